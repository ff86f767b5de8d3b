package tui

import (
	"math"
	"strconv"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// reason says in one or two sentences what speaks for the best choice: what a
// player counts in the hand, and the figures.
func (e *Env) reason(k coach.Kind, v *skat.View, verdict coach.Verdict, chosen int) []string {
	switch v.Phase() {
	case skat.PhaseAuction:
		return e.auctionReason(k, v, verdict)
	case skat.PhasePickUp:
		return e.handReason(v, verdict)
	case skat.PhaseKontra, skat.PhaseRe:
		return e.doubleReason(v, verdict)
	}
	return e.compareReason(v, verdict, chosen)
}

// handText says what a player counts in the cards for a game: "5 trumps with
// the top jack, 2 aces".
func (e *Env) handText(cards skat.Cards, g skat.Game) string {
	p, f := e.Text, coach.FeaturesOf(cards, g)
	if g == skat.Null {
		if f.Danger == skat.NoSuit {
			return p.T(i18n.PracticeSafe)
		}
		return p.T(i18n.PracticeCovered, i18n.Args{"N": f.Covered, "Suit": gameText(p, skat.Game(f.Danger))})
	}
	text := p.T(i18n.PracticeTrumps, i18n.Args{"Count": f.Trumps})
	if g == skat.Grand {
		text = p.T(i18n.PracticeJacks, i18n.Args{"Count": f.Jacks})
	}
	switch {
	case f.TopJack:
		text = p.T(i18n.PracticeTopJack, i18n.Args{"Trumps": text})
	case f.Jacks == 0 && g != skat.Grand:
		text = p.T(i18n.PracticeNoJack, i18n.Args{"Trumps": text})
	}
	return text + ", " + p.T(i18n.PracticeAces, i18n.Args{"Count": f.Aces})
}

// estimateArgs are the arguments that speak of an estimate.
func estimateArgs(of coach.Estimate) i18n.Args {
	share, _, _ := of.Win()
	return i18n.Args{"Win": percent(share), "Points": signed(int(math.Round(of.Points)))}
}

// gameWith names a game of a study with how it is come to: "Hearts after the
// pick-up", "Hearts Hand".
func (e *Env) gameWith(v *skat.View, c skat.Contract) string {
	text := contractText(e.Text, c)
	if c.Hand || v.PickedUp(v.Seat) {
		return text
	}
	return e.Text.T(i18n.PracticeAfterSkat, i18n.Args{"Game": text})
}

func (e *Env) auctionReason(k coach.Kind, v *skat.View, verdict coach.Verdict) []string {
	p, games := e.Text, verdict.Games()
	if len(games) == 0 {
		return nil
	}
	best := verdict.Options[games[0]]
	args := estimateArgs(best)
	args["Hand"] = e.handText(v.Hand, best.Option.Contract.Game)
	args["Game"] = e.gameWith(v, best.Option.Contract)
	args["N"], args["Pass"] = coach.Call(*v), signed(int(math.Round(verdict.Options[0].Points)))
	low, high := verdict.Reach()
	args["Range"], args["High"] = e.rangeText(low, high), high
	m := i18n.PracticeWhyBid
	switch {
	case high == 0:
		m = i18n.PracticeWhyPass
	case low == 0 && best.Points < verdict.Options[0].Points:
		m = i18n.PracticeWhyNone
	case low == 0:
		m = i18n.PracticeWhyEither
	case k == coach.BidOrPass:
		m = i18n.PracticeWhyCall
	}
	list := []string{p.T(m, args)}
	if far := skat.NextBid(high); m == i18n.PracticeWhyBid && far != 0 && far <= coach.HighestLimit {
		list[0] = p.T(i18n.PracticeWhyFar, i18n.Args{"Sentence": list[0], "Far": far})
	} else if m == i18n.PracticeWhyBid {
		list[0] += "."
	}
	if m == i18n.PracticeWhyEither {
		list = append(list, p.T(i18n.PracticeWhyOthers))
	}
	return list
}

// handReason compares the best game after the pick-up with the best by Hand.
func (e *Env) handReason(v *skat.View, verdict coach.Verdict) []string {
	var with, without *coach.Estimate
	for _, i := range verdict.Games() {
		of := &verdict.Options[i]
		switch {
		case of.Option.Contract.Hand && without == nil:
			without = of
		case !of.Option.Contract.Hand && with == nil:
			with = of
		}
	}
	if with == nil || without == nil || verdict.Best < 0 {
		return nil
	}
	pick, hand := verdict.Options[0], verdict.Options[1]
	args := i18n.Args{"Hand": e.handText(v.Hand, without.Option.Contract.Game)}
	args["With"], args["WithWin"] = contractText(e.Text, with.Option.Contract), estimateArgs(pick)["Win"]
	args["Without"], args["WithoutWin"] = contractText(e.Text, without.Option.Contract), estimateArgs(hand)["Win"]
	args["Value"] = without.Option.Contract.Least(v.Hand)
	switch {
	case hand.Right() && pick.Right():
		return []string{e.Text.T(i18n.PracticeWhyBoth, args)}
	case hand.Right():
		return []string{e.Text.T(i18n.PracticeWhyHand, args)}
	}
	return []string{e.Text.T(i18n.PracticeWhyPickUp, args)}
}

// doubleReason says how often the own side wins, and from when doubling pays.
func (e *Env) doubleReason(v *skat.View, verdict coach.Verdict) []string {
	for _, of := range verdict.Options {
		if of.Option.Action.Kind == skat.KindPass && of.Samples > 0 {
			args := estimateArgs(of)
			args["Game"] = contractText(e.Text, v.Contract())
			if v.Phase() == skat.PhaseRe {
				return []string{e.Text.T(i18n.PracticeWhyRe, args)}
			}
			return []string{e.Text.T(i18n.PracticeWhyKontra, args)}
		}
	}
	return nil
}

// compareReason compares the best choice with the answer, or where that is the
// best, with the next that is not right.
func (e *Env) compareReason(v *skat.View, verdict coach.Verdict, chosen int) []string {
	list := verdict.Choices()
	if verdict.Best < 0 || len(list) == 0 {
		return nil
	}
	first := verdict.Best
	if chosen >= 0 && verdict.Options[chosen].Right() {
		first = chosen
	}
	second := -1
	if first != chosen {
		second = chosen
	} else {
		for _, i := range list {
			if i != first && !verdict.Options[i].Right() {
				second = i
				break
			}
		}
	}
	best := verdict.Options[first]
	args := estimateArgs(best)
	args["Best"] = e.optionText(*v, best.Option)
	alone, better := i18n.PracticeWhyAlone, i18n.PracticeWhyBetter
	if v.Phase() == skat.PhasePlay && v.Seat != v.Declarer() {
		alone, better = i18n.PracticeDefendAlone, i18n.PracticeDefendBetter
	}
	m := alone
	if second >= 0 {
		other := verdict.Options[second]
		args["Other"], args["OtherWin"], args["OtherPoints"] = e.optionText(*v, other.Option), estimateArgs(other)["Win"], estimateArgs(other)["Points"]
		m = better
	}
	sentence := e.Text.T(m, args)
	game, hand := best.Option.Contract, v.Hand
	switch {
	case v.Phase() == skat.PhasePlay && v.Seat != v.Declarer():
		return []string{sentence, e.defenceText(v)}
	case best.Option.Action.Kind == skat.KindDiscard && game.Game == skat.NoGame && best.Contract.Game != skat.NoGame:
		kept := e.handText(hand&^best.Option.Action.Cards, best.Contract.Game)
		return []string{e.Text.T(i18n.PracticeWhyKept, i18n.Args{"Game": contractText(e.Text, best.Contract), "Hand": kept, "Sentence": sentence})}
	case game.Game != skat.NoGame:
		return []string{e.Text.T(i18n.PracticeWhyGame, i18n.Args{"Hand": e.handText(hand, game.Game), "Sentence": sentence})}
	}
	return []string{sentence}
}

// defenceText says how the defence stands.
func (e *Env) defenceText(v *skat.View) string {
	if v.Contract().Game == skat.Null {
		return e.Text.T(i18n.PracticeDefendNull)
	}
	own := 0
	for _, s := range skat.Seats() {
		if s != v.Declarer() {
			own += v.TrickPoints(s)
		}
	}
	return e.Text.T(i18n.PracticeDefendStand, i18n.Args{"N": own, "Need": strconv.Itoa(max(0, 121-v.Contract().NeedsPoints()-own))})
}
