package record_test

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/charmbracelet/x/exp/golden"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// listOf replays deals of match's rulebook; player 1 deals the first.
func listOf(t testing.TB, s match.Settings, names ...string) *match.Match {
	t.Helper()
	file, err := os.Open("../match/testdata/rulebook.txt")
	require.NoError(t, err)
	defer file.Close()
	deals := map[string]string{}
	for scan := bufio.NewScanner(file); scan.Scan(); {
		if name, line, ok := strings.Cut(scan.Text(), "|"); ok {
			deals[name] = line
		}
	}
	players := []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea, |*", Bot: "club"}, {Name: `Carl "C"`, Bot: "novice"}}
	saved := match.Saved{Settings: s, Seed: 1<<64 - 1, Players: players[:s.Table], Practice: true}
	for _, name := range names {
		require.Contains(t, deals, name)
		saved.Deals = append(saved.Deals, deals[name])
	}
	m, err := match.Restore(saved)
	require.NoError(t, err)
	return m
}

// The lists that the formats are tested with: every kind of deal.
func lists(t testing.TB) map[string]*match.Match {
	kontra := match.Settings{
		Table: 4, Deals: 8, Valuation: skat.ISkO, Tournament: true, Kontra: skat.KontraAny,
		Bock: match.BockTriggers{LostKontra: true, GrandHandWon: true},
	}
	return map[string]*match.Match{
		"tournament": listOf(t, match.Settings{Table: 4, Deals: 5, Valuation: skat.ISkO, Tournament: true}, "won", "lost", "passed", "overbid30", "null27"),
		"pub":        listOf(t, kontra, "kontrawon", "kontralost", "relost", "rewon"),
		"ramsch":     listOf(t, match.Settings{Table: 3, Deals: 36, Ramsch: true}, "ramsch", "ramschtie", "jungfrau", "durchmarsch", "ramschthree"),
		"pushes":     listOf(t, match.Settings{Table: 3, Deals: 2, Ramsch: true, Schiebe: true}, "pushes"),
	}
}

var sheetMeta = record.SheetMeta{
	Match: 17, Started: time.Date(2026, 3, 1, 20, 0, 0, 5, time.UTC), Updated: time.Date(2026, 3, 1, 22, 30, 0, 0, time.FixedZone("", 3600)),
}

var sheetWords = record.SheetWords{
	Title: "Score sheet", Notes: []string{"Four at the table"}, Standing: "Abel leads",
	Number: "#", Dealer: "Dealer", Declarer: "Plays", Game: "Game", Bid: "Bid", Value: "Value",
	Score: "Game points", Games: "Won/lost", Own: "50 × (won − lost)", Others: "30 × lost by others", Total: "Total",
	Players: []string{"You", "Abel", "Bea, |*", `Carl "C"`},
}

// sheetGoldens writes each list in one format to testdata/TEST/LIST.golden.
func sheetGoldens(t *testing.T, write func(record.Sheet, *bytes.Buffer) error) {
	for name, m := range lists(t) {
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			require.NoError(t, write(record.NewSheet(m, sheetMeta), &b))
			golden.RequireEqual(t, b.Bytes())
		})
	}
}

func TestSheetAsCSV(t *testing.T) {
	sheetGoldens(t, func(s record.Sheet, b *bytes.Buffer) error { return s.WriteCSV(b) })
}

func TestSheetAsJSON(t *testing.T) {
	sheetGoldens(t, func(s record.Sheet, b *bytes.Buffer) error { return s.WriteJSON(b) })
}

func TestSheetAsMarkdown(t *testing.T) {
	sheetGoldens(t, func(s record.Sheet, b *bytes.Buffer) error {
		words := sheetWords
		words.Players = words.Players[:len(s.Players)]
		for _, d := range s.Deals {
			words.Contracts = append(words.Contracts, d.Contract)
		}
		return s.WriteMarkdown(b, words)
	})
}

// What was written is read again, all of it.
func TestSheetJSONRoundTrips(t *testing.T) {
	for name, m := range lists(t) {
		sheet := record.NewSheet(m, sheetMeta)
		var b bytes.Buffer
		require.NoError(t, sheet.WriteJSON(&b))
		text := b.String()
		back, err := record.ReadSheet(&b)
		require.NoError(t, err)
		require.Equal(t, sheet, back, name)
		var again bytes.Buffer
		require.NoError(t, back.WriteJSON(&again))
		require.Equal(t, text, again.String())
	}
	_, err := record.ReadSheet(strings.NewReader(`{"version": 2}`))
	require.EqualError(t, err, "read a sheet: version 2: want 1")
	_, err = record.ReadSheet(strings.NewReader("no JSON"))
	require.ErrorContains(t, err, "read a sheet: ")
}

// Each line of the CSV says what the JSON says, under the same names.
func TestSheetCSVSaysWhatTheJSONSays(t *testing.T) {
	for name, m := range lists(t) {
		sheet := record.NewSheet(m, sheetMeta)
		var b bytes.Buffer
		require.NoError(t, sheet.WriteCSV(&b))
		lines, err := csv.NewReader(&b).ReadAll()
		require.NoError(t, err)
		require.Len(t, lines, 1+len(sheet.Deals), name)
		for i, deal := range sheet.Deals {
			text, err := json.Marshal(deal)
			require.NoError(t, err)
			var fields map[string]any
			require.NoError(t, json.Unmarshal(text, &fields))
			cells := map[string]string{}
			for c, head := range lines[0] {
				cells[head] = lines[1+i][c]
			}
			for field, value := range fields {
				list, isList := value.([]any)
				if !isList {
					want := plainText(value)
					if want == "0" && (field == "declarer" || field == "jungfrau") {
						want = ""
					}
					assert.Equal(t, want, cells[field], "%s, %s", name, field)
					delete(cells, field)
					continue
				}
				for p := range 4 {
					want := ""
					if p < len(list) {
						want = plainText(list[p])
					}
					head := field + "_" + strconv.Itoa(p+1)
					assert.Equal(t, want, cells[head], "%s, %s", name, head)
					delete(cells, head)
				}
			}
			assert.Len(t, cells, 5, "left are the match's number and the names")
		}
	}
}

func plainText(value any) string {
	text, _ := json.Marshal(value)
	return strings.Trim(string(text), `"`)
}

// The totals of a sheet add up, for who reads them elsewhere.
func TestSheetsAddUp(t *testing.T) {
	for name, m := range lists(t) {
		s := record.NewSheet(m, sheetMeta)
		other := 40
		if s.Settings.Table == 4 {
			other = 30
		}
		for p, a := range s.Accounts {
			score, own, others := 0, 0, 0
			for _, d := range s.Deals {
				score, own, others = score+d.Score[p], own+d.Own[p], others+d.Others[p]
				assert.Equal(t, score, d.Total[p], name)
				assert.Equal(t, score+own+others, d.Tournament[p], name)
			}
			assert.Equal(t, record.SheetAccount{
				Score: score, Won: a.Won, Lost: a.Lost, OthersLost: a.OthersLost, Own: 50 * (a.Won - a.Lost), Others: other * a.OthersLost,
				Total: score + own + others,
			}, a, name)
		}
	}
}

// Names are what they are, whatever Markdown would make of them.
func TestMarkdownKeepsNames(t *testing.T) {
	var b bytes.Buffer
	words := sheetWords
	words.Players = []string{"a|b", "*c*", "<d>_[e]"}
	s := record.NewSheet(listOf(t, match.Settings{Table: 3, Deals: 2}, "passed"), sheetMeta)
	words.Contracts = []string{"-"}
	require.NoError(t, s.WriteMarkdown(&b, words))
	assert.Contains(t, b.String(), `| a\|b | \*c\* | \<d>\_\[e] |`)
	for _, l := range strings.Split(b.String(), "\n") {
		if strings.HasPrefix(l, "| # ") || strings.HasPrefix(l, "| 1 ") {
			assert.Equal(t, 10, strings.Count(strings.ReplaceAll(l, `\|`, ""), "|"), l)
		}
	}
}

// brokenPipe takes nothing.
type brokenPipe struct{}

func (brokenPipe) Write([]byte) (int, error) { return 0, errors.New("broken pipe") }

func TestSheetsSayThatTheyCouldNotBeWritten(t *testing.T) {
	s := record.NewSheet(listOf(t, match.Settings{Table: 3, Deals: 1}, "passed"), sheetMeta)
	words := sheetWords
	words.Contracts = []string{"-"}
	words.Players = words.Players[:3]
	for _, err := range []error{s.WriteCSV(brokenPipe{}), s.WriteJSON(brokenPipe{}), s.WriteMarkdown(brokenPipe{}, words)} {
		assert.ErrorContains(t, err, "broken pipe")
	}
}
