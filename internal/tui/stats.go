package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// tally is what a player did in a match.
type tally struct {
	declared, won      int       // games as declarer
	best               match.Row // the game won with the highest score; its Deal is 0 when there is none
	defended, defeated int       // games of others that this player sat in, and those that were lost
}

// tallies counts a match, by player.
func tallies(m *match.Match) []tally {
	list := make([]tally, len(m.Players()))
	for _, row := range m.Sheet().Rows {
		if row.Declarer < 0 {
			continue
		}
		won := row.Result.Outcome == skat.Won
		for p := range list {
			t := &list[p]
			switch {
			case p == row.Declarer:
				t.declared++
				if won {
					t.won++
					if t.best.Deal == 0 || row.Result.Calculation.Score > t.best.Result.Calculation.Score {
						t.best = row
					}
				}
			case m.SeatingAt(row.Deal).Seat(p) != skat.NoSeat:
				t.defended++
				if !won {
					t.defeated++
				}
			}
		}
	}
	return list
}

// tallyLines are the tallies as a table of at most w columns.
func tallyLines(env *Env, m *match.Match, w int) []line {
	t := env.Text
	name := 0
	for _, p := range m.Players() {
		name = max(name, width(playerName(t, p)))
	}
	cell := min(14, (w-name-2)/3)
	row := func(st style, name string, cells ...line) line {
		l := line{{st, name}}
		for _, c := range cells {
			l = append(l, piece{stylePlain, pad("", cell-c.width())})
			l = append(l, c...)
		}
		return l
	}
	head := func(m i18n.Message) line { return plain(styleDim, clip(t.T(m), cell-1)) }
	share := func(n, of int) line { return plain(stylePlain, t.T(i18n.FinalShare, i18n.Args{"N": n, "Of": of})) }

	list := []line{row(stylePlain, pad("", name+2), head(i18n.FinalWon), head(i18n.FinalBest), head(i18n.FinalDefended))}
	for p, one := range tallies(m) {
		best := plain(styleDim, env.Theme.glyphs.dash)
		if one.best.Deal != 0 {
			best = append(gameMark(env, one.best.Contract.Game), piece{stylePlain, " " + signed(one.best.Result.Calculation.Score)})
		}
		list = append(list, row(styleStrong, pad(playerName(t, m.Players()[p]), name+2),
			share(one.won, one.declared), best, share(one.defeated, one.defended)))
	}
	return list
}

// gameMark is a game's suit as a sign, or its name where it has none.
func gameMark(env *Env, g skat.Game) line {
	if s := g.Suit(); s != skat.NoSuit {
		return line{{suitStyle(s, false), newFaces(env.Theme, env.Text).suit(s)}}
	}
	return plain(stylePlain, gameText(env.Text, g))
}
