package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/offizier"
)

// pose returns what the player, whose turn it is, is asked before the play; nil
// in the play.
func (t *offizierTable) pose() *choice {
	switch t.view.Phase() {
	case offizier.PhaseName:
		return t.askName()
	case offizier.PhaseKontra, offizier.PhaseRe:
		return t.askDouble()
	}
	return nil
}

// askName asks for the game, which the player knows four open cards for.
func (t *offizierTable) askName() *choice {
	p, f, seat := t.env.Text, newFaces(t.env.Theme, t.env.Text), t.view.Seat
	scale, _, _ := scaleOf(t.w, t.h)
	d := &choice{env: t.env, room: t.choiceWidth, ask: p.T(i18n.OffizierNameAsk)}
	var worth []string
	for _, g := range offizier.Games() {
		label := gameText(p, g)
		worth = append(worth, p.T(i18n.OffizierWorth, i18n.Args{"Game": label, "N": g.Base()}))
		if scale == scaleChips && g.IsSuit() {
			label = f.suit(g.Suit())
		}
		d.options = append(d.options, option{label, nil, func() tea.Cmd { return t.do(offizier.Name(seat, g)) }})
	}
	d.text = []string{strings.Join(worth, ", ")}
	return d
}

// askDouble asks the dealer for Kontra, or forehand for Re.
func (t *offizierTable) askDouble() *choice {
	p, seat := t.env.Text, t.view.Seat
	ask, say, why, action := i18n.OffizierAskKontra, i18n.Kontra, i18n.OffizierTakeOverWhy, offizier.Kontra(seat)
	factor := 2
	switch {
	case t.view.Phase() == offizier.PhaseRe:
		ask, say, why, action, factor = i18n.OffizierAskRe, i18n.Re, i18n.TableReWhy, offizier.Re(seat), 4
	case t.view.Rules().Kontra == offizier.KontraDouble:
		why = i18n.TableKontraWhy
	}
	args := i18n.Args{"Game": gameText(p, t.view.Game()), "Name": t.seatName(seat.Other()), "N": factor}
	return &choice{
		env: t.env, room: t.choiceWidth, ask: p.T(ask, args), text: []string{p.T(why, args)}, at: 1,
		options: []option{
			{p.T(say), []string{"y", "j", "k"}, func() tea.Cmd { return t.do(action) }},
			{p.T(i18n.TableNo), []string{"n", "p"}, func() tea.Cmd { return t.do(offizier.Pass(seat)) }},
		},
	}
}
