package record

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// settings are the words of RU: what differs from the server's rules, which
// are ISkO without Kontra, Ramsch and Bock.
var settings = [...]struct {
	word string
	set  func(*skat.Rules)
	is   func(skat.Rules) bool
}{
	{"plain", func(r *skat.Rules) { r.Valuation = skat.Plain }, func(r skat.Rules) bool { return r.Valuation == skat.Plain }},
	{"kontra", func(r *skat.Rules) { r.Kontra = skat.KontraAny }, func(r skat.Rules) bool { return r.Kontra == skat.KontraAny }},
	{"kontra18", func(r *skat.Rules) { r.Kontra = skat.KontraHeld18 }, func(r skat.Rules) bool { return r.Kontra == skat.KontraHeld18 }},
	{"ramsch", func(r *skat.Rules) { r.Ramsch = true }, func(r skat.Rules) bool { return r.Ramsch }},
	{"schieberamsch", func(r *skat.Rules) { r.Schieberamsch = true }, func(r skat.Rules) bool { return r.Schieberamsch }},
	{"skat-to-loser", func(r *skat.Rules) { r.RamschSkat = skat.SkatToLoser }, func(r skat.Rules) bool { return r.RamschSkat == skat.SkatToLoser }},
	{"bock", func(r *skat.Rules) { r.Bock = true }, func(r skat.Rules) bool { return r.Bock }},
}

// rulesText returns the words for rules, "" for the server's.
func rulesText(r skat.Rules) string {
	var words []string
	for _, s := range settings {
		if s.is(r) {
			words = append(words, s.word)
		}
	}
	return strings.Join(words, " ")
}

// parseRules reads what rulesText writes.
func parseRules(text string) (skat.Rules, error) {
	r := skat.Rules{Valuation: skat.ISkO}
next:
	for _, word := range strings.Fields(text) {
		var all []string
		for _, s := range settings {
			if s.word == word {
				s.set(&r)
				continue next
			}
			all = append(all, s.word)
		}
		return skat.Rules{}, fmt.Errorf("%q: want any of %s", word, strings.Join(all, ", "))
	}
	return r, nil
}
