package arena

import (
	"context"
	"fmt"
	"io"
	"math"
	"sync"
	"time"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// OffizierConfig says what is played in an arena of Offiziersskat.
type OffizierConfig struct {
	Seats    [2]string                                                  // the levels
	Level    func(name string, seed uint64) (bot.OffizierPlayer, error) // as [bot.NewOffizier]
	Settings match.SessionSettings                                      // its rules; the length is of no matter
	Deals    int
	Seed     uint64
	Rotate   bool // each deal in both seatings
	Workers  int  // deals at a time; 1 when less
	Now      func() time.Time
	Progress func() // called after each deal, one at a time; may be nil
}

// OffizierReport is how two players did. Shares are 0 to 1, times are
// milliseconds.
type OffizierReport struct {
	Deals   int               `json:"deals"` // played in all their seatings
	Planned int               `json:"deals_planned"`
	Games   int               `json:"games"`
	Seed    uint64            `json:"seed"`
	Rotate  bool              `json:"rotate"`
	Drawn   int               `json:"drawn"`
	Named   map[string]int    `json:"named"` // games by their letter
	Players [2]OffizierPlayer `json:"players"`
}

// OffizierPlayer is one player's part of a report. Errors are standard errors
// over deals, since the seatings of one deal are not independent.
type OffizierPlayer struct {
	Name          string  `json:"name"`
	Share         float64 `json:"won_share"` // of the games, a draw counts half
	ShareError    float64 `json:"won_share_error"`
	Won           int     `json:"won"`
	ForehandWon   int     `json:"won_as_forehand"`
	Forehand      int     `json:"games_as_forehand"`
	Points        float64 `json:"game_points"` // more than the opponent's, a game
	PointsError   float64 `json:"game_points_error"`
	Kontra        int     `json:"kontra"` // said
	Illegal       int     `json:"illegal_actions"`
	FirstIllegal  string  `json:"first_illegal,omitempty"`
	Answers       int     `json:"answers"`
	MeanThinking  float64 `json:"mean_thinking_ms"`
	WorstThinking float64 `json:"worst_thinking_ms"`
}

// offizierDeal is what one deal came to over its seatings; arrays are by
// player.
type offizierDeal struct {
	games, drawn         int
	named                []string
	won, forehandWon     [2]int
	forehand, kontra     [2]int
	margin               int // game points of player 0 less those of player 1
	illegal              [2]int
	firstIllegal         [2]string
	answers              [2]int
	thinking, worstThink [2]time.Duration
}

// RunOffizier plays the deals. When ctx ends it returns what is done and
// ctx's error.
func RunOffizier(ctx context.Context, c OffizierConfig) (OffizierReport, error) {
	if c.Deals < 1 {
		return OffizierReport{}, fmt.Errorf("%d deals: want at least 1", c.Deals)
	}
	for _, name := range c.Seats {
		if _, err := c.Level(name, 0); err != nil {
			return OffizierReport{}, err
		}
	}
	c.Settings.Length, c.Settings.Target = match.AnyNumber, 0
	played := make([]*offizierDeal, c.Deals)
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	numbers := make(chan int)
	var done sync.WaitGroup
	var progress sync.Mutex
	for range max(1, c.Workers) {
		done.Go(func() {
			for n := range numbers {
				d, err := c.play(ctx, n)
				if err != nil {
					stop(err)
					continue
				}
				played[n] = d
				if c.Progress != nil {
					progress.Lock()
					c.Progress()
					progress.Unlock()
				}
			}
		})
	}
	for n := 0; n < c.Deals && ctx.Err() == nil; n++ {
		select {
		case numbers <- n:
		case <-ctx.Done():
		}
	}
	close(numbers)
	done.Wait()
	return c.report(played), context.Cause(ctx)
}

// play plays deal n in its seatings. A deal is the first of a session with a
// seed of its own; in the other seating the players have changed chairs. A
// chair's chances are the same whoever sits there.
func (c OffizierConfig) play(ctx context.Context, n int) (*offizierDeal, error) {
	seed := c.Seed<<32 + uint64(n)
	d := &offizierDeal{}
	seatings := [][2]int{{0, 1}}
	if c.Rotate {
		seatings = append(seatings, [2]int{1, 0})
	}
	for _, sits := range seatings {
		m, err := match.NewSession(c.Settings, seed, [2]match.Player{})
		if err != nil {
			return nil, err
		}
		var players [2]bot.OffizierPlayer
		for chair, i := range sits {
			if players[chair], err = c.Level(c.Seats[i], m.BotSeed(chair)); err != nil {
				return nil, err
			}
		}
		for !m.DealOver() {
			if err := c.ask(ctx, d, m, players, sits); err != nil {
				return nil, err
			}
		}
		d.add(m, sits)
	}
	return d, nil
}

// ask has the player to move act; for one who does not answer legally the
// fallback does.
func (c OffizierConfig) ask(ctx context.Context, d *offizierDeal, m *match.Session, players [2]bot.OffizierPlayer, sits [2]int) error {
	chair := m.ToMove()
	i := sits[chair]
	v := m.View(chair)
	start := c.Now()
	a, err := players[chair].Act(ctx, v)
	took := c.Now().Sub(start)
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	d.answers[i]++
	d.thinking[i] += took
	d.worstThink[i] = max(d.worstThink[i], took)
	if err == nil {
		err = m.Apply(a)
	}
	if err == nil {
		return nil
	}
	d.illegal[i]++
	if d.firstIllegal[i] == "" {
		d.firstIllegal[i] = fmt.Sprintf("%v: %v", v.Phase(), err)
	}
	return m.Apply(bot.OffizierFallback(v))
}

func (d *offizierDeal) add(m *match.Session, sits [2]int) {
	row := m.Sheet().Rows[0]
	d.games++
	d.named = append(d.named, row.Game.String())
	forehand := sits[1-row.Dealer]
	d.forehand[forehand]++
	if row.Kontra {
		d.kontra[1-forehand]++
	}
	for chair, i := range sits {
		if i == 0 {
			d.margin += row.Score[chair] - row.Score[1-chair]
		}
	}
	if row.Winner < 0 {
		d.drawn++
		return
	}
	winner := sits[row.Winner]
	d.won[winner]++
	if winner == forehand {
		d.forehandWon[winner]++
	}
}

// report counts the deals that were played; a nil one was not.
func (c OffizierConfig) report(played []*offizierDeal) OffizierReport {
	r := OffizierReport{Planned: c.Deals, Seed: c.Seed, Rotate: c.Rotate, Named: map[string]int{}}
	var shares, margins []float64
	var thinking [2]time.Duration
	for n, d := range played {
		if d == nil {
			continue
		}
		r.Deals++
		r.Games += d.games
		r.Drawn += d.drawn
		for _, g := range d.named {
			r.Named[g]++
		}
		shares = append(shares, (float64(d.won[0])+float64(d.drawn)/2)/float64(d.games))
		margins = append(margins, float64(d.margin)/float64(d.games))
		for i := range r.Players {
			p := &r.Players[i]
			p.Won += d.won[i]
			p.ForehandWon += d.forehandWon[i]
			p.Forehand += d.forehand[i]
			p.Kontra += d.kontra[i]
			p.Answers += d.answers[i]
			p.Illegal += d.illegal[i]
			if p.FirstIllegal == "" && d.firstIllegal[i] != "" {
				p.FirstIllegal = fmt.Sprintf("deal %d, %s", n+1, d.firstIllegal[i])
			}
			thinking[i] += d.thinking[i]
			p.WorstThinking = max(p.WorstThinking, offizierMilliseconds(d.worstThink[i]))
		}
	}
	share, shareError := meanAndError(shares)
	margin, marginError := meanAndError(margins)
	for i := range r.Players {
		p := &r.Players[i]
		p.Name, p.ShareError, p.PointsError = c.Seats[i], shareError, marginError
		p.Share, p.Points = share, margin
		if i == 1 {
			p.Share, p.Points = 1-share, -margin
		}
		if p.Answers > 0 {
			p.MeanThinking = offizierMilliseconds(thinking[i]) / float64(p.Answers)
		}
	}
	return r
}

func offizierMilliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// meanAndError returns the mean and its standard error, 0 of fewer than two.
func meanAndError(list []float64) (mean, sem float64) {
	n := float64(len(list))
	for _, x := range list {
		mean += x
	}
	mean /= n
	if n < 2 {
		return mean, 0
	}
	sum := 0.0
	for _, x := range list {
		sum += (x - mean) * (x - mean)
	}
	return mean, math.Sqrt(sum / (n - 1) / n)
}

// WriteJSON writes the report as one JSON object.
func (r OffizierReport) WriteJSON(w io.Writer) error { return writeJSON(w, r) }

// WriteText writes the report for people.
func (r OffizierReport) WriteText(w io.Writer) error {
	seatings := "one seating each"
	if r.Rotate {
		seatings = "both seatings each"
	}
	if r.Deals < r.Planned {
		if _, err := fmt.Fprintf(w, "stopped after %d of %d deals\n", r.Deals, r.Planned); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%d deals in %s: %d games, %d drawn, seed %d; named D %d, H %d, S %d, C %d, G %d\n\n%-12s %14s %16s %10s %8s %8s %9s %9s\n",
		r.Deals, seatings, r.Games, r.Drawn, r.Seed, r.Named["D"], r.Named["H"], r.Named["S"], r.Named["C"], r.Named["G"],
		"", "won ± s.e.", "points ± s.e.", "forehand", "Kontra", "illegal", "mean ms", "worst ms")
	for _, p := range r.Players {
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(w, "%-12s %6.2f %% ± %4.2f %+8.2f ± %5.2f %5d/%-5d %7d %8d %9.3f %9.1f\n", p.Name, 100*p.Share, 100*p.ShareError,
			p.Points, p.PointsError, p.ForehandWon, p.Forehand, p.Kontra, p.Illegal, p.MeanThinking, p.WorstThinking)
	}
	return err
}
