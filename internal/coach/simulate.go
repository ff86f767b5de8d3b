// Package coach helps players to learn: it deals decisions to practise,
// measures what could have been decided, and gives hints at the table.
package coach

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// An Option is one thing that a seat may decide, and how the deal goes on from
// there. What it leaves open the bots decide.
type Option struct {
	// Action is what is done now; its Kind is NoKind in the auction.
	Action skat.Action
	// Limit is the value in game points up to which the seat calls and holds in
	// the auction, 0 to pass at once. Only in the auction.
	Limit int
	// Contract is the game that is named in time; the zero Contract leaves it to
	// the bot.
	Contract skat.Contract
	// If tells that this is no choice but what a game would come to: in the
	// auction, if the others passed now.
	If bool
}

// Study measures what the options of a decision come to. It samples the cards
// that the seat cannot see as the auction and the play so far allow, the same
// for each option, and has Club play every deal to its end in all seats.
//
// A Study is for one goroutine at a time. The View, the seed and the number of
// samples fix all figures, however they were come to.
type Study struct {
	view    skat.View
	seed    uint64
	club    bot.Player
	players [3]bot.Player
	guesses *bot.Guesses
	options []*measure
	worlds  []skat.Deal // by sample, at the decision
	limits  map[limitKey]int
	// branches are a sample's auctions by what the seat calls, lowest first.
	branches map[int][]branch
	played   map[playKey][30]skat.Card
	staged   int // the last stage after which options were dropped
}

// measure is what was measured of an option.
type measure struct {
	option  Option
	points  []float64 // by sample
	won     int       // samples that the seat's side won
	played  int       // samples in which the seat was declarer
	dropped bool      // falls too far behind to go on with
	// contract is what the seat declared in all samples, the zero Contract when
	// it was not always the same.
	contract skat.Contract
}

// Ask is what a Study is to find out.
type Ask uint8

// What can be asked.
const (
	AskMove  Ask = iota // what to do now
	AskGames            // that, and what each game would come to
	AskGame             // with twelve cards in hand: which game to play
)

// NewStudy prepares the measuring of what v.Seat may decide now. It must be to
// move, in an auction, an exchange, a declaration, a Kontra or the play of a
// game with a declarer.
func NewStudy(v skat.View, ask Ask, seed uint64) (*Study, error) {
	options, err := optionsOf(&v, ask)
	if err != nil {
		return nil, err
	}
	club := bot.NewClub(seed)
	s := &Study{
		view: v, seed: seed, club: club, players: [3]bot.Player{club, club, club}, guesses: bot.NewGuesses(v),
		limits: map[limitKey]int{}, branches: map[int][]branch{},
		played: map[playKey][30]skat.Card{},
	}
	for _, o := range options {
		s.options = append(s.options, &measure{option: o})
	}
	return s, nil
}

// View returns what the seat that decides knows.
func (s *Study) View() skat.View { return s.view }

// Options returns the options in the order in which Verdict numbers them.
func (s *Study) Options() []Option {
	list := make([]Option, len(s.options))
	for i, m := range s.options {
		list[i] = m.option
	}
	return list
}

// IndexOf returns the number of a choice, -1 when there is none such: in the
// auction by the limit, else by the action. A declaration before the cards are
// laid away is the option of that contract.
func (s *Study) IndexOf(limit int, a skat.Action) int {
	auction := s.view.Phase() == skat.PhaseAuction
	found := -1
	for i, m := range s.options {
		o := m.option
		switch {
		case o.If:
		case auction && o.Limit <= limit:
			found = i // the highest that the limit reaches
		case !auction && o.Action == a,
			!auction && a.Kind == skat.KindDeclare && o.Contract == a.Contract:
			return i
		}
	}
	return found
}

// Stages of the measuring. Options that fall far behind are dropped after each:
// many at first, then only those that are surely behind.
const (
	firstStage = 12
	stageStep  = 24
)

// Run measures until every option that is still in the running has that many
// samples, and each of the kept ones too, however far behind. It ends early
// with ctx's error; what was measured counts.
func (s *Study) Run(ctx context.Context, samples int, kept ...int) error {
	for stage := firstStage; ; stage += stageStep {
		upTo := min(stage, samples)
		for _, m := range s.options {
			if m.dropped {
				continue
			}
			if err := s.measure(ctx, m, share(m.option.If, upTo)); err != nil {
				return err
			}
		}
		if upTo == stage && stage > s.staged {
			s.drop(stage)
			s.staged = stage
		}
		if upTo >= samples {
			break
		}
	}
	for _, k := range kept {
		if k < 0 || k >= len(s.options) {
			return fmt.Errorf("option %d: want 0 to %d", k, len(s.options)-1)
		}
		if err := s.measure(ctx, s.options[k], samples); err != nil {
			return err
		}
	}
	return nil
}

// measure brings an option to a number of samples.
func (s *Study) measure(ctx context.Context, m *measure, samples int) error {
	for i := len(m.points); i < samples; i++ {
		r, err := s.play(ctx, i, m.option)
		if err != nil {
			return err
		}
		if len(m.points) == 0 {
			m.contract = r.contract
		} else if m.contract != r.contract {
			m.contract = skat.Contract{}
		}
		m.points = append(m.points, r.points)
		if r.won {
			m.won++
		}
		if r.declarer {
			m.played++
		}
	}
	return nil
}

// gameSamples are as many as tell what a game comes to; beyond them a third of
// the choices' samples does.
const gameSamples = 96

// share is how many of so many samples the choices take, or the games.
func share(games bool, samples int) int {
	if games {
		return max(min(samples, gameSamples), samples/3)
	}
	return samples
}

// spread is a standard deviation in Seeger-Fabian points to reckon with before
// rare bad ends have shown up in the samples.
const spread = 60.0

// dropAt is by how many standard errors an option must be behind to be dropped:
// more than where it is called wrong, since it is looked at again and again.
const dropAt = 3.2

// drop takes those out of the running that are behind the best of their kind,
// choices or games, after that many samples: by more than a trifle and by
// dropAt standard errors of the difference, those taken for no less than spread
// makes them. Of many options at most sixteen go on after the first stage.
func (s *Study) drop(samples int) {
	for _, games := range [2]bool{false, true} {
		n := share(games, samples)
		list := s.leading(games, n)
		for place, m := range list {
			d, e := difference(list[0].points[:n], m.points[:n])
			e = max(e, spread/math.Sqrt(float64(n)))
			if place > 0 && d > Trifle+dropAt*e || place >= 16 && s.view.Phase() != skat.PhaseAuction {
				m.dropped = true
			}
		}
	}
}

// leading returns the options of a kind that have that many samples, best
// first.
func (s *Study) leading(games bool, samples int) []*measure {
	var list []*measure
	for _, m := range s.options {
		if m.option.If == games && !m.dropped && len(m.points) >= samples {
			list = append(list, m)
		}
	}
	sortByMean(list, samples)
	return list
}

// source returns the source of a sample's chances.
func (s *Study) source(sample int) *rand.Rand {
	return rand.New(rand.NewPCG(s.seed, uint64(sample)+1))
}
