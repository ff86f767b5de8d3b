package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// The words for games and levels, by skat.Game and skat.Level.
var (
	gameWords  = [...]i18n.Message{"", i18n.Diamonds, i18n.Hearts, i18n.Spades, i18n.Clubs, i18n.Grand, i18n.Null, i18n.Ramsch}
	levelWords = [...]i18n.Message{
		i18n.Hand, i18n.Schneider, i18n.SchneiderAnnounced, i18n.Schwarz, i18n.SchwarzAnnounced, i18n.Ouvert,
		i18n.Kontra, i18n.Re, i18n.Bock,
	}
	seatWords = [...]i18n.Message{"", i18n.Forehand, i18n.Middlehand, i18n.Rearhand}
)

// gameText is the word for a game; nothing for NoGame.
func gameText(p *i18n.Printer, g skat.Game) string {
	if g == skat.NoGame || int(g) >= len(gameWords) {
		return ""
	}
	return p.T(gameWords[g])
}

// seatText is the word for a seat.
func seatText(p *i18n.Printer, s skat.Seat) string {
	if s == skat.NoSeat || int(s) >= len(seatWords) {
		return ""
	}
	return p.T(seatWords[s])
}

// contractText names a contract in full: "Grand Hand, Schneider announced".
// An announcement stands for those that it includes.
func contractText(p *i18n.Printer, c skat.Contract) string {
	text := gameText(p, c.Game)
	if c.Game == skat.Null && c.Ouvert {
		text += " " + p.T(i18n.Ouvert)
	}
	if c.Hand {
		text += " " + p.T(i18n.Hand)
	}
	switch {
	case c.Game == skat.Null:
	case c.Ouvert:
		text += " " + p.T(i18n.Ouvert)
	case c.Schwarz:
		text += ", " + p.T(i18n.SchwarzAnnounced)
	case c.Schneider:
		text += ", " + p.T(i18n.SchneiderAnnounced)
	}
	return text
}

// matadorsText says "with 2" or "without 2".
func matadorsText(p *i18n.Printer, matadors int) string {
	if matadors < 0 {
		return p.T(i18n.Without, i18n.Args{"N": -matadors})
	}
	return p.T(i18n.With, i18n.Args{"N": matadors})
}

// calculationText says how a game was priced, as a player says it: "without 2,
// game 3, Schneider 4 × Hearts 10 = 40". What a lost game costs stands behind
// that.
func calculationText(p *i18n.Printer, k skat.Calculation) string {
	c := k.Contract
	text := contractText(p, c)
	if c.Game.Base() != 0 {
		n := max(k.Matadors, -k.Matadors) + 1
		text = matadorsText(p, k.Matadors) + ", " + p.T(i18n.GameLevel, i18n.Args{"N": n})
		for _, l := range k.Levels() {
			n++
			text += ", " + p.T(levelWords[l]) + " " + strconv.Itoa(n)
		}
		text += " × " + gameText(p, c.Game) + " " + strconv.Itoa(c.Game.Base())
	}
	text += " = " + strconv.Itoa(k.Value)
	if k.Overbid {
		text += ", " + p.T(i18n.ResultOverbid, i18n.Args{"Bid": k.Bid})
	}
	if k.Price != k.Value {
		text += ", " + p.T(i18n.ResultPriced, i18n.Args{"N": k.PriceMultiplier, "Base": k.PriceBase, "Price": k.Price})
	}
	if !k.Won {
		text += ", " + p.T(i18n.Lost) + " × −2"
	}
	for _, l := range k.Doublings() {
		text += ", " + p.T(levelWords[l]) + " × 2"
	}
	if k.Score != k.Value {
		text += " = " + signed(k.Score)
	}
	return text
}
