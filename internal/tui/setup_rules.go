package tui

import (
	"fmt"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// rule is one line of the setup.
type rule struct {
	label, value string
	hint         string
	turn         func(by int) // to the next (+1) or last (−1) value
	closed       bool         // there is no choice now, and hint says why
	group        bool         // begins a group of rules
}

// The lines whose number something depends on.
const (
	rulePreset = iota
	rulePlayers
	ruleRounds
)

// presetHints are the lines that explain the rule sets.
var presetHints = map[match.Preset]i18n.Message{
	match.Standard: i18n.SetupStandardHint, match.Tournament: i18n.SetupTournamentHint,
	match.Kneipe: i18n.SetupKneipeHint, match.Own: i18n.SetupOwnHint,
}

// rules are the lines, with the values as they are now.
func (s *setup) rules() []rule {
	now := s.want.Sensible()
	list := s.lengthRules(now)
	list = append(list, s.scoringRules(now)...)
	list = append(list, s.kontraRules(now)...)
	list = append(list, s.ramschRules(now)...)
	for i := range now.Table - 1 {
		list = append(list, rule{
			label: botNames[i], value: s.env.levelName(s.bots[i]), group: i == 0,
			hint: s.env.Text.T(i18n.SetupBotHint, i18n.Args{"Name": botNames[i]}),
			turn: func(by int) { s.bots[i] = turned(s.env.Levels, s.bots[i], by) },
		})
	}
	return list
}

// onOff is a rule that is on or off.
func (s *setup) onOff(label, hint i18n.Message, on *bool) rule {
	t, value := s.env.Text, i18n.SetupOff
	if *on {
		value = i18n.SetupOn
	}
	return rule{label: t.T(label), value: t.T(value), hint: t.T(hint), turn: func(int) { *on = !*on }}
}

// choiceOf is a rule with the words and hints of its values, of which now is
// the current one.
func (e *Env) choiceOf(label i18n.Message, now int, words, hints []i18n.Message, set func(int)) rule {
	t := e.Text
	return rule{label: t.T(label), value: t.T(words[now]), hint: t.T(hints[now]), turn: func(by int) {
		set((now + by + len(words)) % len(words))
	}}
}

// close takes the choice away for a reason.
func (s *setup) close(r rule, why match.Reason) rule {
	r.closed, r.value, r.hint = true, s.env.Theme.glyphs.dash, s.env.Text.T(needs[why])
	return r
}

// lengthRules are the preset, the table, the length, and whether it is in
// earnest.
func (s *setup) lengthRules(now match.Settings) []rule {
	t := s.env.Text
	preset := rule{value: t.T(presetWords[now.Preset()]), hint: t.T(presetHints[now.Preset()]), turn: func(by int) {
		s.pick(turned(s.presets(), now.Preset(), by))
	}}
	players := s.env.choiceOf(i18n.SetupPlayers, now.Table-3, []i18n.Message{i18n.SetupThree, i18n.SetupFour},
		[]i18n.Message{i18n.SetupPlayersHint, i18n.SetupPlayersHint}, func(i int) { s.want = s.want.WithTable(3 + i) })
	players.group = true
	deals := t.T(i18n.StartDeals, i18n.Args{"Count": now.Deals})
	rounds := rule{label: t.T(i18n.SetupLength), value: fmt.Sprintf("%d (%s)", now.Rounds(), deals), hint: t.T(i18n.SetupLengthHint), turn: func(by int) {
		s.setRounds(now.Rounds() + by)
	}}
	return []rule{preset, players, rounds, s.onOff(i18n.SetupRated, i18n.SetupRatedHint, &s.want.Rated)}
}

func (s *setup) scoringRules(now match.Settings) []rule {
	valuation := s.env.choiceOf(i18n.SetupValuation, int(now.Valuation), []i18n.Message{i18n.SetupPlain, i18n.SetupIsko},
		[]i18n.Message{i18n.SetupPlainHint, i18n.SetupIskoHint}, func(i int) { s.want.Valuation = skat.Valuation(i) })
	valuation.group = true
	return []rule{valuation, s.onOff(i18n.SetupPoints, i18n.SetupPointsHint, &s.want.Tournament)}
}

func (s *setup) kontraRules(now match.Settings) []rule {
	kontra := s.env.choiceOf(i18n.SetupKontra, int(now.Kontra), []i18n.Message{i18n.SetupOff, i18n.SetupKontraAny, i18n.SetupKontraHeld},
		[]i18n.Message{i18n.SetupKontraOffHint, i18n.SetupKontraAnyHint, i18n.SetupKontraHeldHint}, func(i int) { s.want.Kontra = skat.KontraRule(i) })
	kontra.group = true
	lost := s.onOff(i18n.SetupBockKontra, i18n.SetupBockKontraHint, &s.want.Bock.LostKontra)
	if now.Kontra == skat.KontraOff {
		lost = s.close(lost, match.BockWithoutKontra)
	}
	return []rule{
		kontra, s.onOff(i18n.SetupBock60, i18n.SetupBock60Hint, &s.want.Bock.LostWith60), lost,
		s.onOff(i18n.SetupBockGrand, i18n.SetupBockGrandHint, &s.want.Bock.GrandHandWon),
	}
}

func (s *setup) ramschRules(now match.Settings) []rule {
	played := 0
	if now.Ramsch {
		played = 1
	}
	allPass := s.env.choiceOf(i18n.SetupAllPass, played, []i18n.Message{i18n.PassedIn, i18n.Ramsch},
		[]i18n.Message{i18n.SetupPassedInHint, i18n.SetupRamschHint}, func(i int) { s.want.Ramsch = i == 1 })
	allPass.group = true
	push := s.onOff(i18n.SetupSchieberamsch, i18n.SetupSchieberamschHint, &s.want.Schiebe)
	goes := s.env.choiceOf(i18n.SetupRamschSkat, int(now.RamschSkat), []i18n.Message{i18n.SetupSkatLast, i18n.SetupSkatLoser},
		[]i18n.Message{i18n.SetupSkatLastHint, i18n.SetupSkatLoserHint}, func(i int) { s.want.RamschSkat = skat.RamschSkat(i) })
	if !now.Ramsch {
		push, goes = s.close(push, match.PushWithoutRamsch), s.close(goes, match.SkatWithoutRamsch)
	}
	return []rule{allPass, push, goes}
}
