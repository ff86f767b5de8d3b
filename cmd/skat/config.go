package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/tui"
)

// configFault is what is wrong with the configuration file. The sentence is
// made when the player's language is known.
type configFault struct {
	line int    // from 1; 0: not known
	key  string // "": the file as a whole
	want wanted
	// nonsense stands in place of want for rules that do not go together.
	nonsense *match.SettingsError
	why      string // in place of all: what the file's reader says
}

// wanted is what a key takes: one of a list, or what the message says.
type wanted struct {
	message i18n.Message
	list    []string
	n       int
}

func (w wanted) Error() string { return string(w.message) }

func (w wanted) sentence(p *i18n.Printer) string {
	return p.T(w.message, i18n.Args{"List": strings.Join(w.list, ", "), "N": w.n})
}

func oneOf[T ~string](list []T) wanted {
	w := wanted{message: i18n.NoticeOneOf}
	for _, one := range list {
		w.list = append(w.list, fmt.Sprintf("%q", string(one)))
	}
	return w
}

// longestName bounds the player's name so that it fits on the sheet.
const longestName = 12

// configKeys set what a key of the file means. The error is a [wanted].
func configKeys(p *tui.Prefs) map[string]func(any) error {
	languages, decks, paces := i18n.Languages(), tui.Decks(), tui.Paces()
	return map[string]func(any) error{
		"language": func(v any) error { return choose(v, &p.Language, languages[:]) },
		"ascii":    func(v any) error { return decide(v, &p.Look.ASCII) },
		"deck":     func(v any) error { return choose(v, &p.Look.Deck, decks[:]) },
		"pace":     func(v any) error { return choose(v, &p.Pace, paces[:]) },
		"counts":   func(v any) error { return decide(v, &p.Counts) },
		"background": func(v any) error {
			background := ""
			err := choose(v, &background, []string{"dark", "light"})
			if err == nil {
				p.Look.Light = background == "light"
			}
			return err
		},
		"think": func(v any) error {
			text, _ := v.(string)
			think, err := time.ParseDuration(text)
			if err != nil || checkThink(think) != nil {
				return wanted{message: i18n.NoticeThink}
			}
			p.Think = think
			return nil
		},
		"name": func(v any) error {
			text, ok := v.(string)
			if !ok || utf8.RuneCountInString(text) > longestName || strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) {
				return wanted{message: i18n.NoticeText, n: longestName}
			}
			p.Name = text
			return nil
		},
		"bots": func(v any) error {
			list, ok := v.([]any)
			w := oneOf(bot.Levels())
			w.message, w.n = i18n.NoticeListOf, len(p.Bots)
			if !ok || len(list) > len(p.Bots) {
				return w
			}
			bots := p.Bots
			for i := range list {
				if choose(list[i], &bots[i], bot.Levels()) != nil {
					return w
				}
			}
			p.Bots = bots
			return nil
		},
	}
}

func choose[T ~string](v any, to *T, list []T) error {
	text, ok := v.(string)
	if !ok || !slices.Contains(list, T(text)) {
		return oneOf(list)
	}
	*to = T(text)
	return nil
}

func decide(v any, to *bool) error {
	on, ok := v.(bool)
	if !ok {
		return wanted{message: i18n.NoticeBool}
	}
	*to = on
	return nil
}

// value hands a key's value on, so that the reader adds the line to an error.
type value struct{ set func(any) error }

// UnmarshalTOML implements [toml.Unmarshaler].
func (v value) UnmarshalTOML(data any) error { return v.set(data) }

// readConfig sets in p what the configuration file says. What is wrong is
// left as it was and reported; there need be no file.
func readConfig(path string, p *tui.Prefs) []configFault {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		if wrong := (*fs.PathError)(nil); errors.As(err, &wrong) {
			err = wrong.Err // the sentence names the file
		}
		return []configFault{{why: err.Error()}}
	}
	var file map[string]toml.Primitive
	meta, err := toml.Decode(string(text), &file)
	if err != nil {
		fault := configFault{why: err.Error()}
		if wrong := (toml.ParseError{}); errors.As(err, &wrong) {
			fault.line, fault.key, fault.why = wrong.Position.Line, wrong.LastKey, wrong.Message
		}
		return []configFault{fault}
	}
	r := configReader{meta: meta}
	keys := configKeys(p)
	for _, key := range meta.Keys() {
		if len(key) != 1 || key[0] == matchTable {
			continue // below a table, which is reported itself
		}
		set, known := keys[key[0]]
		if !known {
			set = func(any) error { return unknownKey(append(slices.Collect(maps.Keys(keys)), "["+matchTable+"]")) }
		}
		r.take(key[0], file[key[0]], set)
	}
	if of, given := file[matchTable]; given {
		r.takeMatch(of, &p.Settings)
	}
	return r.faults
}

// configReader collects what is wrong with the configuration file.
type configReader struct {
	meta   toml.MetaData
	faults []configFault
}

// take hands a key's value to set. An error of set, and of the value itself,
// is a fault.
func (r *configReader) take(key string, of toml.Primitive, set func(any) error) {
	fault := configFault{key: key}
	err := r.meta.PrimitiveDecode(of, value{func(v any) error {
		err := set(v)
		errors.As(err, &fault.want) // the reader's error hides them
		errors.As(err, &fault.nonsense)
		return err
	}})
	if wrong := (toml.ParseError{}); errors.As(err, &wrong) {
		fault.line, fault.why = wrong.Position.Line, wrong.Message
		r.faults = append(r.faults, fault)
	}
}

func unknownKey(known []string) error {
	return wanted{message: i18n.NoticeKeys, list: slices.Sorted(slices.Values(known))}
}

// sentence says what is wrong with the file path, where, and what was
// expected.
func (f configFault) sentence(p *i18n.Printer, path string) string {
	why := f.why
	switch {
	case f.want.message != "":
		why = f.want.sentence(p)
	case f.nonsense != nil:
		why = tui.SettingsWhy(p, f.nonsense)
	}
	switch {
	case f.line == 0:
		return p.T(i18n.NoticeFile, i18n.Args{"File": path, "Why": why})
	case f.key == "":
		return p.T(i18n.NoticeLine, i18n.Args{"File": path, "Line": f.line, "Why": why})
	}
	return p.T(i18n.NoticeKey, i18n.Args{"File": path, "Line": f.line, "Key": f.key, "Why": why})
}
