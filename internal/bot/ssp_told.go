package bot

import (
	"fmt"
	"slices"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// told is what a program that plays a seat has been told of a deal, and what
// it answered.
type told struct {
	seat     skat.Seat // NoSeat: nothing, it is between deals
	dealt    skat.Cards
	actions  []skat.Action
	answered skat.Action   // last
	laid     skat.Cards    // its discards
	game     skat.Contract // named with them
	bid      int           // reached in the auction, in game points
	passes   int           // in the auction
	bidding  bool          // the auction goes on
	hidden   bool          // an ouvert game's cards are still to be shown
}

// follows tells whether a View continues the deal as it was told.
func (t *told) follows(v *skat.View, list []skat.Action) bool {
	n := len(t.actions)
	return t.seat == v.Seat && t.dealt == v.Dealt && n <= len(list) && slices.Equal(t.actions, list[:n])
}

// tell returns the lines that bring the program up to date with the deal that
// it follows, and whether the referee did something else than it answered.
func (t *told) tell(v *skat.View, list []skat.Action) (lines []string, overruled bool) {
	for _, a := range list[len(t.actions):] {
		t.actions = append(t.actions, a)
		if a.Seat == v.Seat {
			own := t.answered
			if a.Kind == skat.KindDiscard {
				own = skat.Discard(a.Seat, t.laid)
			}
			overruled = overruled || t.answered.Kind != skat.NoKind && a != own
		}
		if a.Kind == skat.KindPlay && t.hidden {
			lines = append(lines, t.show(v))
		}
		lines = append(lines, t.event(v, a)...)
	}
	if t.hidden && v.TrickAt(0).Leader != skat.NoSeat {
		lines = append(lines, t.show(v))
	}
	return lines, overruled
}

// event returns an action as the lines that the seat hears: none for what is
// done in silence and for claims and concessions, which SSP does not know.
func (t *told) event(v *skat.View, a skat.Action) []string {
	i := a.Seat.Index()
	switch a.Kind {
	case skat.KindBid:
		t.bid = int(a.Value)
		return append([]string{fmt.Sprintf("event bid %d %d", i, a.Value)}, t.endAuction(v)...)
	case skat.KindHold:
		return []string{fmt.Sprintf("event hold %d %d", i, t.bid)}
	case skat.KindPass:
		t.passes++
		return append([]string{fmt.Sprintf("event pass %d", i)}, t.endAuction(v)...)
	case skat.KindPickUp:
		lines := []string{fmt.Sprintf("event pickup %d", i)}
		if a.Seat == v.Seat {
			lines = append(lines, "skat "+v.Found.String())
		}
		return lines
	case skat.KindDiscard:
		if a.Seat == v.Seat && a.Cards != t.laid {
			return []string{"laid " + a.Cards.String()}
		}
	case skat.KindPush:
		return []string{fmt.Sprintf("event push %d", i)}
	case skat.KindDeclare:
		if a.Contract.Ouvert && v.Rules().Kontra == skat.KontraOff {
			return []string{t.show(v)}
		}
		t.hidden = a.Contract.Ouvert // until nobody can say Kontra any more
		return []string{fmt.Sprintf("event game %d %v", i, a.Contract)}
	case skat.KindKontra:
		return []string{fmt.Sprintf("event kontra %d", i)}
	case skat.KindRe:
		return []string{fmt.Sprintf("event re %d", i)}
	case skat.KindPlay:
		return []string{fmt.Sprintf("event play %d %v", i, a.Card)}
	}
	return nil
}

// endAuction returns what follows from the call that ended the auction.
func (t *told) endAuction(v *skat.View) []string {
	switch {
	case !t.bidding:
		return nil
	case t.passes == 2 && t.bid > 0:
		t.bidding = false
		return []string{fmt.Sprintf("event declarer %d %d", v.Declarer().Index(), t.bid)}
	case t.passes == 3:
		t.bidding = false
		if v.Rules().Ramsch {
			return []string{"event ramsch"}
		}
	}
	return nil
}

// show returns an ouvert game with the ten cards that the declarer played it
// with.
func (t *told) show(v *skat.View) string {
	t.hidden = false
	ten := v.Open
	for i := range 10 {
		ten = ten.With(v.TrickAt(i).By(v.Declarer()))
	}
	return fmt.Sprintf("event game %d %v.%v", v.Declarer().Index(), v.Contract(), ten)
}

// question returns what a program is asked when it is to move.
func question(v *skat.View) string {
	switch v.Phase() {
	case skat.PhaseAuction:
		if _, hearer := v.Caller(); hearer == v.Seat {
			return fmt.Sprintf("ask hold %d", v.Bid())
		}
		return fmt.Sprintf("ask bid %d", skat.NextBid(v.Bid()))
	case skat.PhasePickUp:
		return "ask pickup"
	case skat.PhasePush:
		return "ask push"
	case skat.PhaseDiscard:
		if v.Declarer() == skat.NoSeat {
			return "ask discard"
		}
		return "ask game"
	case skat.PhaseDeclare:
		return "ask game"
	case skat.PhaseKontra:
		return "ask kontra"
	case skat.PhaseRe:
		return "ask re"
	}
	return "ask play"
}

// understand reads an answer. Whether it is legal is for the referee to say.
// A line that is no answer at all has the zero Action.
func (t *told) understand(v *skat.View, line string) (skat.Action, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return skat.Action{}, nil
	}
	s, argument := v.Seat, ""
	if len(words) > 1 {
		argument = words[1]
	}
	switch words[0] {
	case "bid":
		b, err := parseBid(argument)
		return skat.Bid(s, b), err
	case "hold":
		return skat.Hold(s), nil
	case "pass":
		return skat.Pass(s), nil
	case "pickup":
		return skat.PickUp(s), nil
	case "hand":
		return skat.PlayHand(s), nil
	case "push":
		return skat.Push(s), nil
	case "kontra":
		return skat.Kontra(s), nil
	case "re":
		return skat.Re(s), nil
	case "play":
		c, err := skat.ParseCard(argument)
		return skat.Play(s, c), err
	case "discard":
		two, err := parseSome(strings.Join(words[1:], ""), 2)
		t.laid = two
		return skat.Discard(s, two), err
	case "game":
		return t.understandGame(v, argument, words[min(2, len(words)):])
	case "error":
		return skat.Action{}, fmt.Errorf("it refuses")
	}
	return skat.Action{}, nil
}

// understandGame reads `game CODE C1.C2`, which is two actions: the discards
// now, the contract when the referee asks for it; or `game CODE`.
func (t *told) understandGame(v *skat.View, code string, cards []string) (skat.Action, error) {
	contract, err := skat.ParseContract(code)
	if err != nil || v.Phase() != skat.PhaseDiscard {
		return skat.Declare(v.Seat, contract), err
	}
	two, err := parseSome(strings.Join(cards, ""), 2)
	if err != nil {
		return skat.Action{}, err
	}
	t.laid, t.game = two, contract
	return skat.Discard(v.Seat, two), nil
}
