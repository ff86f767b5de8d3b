package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// tallyLines say in at most w cells what each player did: games won, the best
// one, and how many games of others were lost.
func tallyLines(env *Env, s match.Sheet, w int) []line {
	t := env.Text
	name := 0
	for _, p := range s.Players {
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
	share := func(n match.Tally) line {
		return plain(stylePlain, t.T(i18n.FinalShare, i18n.Args{"N": n.Won, "Of": n.Games()}))
	}

	list := []line{row(stylePlain, pad("", name+2), head(i18n.FinalWon), head(i18n.FinalBest), head(i18n.FinalDefended))}
	for p, one := range s.Statistics().Players {
		best := plain(styleDim, env.Theme.glyphs.dash)
		if one.Best.Row >= 0 {
			row := s.Rows[one.Best.Row]
			score := " " + signed(one.Best.Score)
			best = gameMark(env, row.Contract.Game)
			best[0].text = clip(best[0].text, cell-1-width(score))
			best = append(best, piece{stylePlain, score})
		}
		list = append(list, row(styleStrong, pad(playerName(t, s.Players[p]), name+2), share(one.Declared), best, share(one.Defended)))
	}
	return list
}
