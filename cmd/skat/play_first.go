package main

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
	"github.com/af22046e/skat/internal/tui"
)

const playHelp = `Play at the table, against two or three bots.

--deal plays the deal of a code, such as S2E82WNWJ0NMD, as a match of this one
deal at a table of three. You are forehand, or have the seat that --seat says.
When what happened stands behind the code, as in 'S2E82WNWJ0NMD:1 18 0 y', the
deal goes on from there by its own rules, and you are the one to move; one that
is over is dealt anew. Such a match counts as practice, since you may know the
cards.

--daily plays the daily match, the same twelve deals for everybody who plays by
the same rules: those of the Standard match, or what other flags say. One that
you have begun goes on where you left it. A day may stand behind it:
--daily 2026-11-30.`

// firstMatch is what flags say of the first match of a run beyond its rules.
type firstMatch struct {
	code, seat string
	daily      bool
	day        time.Time
	given      *tui.Given
}

func (m *firstMatch) flags(to *pflag.FlagSet) {
	to.StringVar(&m.code, "deal", "", "a deal code: play that deal first")
	to.StringVar(&m.seat, "seat", "", "your seat in that deal: forehand, middlehand or rearhand")
	to.BoolVar(&m.daily, "daily", false, "play today's daily match; a day behind it: that one's")
}

// args lets a day stand behind --daily, and nothing else anywhere.
func (m *firstMatch) args(cmd *cobra.Command, args []string) error {
	if m.daily {
		return atMostOne("day")(cmd, args)
	}
	return cobra.NoArgs(cmd, args)
}

// check reads what the flags say; now is for today.
func (m *firstMatch) check(f *playFlags, args []string, now func() time.Time) error {
	switch {
	case m.daily && m.code != "":
		return errors.New("--daily and --deal: want one of them")
	case (m.daily || m.code != "") && f.seed != 0:
		return errors.New("--seed: the cards of --daily and --deal are given")
	case m.seat != "" && m.code == "":
		return errors.New("--seat: only with --deal")
	case m.daily && len(args) == 0:
		m.day = now()
		return nil
	case m.daily:
		day, err := match.ParseDay(args[0])
		m.day = day
		return err
	case m.code != "":
		return m.read(f.rules)
	}
	return nil
}

// read reads the deal of the code.
func (m *firstMatch) read(rules ruleSet) error {
	for _, name := range []string{"table", "rounds", "bock"} {
		if _, ok := rules[name]; ok {
			return fmt.Errorf("--%s: --deal is one deal at a table of three", name)
		}
	}
	d, err := record.ParseCode(m.code, skat.Rules{})
	if err != nil {
		return err
	}
	g := tui.Given{Deal: d, Seat: skat.Forehand}
	begun := len(d.Actions()) > 0
	if begun && len(rules) > 0 {
		return errors.New("--deal: a deal that goes on does so by its own rules, want no others")
	}
	if begun && d.ToMove() != skat.NoSeat {
		g.Seat = d.ToMove()
	}
	if m.seat != "" {
		seats := skat.Seats()
		i := slices.IndexFunc(seats[:], func(s skat.Seat) bool { return s.String() == m.seat })
		if i < 0 {
			return fmt.Errorf("--seat %q: want forehand, middlehand or rearhand", m.seat)
		}
		g.Seat = seats[i]
	}
	m.given = &g
	return nil
}

// begin hands the first match to the screens.
func (m *firstMatch) begin(env *tui.Env) {
	next := env.Prefs.Settings
	if env.Asked != nil {
		next = env.Asked.Settings
	}
	if m.daily {
		seed := next.DailySeed(m.day)
		if env.MatchID = unfinished(env.Store, next, seed); env.MatchID == 0 {
			env.Seed = seed
		}
	}
	if m.given == nil {
		return
	}
	if len(m.given.Deal.Actions()) == 0 { // by the player's rules
		m.given.Deal = skat.New(m.given.Deal.Layout(), next.Rules(false))
	}
	env.Given = m.given
}

// unfinished returns the number of a match with these settings and this seed
// that was begun and is nowhere open; 0 when there is none.
func unfinished(kept *store.Store, settings match.Settings, seed uint64) int64 {
	if kept == nil {
		return 0
	}
	list, err := kept.Unfinished()
	if err != nil {
		return 0 // the start screen says so
	}
	for _, e := range list {
		if e.InUse || e.Err != nil || e.Settings != settings {
			continue
		}
		if _, m, err := kept.Match(e.ID); err == nil && m.Seed() == seed {
			return e.ID
		}
	}
	return 0
}
