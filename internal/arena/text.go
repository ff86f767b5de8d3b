package arena

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// longestName is how much of a player's name the tables have room for at 80
// columns.
const longestName = 22

// letter names a player in tables that have no room for more.
func letter(player int) string { return string(rune('A' + player)) }

// label is a player's letter and name, the end of which may be cut off.
func (r Report) label(player int) string {
	name := []rune(r.Players[player].Name)
	if len(name) > longestName {
		name = append(name[:longestName-1], '…')
	}
	return letter(player) + " " + string(name)
}

// wholeNames writes the names that label cuts off.
func (r Report) wholeNames(b *strings.Builder) {
	for i, p := range r.Players {
		if utf8.RuneCountInString(p.Name) > longestName {
			fmt.Fprintf(b, "%s is %s\n", letter(i), p.Name)
		}
	}
}

// WriteText writes the report as tables for people, for 80 columns.
func (r Report) WriteText(w io.Writer) error {
	var b strings.Builder
	if r.Deals < r.Planned {
		fmt.Fprintf(&b, "stopped after %d of %d deals\n", r.Deals, r.Planned)
	}
	seatings := "one seating each, the deal moving on"
	if r.Rotate {
		seatings = "all three seatings each"
	}
	fmt.Fprintf(&b, "%d deals in %s: %d games\n", r.Deals, seatings, r.Games)
	fmt.Fprintf(&b, "%s passed in, seed %d\n", percent(r.PassedIn), r.Seed)
	if r.Mode == ModeFixed {
		b.WriteString("the contracts are given, only the card play is compared\n")
	}
	r.wholeNames(&b)
	b.WriteByte('\n')

	rows := [][]string{{"player", "points/36", "± s.e.", "declared", "won", "Grand", "overbid"}}
	row := func(name, points, error string, p Performance) {
		rows = append(rows, []string{
			name, points, error, percent(p.DeclaredShare), percent(p.WonShare), percent(p.GrandShare), percent(p.OverbidShare),
		})
	}
	for i, p := range r.Players {
		row(r.label(i), signed(p.Points.Mean), plusMinus(p.Points.Error), p.Performance)
	}
	row("all", "", "", r.Table)
	align(&b, rows)

	b.WriteByte('\n')
	align(&b, r.differences())

	rows = [][]string{{"answers", "illegal", "late", "mean ms", "worst ms"}}
	for i, p := range r.Players {
		rows = append(rows, append([]string{r.label(i)}, p.answers()...))
	}
	b.WriteByte('\n')
	align(&b, append(rows, append([]string{"all"}, r.Table.answers()...)))

	for i, p := range r.Players {
		if p.FirstIllegal != "" {
			fmt.Fprintf(&b, "\n%s, first illegal action: %s\n", r.label(i), p.FirstIllegal)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// differences is the table of pairs; what both had to declare stands in it in
// fixed mode.
func (r Report) differences() [][]string {
	rows := [][]string{{"difference", "points/36", "± s.e."}}
	for n, p := range r.Pairs {
		row := []string{pairLabels[n], signed(p.Points.Mean), plusMinus(p.Points.Error)}
		if p.WonShare != nil {
			row = append(row, points100(p.WonShare.Mean), plusMinus100(p.WonShare.Error))
		}
		rows = append(rows, row)
	}
	if len(rows[1]) > len(rows[0]) {
		rows[0] = append(rows[0], "won, % points", "± s.e.")
	}
	return rows
}

// pairLabels name the pairs by their letters.
var pairLabels = [...]string{"A − B", "A − C", "B − C"}

// WriteDetails writes what the report has beyond WriteText: declarer and
// defender apart, and by contract.
func (r Report) WriteDetails(w io.Writer) error {
	var b strings.Builder
	rows := [][]string{{"role", "games", "won", "points/36", "± s.e.", "a game"}}
	for i, p := range r.Players {
		for _, role := range []struct {
			name string
			Role
		}{{" declarer", p.Declarer}, {" defender", p.Defender}} {
			rows = append(rows, []string{
				letter(i) + role.name, fmt.Sprint(role.Games), percent(role.WonShare), signed(role.Points.Mean), plusMinus(role.Points.Error),
				average(role.Average),
			})
		}
	}
	b.WriteByte('\n')
	align(&b, rows)

	rows = [][]string{{"difference", "declarer/36", "± s.e.", "defender/36", "± s.e."}}
	for n, p := range r.Pairs {
		rows = append(rows, []string{
			pairLabels[n], signed(p.Declarer.Mean), plusMinus(p.Declarer.Error), signed(p.Defender.Mean), plusMinus(p.Defender.Error),
		})
	}
	b.WriteByte('\n')
	align(&b, rows)
	b.WriteByte('\n')
	align(&b, r.byContract())
	_, err := io.WriteString(w, b.String())
	return err
}

// byContract is a table with a line a contract: games, share won and points a
// game of each player.
func (r Report) byContract() [][]string {
	rows := [][]string{{"contract"}}
	for i := range r.Players {
		rows[0] = append(rows[0], letter(i)+": n", "won", "a game")
	}
	for _, c := range r.Contracts {
		row := []string{c.Code}
		for _, p := range r.Players {
			n := slices.IndexFunc(p.Contracts, func(own Contract) bool { return own.Code == c.Code })
			if n < 0 {
				row = append(row, "-", "-", "-")
				continue
			}
			own := p.Contracts[n]
			row = append(row, fmt.Sprint(own.Games), percent(own.WonShare), average(own.Average))
		}
		rows = append(rows, row)
	}
	return rows
}

// answers are the columns of how somebody answered.
func (r Performance) answers() []string {
	return []string{
		fmt.Sprint(r.Illegal), fmt.Sprint(r.Late), fmt.Sprintf("%.2f", r.MeanThinking), fmt.Sprintf("%.2f", r.WorstThinking),
	}
}

func percent(share *float64) string {
	if share == nil {
		return "-"
	}
	return fmt.Sprintf("%.1f %%", 100**share)
}

// points100 writes a difference of shares in hundredths.
func points100(share float64) string { return signed(100 * share) }

func plusMinus100(e *float64) string {
	if e == nil {
		return "-"
	}
	return plusMinus(new(100 * *e))
}

func average(points *float64) string {
	if points == nil {
		return "-"
	}
	return signed(*points)
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
