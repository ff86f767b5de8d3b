package coach

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// Kind is a kind of drill.
type Kind string

// The kinds of drill.
const (
	BidOrPass Kind = "bid"     // the first call: bid, hold or pass
	HowHigh   Kind = "limit"   // how far to go
	HandOrNot Kind = "hand"    // pick up the skat or play Hand
	WhichGame Kind = "game"    // with twelve cards in hand
	NullOrNot Kind = "null"    // the same, where a Null is near
	Discards  Kind = "discard" // which two cards to lay away
	KontraOr  Kind = "kontra"  // Kontra or not
	Defence   Kind = "defend"  // a defender's card
	Whole     Kind = "whole"   // a hand from the auction to the declaration, step by step
)

// Kinds lists the kinds in the order in which a beginner meets them.
func Kinds() [9]Kind {
	return [9]Kind{BidOrPass, HowHigh, HandOrNot, WhichGame, NullOrNot, Discards, KontraOr, Defence, Whole}
}

// Level is how far apart the choices of a drill are.
type Level string

// The levels.
const (
	Clear Level = "clear"
	Close Level = "close"
)

// Levels lists the levels.
func Levels() [2]Level { return [2]Level{Clear, Close} }

// Drill is a decision to practise: a deal that has come to where the seat to
// move decides. The cards that this seat cannot see are there for the deal to
// be played out; the verdict never looks at them.
type Drill struct {
	Kind Kind
	Deal skat.Deal
}

// Seat returns whose decision it is.
func (d Drill) Seat() skat.Seat { return d.Deal.ToMove() }

// View returns what that seat knows.
func (d Drill) View() skat.View { return d.Deal.View(d.Seat()) }

// Study returns the measuring of the drill's decision.
func (d Drill) Study(seed uint64) (*Study, error) { return NewStudy(d.View(), d.ask(), seed) }

func (d Drill) ask() Ask {
	if (d.Kind == WhichGame || d.Kind == NullOrNot) && d.Deal.Phase() == skat.PhaseDiscard {
		return AskGame
	}
	return AskGames
}

// Rules are those of the drills: the tournament's, at a table of three, and
// with Kontra where that is practised.
func Rules(k Kind) skat.Rules {
	r := skat.Rules{Valuation: skat.ISkO}
	if k == KontraOr {
		r.Kontra = skat.KontraAny
	}
	return r
}

// String returns the drill as one line that [ParseDrill] reads: the kind, then
// the deal.
func (d Drill) String() string { return string(d.Kind) + " " + d.Deal.String() }

// ParseDrill reads what String writes.
func ParseDrill(line string) (Drill, error) {
	word, rest, _ := strings.Cut(line, " ")
	kind, err := ParseKind(word)
	if err != nil {
		return Drill{}, err
	}
	deal, err := skat.ParseDeal(rest, Rules(kind))
	if err != nil {
		return Drill{}, err
	}
	d := Drill{kind, deal}
	if !kind.fits(deal.Phase()) {
		return Drill{}, fmt.Errorf("drill %q: the deal has come to %q, where that is not asked", kind, deal.Phase())
	}
	return d, nil
}

// ParseKind reads the name of a kind.
func ParseKind(name string) (Kind, error) {
	var names []string
	for _, k := range Kinds() {
		if string(k) == name {
			return k, nil
		}
		names = append(names, string(k))
	}
	return "", fmt.Errorf("kind of drill %q: want one of %s", name, strings.Join(names, ", "))
}

// fits tells whether a drill of the kind may ask in a phase.
func (k Kind) fits(p skat.Phase) bool {
	switch k {
	case BidOrPass, HowHigh:
		return p == skat.PhaseAuction
	case HandOrNot:
		return p == skat.PhasePickUp
	case WhichGame, NullOrNot, Discards:
		return p == skat.PhaseDiscard
	case KontraOr:
		return p == skat.PhaseKontra
	case Defence:
		return p == skat.PhasePlay
	}
	return p == skat.PhaseAuction || p == skat.PhasePickUp || p == skat.PhaseDiscard || p == skat.PhaseDeclare
}

// Answer is what was decided: in the auction the limit, 0 to pass, elsewhere
// the action.
type Answer struct {
	Limit  int
	Action skat.Action
}

// Judge returns the number of the option that an answer is, -1 when there is
// none. Where only bid or pass was asked, a bid stands for the best way to go
// on bidding.
func (d Drill) Judge(s *Study, v Verdict, a Answer) int {
	if d.Kind != BidOrPass || a.Limit == 0 {
		return s.IndexOf(a.Limit, a.Action)
	}
	for _, i := range v.Choices() {
		if v.Options[i].Option.Limit > 0 {
			return i
		}
	}
	return -1
}

// Allows returns the engine's error when the seat may not answer with an
// action. Where only the game is asked, that is declared after Club has laid
// away for it.
func (d Drill) Allows(a skat.Action) error {
	deal := d.Deal
	if d.ask() == AskGame && a.Kind == skat.KindDeclare {
		if err := deal.Apply(skat.Discard(a.Seat, bot.Lay(a.Contract, d.View().Hand))); err != nil {
			return err
		}
	}
	return deal.Apply(a)
}

// BidTo has a seat call and hold up to a limit and the others call as Club
// does, to the end of the auction.
func BidTo(d skat.Deal, seat skat.Seat, limit int) skat.Deal {
	for d.Phase() == skat.PhaseAuction {
		v := d.View(d.ToMove())
		most := limit
		if v.Seat != seat {
			most = bot.Limit(v)
		}
		a := skat.Pass(v.Seat)
		if need := Call(v); need != 0 && need <= most {
			a = callTo(&v, need)
		}
		if d.Apply(a) != nil {
			break // unreachable: it is legal
		}
	}
	return d
}
