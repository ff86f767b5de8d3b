package bot

import (
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// Tournament points (section 10) are what the bidding weighs: a win is worth
// the value and wonExtra; a loss costs twice the value and lostExtra, in which
// a part of what the opponents get counts as lost too.
const (
	wonExtra  = 50
	lostExtra = 50 + 40
	// caution has a dear game lost weigh more than it costs: Club likes the sure
	// suit game better than the Grand that is worth a little more on average.
	caution = 2.0
	// What a game must promise. While nobody has called, a pass may pass the deal
	// in; once somebody has, it most likely leaves him a game that he wins, which
	// is worse than a game of one's own that loses a little on average.
	openFrom    = 19.0
	contestFrom = -24.0
)

// An offer is a game that could be played.
type offer struct {
	contract skat.Contract
	laid     skat.Cards // into the skat
	win      float64    // chance to win it, but for an overbid
	value    int        // in game points when just won
}

// gain returns the expected tournament points of an offer at a bid.
func (o offer) gain(bid int) float64 {
	win, value := o.win, float64(o.value)
	base := o.contract.Game.Base()
	if o.value < bid {
		if base == 0 || o.contract.Schneider || o.value+base < bid {
			win = 0
		} else {
			win = schneiderChance(win)
		}
		value = float64(bid)
	}
	upside := 0.0
	if base != 0 && !o.contract.Schneider {
		upside = float64(base) * schneiderChance(win)
	}
	return win*(value+wonExtra) + upside - (1-win)*(2*caution*value+lostExtra)
}

// schneiderChance is how often a game that is won with chance win ends in
// Schneider, roughly as in Club's own games: 10 % at 0.85, 40 % at 0.98.
func schneiderChance(win float64) float64 {
	w2 := win * win
	w4 := w2 * w2
	return 0.47 * w4 * w4
}

// tableSense is what an evaluation takes from the table.
type tableSense struct {
	seat   skat.Seat
	rivals int // opponents that called or held at least 18
}

func sense(v *skat.View) tableSense {
	t := tableSense{seat: v.Seat}
	for _, s := range skat.Seats() {
		if s != v.Seat && v.Spoke(s) {
			t.rivals++
		}
	}
	return t
}

// hopeless is the logit below which the auction does not look at a game.
const hopeless = -1.0

// pickedUp lists the games that twelve cards can play with logits of at least
// floor.
func (t tableSense) pickedUp(twelve skat.Cards, floor float64, list []offer) []offer {
	q := quickLook(twelve)
	for g := skat.GameDiamonds; g <= skat.Grand; g++ {
		m := judge(g).model
		if q.trump(g)+m.trumpPart(g, twelve)+m.table(t.seat, t.rivals) < floor-rounding {
			continue
		}
		z, laid := layTrump(g, twelve)
		if z += m.table(t.seat, t.rivals); z >= floor {
			c := skat.Contract{Game: g}
			list = append(list, offer{c, laid, chance(z), c.Least(twelve)})
		}
	}
	for _, open := range [2]bool{false, true} {
		m := nullJudgeFor(open).model
		if !q.maybeSafe && q.null(open)+m.table(t.seat, t.rivals) < floor-rounding {
			continue
		}
		z, laid := layNull(twelve, open)
		if z += m.table(t.seat, t.rivals); z >= floor {
			c := skat.Contract{Game: skat.Null, Ouvert: open}
			list = append(list, offer{c, laid, chance(z), c.Least(twelve)})
		}
	}
	return list
}

// unseenSkat lists the Hand games that ten cards can play, without
// announcements.
func (t tableSense) unseenSkat(ten skat.Cards) (list []offer) {
	for _, c := range skat.Contracts(true) {
		if !c.Schneider {
			list = append(list, offer{c, 0, t.chanceOf(c, ten, 0), c.Least(ten)})
		}
	}
	return list
}

// best returns the offer of the greatest gain at a bid.
func best(list []offer, bid int) (offer, float64) {
	top, gain := list[0], math.Inf(-1)
	for _, o := range list {
		if g := o.gain(bid); g > gain {
			top, gain = o, g
		}
	}
	return top, gain
}

// maxBids is how many bid values are worth telling apart: up to 99 game points.
const maxBids = 32

// prospects returns the expected gain of picking up the skat at each of the
// lowest maxBids bid values, over all 231 skats.
func (t tableSense) prospects(ten skat.Cards) (gain [maxBids]float64) {
	n := 0.0
	var room [7]offer
	rest := skat.AllCards &^ ten
	for a := rest; a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			addGains(&gain, t.pickedUp(ten|a&-a|b&-b, hopeless, room[:0]))
			n++
		}
	}
	for i := range gain {
		gain[i] /= n
	}
	return gain
}

// addGains adds to each bid value the gain of the best offer for it.
func addGains(gain *[maxBids]float64, list []offer) {
	var top [maxBids]float64 // by the highest bid that is covered, below end
	end := 0
	reach := func(i int) {
		for ; end <= i; end++ {
			top[end] = uncovered[end]
		}
	}
	for _, o := range list {
		covered := bidIndex[min(o.value, len(bidIndex)-1)]
		reach(covered)
		top[covered] = max(top[covered], o.gain(0))
		// Schneider may rescue a bid of one level more.
		if base := o.contract.Game.Base(); base > 0 && o.win > 0.8 {
			for i := covered + 1; i < maxBids && bidValues[i] <= float64(o.value+base); i++ {
				reach(i)
				top[i] = max(top[i], o.gain(int(bidValues[i])))
			}
		}
	}
	for i := end; i < maxBids; i++ {
		gain[i] += uncovered[i]
	}
	covering := math.Inf(-1)
	for i := end - 1; i >= 0; i-- {
		if top[i] > covering {
			covering = top[i]
		}
		gain[i] += covering
	}
}

// bidValues are the lowest maxBids bid values; bidIndex tells the index of the
// highest that a game value covers, uncovered the gain at a bid that no game
// covers.
var (
	bidValues = func() (list [maxBids]float64) {
		for i, v := range skat.BidValues() {
			if i < maxBids {
				list[i] = float64(v)
			}
		}
		return list
	}()
	uncovered = func() (list [maxBids]float64) {
		for i, v := range bidValues {
			list[i] = -2*caution*v - lostExtra
		}
		return list
	}()
	bidIndex = func() (list [100]int) {
		for v := range list {
			for list[v]+1 < maxBids && bidValues[list[v]+1] <= float64(v) {
				list[v]++
			}
		}
		return list
	}()
)

// bidLimit returns the highest value in game points that the seat should bid,
// 0 to pass at once.
func bidLimit(v *skat.View) int { return sense(v).limit(v.Dealt) }

func (t tableSense) limit(ten skat.Cards) int {
	gain := t.prospects(ten)
	hand := t.unseenSkat(ten)
	enough := openFrom
	if t.rivals > 0 {
		enough = contestFrom
	}
	limit := 0
	for i, b := range bidValues {
		_, h := best(hand, int(b))
		if max(gain[i], h) > enough {
			limit = int(b)
		}
	}
	return limit
}

// worthHand tells whether the declarer does better without the skat.
func worthHand(v *skat.View) bool {
	t := sense(v)
	hand := t.unseenSkat(v.Dealt)
	_, h := best(hand, v.Bid())
	pickUp := t.prospects(v.Dealt)
	return h > pickUp[bidIndex[min(v.Bid(), len(bidIndex)-1)]]
}

// bestGame returns what the declarer should play with twelve cards in hand.
func bestGame(v *skat.View) offer {
	o, _ := best(sense(v).pickedUp(v.Hand, math.Inf(-1), nil), v.Bid())
	return o
}

// declaration returns what to declare: after the discard the best game for
// the ten cards kept, before it the best Hand game with its announcements.
func declaration(v *skat.View) skat.Contract {
	t := sense(v)
	if !v.PickedUp(v.Seat) {
		o, _ := best(t.unseenSkat(v.Dealt), v.Bid())
		return announce(v, o)
	}
	var list []offer
	for _, c := range skat.Contracts(false) {
		list = append(list, offer{c, v.Laid, t.chanceOf(c, v.Hand, v.Laid), c.Least(v.Hand | v.Laid)})
	}
	o, _ := best(list, v.Bid())
	return o.contract
}

// chanceOf returns the chance to win a contract with ten cards in hand.
func (t tableSense) chanceOf(c skat.Contract, ten, laid skat.Cards) float64 {
	if c.Game == skat.Null {
		m := nullJudgeFor(c.Ouvert).model
		return chance(m.logit(ten) + m.table(t.seat, t.rivals))
	}
	m := judge(c.Game).model
	return chance(m.logit(c.Game, ten, laid, c.Hand) + m.table(t.seat, t.rivals))
}
