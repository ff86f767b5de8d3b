package arena

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"
	"time"
	"unicode/utf8"
)

// Report is how the players did. The JSON names are stable. Shares are 0 to
// 1, null of nothing; times are milliseconds.
type Report struct {
	Deals    int         `json:"deals"` // played in all their seatings
	Planned  int         `json:"deals_planned"`
	Games    int         `json:"games"`
	Seed     uint64      `json:"seed"`
	Rotate   bool        `json:"rotate"`
	PassedIn *float64    `json:"passed_in_share"` // of the games
	Table    Performance `json:"table"`           // all players together
	Players  []Player    `json:"players"`
	Pairs    []Pair      `json:"differences"`
}

// Performance is what a player, or all together, did.
type Performance struct {
	Declared      int      `json:"declared"`       // games
	DeclaredShare *float64 `json:"declared_share"` // of all games
	WonShare      *float64 `json:"won_share"`      // of the declared
	GrandShare    *float64 `json:"grand_share"`    // of the declared
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
	FirstIllegal string `json:"first_illegal,omitempty"` // where, and what was wrong
}

// Pair is how many points more A has than B.
type Pair struct {
	A      string   `json:"a"`
	B      string   `json:"b"`
	Points Estimate `json:"points_per_36"`
}

// newReport counts the deals that were played; a nil one was not.
func newReport(c Config, names [table]string, played []*deal) Report {
	r := Report{Planned: c.Deals, Seed: c.Seed, Rotate: c.Rotate}
	var points [table][]float64
	var tallies [table]tally
	passedIn := 0
	for _, d := range played {
		if d == nil {
			continue
		}
		r.Deals++
		r.Games += d.games
		passedIn += d.passedIn
		for i := range tallies {
			points[i] = append(points[i], float64(d.points[i])/float64(d.games))
			tallies[i].add(d.tallies[i])
		}
	}
	r.PassedIn = share(passedIn, r.Games)
	var all tally
	for i, name := range names {
		all.add(tallies[i])
		r.Players = append(r.Players, Player{
			Name: name, Points: estimate(points[i]), Performance: tallies[i].performance(r.Games), FirstIllegal: tallies[i].first,
		})
		for j := i + 1; j < table; j++ {
			r.Pairs = append(r.Pairs, Pair{A: name, B: names[j], Points: estimate(minus(points[i], points[j]))})
		}
	}
	r.Table = all.performance(r.Games)
	return r
}

func minus(a, b []float64) []float64 {
	d := make([]float64, len(a))
	for i := range a {
		d[i] = a[i] - b[i]
	}
	return d
}

func (t tally) performance(games int) Performance {
	r := Performance{
		Declared: t.declared, DeclaredShare: share(t.declared, games), WonShare: share(t.won, t.declared),
		GrandShare: share(t.grands, t.declared), Illegal: t.illegal, Late: t.late, WorstThinking: milliseconds(t.thinking.Worst),
	}
	if t.thinking.Answers > 0 {
		r.MeanThinking = milliseconds(t.thinking.Total) / float64(t.thinking.Answers)
	}
	return r
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// WriteJSON writes the report as one JSON object.
func (r Report) WriteJSON(w io.Writer) error { return writeJSON(w, r) }

func writeJSON(w io.Writer, report any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(report)
}

// WriteText writes the report as tables for people.
func (r Report) WriteText(w io.Writer) error {
	var b strings.Builder
	if r.Deals < r.Planned {
		fmt.Fprintf(&b, "stopped after %d of %d deals\n", r.Deals, r.Planned)
	}
	seatings := "one seating each, the deal moving on"
	if r.Rotate {
		seatings = "all three seatings each"
	}
	fmt.Fprintf(&b, "%d deals in %s: %d games, %s passed in, seed %d\n\n", r.Deals, seatings, r.Games, percent(r.PassedIn), r.Seed)

	rows := [][]string{{"", "points/36", "± s.e.", "declared", "of games", "won", "Grand", "illegal", "late", "mean ms", "worst ms"}}
	for _, p := range r.Players {
		rows = append(rows, append([]string{p.Name, signed(p.Points.Mean), plusMinus(p.Points.Error)}, p.cells()...))
	}
	rows = append(rows, append([]string{"all", "", ""}, r.Table.cells()...))
	align(&b, rows)

	b.WriteByte('\n')
	rows = [][]string{{"difference", "points/36", "± s.e."}}
	for _, p := range r.Pairs {
		rows = append(rows, []string{p.A + " − " + p.B, signed(p.Points.Mean), plusMinus(p.Points.Error)})
	}
	align(&b, rows)

	for _, p := range r.Players {
		if p.FirstIllegal != "" {
			fmt.Fprintf(&b, "\n%s, first illegal action: %s\n", p.Name, p.FirstIllegal)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// cells are a performance's columns, from "declared" on.
func (r Performance) cells() []string {
	return []string{
		fmt.Sprint(r.Declared), percent(r.DeclaredShare), percent(r.WonShare), percent(r.GrandShare), fmt.Sprint(r.Illegal),
		fmt.Sprint(r.Late), fmt.Sprintf("%.2f", r.MeanThinking), fmt.Sprintf("%.2f", r.WorstThinking),
	}
}

func percent(share *float64) string {
	if share == nil {
		return "-"
	}
	return fmt.Sprintf("%.1f %%", 100**share)
}

// signed rounds to one decimal, and shows no sign before zero.
func signed(x float64) string {
	if math.Abs(x) < 0.05 {
		return "0.0"
	}
	return fmt.Sprintf("%+.1f", x)
}

func plusMinus(e *float64) string {
	if e == nil {
		return "-"
	}
	return fmt.Sprintf("%.1f", *e)
}

// align writes a table: the first column to the left, the others to the right.
func align(b *strings.Builder, rows [][]string) {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range rows {
		line := fmt.Sprintf("%-*s", widths[0], row[0])
		for i, cell := range row[1:] {
			line += fmt.Sprintf("  %*s", widths[i+1], cell)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}
