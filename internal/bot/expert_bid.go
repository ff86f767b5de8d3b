package bot

import (
	"context"
	"math"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

// Informed implements [Informed].
func (p expert) Informed(s Standing) Player {
	p.standing = &s
	return p
}

// contest acts from the first call to the declaration.
func (p expert) contest(ctx context.Context, v *skat.View) skat.Action {
	switch v.Phase() {
	case skat.PhaseAuction:
		return p.call(v)
	case skat.PhasePickUp:
		if p.takesSkat(v) {
			return skat.PickUp(v.Seat)
		}
		return skat.PlayHand(v.Seat)
	case skat.PhaseDiscard:
		return skat.Discard(v.Seat, p.lay(ctx, v).holding.Laid)
	}
	return skat.Declare(v.Seat, p.declaration(ctx, v))
}

// A bidder weighs games by the learned tables.
type bidder struct {
	model  *appraisal.Model
	stakes stakes
	seat   skat.Seat
	reach  int // of the rivals, as of appraisal.Reach
	bid    int // at which a game would be played, in game points
}

func (p expert) bidder(v *skat.View) bidder {
	return bidder{
		model: p.options.model(), stakes: newStakes(v, p.standing), seat: v.Seat, bid: v.Bid(),
		reach: RivalsReach(v, v.Seat),
	}
}

// RivalsReach classes what the rivals of s said.
func RivalsReach(v *skat.View, s skat.Seat) int {
	rivals, highest := 0, 0
	r := readCalls(v)
	for _, o := range skat.Seats() {
		if o != s && v.Spoke(o) {
			rivals++
			highest = max(highest, r[o.Index()].upTo)
		}
	}
	return appraisal.Reach(rivals, highest)
}

// A venture is a contract with the cards to play it.
type venture struct {
	holding   appraisal.Holding
	contract  skat.Contract
	win       float64 // chance of what the contract needs, but for an overbid
	schneider float64 // chance of 90 points; 0 where that brings nothing
	value     int     // in game points when just won
}

// gain is the worth of a venture.
func (b *bidder) gain(c *venture) float64 {
	base := c.contract.Game.Base()
	win, schneider, value := c.win, min(c.schneider, c.win), float64(c.value)
	if c.value < b.bid { // only Schneider can rescue it
		if schneider == 0 || c.value+base < b.bid {
			return b.stakes.lost(b.price(c))
		}
		return schneider*b.stakes.won(value+float64(base)) + (1-schneider)*b.stakes.lost(b.price(c))
	}
	g := (win-schneider)*b.stakes.won(value) + (1-win)*b.stakes.lost(b.price(c))
	if schneider > 0 {
		g += schneider * b.stakes.won(value+float64(base))
	}
	return g
}

// price is what a venture costs when lost (section 8), half of it.
func (b *bidder) price(c *venture) float64 {
	if c.value >= b.bid || b.stakes.valuation != skat.ISkO {
		return float64(c.value)
	}
	base := c.contract.Game.Base()
	if base == 0 { // the cheapest other game: about the bid
		return float64(b.bid)
	}
	return float64(base * ((b.bid + base - 1) / base))
}

// chances fills in how likely a venture is won.
func (b *bidder) chances(c *venture) {
	k := c.holding.Kind
	c.win = appraisal.Chance(b.model.Real[k][appraisal.Won].Of(b.model, c.holding, appraisal.Won, b.reach))
	if c.contract.Game == skat.Null {
		if appraisal.SafeNull(c.holding.Ten) {
			c.win = 1
		}
		return
	}
	c.schneider = appraisal.Chance(b.model.Real[k][appraisal.Schneider].Of(b.model, c.holding, appraisal.Schneider, b.reach))
}

// games are the games that a seat can play, without cards.
func (b *bidder) games() [7]venture {
	var list [7]venture
	for i, s := range skat.Suits() {
		list[i].holding = appraisal.Holding{Kind: appraisal.Suit, Suit: s}
		list[i].contract = skat.Contract{Game: skat.Game(s)}
	}
	list[4].holding.Kind, list[4].contract.Game = appraisal.Grand, skat.Grand
	list[5].holding.Kind, list[5].contract.Game = appraisal.Null, skat.Null
	list[6].holding.Kind, list[6].contract = appraisal.NullOuvert, skat.Contract{Game: skat.Null, Ouvert: true}
	for i := range list {
		list[i].holding.Seat = b.seat
	}
	return list
}

// hopelessOpen is the open-card logit below which a game is no venture in the
// auction; Null, on which open cards are hard, has it lower.
func hopelessOpen(k appraisal.Kind) float64 {
	if k == appraisal.Suit || k == appraisal.Grand {
		return -2
	}
	return -6
}

// prospect returns the worth of picking up the skat, over all skats: with each
// the best game and discard by the tables.
func (b *bidder) prospect(ten skat.Cards) float64 {
	games := b.games()
	sum, n := 0.0, 0.0
	rest := skat.AllCards &^ ten
	for x := rest; x != 0; x &= x - 1 {
		for y := x & (x - 1); y != 0; y &= y - 1 {
			sum += b.bestOf(&games, ten|x&-x|y&-y)
			n++
		}
	}
	return sum / n
}

// bestOf returns the worth of the best game with twelve cards.
func (b *bidder) bestOf(games *[7]venture, twelve skat.Cards) float64 {
	best := b.stakes.lost(float64(max(b.bid, 18))) // what a hopeless game costs
	var l appraisal.Laying
	for i := range games {
		c := games[i]
		switch k := c.holding.Kind; {
		case !worthALook(c.contract.Game, twelve):
			l.Logit = math.Inf(-1)
			continue
		case k != appraisal.NullOuvert: // which is laid for as the Null before it
			l = b.model.Lay(c.holding, twelve)
		}
		if l.Logit < hopelessOpen(c.holding.Kind) {
			continue
		}
		c.holding.Laid, c.holding.Ten = l.Laid, twelve&^l.Laid
		c.value = c.contract.Least(twelve)
		b.chances(&c)
		best = max(best, b.gain(&c))
	}
	return best
}

// worthALook sorts out the games that are hardly ever best, to save the time:
// suit games with less than five trumps, Grands with few jacks and aces, and
// Nulls with many high cards.
func worthALook(g skat.Game, twelve skat.Cards) bool {
	aces := (twelve & skat.OfRank(skat.Ace)).Len()
	switch {
	case g.IsSuit():
		n := (twelve & g.Trumps()).Len()
		return n >= 5 || n == 4 && (twelve&skat.Jacks).Len() >= 2
	case g == skat.Grand:
		return aces+(twelve&skat.Jacks).Len() >= 4
	case g == skat.Null:
		return aces+(twelve&(skat.OfRank(skat.King)|skat.OfRank(skat.Queen))).Len() <= 6
	}
	return true
}

// handGame returns the best Hand game with ten cards, with its announcements,
// and its worth over all skats that it may find.
func (b *bidder) handGame(ten skat.Cards) (skat.Contract, float64) {
	var best skat.Contract
	top := math.Inf(-1)
	for _, c := range b.games() {
		c.holding.Hand, c.contract.Hand = true, true
		c.holding.Ten = ten
		b.chances(&c)
		if g := b.unseen(c); g > top {
			best, top = c.contract, g
		}
		if c.contract.Game == skat.Null {
			continue
		}
		c.contract.Schneider = true
		c.win, c.schneider = min(c.schneider, c.win), 0
		if losesOne(c.contract.Game, ten, b.seat == skat.Forehand) {
			c.win = 1
		}
		if g := b.unseen(c); g > top {
			best, top = c.contract, g
		}
		if takesAll(c.contract.Game, ten, b.seat == skat.Forehand) {
			c.contract.Schwarz, c.contract.Ouvert, c.win = true, true, 1
			if g := b.unseen(c); g > top {
				best, top = c.contract, g
			}
		}
	}
	return best, top
}

// unseen returns the worth of a Hand game over all skats: the matadors in it
// decide the value.
func (b *bidder) unseen(c venture) float64 {
	g := c.contract.Game
	if g == skat.Null {
		c.value = c.contract.Least(c.holding.Ten)
		return b.gain(&c)
	}
	var count [12]float64 // skats by matadors
	n := 0.0
	rest := skat.AllCards &^ c.holding.Ten
	for x := rest; x != 0; x &= x - 1 {
		for y := x & (x - 1); y != 0; y &= y - 1 {
			m := g.Matadors(c.holding.Ten | x&-x | y&-y)
			count[max(m, -m)]++
			n++
		}
	}
	sum := 0.0
	for m, k := range count {
		if k > 0 {
			c.value = c.contract.Value(m, c.contract.Schneider, c.contract.Schwarz)
			sum += k / n * b.gain(&c)
		}
	}
	return sum
}

// play returns the worth of playing at the bid with ten cards.
func (b *bidder) play(ten skat.Cards) float64 {
	_, hand := b.handGame(ten)
	return max(hand, b.prospect(ten))
}

// call answers in the auction: it stays in while playing at the next value is
// worth more than passing.
func (p expert) call(v *skat.View) skat.Action {
	if play, pass := p.prospects(v); play <= pass {
		return skat.Pass(v.Seat)
	}
	if _, hearer := v.Caller(); hearer == v.Seat {
		return skat.Hold(v.Seat)
	}
	return skat.Bid(v.Seat, skat.NextBid(v.Bid()))
}

// prospects returns what playing at the value that is to be called or held is
// worth, and what passing is, in the points of the stakes.
func (p expert) prospects(v *skat.View) (play, pass float64) {
	b := p.bidder(v)
	if _, hearer := v.Caller(); hearer != v.Seat {
		if b.bid = skat.NextBid(v.Bid()); b.bid == 0 {
			return math.Inf(-1), 0
		}
	}
	return b.play(v.Dealt), b.pass(v)
}

// Prospects returns what the Expert thinks, when it is asked in the auction,
// of playing at the value that is to be called or held and of passing: own
// tournament points less the mean of the others'.
func (o ExpertOptions) Prospects(v *skat.View) (play, pass float64) {
	return expert{options: o}.prospects(v)
}

// pass returns the worth of passing now.
func (b *bidder) pass(v *skat.View) float64 {
	return b.stakes.passed(b.model.Passing[SituationOfPass(v)][appraisal.Strength(v.Dealt)])
}

// SituationOfPass classes what a player who passes leaves behind.
func SituationOfPass(v *skat.View) int {
	rivals, others := 0, 0
	calls := readCalls(v)
	for _, o := range skat.Seats() {
		switch {
		case o == v.Seat:
		case v.Spoke(o):
			rivals++
		case calls[o.Index()].passed == 0:
			others++
		}
	}
	switch {
	case rivals == 2:
		return appraisal.PassTwo
	case rivals == 1 && v.Bid() >= 24:
		return appraisal.PassHigh
	case rivals == 1:
		return appraisal.PassOne
	case others > 0:
		return appraisal.PassFirst
	}
	return appraisal.PassLast
}

// ClubChance returns how likely Club thinks it wins a contract with ten cards,
// two laid and a number of rivals: the measure for the learned tables.
func ClubChance(c skat.Contract, ten, laid skat.Cards, s skat.Seat, rivals int) float64 {
	return tableSense{seat: s, rivals: rivals}.chanceOf(c, ten, laid)
}
