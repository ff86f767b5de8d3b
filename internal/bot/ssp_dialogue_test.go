package bot

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A dialogue file is a deal as one seat lives it: `> line` is what the referee
// says, `< line` what the seat answers. Lines before the first of them give
// the deal: `seat N`, `deal LINE` (see skat.ParseDeal), and rules as
// `rule NAME VALUE`; `#` is a comment.
type dialogue struct {
	seat  skat.Seat
	rules skat.Rules
	deal  skat.Deal
	lines []string // with their > or <
}

func readDialogue(t testing.TB, name string) dialogue {
	text, err := os.ReadFile(filepath.Join("testdata", "ssp", name))
	require.NoError(t, err)
	var d dialogue
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "seat":
			d.seat, err = parseSeat(rest)
		case "rule":
			name, value, _ := strings.Cut(rest, " ")
			err = setRule(&d.rules, name, value)
		case "deal":
			d.deal, err = skat.ParseDeal(rest, d.rules)
		case ">", "<":
			d.lines = append(d.lines, line)
		}
		require.NoError(t, err, line)
	}
	return d
}

// said returns the lines of one side without their sign.
func (d dialogue) said(sign string) string {
	var b strings.Builder
	for _, line := range d.lines {
		if rest, ok := strings.CutPrefix(line, sign+" "); ok {
			b.WriteString(rest + "\n")
		}
	}
	return b.String()
}

var deals = []string{
	"declarer.txt", "defender.txt", "hand.txt", "ouvert-kontra.txt", "ouvert-own.txt", "schieberamsch.txt", "passed-in.txt",
}

// reciter plays what its seat played in a deal.
type reciter []skat.Action

func (r reciter) Act(_ context.Context, v skat.View) (skat.Action, error) {
	return r[len(v.Actions())], nil
}

func TestSeatServerAnswersAsTheDialoguesSay(t *testing.T) {
	for _, name := range deals {
		t.Run(name, func(t *testing.T) {
			d := readDialogue(t, name)
			var out bytes.Buffer
			err := ServeSSP(context.Background(), strings.NewReader(d.said(">")+"quit\n"), &out, "reciter", 0,
				func(uint64) (Player, error) { return reciter(d.deal.Actions()), nil })
			require.NoError(t, err)
			assert.Equal(t, d.said("<"), out.String())
		})
	}
}

func TestProgramIsToldAndAskedAsTheDialoguesSay(t *testing.T) {
	for _, name := range deals {
		t.Run(name, func(t *testing.T) {
			want := readDialogue(t, name)
			assert.Equal(t, strings.Join(want.lines, "\n"), strings.Join(converse(t, want.deal, want.seat, want.said("<")), "\n"))
		})
	}
}

// converse plays a deal again and returns the dialogue of the client with a
// seat that gives the answers.
func converse(t *testing.T, deal skat.Deal, seat skat.Seat, answers string) []string {
	var p Program
	var lines []string
	say := func(said ...string) {
		for _, line := range said {
			lines = append(lines, "> "+line)
		}
	}
	d := skat.New(deal.Layout(), deal.Rules())
	for _, a := range deal.Actions() {
		if v := d.View(seat); a.Seat == seat {
			got, known := p.unasked(&v)
			if !known {
				say(append(p.news(&v), question(&v))...)
				var answer string
				answer, answers, _ = strings.Cut(answers, "\n")
				lines = append(lines, "< "+answer)
				var err error
				got, err = p.told.understand(&v, answer)
				require.NoError(t, err)
			}
			p.told.answered = got
			require.Equal(t, a, got)
		}
		require.NoError(t, d.Apply(a))
	}
	v := d.View(seat)
	say(append(p.news(&v), "enddeal")...)
	return lines
}

// What a referee may get wrong or leave out, each with what it is told.
func TestSeatServerAnswersErrors(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "ssp", "errors.txt"))
	require.NoError(t, err)
	w := newWire(nil)
	w.server.name = "fallback"
	w.server.newPlayer = func(uint64) (Player, error) { return fallbackPlayer{}, nil }
	asked, answered := "", []string(nil)
	check := func() {
		assert.Equal(t, strings.Join(answered, "\n"), w.say(asked), "answer to %q", asked)
		answered = nil
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		switch sign, rest, _ := strings.Cut(line, " "); sign {
		case ">":
			check()
			asked = rest
		case "<":
			answered = append(answered, rest)
		}
	}
	check()
}

// fallbackPlayer plays as the referee does for one who does not answer.
type fallbackPlayer struct{}

func (fallbackPlayer) Act(_ context.Context, v skat.View) (skat.Action, error) {
	return Fallback(v), nil
}

// A player that fails, plays another's card, or wants what SSP has no word for
// still answers legally.
func TestSeatServerFallsBack(t *testing.T) {
	d := readDialogue(t, "defender.txt")
	for name, wrong := range map[string]func(skat.View) (skat.Action, error){
		"an error":          func(skat.View) (skat.Action, error) { return skat.Action{}, fmt.Errorf("no idea") },
		"a claim":           func(v skat.View) (skat.Action, error) { return skat.Claim(v.Seat), nil },
		"another's action":  func(v skat.View) (skat.Action, error) { return skat.Pass(v.Seat.Next()), nil },
		"a card not held":   func(v skat.View) (skat.Action, error) { return skat.Play(v.Seat, v.Unseen().First()), nil },
		"the wrong kind":    func(v skat.View) (skat.Action, error) { return skat.Kontra(v.Seat), nil },
		"a resignation":     func(v skat.View) (skat.Action, error) { return skat.Resign(v.Seat), nil },
		"nothing whatever":  func(skat.View) (skat.Action, error) { return skat.Action{}, nil },
		"a seat off limits": func(skat.View) (skat.Action, error) { return skat.Play(99, 99), nil },
	} {
		t.Run(name, func(t *testing.T) {
			answers := func(p Player) string {
				var out bytes.Buffer
				require.NoError(t, ServeSSP(context.Background(), strings.NewReader(d.said(">")), &out, "x", 0,
					func(uint64) (Player, error) { return p, nil }))
				first, _, _ := strings.Cut(out.String(), "\n")
				return first
			}
			assert.Equal(t, answers(fallbackPlayer{}), answers(playerFunc(wrong)))
		})
	}
}

type playerFunc func(skat.View) (skat.Action, error)

func (f playerFunc) Act(_ context.Context, v skat.View) (skat.Action, error) { return f(v) }
