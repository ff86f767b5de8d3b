package arena

import (
	"cmp"
	"slices"
	"strings"
)

// contracts counts the games by their contract, with what they brought the
// declarer, or in Ramsch everybody on average.
func contracts(games []game) []Contract {
	return count(games, func(g game) (points []int) {
		switch {
		case g.declarer != nobody:
			points = g.points[g.declarer : g.declarer+1]
		case g.contract != "":
			points = g.points[:]
		}
		return points
	})
}

// playerContracts counts the games that a player declared, and every Ramsch.
func playerContracts(games []game, player int) []Contract {
	return count(games, func(g game) (points []int) {
		if g.declarer == player || g.declarer == nobody && g.contract != "" {
			points = g.points[player : player+1]
		}
		return points
	})
}

// count makes a list by contract of what of says each game brought to those
// whom it counts for.
func count(games []game, of func(game) []int) []Contract {
	type sum struct{ games, won, points, shares int }
	sums := map[string]*sum{}
	for _, g := range games {
		points := of(g)
		if points == nil {
			continue
		}
		s := sums[g.contract]
		if s == nil {
			s = &sum{}
			sums[g.contract] = s
		}
		s.games++
		if g.won {
			s.won++
		}
		for _, p := range points {
			s.points += p
			s.shares++
		}
	}
	list := []Contract{}
	for code, s := range sums {
		c := Contract{Code: code, Games: s.games, Average: share(s.points, s.shares)}
		if code != ramsch {
			c.WonShare = share(s.won, s.games)
		}
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b Contract) int { return byValue(a.Code, b.Code) })
	return list
}

const ramsch = "R"

// byValue orders codes: Diamonds to Grand, Null, Ramsch, each with Hand and
// announcements behind.
func byValue(a, b string) int {
	const games = "DHSCGNR"
	return cmp.Or(
		cmp.Compare(strings.Index(games, a[:1]), strings.Index(games, b[:1])),
		cmp.Compare(len(a), len(b)), cmp.Compare(a, b),
	)
}
