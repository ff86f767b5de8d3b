package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
)

// footerItem is one binding in the footer.
type footerItem struct {
	x, w    int
	binding key.Binding
}

// footerItems lays out the bindings that count now, as many as fit whole.
func footerItems(w int, bindings []key.Binding) []footerItem {
	var list []footerItem
	x := 1
	for _, b := range bindings {
		h := b.Help()
		if !b.Enabled() || h.Key == "" {
			continue
		}
		item := footerItem{x, width(h.Key) + 1 + width(h.Desc), b}
		if x+item.w > w-1 {
			break
		}
		list = append(list, item)
		x += item.w + 3
	}
	return list
}

// footer draws the bindings into the frame's last line.
func footer(c *canvas, bindings []key.Binding) {
	for _, item := range footerItems(c.w, bindings) {
		h := item.binding.Help()
		c.text(item.x, c.h-1, styleAccent, h.Key)
		c.text(item.x+width(h.Key)+1, c.h-1, styleDim, h.Desc)
	}
}

// footerKey returns the first key of the binding at column x of the footer.
func footerKey(w int, bindings []key.Binding, x int) (tea.KeyMsg, bool) {
	for _, item := range footerItems(w, bindings) {
		if x >= item.x && x < item.x+item.w {
			return pressed(item.binding.Keys()[0]), true
		}
	}
	return tea.KeyMsg{}, false
}

var namedKeys = map[string]tea.KeyType{
	"enter": tea.KeyEnter, "esc": tea.KeyEsc, "tab": tea.KeyTab, "backspace": tea.KeyBackspace,
	"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight,
	"pgup": tea.KeyPgUp, "pgdown": tea.KeyPgDown, "home": tea.KeyHome, "end": tea.KeyEnd,
}

// pressed is the message of a key that Bubble Tea calls name.
func pressed(name string) tea.KeyMsg {
	if t, ok := namedKeys[name]; ok {
		return tea.KeyMsg{Type: t}
	}
	if name == " " {
		return tea.KeyMsg{Type: tea.KeySpace, Runes: []rune{' '}}
	}
	return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(name)}
}
