package arena

import (
	"encoding/json"
	"io"
	"slices"
	"strings"
	"time"
)

// The modes of an arena.
const (
	ModeAuction = "auction" // each player bids for itself
	ModeFixed   = "fixed"   // the contract is given, only the play compared
)

// Report is how the players did. The JSON names are stable. Shares are 0 to
// 1, null of nothing; times are milliseconds.
type Report struct {
	Mode      string      `json:"mode"`
	Deals     int         `json:"deals"` // played in all their seatings
	Planned   int         `json:"deals_planned"`
	Games     int         `json:"games"`
	Seed      uint64      `json:"seed"`
	Rotate    bool        `json:"rotate"`
	PassedIn  *float64    `json:"passed_in_share"` // of the games
	Table     Performance `json:"table"`           // all players together
	Contracts []Contract  `json:"contracts"`       // of all players
	Players   []Player    `json:"players"`
	Pairs     []Pair      `json:"differences"`

	played []*deal
}

// Performance is what a player, or all together, did.
type Performance struct {
	Declared      int      `json:"declared"`       // games
	DeclaredShare *float64 `json:"declared_share"` // of all games
	WonShare      *float64 `json:"won_share"`      // of the declared
	GrandShare    *float64 `json:"grand_share"`    // of the declared
	OverbidShare  *float64 `json:"overbid_share"`  // of the declared
	Illegal       int      `json:"illegal_actions"`
	Late          int      `json:"late_answers"` // among the illegal
	MeanThinking  float64  `json:"mean_thinking_ms"`
	WorstThinking float64  `json:"worst_thinking_ms"`
}

// Player is one player's part of a report.
type Player struct {
	Name   string   `json:"name"`
	Points Estimate `json:"points_per_36"`
	Performance
	Declarer     Role       `json:"as_declarer"`
	Defender     Role       `json:"as_defender"`
	Contracts    []Contract `json:"contracts"`               // declared
	FirstIllegal string     `json:"first_illegal,omitempty"` // where, and what was wrong
}

// Role is what a player did as declarer or as one of the defenders. Those of a
// Ramsch are neither.
type Role struct {
	Games    int      `json:"games"`
	WonShare *float64 `json:"won_share"` // by the player's side
	// Points are what these games brought in 36 deals; those of both roles
	// and of Ramsch add up to the player's.
	Points  Estimate `json:"points_per_36"`
	Average *float64 `json:"points_per_game"`
}

// Contract is how the games of one contract went for who declared them; a
// Ramsch, "R", counts for everybody.
type Contract struct {
	Code     string   `json:"contract"` // as "GH"
	Games    int      `json:"games"`
	WonShare *float64 `json:"won_share"`
	Average  *float64 `json:"points_per_game"` // Seeger-Fabian
}

// Pair is how many points more A has than B, all told and by role.
type Pair struct {
	A        string   `json:"a"`
	B        string   `json:"b"`
	Points   Estimate `json:"points_per_36"`
	Declarer Estimate `json:"as_declarer"` // points in 36 deals
	Defender Estimate `json:"as_defender"` // likewise
	// WonShare is how much more often A won what both had to declare: in fixed
	// mode with rotation, where each has every game of the deals; else null.
	WonShare *Estimate `json:"won_share"`
}

// newReport counts the deals that were played; a nil one was not.
func newReport(c Config, names [table]string, played []*deal) Report {
	played = slices.DeleteFunc(slices.Clone(played), func(d *deal) bool { return d == nil })
	r := Report{Mode: c.mode(), Deals: len(played), Planned: c.Deals, Seed: c.Seed, Rotate: c.Rotate, played: played}
	var games []game
	var conducts [table]conduct
	var all conduct
	for _, d := range played {
		games = append(games, d.games...)
		for i := range conducts {
			conducts[i].add(d.conducts[i])
			all.add(d.conducts[i])
		}
	}
	r.Games = len(games)
	passedIn := 0
	for _, g := range games {
		if g.contract == "" {
			passedIn++
		}
	}
	r.PassedIn = share(passedIn, r.Games)
	r.Table = performance(games, func(game) bool { return true }, all)
	r.Contracts = contracts(games)
	for i, name := range names {
		own := func(g game) bool { return g.declarer == i }
		r.Players = append(r.Players, Player{
			Name: name, Points: per36(points(played, i, whole)), Performance: performance(games, own, conducts[i]),
			Declarer: role(played, games, i, asDeclarer), Defender: role(played, games, i, asDefender),
			Contracts: playerContracts(games, i), FirstIllegal: conducts[i].first,
		})
		for j := i + 1; j < table; j++ {
			r.Pairs = append(r.Pairs, c.pair(names, played, i, j))
		}
	}
	return r
}

// points returns what each deal brought a player in a part, by the game.
func points(played []*deal, player int, in part) []float64 {
	list := make([]float64, len(played))
	for n, d := range played {
		list[n] = d.points(player, in)
	}
	return list
}

// pair compares players i and j, deal by deal.
func (c Config) pair(names [table]string, played []*deal, i, j int) Pair {
	ahead := func(in part) Estimate { return per36(minus(points(played, i, in), points(played, j, in))) }
	p := Pair{A: names[i], B: names[j], Points: ahead(whole), Declarer: ahead(asDeclarer), Defender: ahead(asDefender)}
	if c.mode() == ModeFixed && c.Rotate {
		var won []float64
		for _, d := range played {
			if a, b := d.wonShare(i), d.wonShare(j); a != nil && b != nil {
				won = append(won, *a-*b)
			}
		}
		p.WonShare = new(estimate(won))
	}
	return p
}

func minus(a, b []float64) []float64 {
	d := make([]float64, len(a))
	for i := range a {
		d[i] = a[i] - b[i]
	}
	return d
}

// performance counts the games that were declared by whom of says.
func performance(games []game, of func(game) bool, c conduct) Performance {
	declared, won, grands, overbid := 0, 0, 0, 0
	count := func(n *int, yes bool) {
		if yes {
			*n++
		}
	}
	for _, g := range games {
		if g.declarer == nobody || !of(g) {
			continue
		}
		declared++
		count(&won, g.won)
		count(&grands, strings.HasPrefix(g.contract, "G"))
		count(&overbid, g.overbid)
	}
	r := Performance{
		Declared: declared, DeclaredShare: share(declared, len(games)), WonShare: share(won, declared),
		GrandShare: share(grands, declared), OverbidShare: share(overbid, declared),
		Illegal: c.illegal, Late: c.late, WorstThinking: milliseconds(c.thinking.Worst),
	}
	if c.thinking.Answers > 0 {
		r.MeanThinking = milliseconds(c.thinking.Total) / float64(c.thinking.Answers)
	}
	return r
}

// role counts the games in which a player is declarer or defender.
func role(played []*deal, games []game, player int, in part) Role {
	n, won, sum := 0, 0, 0
	for _, g := range games {
		if !in.has(g, player) {
			continue
		}
		n++
		sum += g.points[player]
		if g.won == (in == asDeclarer) {
			won++
		}
	}
	return Role{Games: n, WonShare: share(won, n), Points: per36(points(played, player, in)), Average: share(sum, n)}
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// WriteJSON writes the report as one JSON object.
func (r Report) WriteJSON(w io.Writer) error { return writeJSON(w, r) }

func writeJSON(w io.Writer, report any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(report)
}
