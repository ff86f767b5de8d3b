package bot

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A position is a decision in the play, in one line: who plays what, the ten
// cards that the seat to move was dealt (a declarer's after the discard), and
// the cards played so far in the order played. All other cards lie anywhere
// where they could have been played so.
type position struct {
	rule     string
	contract string // "R" is Ramsch
	declarer int    // 0 forehand, 1 middlehand, 2 rearhand
	me       int
	hand     string
	laid     string // by the declarer, when that is me
	open     string // the declarer's ten cards, in an ouvert game
	played   string
	want     string // any of these
}

// view finds a layout that fits and plays up to the decision.
func (p position) view(t *testing.T) skat.View {
	t.Helper()
	me := skat.SeatAt(p.me)
	cards := func(text string) skat.Cards {
		c, err := skat.ParseCards(text)
		require.NoError(t, err)
		return c
	}
	words := strings.Fields(p.played)
	rng := rand.New(rand.NewPCG(5, 5))
	var err error
	for range 20000 {
		l := skat.Layout{Skat: cards(p.laid)}
		l.Hands[p.me] = cards(p.hand)
		if p.open != "" {
			l.Hands[p.declarer] = cards(p.open)
		}
		var rest []skat.Card
		for c := range (skat.AllCards &^ l.Hands[0] &^ l.Hands[1] &^ l.Hands[2] &^ l.Skat).All() {
			rest = append(rest, c)
		}
		rng.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
		for i := range l.Hands {
			if l.Hands[i] == 0 {
				l.Hands[i], rest = skat.NewCards(rest[:10]...), rest[10:]
			}
		}
		l.Skat |= skat.NewCards(rest...)
		require.NoError(t, l.Check())
		d := p.declared(t, l)
		if err = playWords(&d, words); err == nil && d.ToMove() == me {
			return d.View(me)
		}
	}
	require.Fail(t, "no layout fits", "%s: %v", p.rule, err)
	return skat.View{}
}

// declared brings the deal to the first card.
func (p position) declared(t *testing.T, l skat.Layout) skat.Deal {
	rules := skat.Rules{Ramsch: p.contract == "R"}
	d := skat.New(l, rules)
	s := skat.SeatAt(p.declarer)
	for d.Phase() != skat.PhasePlay {
		seat := d.ToMove()
		a := skat.Pass(seat)
		if p.contract != "R" && seat == s {
			c, err := skat.ParseContract(p.contract)
			require.NoError(t, err)
			switch d.Phase() {
			case skat.PhaseAuction:
				a = skat.Bid(s, 18)
			case skat.PhasePickUp:
				a = skat.PickUp(s)
				if c.Hand {
					a = skat.PlayHand(s)
				}
			case skat.PhaseDiscard:
				a = skat.Discard(s, l.Skat)
			case skat.PhaseDeclare:
				a = skat.Declare(s, c)
			}
		}
		if _, hearer := d.Caller(); d.Phase() == skat.PhaseAuction && hearer == seat && a.Kind == skat.KindBid {
			a = skat.Hold(seat)
		}
		require.NoError(t, d.Apply(a))
	}
	return d
}

func playWords(d *skat.Deal, words []string) error {
	for _, w := range words {
		c, err := skat.ParseCard(w)
		if err != nil {
			return err
		}
		if err := d.Apply(skat.Play(d.ToMove(), c)); err != nil {
			return err
		}
	}
	return nil
}

func checkPositions(t *testing.T, p Player, table []position) {
	for _, c := range table {
		t.Run(c.rule, func(t *testing.T) {
			v := c.view(t)
			a, err := p.Act(context.Background(), v)
			require.NoError(t, err)
			assert.Contains(t, strings.Fields(c.want), a.Card.String(), "hand %v, on the table %v", v.Hand, v.Trick().Set())
		})
	}
}
