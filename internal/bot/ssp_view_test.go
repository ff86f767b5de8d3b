package bot

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// chancer chooses at random among what is legal, and remembers what it saw.
type chancer struct {
	rng  *rand.Rand
	seen []skat.View
}

func (c *chancer) Act(_ context.Context, v skat.View) (skat.Action, error) {
	c.seen = append(c.seen, v)
	return choose(c.rng, v.Legal()), nil
}

// choose passes often enough in the auction for every kind of deal to come up.
func choose(rng *rand.Rand, legal []skat.Action) skat.Action {
	auction := legal[0].Kind == skat.KindBid || legal[0].Kind == skat.KindHold
	if auction && rng.IntN(3) > 0 {
		return legal[len(legal)-1]
	}
	return legal[rng.IntN(len(legal))]
}

// wire joins the two ends of SSP without a process.
type wire struct {
	client Program
	server seatServer
	player chancer
	out    bytes.Buffer
}

func newWire(rng *rand.Rand) *wire {
	w := &wire{player: chancer{rng: rng}}
	w.server = seatServer{newPlayer: func(uint64) (Player, error) { return &w.player, nil }, out: bufio.NewWriter(&w.out)}
	return w
}

// say gives lines to the server and returns what it answers.
func (w *wire) say(lines ...string) string {
	for _, line := range lines {
		w.server.reply(context.Background(), line)
	}
	_ = w.server.out.Flush()
	answer := strings.TrimSpace(w.out.String())
	w.out.Reset()
	return answer
}

func (w *wire) act(t *testing.T, v skat.View) skat.Action {
	a, known := w.client.unasked(&v)
	if !known {
		lines := append(w.client.news(&v), question(&v))
		answer := w.say(lines...)
		var err error
		a, err = w.client.told.understand(&v, answer)
		require.NoError(t, err, "%q after %q", answer, lines)
	}
	w.client.told.answered = a
	return a
}

func randomRules(rng *rand.Rand) skat.Rules {
	r := skat.Rules{
		Valuation: skat.Valuation(rng.IntN(2)), Kontra: skat.KontraRule(rng.IntN(3)), Ramsch: rng.IntN(3) > 0,
		RamschSkat: skat.RamschSkat(rng.IntN(2)), Bock: rng.IntN(3) == 0,
	}
	r.Schieberamsch = r.Ramsch && rng.IntN(5) > 0
	return r
}

// What a player sees over SSP is to the letter what it sees at the table:
// whole random deals of all rules, with referees that overrule an answer and
// programs that are started again in the middle.
func TestViewOverSSPIsTheRefereesView(t *testing.T) {
	kinds := map[string]int{}
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 7))
		d := skat.New(skat.DealPack(skat.Shuffle(rng)), randomRules(rng))
		wires := [3]*wire{newWire(rng), newWire(rng), newWire(rng)}
		for d.Phase() != skat.PhaseDone {
			seat := d.ToMove()
			if rng.IntN(40) == 0 {
				wires[seat.Index()] = newWire(rng)
			}
			w, v := wires[seat.Index()], d.View(seat)
			already := len(w.player.seen)
			a := w.act(t, v)
			if asked := len(w.player.seen) > already; asked {
				require.True(t, w.player.seen[already] == v, "seed %d, %v:\nheard %s\ntrue  %s\n%s", seed, v.Phase(),
					describe(w.player.seen[already]), describe(v), d.String())
			}
			if d.Phase() == skat.PhaseDiscard && d.Declarer() != skat.NoSeat {
				// `game` answers two questions: the player's second View is the
				// one after its discards.
				next := d
				require.NoError(t, next.Apply(a))
				require.True(t, w.player.seen[already+1] == next.View(seat), "seed %d, declare", seed)
			}
			if rng.IntN(12) == 0 {
				a = choose(rng, v.Legal())
				kinds["overruled"]++
			}
			require.NoError(t, d.Apply(a), "seed %d: %s", seed, d.String())
		}
		count(kinds, &d)
	}
	for _, kind := range []string{
		"overruled", "passed in", "Ramsch", "picked up", "two picked up", "three picked up", "pushed", "Hand", "Null", "ouvert",
		"ouvert under Kontra", "Kontra", "Re",
	} {
		assert.Greater(t, kinds[kind], 3, "too few deals of the kind %s to speak of it", kind)
	}
}

// count notes of what kinds a finished deal is.
func count(kinds map[string]int, d *skat.Deal) {
	c := d.Contract()
	picked := 0
	for _, s := range skat.Seats() {
		if d.PickedUp(s) {
			picked++
		}
	}
	ramsch := c.Game == skat.Ramsch
	for kind, is := range map[string]bool{
		"passed in": d.Ending() == skat.EndPassedIn, "Ramsch": ramsch, "pushed": d.Pushes() > 0, "Hand": c.Hand, "Null": c.Game == skat.Null,
		"picked up": picked == 1, "two picked up": picked == 2, "three picked up": picked == 3,
		"ouvert": c.Ouvert, "ouvert under Kontra": c.Ouvert && d.Kontra() != skat.NoSeat, "Kontra": d.Kontra() != skat.NoSeat, "Re": d.Re(),
	} {
		if is {
			kinds[kind]++
		}
	}
}

func describe(v skat.View) string {
	return fmt.Sprintf("%+v dealt %v hand %v found %v laid %v open %v %v", v.Rules(), v.Dealt, v.Hand, v.Found, v.Laid, v.Open, v.Actions())
}
