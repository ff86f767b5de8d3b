package record

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// SheetWords are the words of a sheet in the reader's language, for
// [Sheet.WriteMarkdown].
type SheetWords struct {
	Title    string
	Notes    []string // sentences below the title
	Standing string   // who leads, or who has won

	Number, Dealer, Declarer, Game, Bid, Value string // heads

	// The steps of the closing computation.
	Score, Games, Own, Others, Total string

	Players   []string // by player
	Contracts []string // by deal, in words
}

// WriteMarkdown writes the sheet as tables: the deals, with a player's new
// score where that has changed, and the closing computation.
func (s Sheet) WriteMarkdown(w io.Writer, words SheetWords) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n", words.Title)
	for _, note := range append(append([]string{}, words.Notes...), "**"+escaped(words.Standing)+"**") {
		fmt.Fprintf(&b, "%s\n\n", note)
	}
	s.writeDeals(&b, words)
	b.WriteByte('\n')
	s.writeAccounts(&b, words)
	_, err := io.WriteString(w, b.String())
	return err
}

func (s Sheet) writeDeals(b *strings.Builder, words SheetWords) {
	writeRow(b, append([]string{words.Number, words.Dealer, words.Declarer, words.Game, words.Bid, words.Value}, words.Players...)...)
	b.WriteString("|--:|:--|:--|:--|--:|--:|" + strings.Repeat("--:|", len(s.Players)) + "\n")
	for i, d := range s.Deals {
		cells := []string{strconv.Itoa(d.Deal), words.Players[d.Dealer-1], "", words.Contracts[i], "", "–"}
		if d.Declarer > 0 {
			cells[2], cells[4] = words.Players[d.Declarer-1], strconv.Itoa(d.Bid)
		}
		for p, score := range d.Score {
			cell := ""
			if score != 0 {
				cells[5], cell = fmt.Sprintf("%+d", score), strconv.Itoa(d.Total[p])
			}
			cells = append(cells, cell)
		}
		writeRow(b, cells...)
	}
}

func (s Sheet) writeAccounts(b *strings.Builder, words SheetWords) {
	writeRow(b, append([]string{""}, words.Players...)...)
	b.WriteString("|:--|" + strings.Repeat("--:|", len(s.Players)) + "\n")
	step := func(label string, cell func(SheetAccount) string) {
		cells := []string{label}
		for _, a := range s.Accounts {
			cells = append(cells, cell(a))
		}
		writeRow(b, cells...)
	}
	total := func(a SheetAccount) string { return strconv.Itoa(a.Score) }
	if s.Settings.Tournament {
		step(words.Score, total)
		step(words.Games, func(a SheetAccount) string { return fmt.Sprintf("%d/%d", a.Won, a.Lost) })
		step(words.Own, func(a SheetAccount) string { return fmt.Sprintf("%+d", a.Own) })
		step(words.Others, func(a SheetAccount) string { return fmt.Sprintf("%+d", a.Others) })
		total = func(a SheetAccount) string { return strconv.Itoa(a.Total) }
	}
	step(words.Total, total)
}

// writeRow writes the cells of one row, so that they are what they say.
func writeRow(b *strings.Builder, cells ...string) {
	b.WriteByte('|')
	for _, c := range cells {
		b.WriteString(" " + escaped(c) + " |")
	}
	b.WriteByte('\n')
}

// escaped is text that Markdown would take for signs.
func escaped(text string) string {
	return markdownSigns.Replace(text)
}

var markdownSigns = strings.NewReplacer(
	`\`, `\\`, "|", `\|`, "*", `\*`, "_", `\_`, "`", "\\`", "<", `\<`, "[", `\[`, "\n", " ",
)
