package tui

import (
	"fmt"
	"strings"
	"testing"

	"github.com/charmbracelet/x/exp/golden"

	"github.com/af22046e/skat/internal/match"
)

// goldenPub is goldenScreen for the looks without colour and three sizes.
func goldenPub(t *testing.T, make func(*Env) screen) {
	t.Helper()
	for _, l := range looks[1:] {
		t.Run(l.name, func(t *testing.T) {
			var b strings.Builder
			for _, size := range [][2]int{{80, 24}, {100, 30}, {40, 15}} {
				env := testEnv(l)
				fmt.Fprintf(&b, "== %d×%d\n%s\n", size[0], size[1], frameOf(t, env, make(env), size[0], size[1]))
			}
			golden.RequireEqual(t, []byte(b.String()))
		})
	}
}

const (
	kontraPlay = diamonds + " 0 kontra 1 p 0 HA 1 D8 2 H9 1 CJ 2 D9"
	rePlay     = diamonds + " 0 kontra 1 re 0 HA 1 D8 2 H9 1 CJ 2 D9 0 SJ 1 HJ 2 DQ 0 C7 1 CK 2 CA 0 C8 2 S7 0 SQ"
	theirNull  = "1 p 2 18 0 p 2 s 2 CA.DK 2 NO 0 p 1 p 0 HT"
	pushedOn   = "1 p 2 p 0 p 0 push 1 s"
)

// Four sit at the table, one of them without cards.
func TestTableOfFourScreens(t *testing.T) {
	for _, c := range []struct {
		name, actions string
		dealer        int
	}{
		{"auction", calling, theyDeal},
		{"discard", pickedUp, theyDeal},
		{"declare", discarded, theyDeal},
		{"play", kontraPlay, theyDeal},
		{"watch_auction", calling, youDeal},
		{"watch_play", rePlay, youDeal},
		{"watch_ouvert", theirNull, youDeal},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenPub(t, func(env *Env) screen { return tableOf(env, pubMatch(t, pub(4), c.dealer, "", c.actions)) })
		})
	}
}

// Ramsch, with and without pushing the skat.
func TestRamschScreens(t *testing.T) {
	opening := match.Layout(sceneSeed, 1).String() + " "
	for _, c := range []struct {
		name, deal, keys string
		settings         match.Settings
	}{
		{"no_trick", upTo(t, ruleDeal(t, "jungfrau"), "0 DJ"), "", pub(4)},
		{"every_trick", upTo(t, ruleDeal(t, "durchmarsch"), "0 CK"), "right", pub(4)},
		{"push", opening + "1 p 2 p 0 p 0 push", "", pushingPub(4)},
		{"pass_on", opening + pushedOn, "3 5", pushingPub(4)},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenPub(t, func(env *Env) screen {
				s := tableOf(env, dealtMatch(t, c.settings, theyDeal-1, ruleDeal(t, "lost60"), c.deal))
				press(s, c.keys)
				return s
			})
		})
	}
}

// A Bock round, and what starts one.
func TestBockScreens(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(*Env) screen
	}{
		{"kontra", func(env *Env) screen {
			return tableOf(env, pubMatch(t, pub(3), 2, "lost60 kontralost", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p"))
		}},
		{"begins", func(env *Env) screen {
			s := tableOf(env, overMatch(t, pub(3), 2, "lost60"))
			s.reported = 1 // the result was shown
			s.init()
			return s
		}},
		{"result_lost_60", func(env *Env) screen { return newDealResult(env, overMatch(t, pub(3), 0, "lost60"), 1) }},
		{"result_kontra", func(env *Env) screen { return newDealResult(env, overMatch(t, pub(4), 0, "lost60 kontralost"), 2) }},
	} {
		t.Run(c.name, func(t *testing.T) { goldenPub(t, c.make) })
	}
}

// What Ramsch comes to.
func TestRamschResults(t *testing.T) {
	for _, c := range []struct {
		name, deals string
		settings    match.Settings
	}{
		{"jungfrau_in_bock", "lost60 jungfrau", pub(4)},
		{"pushes_in_bock", "lost60 pushes", pushingPub(3)},
		{"two_tie", "ramschtie", pub(3)},
		{"durchmarsch_in_bock", "lost60 durchmarsch", pub(3)},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenPub(t, func(env *Env) screen {
				m := overMatch(t, c.settings, 0, c.deals)
				return newDealResult(env, m, m.Number())
			})
		})
	}
}
