package i18n

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestT(t *testing.T) {
	type level uint8
	for _, c := range []struct {
		message Message
		args    []Args
		en, de  string
	}{
		{Clubs, nil, "Clubs", "Kreuz"},
		{Rearhand, nil, "Rearhand", "Hinterhand"},
		{PassedIn, nil, "passed in", "eingepasst"},
		{Clubs, []Args{{"N": 2}}, "Clubs", "Kreuz"},
		{With, []Args{{"N": 4}}, "with 4", "mit 4"},
		{Without, []Args{{"N": 2}}, "without 2", "ohne 2"},
		{GameLevel, []Args{{"N": 3}}, "game 3", "Spiel 3"},
		{Tricks, []Args{{"Count": 0}}, "0 tricks", "0 Stiche"},
		{Tricks, []Args{{"Count": 1}}, "1 trick", "1 Stich"},
		{Tricks, []Args{{"Count": 10}}, "10 tricks", "10 Stiche"},
		{Tricks, []Args{{"Count": level(1)}}, "1 trick", "1 Stich"},
		{Points, []Args{{"Count": -48}}, "-48 points", "-48 Punkte"},
		{CardPoints, []Args{{"Count": 61}}, "61 card points", "61 Augen"},
		// Mistakes of a caller are seen on the screen and do no harm.
		{Tricks, []Args{{"Count": "many"}}, "many tricks", "many Stiche"},
		{"terms.no_such_word", nil, "terms.no_such_word", "terms.no_such_word"},
		{"terms.no_such_word", []Args{{"Count": 1}}, "terms.no_such_word", "terms.no_such_word"},
		{"", nil, "", ""},
	} {
		assert.Equal(t, c.en, New("en").T(c.message, c.args...), "%s in English", c.message)
		assert.Equal(t, c.de, New("de").T(c.message, c.args...), "%s in German", c.message)
	}
}

func TestNewFallsBackToEnglish(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "en", "de": "de", "DE": "de", "de-CH": "de", "de_AT.UTF-8": "de", "en_GB.UTF-8": "en",
		"": "en", "fr": "en", "deu": "en", "nonsense \x00": "en",
	} {
		printer := New(lang)
		assert.Equal(t, want, printer.Lang(), lang)
		assert.Equal(t, map[string]string{"en": "Hearts", "de": "Herz"}[want], printer.T(Hearts), lang)
	}
}

func TestDetect(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want string
	}{
		{nil, "en"},
		{map[string]string{"LANG": "de_DE.UTF-8"}, "de"},
		{map[string]string{"LANG": "de_DE@euro"}, "de"},
		{map[string]string{"LANG": "de"}, "de"},
		{map[string]string{"LANG": "C.UTF-8"}, "en"},
		{map[string]string{"LANG": "POSIX"}, "en"},
		{map[string]string{"LANG": "fr_FR.UTF-8"}, "en"},
		{map[string]string{"LC_MESSAGES": "de_AT.UTF-8", "LANG": "en_US.UTF-8"}, "de"},
		{map[string]string{"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"},
		{map[string]string{"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "de"},
	} {
		assert.Equal(t, c.want, Detect(func(name string) string { return c.env[name] }), "%v", c.env)
	}
}

// A frame of the table uses about 100 messages and has 2 ms in all.
func BenchmarkFrame(b *testing.B) {
	printer := New("de")
	b.ReportAllocs()
	for b.Loop() {
		for range 10 {
			for _, plain := range []Message{Clubs, Spades, Hearts, Diamonds, Declarer, Forehand, Skat} {
				printer.T(plain)
			}
			printer.T(Without, Args{"N": 2})
			printer.T(Points, Args{"Count": 24})
			printer.T(Tricks, Args{"Count": 7})
		}
	}
}

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		New("de")
	}
}
