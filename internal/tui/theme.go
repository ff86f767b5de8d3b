package tui

import (
	"strings"

	"github.com/charmbracelet/lipgloss"
)

// style is what a cell looks like; the theme knows how.
type style uint8

// The styles. One accent; the suits have colours, everything else is calm.
const (
	stylePlain style = iota
	styleDim
	styleStrong
	styleHeading
	styleAccent  // what counts now: the cursor, the key, whose turn it is
	styleChosen  // the line under the cursor
	styleWarning // overbid, refused
	styleWon
	styleLost
	styleBorder
	styleClubs
	styleSpades
	styleHearts
	styleDiamonds
	styleDimClubs
	styleDimSpades
	styleDimHearts
	styleDimDiamonds
	styleChart // the first player's line in a chart, and three more
	styleChart2
	styleChart3
	styleChart4
	numStyles
)

// Deck is how cards look; never a rule (RULES.md, section 1).
type Deck string

// The decks.
const (
	DeckFrench     Deck = "french"     // ♣ ♠ ♥ ♦ with the language's letters
	DeckTournament Deck = "tournament" // four colours: black, green, red, yellow
	DeckGerman     Deck = "german"     // Eichel, Grün, Rot, Schellen; Daus, König, Ober, Unter
)

// Decks lists the decks.
func Decks() [3]Deck { return [3]Deck{DeckFrench, DeckTournament, DeckGerman} }

// glyphs are the characters that differ between Unicode and ASCII terminals.
// Each is one cell wide.
type glyphs struct {
	suits                                       [5]string // by skat.Suit
	horizontal, vertical, crossing              string
	topLeft, topRight, bottomLeft, bottomRight  string
	ellipsis, pointer, bullet, times, dash, dot string
	winner                                      string // marks the card that takes the trick
	check, cross                                string
	up, down, left, right                       string
	thumb                                       string // where a window stands in what it scrolls
	back                                        string // of a card that lies face down
}

var unicodeGlyphs = glyphs{
	suits:      [5]string{" ", "♦", "♥", "♠", "♣"},
	horizontal: "─", vertical: "│", crossing: "┼", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
	ellipsis: "…", pointer: "›", bullet: "•", times: "×", dash: "–", dot: "·", winner: "◆", check: "✓", cross: "✗",
	up: "↑", down: "↓", left: "←", right: "→", thumb: "┃", back: "░",
}

var asciiGlyphs = glyphs{
	suits:      [5]string{" ", "D", "H", "S", "C"},
	horizontal: "-", vertical: "|", crossing: "+", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
	ellipsis: "~", pointer: ">", bullet: "*", times: "x", dash: "-", dot: ".", winner: "*", check: "+", cross: "x",
	up: "^", down: "v", left: "<", right: ">", thumb: "#", back: "%",
}

// folded are the signs that texts have and ASCII terminals have not. Letters
// stay what they are.
var folded = map[string]string{
	"♣": "C", "♠": "S", "♥": "H", "♦": "D", "×": "x", "–": "-", "—": "-", "−": "-", "…": "~", "·": ".", "•": "*",
	"░": "%", "‹": "<", "›": ">", "←": "<", "→": ">", "↑": "^", "↓": "v", "„": `"`, "“": `"`, "”": `"`, "’": "'", "±": "~",
}

// Look is what the player chose about appearance.
type Look struct {
	ASCII bool
	Light bool // a light background
	Deck  Deck
}

// Theme is how everything looks on one terminal. It never changes.
type Theme struct {
	renderer *lipgloss.Renderer
	look     Look
	glyphs   glyphs
	open     [numStyles]string
	shut     [numStyles]string
}

// NewTheme makes the theme for a renderer, whose colour profile (Ascii under
// NO_COLOR) decides what colours are.
func NewTheme(r *lipgloss.Renderer, look Look) *Theme {
	t := &Theme{renderer: r, look: look, glyphs: unicodeGlyphs}
	if look.ASCII || lipgloss.Width("─") == 2 {
		t.look.ASCII, t.glyphs = true, asciiGlyphs
	}
	pick := func(dark, light string) lipgloss.Color {
		if look.Light {
			return lipgloss.Color(light)
		}
		return lipgloss.Color(dark)
	}
	fg := func(dark, light string) lipgloss.Style { return r.NewStyle().Foreground(pick(dark, light)) }
	black, red := fg("252", "235"), fg("203", "160")
	suits := [4]lipgloss.Style{black, black, red, red}
	if look.Deck != DeckFrench && look.Deck != "" {
		suits = [4]lipgloss.Style{black, fg("71", "28"), red, fg("221", "136")}
	}
	styles := [numStyles]lipgloss.Style{
		stylePlain: r.NewStyle(), styleDim: fg("243", "245"), styleStrong: r.NewStyle().Bold(true),
		styleHeading: r.NewStyle().Bold(true), styleAccent: fg("179", "94").Bold(true), styleChosen: fg("179", "94").Bold(true),
		styleWarning: fg("209", "166"), styleWon: fg("107", "64"), styleLost: fg("174", "124"), styleBorder: fg("240", "249"),
	}
	for i, s := range suits {
		styles[int(styleClubs)+i] = s.Bold(true)
		styles[int(styleDimClubs)+i] = s.Faint(true)
	}
	for i, s := range [4]lipgloss.Style{fg("179", "94"), fg("110", "25"), fg("108", "28"), fg("139", "90")} {
		styles[int(styleChart)+i] = s
	}
	for i, s := range styles {
		t.open[i], t.shut[i], _ = strings.Cut(s.Render("x"), "x")
	}
	t.open[stylePlain], t.shut[stylePlain] = "", ""
	return t
}

// with returns the theme of another look on the same terminal.
func (t *Theme) with(look Look) *Theme { return NewTheme(t.renderer, look) }

func (t *Theme) opening(s style) string { return t.open[s] }
func (t *Theme) closing(s style) string { return t.shut[s] }

// paintsBlank tells whether a blank in this style can be seen.
func (t *Theme) paintsBlank(style) bool { return false }
