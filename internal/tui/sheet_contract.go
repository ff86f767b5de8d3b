package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// contractCell is what was played: the game with its levels, or who lost a
// Ramsch.
func contractCell(env *Env, s match.Sheet, row match.Row, form contractForm) line {
	t := env.Text
	switch row.Result.Outcome {
	case skat.PassedIn:
		l := plain(styleDim, t.T(i18n.PassedIn))
		if form == contractLong && row.Bock {
			l = append(l, piece{styleDim, ", " + t.T(i18n.Bock)})
		}
		return l
	case skat.RamschLost, skat.Durchmarsch:
		return joinWords(gameCell(env, row, form), ramschWords(t, s, row, form), form)
	}
	return joinWords(gameCell(env, row, form), contractWords(t, row.Result.Calculation, form), form)
}

// gameCell is the game as a sign or in a word, which the shortest form cuts.
func gameCell(env *Env, row match.Row, form contractForm) line {
	l := gameMark(env, row.Contract.Game)
	if row.Result.Outcome == skat.Durchmarsch {
		l = plain(stylePlain, env.Text.T(i18n.SheetDurchmarsch))
	}
	if form == contractMark {
		l[0].text = clip(l[0].text, 2)
	}
	return l
}

// joinWords puts words behind the game, in the long form with commas.
func joinWords(l line, words []string, form contractForm) line {
	for i, word := range words {
		between := " "
		if form == contractLong && i > 0 {
			between = ", "
		}
		l = append(l, piece{stylePlain, between + word})
	}
	return l
}

// gameMark is a game's suit as a sign, or its name where it has none.
func gameMark(env *Env, g skat.Game) line {
	if s := g.Suit(); s != skat.NoSuit {
		return line{{suitStyle(s, false), newFaces(env.Theme, env.Text).suit(s)}}
	}
	return plain(stylePlain, gameText(env.Text, g))
}

// shortLevels are the short words of the levels, by skat.Level.
var shortLevels = [...]i18n.Message{
	i18n.SheetHand, i18n.SheetSchneider, i18n.SheetAnnounced, i18n.SheetSchwarz, i18n.SheetAnnounced, i18n.SheetOuvert,
}

// contractWords are what stands behind the game: matadors, levels and, in the
// long form, doublings. The shortest form leaves out the game itself, which
// always is one more than the matadors.
func contractWords(t *i18n.Printer, k skat.Calculation, form contractForm) []string {
	var words []string
	add := func(short, full i18n.Message, n int) {
		m := short
		if form == contractLong {
			m = full
		}
		words = append(words, t.T(m, i18n.Args{"N": n}))
	}
	levels := k.Levels()
	n := max(k.Matadors, -k.Matadors)
	switch {
	case k.Contract.Game == skat.Null:
		levels = nullLevels(k.Contract)
	case k.Matadors < 0:
		add(i18n.SheetWithout, i18n.Without, n)
	case k.Matadors > 0:
		add(i18n.SheetWith, i18n.With, n)
	}
	if n > 0 && form != contractMark {
		add(i18n.SheetGame, i18n.GameLevel, n+1)
	}
	for _, l := range levels {
		add(shortLevels[l], levelWords[l], 0)
	}
	if form == contractLong {
		for _, l := range k.Doublings() {
			words = append(words, t.T(levelWords[l]))
		}
	}
	if k.Overbid {
		add(i18n.SheetOverbid, i18n.Overbid, 0)
	}
	return words
}

// nullLevels are Hand and ouvert, which in Null are no levels but words.
func nullLevels(c skat.Contract) []skat.Level {
	var list []skat.Level
	if c.Ouvert {
		list = append(list, skat.LevelOuvert)
	}
	if c.Hand {
		list = append(list, skat.LevelHand)
	}
	return list
}

// ramschWords say who lost a Ramsch with how many card points, or won it, and
// what doubled that.
func ramschWords(t *i18n.Printer, s match.Sheet, row match.Row, form contractForm) []string {
	who, k := "", row.Result.Ramsch
	for p, points := range row.Points {
		if points.Score == 0 {
			continue
		}
		if who != "" {
			who += "+"
		}
		who += playerName(t, s.Players[p])
	}
	var words []string
	switch {
	case who == "":
		return []string{t.T(i18n.SheetTied)}
	case row.Result.Outcome == skat.RamschLost && form != contractMark:
		words = append(words, who+" "+strconv.Itoa(k.Most))
	default:
		words = append(words, who)
	}
	add := func(on bool, short, full i18n.Message) {
		switch {
		case on && form == contractLong:
			words = append(words, t.T(full, i18n.Args{"N": k.Pushes}))
		case on && form == contractShort:
			words = append(words, t.T(short, i18n.Args{"N": k.Pushes}))
		}
	}
	lost := row.Result.Outcome == skat.RamschLost
	add(lost && k.Jungfrau != skat.NoSeat, i18n.SheetJungfrauShort, i18n.SheetJungfrau)
	add(lost && k.Pushes > 0, i18n.SheetPushedShort, i18n.SheetPushed)
	add(k.Bock && form == contractLong, i18n.Bock, i18n.Bock)
	return words
}
