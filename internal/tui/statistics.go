package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// statisticsLines are a list's statistics in at most w cells: what each player
// did, the games by contract, and the best and the worst deal.
func statisticsLines(env *Env, s match.Sheet, w int) []line {
	if len(s.Rows) == 0 {
		return wrap(styleDim, env.Text.T(i18n.SheetEmpty), w)
	}
	st := s.Statistics()
	f := newFigures(env, s, st, w)
	f.addGames()
	f.addContracts()
	f.addCardPoints()
	list := append(f.lines, line{})
	for _, one := range []struct {
		m    i18n.Message
		peak match.Peak
	}{{i18n.StatisticsBestDeal, st.All.Best}, {i18n.StatisticsWorstDeal, st.All.Worst}} {
		if one.peak.Row >= 0 {
			list = append(list, peakLines(env, s, one.m, one.peak, w)...)
		}
	}
	for _, one := range []struct {
		m i18n.Message
		n int
	}{{i18n.FinalPassed, st.PassedIn}, {i18n.StatisticsRamsch, st.Ramsch}} {
		if one.n > 0 {
			list = append(list, wrap(styleDim, env.Text.T(one.m, i18n.Args{"Count": one.n}), w)...)
		}
	}
	return list
}

// figures is a table of numbers with a column a player and one for all, right
// of the words that say what they are.
type figures struct {
	env           *Env
	columns       []match.PlayerStatistics
	label, column int // widths
	lines         []line
}

// newFigures is the table with its columns' heads, of at most w cells.
func newFigures(env *Env, s match.Sheet, st match.Statistics, w int) *figures {
	f := &figures{env: env, columns: append(append([]match.PlayerStatistics{}, st.Players...), st.All)}
	for _, m := range []i18n.Message{
		i18n.StatisticsWon, i18n.StatisticsLost, i18n.StatisticsShare, i18n.StatisticsDefended, i18n.StatisticsBest,
		i18n.StatisticsWorst, i18n.StatisticsDeclarer, i18n.StatisticsDefender,
	} {
		f.label = max(f.label, width(env.Text.T(m)))
	}
	f.column = min(10, max(5, (w-f.label)/len(f.columns)))
	f.label = min(f.label, w-len(f.columns)*f.column)
	heads := line{{stylePlain, pad("", f.label)}}
	for _, p := range s.Players {
		heads = append(heads, piece{styleStrong, padLeft(clip(playerName(env.Text, p), f.column-1), f.column)})
	}
	all := clip(env.Text.T(i18n.StatisticsAll), f.column-1)
	f.lines = append(f.lines, append(heads, piece{styleDim, padLeft(all, f.column)}))
	return f
}

// add writes a line with a cell a column.
func (f *figures) add(label line, cell func(match.PlayerStatistics) piece) {
	l := append(line{}, label...)
	l = append(l, piece{stylePlain, pad("", f.label-l.width())})
	for _, p := range f.columns {
		c := cell(p)
		l = append(l, piece{c.style, padLeft(c.text, f.column)})
	}
	f.lines = append(f.lines, l)
}

// addWord is add with a word for what the numbers are.
func (f *figures) addWord(m i18n.Message, cell func(match.PlayerStatistics) piece) {
	f.add(plain(stylePlain, clip(f.env.Text.T(m), f.label)), cell)
}

// head writes a heading above the lines to come.
func (f *figures) head(m i18n.Message) {
	f.lines = append(f.lines, line{}, plain(styleDim, f.env.Text.T(m)))
}

func (f *figures) none() piece { return piece{styleDim, f.env.Theme.glyphs.dash} }

// addGames writes how many games were won and lost, and the best and the worst
// score.
func (f *figures) addGames() {
	share := func(n match.Tally) piece {
		if n.Games() == 0 {
			return f.none()
		}
		percent := rounded(100*n.Won, n.Games())
		return piece{stylePlain, f.env.Text.T(i18n.StatisticsPercent, i18n.Args{"N": percent})}
	}
	score := func(p match.Peak) piece {
		switch {
		case p.Row < 0:
			return f.none()
		case p.Score < 0:
			return piece{styleLost, signed(p.Score)}
		}
		return piece{styleWon, signed(p.Score)}
	}
	count := func(n int) piece { return piece{stylePlain, strconv.Itoa(n)} }
	f.addWord(i18n.StatisticsWon, func(p match.PlayerStatistics) piece { return count(p.Declared.Won) })
	f.addWord(i18n.StatisticsLost, func(p match.PlayerStatistics) piece { return count(p.Declared.Lost) })
	f.addWord(i18n.StatisticsShare, func(p match.PlayerStatistics) piece { return share(p.Declared) })
	f.addWord(i18n.StatisticsDefended, func(p match.PlayerStatistics) piece { return share(p.Defended) })
	f.addWord(i18n.StatisticsBest, func(p match.PlayerStatistics) piece { return score(p.Best) })
	f.addWord(i18n.StatisticsWorst, func(p match.PlayerStatistics) piece { return score(p.Worst) })
}

// addContracts writes how many games of each kind were won and lost: "4/1".
func (f *figures) addContracts() {
	all := f.columns[len(f.columns)-1]
	f.head(i18n.StatisticsGames)
	for _, g := range []skat.Game{skat.GameClubs, skat.GameSpades, skat.GameHearts, skat.GameDiamonds, skat.Grand, skat.Null, skat.Ramsch} {
		if all.Games[g].Games() == 0 {
			continue
		}
		label := gameMark(f.env, g)
		if g.IsSuit() {
			label = append(label, piece{stylePlain, clip(" "+gameText(f.env.Text, g), f.label-1)})
		}
		f.add(label, func(p match.PlayerStatistics) piece {
			if n := p.Games[g]; n.Games() > 0 {
				return piece{stylePlain, strconv.Itoa(n.Won) + "/" + strconv.Itoa(n.Lost)}
			}
			return f.none()
		})
	}
}

// addCardPoints writes the averages of card points.
func (f *figures) addCardPoints() {
	mean := func(m match.Mean) piece {
		if m.Deals == 0 {
			return f.none()
		}
		return piece{stylePlain, strconv.Itoa(rounded(m.Sum, m.Deals))}
	}
	if f.columns[len(f.columns)-1].Declarer.Deals == 0 {
		return
	}
	f.head(i18n.StatisticsCardPoints)
	f.addWord(i18n.StatisticsDeclarer, func(p match.PlayerStatistics) piece { return mean(p.Declarer) })
	f.addWord(i18n.StatisticsDefender, func(p match.PlayerStatistics) piece { return mean(p.Defender) })
}

// rounded is n/of to the nearest whole, n not negative.
func rounded(n, of int) int { return (2*n + of) / (2 * of) }

// peakLines say which deal it was, whose, and what was played.
func peakLines(env *Env, s match.Sheet, m i18n.Message, peak match.Peak, w int) []line {
	t, row, names := env.Text, s.Rows[peak.Row], ""
	for p, points := range row.Points {
		switch {
		case points.Score != peak.Score:
		case names == "":
			names = playerName(t, s.Players[p])
		default:
			names = t.T(i18n.ResultAnd, i18n.Args{"A": names, "B": playerName(t, s.Players[p])})
		}
	}
	list := wrap(stylePlain, t.T(m, i18n.Args{"N": row.Deal, "Names": names, "Score": signed(peak.Score)}), w)
	game := append(line{{stylePlain, "  "}}, contractCell(env, s, row, contractLong)...)
	if game.width() > w {
		game = append(line{{stylePlain, "  "}}, contractCell(env, s, row, contractShort)...)
	}
	return append(list, game)
}
