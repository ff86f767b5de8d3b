package main

import (
	"errors"

	"github.com/BurntSushi/toml"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// matchTable is the part of the configuration file with the rules.
const matchTable = "match"

// nonsenseKeys are the keys to blame for what [match.Settings.Check] says.
var nonsenseKeys = map[match.Reason]string{
	match.BadDeals: "rounds", match.PushWithoutRamsch: "schieberamsch", match.SkatWithoutRamsch: "ramsch-skat", match.BockWithoutKontra: "bock",
}

// takeMatch sets the rules in s. Those that are wrong, or make no sense beside
// the others, are left out and reported.
func (r *configReader) takeMatch(of toml.Primitive, s *match.Settings) {
	r.take(matchTable, of, func(v any) error {
		if _, ok := v.(map[string]any); !ok {
			return wanted{message: i18n.NoticeTable}
		}
		return nil
	})
	var keys map[string]toml.Primitive
	if r.meta.PrimitiveDecode(of, &keys) != nil {
		return // what is no table
	}
	asked := ruleSet{}
	for _, key := range r.meta.Keys() {
		if len(key) != 2 || key[0] != matchTable {
			continue
		}
		r.take(key.String(), keys[key[1]], func(v any) error { return asked.add(key[1], v) })
	}
	for range matchRules {
		set, err := asked.apply(*s)
		wrong := (*match.SettingsError)(nil)
		if !errors.As(err, &wrong) {
			*s = set
			return
		}
		key := nonsenseKeys[wrong.Reason]
		r.take(matchTable+"."+key, keys[key], func(any) error { return wrong })
		delete(asked, key)
	}
}

// add asks for a rule that is right by itself.
func (r ruleSet) add(name string, v any) error {
	var names []string
	for _, rule := range matchRules {
		if names = append(names, rule.name); rule.name != name {
			continue
		}
		scratch := match.Defaults(match.Kneipe)
		if err := rule.set(&scratch, v); err != nil {
			return err
		}
		r[name] = v
		return nil
	}
	return unknownKey(names)
}
