package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// table is the number of players at the table: all of them play every deal.
const table = 3

// execPrefix marks a seat that a program takes.
const execPrefix = "exec:"

// Config says who plays what.
type Config struct {
	// Seats are the three players: each a level, or "exec:" and a program with
	// its arguments, split at white space.
	Seats []string
	// Level returns a player of a level: bot.New.
	Level   func(level string, seed uint64) (bot.Player, error)
	Referee bot.Referee
	Deals   int
	Seed    uint64
	// Contract, if any, makes the players of a reference bot, which bid, take
	// the skat and declare in everybody's place, the same in each seating: only
	// the play is compared. A deal that they pass in stays so.
	Contract func(seed uint64) bot.Player
	Rotate   bool          // every deal in all three seatings; else the deal moves on
	Limit    time.Duration // of a program for one answer
	Workers  int           // deals played at a time
	// Progress, if any, is called after each deal; never twice at a time.
	Progress func()
}

func (c Config) mode() string {
	if c.Contract != nil {
		return ModeFixed
	}
	return ModeAuction
}

func (c Config) check() error {
	switch {
	case len(c.Seats) != table:
		return fmt.Errorf("%d seats: want %d", len(c.Seats), table)
	case c.Deals < 1:
		return fmt.Errorf("%d deals: want at least 1", c.Deals)
	case c.Limit <= 0:
		return fmt.Errorf("limit %v: want more than nothing", c.Limit)
	}
	for _, spec := range c.Seats {
		if strings.HasPrefix(spec, execPrefix) {
			continue
		}
		if _, err := c.Level(spec, 0); err != nil {
			return fmt.Errorf("seat %q: %w, or %sPROGRAM", spec, err, execPrefix)
		}
	}
	return nil
}

// Run plays the deals. It does not matter for the result how many workers
// there are. When ctx ends, it returns the report of the deals played so far
// together with ctx's error; any other error comes without a report.
func Run(ctx context.Context, c Config) (Report, error) {
	if err := c.check(); err != nil {
		return Report{}, err
	}
	crews, err := hire(ctx, c)
	defer func() {
		for _, crew := range crews {
			crew.dismiss()
		}
	}()
	if err != nil {
		return Report{}, err
	}
	var (
		mu      sync.Mutex
		next    = 1
		played  = make([]*deal, c.Deals) // nil: not played
		failure error
		workers sync.WaitGroup
	)
	take := func() int {
		mu.Lock()
		defer mu.Unlock()
		if failure != nil || next > c.Deals {
			return 0
		}
		next++
		return next - 1
	}
	for _, crew := range crews {
		workers.Go(func() {
			for n := take(); n != 0; n = take() {
				d, err := crew.play(ctx, c, n)
				mu.Lock()
				switch {
				case err != nil:
					failure = err
				default:
					played[n-1] = &d
					if c.Progress != nil {
						c.Progress()
					}
				}
				mu.Unlock()
			}
		})
	}
	workers.Wait()
	if failure != nil && !errors.Is(failure, ctx.Err()) {
		return Report{}, failure
	}
	return newReport(c, crews[0].names(c), played), failure
}

// crew are one worker's players: its running programs by player, nil for
// levels, which are made anew for every game.
type crew [table]*bot.Program

// hire starts the programs of all workers. The crews are to be dismissed even
// when there is an error.
func hire(ctx context.Context, c Config) ([]crew, error) {
	crews := make([]crew, max(1, min(c.Workers, c.Deals)))
	for w := range crews {
		for i, spec := range c.Seats {
			command, isProgram := strings.CutPrefix(spec, execPrefix)
			if !isProgram {
				continue
			}
			p, err := bot.StartProgram(ctx, strings.Fields(command), c.Limit)
			if err != nil {
				return crews, fmt.Errorf("seat %q: %w", spec, err)
			}
			crews[w][i] = p
		}
	}
	return crews, nil
}

func (c *crew) dismiss() {
	for _, p := range c {
		if p != nil {
			_ = p.Close() // nothing is left that it could lose
		}
	}
}

// names returns what the players are called, those of one name numbered.
func (c *crew) names(config Config) [table]string {
	var names [table]string
	times := map[string]int{}
	for i, spec := range config.Seats {
		names[i] = spec
		if c[i] != nil {
			names[i] = c[i].Name()
		}
		times[names[i]]++
	}
	number := map[string]int{}
	for i, name := range names {
		if times[name] > 1 {
			number[name]++
			names[i] = fmt.Sprintf("%s %d", name, number[name])
		}
	}
	return names
}

// player returns who plays as player i, drawing chances from a seed.
func (c *crew) player(config Config, i int, seed uint64) (bot.Player, error) {
	if c[i] != nil {
		c[i].Seed(seed)
		return c[i], nil
	}
	return config.Level(config.Seats[i], seed)
}

// play plays deal n, from 1, in its seatings.
func (c *crew) play(ctx context.Context, config Config, n int) (deal, error) {
	turns := []int{(n - 1) % table} // who is forehand: the deal moves on
	if config.Rotate {
		turns = []int{0, 1, 2}
	}
	d := deal{number: n}
	game, err := config.game(ctx, n)
	if err != nil {
		return d, err
	}
	for _, forehand := range turns {
		var sits [table]int // the player at each chair
		var players [table]bot.Player
		for chair := range sits {
			i := (forehand + chair) % table
			p, err := c.player(config, i, chairSeed(config.Seed, n, chair))
			if err != nil {
				return d, err
			}
			sits[chair], players[chair] = i, p
		}
		protocol, err := game(players)
		if err != nil {
			return d, err
		}
		d.add(protocol, sits)
	}
	return d, nil
}

// game returns what plays deal n: all of it, or in fixed mode from the first
// card on, after the same contract every time.
func (c Config) game(ctx context.Context, n int) (func([table]bot.Player) (bot.Protocol, error), error) {
	layout := match.Layout(c.Seed, n)
	if c.Contract == nil {
		return func(players [table]bot.Player) (bot.Protocol, error) { return c.Referee.Play(ctx, layout, players) }, nil
	}
	var reference [table]bot.Player
	for chair := range reference {
		reference[chair] = c.Contract(chairSeed(c.Seed, n, chair))
	}
	opening, err := c.Referee.Open(ctx, layout, reference)
	return func(players [table]bot.Player) (bot.Protocol, error) { return c.Referee.Finish(ctx, opening, players) }, err
}

// chairSeed is what chances are drawn from at a chair of deal n. The streams
// are not those that [match.Layout] draws cards from.
func chairSeed(seed uint64, n, chair int) uint64 {
	return rand.NewPCG(seed, ^uint64(table*n+chair)).Uint64()
}
