package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// matchRule is a setting of a match under its name as a flag and as a key of
// the configuration file's table [match].
type matchRule struct {
	name, usage string
	takes       string // what the flag's value is; "bool" where the flag may go without
	// set changes s; v is a string, a bool, an int64 or a list, as TOML has
	// them. The error is a [wanted], and leaves s as it was.
	set func(s *match.Settings, v any) error
}

// presetName is the rule that the others change, and so comes first.
const presetName = "preset"

// matchRules lists the rules in the order in which they are set.
var matchRules = []matchRule{
	choiceRule(presetName, "the rules and the length to begin with", namesOf(match.Presets()), func(s *match.Settings, i int) {
		*s = match.Defaults(match.Presets()[i])
	}),
	{"table", "players at the table; with four the dealer sits out", "3|4", func(s *match.Settings, v any) error {
		n, ok := v.(int64)
		if !ok || n != 3 && n != 4 {
			return wanted{message: i18n.NoticeOneOf, list: []string{"3", "4"}}
		}
		*s = s.WithTable(int(n))
		return nil
	}},
	{"rounds", "length: in a round everyone deals once", "int", func(s *match.Settings, v any) error {
		n, ok := v.(int64)
		if !ok || n < 1 || n > match.MaxDeals/3 {
			return wanted{message: i18n.NoticeNumber, n: match.MaxDeals / 3}
		}
		*s = s.WithRounds(int(n))
		return nil
	}},
	switchRule("rated", "no decision is taken back", func(s *match.Settings, on bool) { s.Rated = on }),
	choiceRule("valuation", "what a lost game costs", []string{"plain", "isko"}, func(s *match.Settings, i int) {
		s.Valuation = skat.Valuation(i)
	}),
	switchRule("tournament", "tournament points (Seeger-Fabian)", func(s *match.Settings, on bool) { s.Tournament = on }),
	choiceRule("kontra", "who may say Kontra", []string{"off", "any", "held18"}, func(s *match.Settings, i int) {
		s.Kontra = skat.KontraRule(i)
	}),
	{"bock", "Bock rounds; after some games only: --bock=" + strings.Join(bockNames, ","), "bool", setBock},
	switchRule("ramsch", "Ramsch when all pass", func(s *match.Settings, on bool) { s.Ramsch = on }),
	switchRule("schieberamsch", "Ramsch with picking up the skat or pushing it on", func(s *match.Settings, on bool) { s.Schiebe = on }),
	choiceRule("ramsch-skat", "who gets the skat in Ramsch: the last trick or the loser", []string{"last", "loser"}, func(s *match.Settings, i int) {
		s.RamschSkat = skat.RamschSkat(i)
	}),
}

// bockNames are the triggers of Bock rounds: a game lost with 60, one lost
// under Kontra, a Grand Hand won.
var bockNames = []string{"lost60", "kontra", "grandhand"}

// setBock takes true for every trigger that the rules have room for, or a list
// of triggers.
func setBock(s *match.Settings, v any) error {
	w := wanted{message: i18n.NoticeBock, list: bockNames}
	if on, ok := v.(bool); ok {
		s.Bock = match.BockTriggers{LostWith60: on, LostKontra: on && s.Kontra != skat.KontraOff, GrandHandWon: on}
		return nil
	}
	list, ok := v.([]any)
	if !ok {
		return w
	}
	bock := match.BockTriggers{}
	triggers := []*bool{&bock.LostWith60, &bock.LostKontra, &bock.GrandHandWon}
	for _, one := range list {
		name, _ := one.(string)
		i := slices.Index(bockNames, name)
		if i < 0 {
			return w
		}
		*triggers[i] = true
	}
	s.Bock = bock
	return nil
}

func choiceRule(name, usage string, names []string, set func(*match.Settings, int)) matchRule {
	return matchRule{name, usage, strings.Join(names, "|"), func(s *match.Settings, v any) error {
		chosen := ""
		if err := choose(v, &chosen, names); err != nil {
			return err
		}
		set(s, slices.Index(names, chosen))
		return nil
	}}
}

func switchRule(name, usage string, set func(*match.Settings, bool)) matchRule {
	return matchRule{name, usage, "bool", func(s *match.Settings, v any) error {
		on := false
		if err := decide(v, &on); err != nil {
			return err
		}
		set(s, on)
		return nil
	}}
}

func namesOf(presets [3]match.Preset) []string {
	var names []string
	for _, p := range presets {
		names = append(names, string(p))
	}
	return names
}

// ruleSet is rules by name as somebody asked for them, each checked on its own.
type ruleSet map[string]any

// apply changes s to what was asked for. What was not gives way where it
// would need another rule; the error is of [match.Settings.Check].
func (r ruleSet) apply(s match.Settings) (match.Settings, error) {
	for _, rule := range matchRules {
		r.change(&s, rule)
	}
	s = s.Sensible()
	for _, rule := range matchRules {
		if rule.name != presetName {
			r.change(&s, rule)
		}
	}
	return s, s.Check()
}

func (r ruleSet) change(s *match.Settings, rule matchRule) {
	if v, ok := r[rule.name]; ok {
		_ = rule.set(s, v) // it was checked before
	}
}

// flags adds the rules of these names, of all without any, to a command.
func (r ruleSet) flags(to *pflag.FlagSet, names ...string) {
	for _, rule := range matchRules {
		if len(names) > 0 && !slices.Contains(names, rule.name) {
			continue
		}
		flag := to.VarPF(&ruleFlag{rule, r, ""}, rule.name, "", rule.usage)
		if rule.takes == "bool" {
			flag.NoOptDefVal = "true"
		}
	}
}

// ruleFlag is a rule on the command line. It implements [pflag.Value].
type ruleFlag struct {
	rule matchRule
	to   ruleSet
	text string
}

func (f *ruleFlag) String() string { return f.text }
func (f *ruleFlag) Type() string   { return f.rule.takes }

// Set implements [pflag.Value].
func (f *ruleFlag) Set(text string) error {
	v := any(text)
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		v = n
	} else if on, err := strconv.ParseBool(text); err == nil {
		v = on
	} else if f.rule.name == "bock" {
		var list []any
		for name := range strings.SplitSeq(text, ",") {
			list = append(list, name)
		}
		v = list
	}
	if w := (wanted{}); errors.As(f.to.add(f.rule.name, v), &w) {
		return errors.New(w.sentence(i18n.New("en")))
	}
	f.text = text
	return nil
}
