package arena

import (
	"fmt"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// grand is the code letter of Grand.
const grand = "G"

// tally counts what a player, or all together, did.
type tally struct {
	declared int // games
	won      int // of these
	grands   int // of these
	illegal  int // questions not answered legally in time
	late     int // of these, for no answer in time
	thinking bot.Thinking
	first    string // of these questions, and what went wrong
}

func (t *tally) add(o tally) {
	t.declared += o.declared
	t.won += o.won
	t.grands += o.grands
	t.illegal += o.illegal
	t.late += o.late
	t.thinking = t.thinking.Add(o.thinking)
	if t.first == "" {
		t.first = o.first
	}
}

// deal is what one deal came to over its seatings, by player.
type deal struct {
	games    int
	passedIn int
	points   [table]int // Seeger-Fabian
	tallies  [table]tally
}

// add adds a game of deal n, in which sits holds the player of each chair.
func (d *deal) add(n int, p bot.Protocol, sits [table]int) {
	d.games++
	r := p.Deal.Result()
	points, _ := match.TournamentPoints(r, table)
	for chair, i := range sits {
		d.points[i] += points[chair].Total()
		d.tallies[i].thinking = d.tallies[i].thinking.Add(p.Thinking[chair])
	}
	contract := p.Deal.Contract()
	switch declarer := r.Declarer.Index(); {
	case declarer >= 0:
		t := &d.tallies[sits[declarer]]
		t.declared++
		if r.Calculation.Won {
			t.won++
		}
		if contract.Game.String() == grand {
			t.grands++
		}
	case contract.Game == 0: // neither a game nor Ramsch
		d.passedIn++
	}
	for _, l := range p.Lapses {
		t := &d.tallies[sits[l.Seat.Index()]]
		t.illegal++
		if l.Late {
			t.late++
		}
		if t.first == "" {
			t.first = fmt.Sprintf("deal %d, %v, %v: %v", n, l.Seat, l.Phase, l.Err)
		}
	}
}
