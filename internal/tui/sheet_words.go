package tui

import (
	"io"
	"time"

	"github.com/charmbracelet/lipgloss"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
)

// SheetWords are the words of a match's sheet for [record.Sheet.WriteMarkdown].
// id is the match's number in the store, at the day of its last action.
func SheetWords(p *i18n.Printer, m *match.Match, id int64, at time.Time) record.SheetWords {
	e := &Env{Text: p, Theme: NewTheme(lipgloss.NewRenderer(io.Discard), Look{})}
	s := m.Sheet()
	settings := m.Settings()
	args := i18n.Args{"N": match.OthersGame(settings.Table), "Own": match.OwnGame}
	words := record.SheetWords{
		Title: p.T(i18n.SheetMatch, i18n.Args{"N": id, "Date": at.Format(time.DateOnly)}),
		Notes: []string{
			p.T(presetWords[settings.Preset()]) + ", " + p.T(i18n.StartDeals, i18n.Args{"Count": settings.Deals}) + " · " + e.matchMark(m),
		},
		Number: p.T(i18n.SheetNumber), Dealer: p.T(i18n.SheetDealer), Declarer: p.T(i18n.SheetDeclarer), Game: p.T(i18n.SheetContract),
		Bid: p.T(i18n.SheetBid), Value: p.T(i18n.SheetValue),
		Score: p.T(i18n.SheetScore), Games: p.T(i18n.SheetGames), Own: p.T(i18n.SheetOwn, args), Others: p.T(i18n.SheetOthers, args),
		Total: p.T(i18n.SheetTotal),
	}
	words.Standing = p.T(i18n.StartDeal, i18n.Args{"N": m.Number(), "Of": settings.Deals})
	if m.Over() {
		words.Standing = winnerPiece(p, s, human(m)).text
	}
	for _, player := range s.Players {
		words.Players = append(words.Players, playerName(p, player))
	}
	for _, row := range s.Rows {
		text := ""
		for _, piece := range contractCell(e, s, row, contractLong) {
			text += piece.text
		}
		words.Contracts = append(words.Contracts, text)
	}
	return words
}
