package match

import "github.com/af22046e/skat/internal/skat"

// Tally counts games.
type Tally struct{ Won, Lost int }

// Games returns how many were counted.
func (t Tally) Games() int { return t.Won + t.Lost }

func (t *Tally) count(won bool) {
	if won {
		t.Won++
	} else {
		t.Lost++
	}
}

func (t *Tally) add(o Tally) { t.Won, t.Lost = t.Won+o.Won, t.Lost+o.Lost }

// Mean is an average of card points: their sum, and of how many deals.
type Mean struct{ Sum, Deals int }

func (m *Mean) count(points int) { m.add(Mean{points, 1}) }

func (m *Mean) add(o Mean) { m.Sum, m.Deals = m.Sum+o.Sum, m.Deals+o.Deals }

// Peak is a deal that brought or cost more than any other: its index in
// Sheet.Rows, −1 for none, and the game points.
type Peak struct{ Row, Score int }

// PlayerStatistics is what a player did in a list.
type PlayerStatistics struct {
	// Games counts by skat.Game. Under Ramsch, which has no declarer, won is a
	// Durchmarsch and lost a loss, of two players where two tied.
	Games    [skat.Ramsch + 1]Tally
	Declared Tally // all games as declarer
	Defended Tally // games of others that this player sat in: won where the declarer lost
	// Card points in suit games and Grands that were played out or claimed: as
	// declarer with the skat, and what the player's own tricks brought as a
	// defender.
	Declarer, Defender Mean
	Best, Worst        Peak
}

// Statistics is what a list came to, counted.
type Statistics struct {
	PassedIn, Ramsch int // deals; Durchmarsch is a Ramsch
	Players          []PlayerStatistics
	All              PlayerStatistics // of all players together
}

// Statistics counts the finished deals.
func (s Sheet) Statistics() Statistics {
	none := PlayerStatistics{Best: Peak{Row: -1}, Worst: Peak{Row: -1}}
	t := Statistics{All: none, Players: make([]PlayerStatistics, len(s.Players))}
	for p := range t.Players {
		t.Players[p] = none
	}
	for i, row := range s.Rows {
		switch row.Result.Outcome {
		case skat.PassedIn:
			t.PassedIn++
		case skat.RamschLost, skat.Durchmarsch:
			t.Ramsch++
		case skat.Won, skat.Lost:
			t.countGame(row)
		}
		for p, points := range row.Points {
			if points.Score != 0 && row.Declarer < 0 {
				t.Players[p].Games[skat.Ramsch].count(points.Score > 0)
			}
			t.Players[p].countScore(i, points.Score)
			t.All.countScore(i, points.Score)
		}
	}
	for _, p := range t.Players {
		for g, n := range p.Games {
			t.All.Games[g].add(n)
		}
		t.All.Declared.add(p.Declared)
		t.All.Defended.add(p.Defended)
		t.All.Declarer.add(p.Declarer)
		t.All.Defender.add(p.Defender)
	}
	return t
}

// countGame counts a game with a declarer.
func (t *Statistics) countGame(row Row) {
	won := row.Result.Outcome == skat.Won
	counted := row.Result.Ending == skat.EndPlayed || row.Result.Ending == skat.EndClaimed
	counted = counted && row.Contract.Game.Base() != 0
	for i, p := range seating(len(t.Players), row.Dealer, 1).Players {
		one := &t.Players[p]
		average := &one.Defender
		if p == row.Declarer {
			average = &one.Declarer
			one.Declared.count(won)
			one.Games[row.Contract.Game].count(won)
		} else {
			one.Defended.count(!won)
		}
		if counted {
			average.count(row.Result.Points[i])
		}
	}
}

// countScore counts what the deal of a row brought or cost.
func (p *PlayerStatistics) countScore(row, score int) {
	if score > p.Best.Score {
		p.Best = Peak{row, score}
	}
	if score < p.Worst.Score {
		p.Worst = Peak{row, score}
	}
}
