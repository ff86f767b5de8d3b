package arena

import (
	"fmt"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// nobody is the declarer of a Ramsch and of a deal passed in.
const nobody = -1

// game is what one game of a deal came to.
type game struct {
	sits     [table]int // the player at each chair
	contract string     // its code, as "GH"; "R" is Ramsch, "" passed in
	declarer int        // the player, or nobody
	won      bool       // by the declarer
	overbid  bool
	points   [table]int // Seeger-Fabian, by player
}

// conduct is how a player, or all together, answered.
type conduct struct {
	illegal  int // questions not answered legally in time
	late     int // of these, for no answer in time
	thinking bot.Thinking
	first    string // of these questions, and what went wrong
}

func (t *conduct) add(o conduct) {
	t.illegal += o.illegal
	t.late += o.late
	t.thinking = t.thinking.Add(o.thinking)
	if t.first == "" {
		t.first = o.first
	}
}

// deal is what one deal came to: a game a seating.
type deal struct {
	number   int // from 1
	games    []game
	conducts [table]conduct // by player
}

// add adds a game, in which sits holds the player of each chair.
func (d *deal) add(p bot.Protocol, sits [table]int) {
	r, contract := p.Deal.Result(), p.Deal.Contract()
	g := game{sits: sits, declarer: nobody, overbid: r.Overbid}
	if contract.Game != 0 {
		g.contract = contract.String()
	}
	if i := r.Declarer.Index(); i >= 0 {
		g.declarer, g.won = sits[i], r.Calculation.Won
	}
	points, _ := match.TournamentPoints(r, table)
	for chair, i := range sits {
		g.points[i] = points[chair].Total()
		d.conducts[i].thinking = d.conducts[i].thinking.Add(p.Thinking[chair])
	}
	d.games = append(d.games, g)
	for _, l := range p.Lapses {
		t := &d.conducts[sits[l.Seat.Index()]]
		t.illegal++
		if l.Late {
			t.late++
		}
		if t.first == "" {
			t.first = fmt.Sprintf("deal %d, %v, %v: %v", d.number, l.Seat, l.Phase, l.Err)
		}
	}
}

// The parts of a game that points are counted for.
type part uint8

const (
	whole part = iota
	asDeclarer
	asDefender
)

// points returns what a player scored in this part, by the game of the deal.
func (d *deal) points(player int, in part) float64 {
	sum := 0
	for _, g := range d.games {
		if in.has(g, player) {
			sum += g.points[player]
		}
	}
	return float64(sum) / float64(len(d.games))
}

// has tells whether a player's points of a game belong to the part.
func (in part) has(g game, player int) bool {
	switch in {
	case asDeclarer:
		return g.declarer == player
	case asDefender:
		return g.declarer != player && g.declarer != nobody
	}
	return true
}

// wonShare returns the share won of the deal's games that a player declared,
// 0 to 1; nil of none.
func (d *deal) wonShare(player int) *float64 {
	declared, won := 0, 0
	for _, g := range d.games {
		if g.declarer == player {
			declared++
			if g.won {
				won++
			}
		}
	}
	return share(won, declared)
}
