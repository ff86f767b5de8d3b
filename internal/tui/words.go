package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// What is said at the table, in the player's language.

// matadorWords says "with 2, game 3".
func matadorWords(p *i18n.Printer, matadors int) string {
	return matadorsText(p, matadors) + ", " + p.T(i18n.GameLevel, i18n.Args{"N": max(matadors, -matadors) + 1})
}

// stage is what a deal had come to when something was said in it.
type stage uint8

const (
	stageAuction  stage = iota
	stageDeclared       // there is a game
	stageRamsch         // Ramsch is played
)

// stage returns how a deal stands before anything was said: where it is known
// to have become a Ramsch, that is said all the way.
func (t *table) stage() stage {
	if t.view.Contract().Game == skat.Ramsch {
		return stageRamsch
	}
	return stageAuction
}

// after returns how the deal stands after a.
func (s stage) after(a skat.Action) stage {
	if a.Kind == skat.KindDeclare {
		return stageDeclared
	}
	return s
}

// callStyle is how a call is written: st, unless it doubles the game.
func callStyle(a skat.Action, st style) style {
	switch a.Kind {
	case skat.KindKontra, skat.KindRe:
		return styleAccent
	}
	return st
}

// callWords says what the player of that name did before the first card, "" for
// a card: "picks up", of you "pick up".
func callWords(p *i18n.Printer, name string, a skat.Action, now stage) string {
	switch a.Kind {
	case skat.KindBid:
		return p.T(i18n.TableCallBid, i18n.Args{"N": a.Value})
	case skat.KindHold:
		return p.T(i18n.TableCallHold)
	case skat.KindHand:
		return p.T(i18n.Hand)
	case skat.KindDeclare:
		return contractText(p, a.Contract)
	case skat.KindKontra:
		return p.T(i18n.Kontra)
	case skat.KindRe:
		return p.T(i18n.Re)
	case skat.KindPass:
		if now != stageDeclared {
			return p.T(i18n.TableCallPass)
		}
	}
	words := deedWords[a.Kind]
	if a.Kind == skat.KindDiscard && now == stageRamsch {
		words = [2]i18n.Message{i18n.RamschCallPassOn, i18n.RamschYourPassOn}
	}
	switch {
	case words[0] == "":
		return ""
	case name == p.T(i18n.ShellYou):
		return p.T(words[1])
	}
	return p.T(words[0])
}

// deedWords are the words for what is not said but done, by skat.Kind: of
// another, and of you. To pass once there is a game is to say nothing.
var deedWords = map[skat.Kind][2]i18n.Message{
	skat.KindPass:    {i18n.TableCallNoKontra, i18n.TableYouNoKontra},
	skat.KindPickUp:  {i18n.TableCallPickUp, i18n.TableYouPickUp},
	skat.KindPush:    {i18n.TableCallPush, i18n.TableYouPush},
	skat.KindDiscard: {i18n.TableCallDiscard, i18n.TableYouDiscard},
	skat.KindClaim:   {i18n.TableCallClaim, i18n.TableYouClaim},
	skat.KindConcede: {i18n.TableCallConcede, i18n.TableYouConcede},
	skat.KindAgree:   {i18n.TableCallAgree, i18n.TableYouAgree},
	skat.KindRefuse:  {i18n.TableCallRefuse, i18n.TableYouRefuse},
}

// refusal says why an action was refused.
func (t *table) refusal(e *skat.IllegalError) string {
	p := t.env.Text
	switch e.Reason {
	case skat.ReasonTurn:
		return p.T(i18n.TableNotTurn, i18n.Args{"Name": t.seatName(e.Want)})
	case skat.ReasonFollow:
		if e.Suit == skat.NoSuit {
			return p.T(i18n.TableFollowTrumps)
		}
		return p.T(i18n.TableFollowSuit, i18n.Args{"Suit": gameText(p, skat.Game(e.Suit))})
	case skat.ReasonTwoCards:
		if t.passesOn() {
			return p.T(i18n.RamschTwoCards)
		}
		return p.T(i18n.TableTwoCards)
	case skat.ReasonJack:
		return p.T(i18n.TableNoJack)
	case skat.ReasonClaim:
		return p.T(i18n.TableClaimRefused)
	case skat.ReasonClaimNull:
		return p.T(i18n.TableClaimNull)
	case skat.ReasonNotDeclarer:
		return p.T(i18n.TableConcedeDeclarer)
	case skat.ReasonConcedeAgain:
		return p.T(i18n.TableConcedeAgain)
	}
	return p.T(i18n.TableNotNow)
}

// orderName says how the cards lie.
func (e *Env) orderName(o Order) string {
	by := i18n.TableOrderTrumps
	switch o.By {
	case BySuits:
		by = i18n.TableOrderSuits
	case ByAlternating:
		by = i18n.TableOrderAlternating
	}
	way := i18n.TableOrderDescending
	if o.Ascending {
		way = i18n.TableOrderAscending
	}
	return e.Text.T(by) + ", " + e.Text.T(way)
}
