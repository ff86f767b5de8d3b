// Package i18n turns messages into the player's language.
//
// A message is a constant of type [Message]; its texts stand in
// assets/locales/NAME.LANG.toml, one NAME a subject (terms, table, start, …).
// The catalogue's name, the key in it and the constant's name go together, and
// the tests hold that: the key your_turn below [table] in table.en.toml and
// table.de.toml is the message "table.your_turn", and table.go names it
// TableYourTurn. Only the shared words of terms go without the prefix.
//
//	p := i18n.New(i18n.Detect(os.Getenv))
//	p.T(i18n.Clubs)                           // "Clubs", "Kreuz"
//	p.T(i18n.Without, i18n.Args{"N": 2})      // "without 2", "ohne 2"
//	p.T(i18n.Tricks, i18n.Args{"Count": 1})   // "1 trick", "1 Stich"
package i18n

import (
	"reflect"
	"strings"

	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"

	"github.com/af22046e/skat/assets"
)

// Message names one text of the catalogues, as "catalogue.key".
type Message string

// Args fills the placeholders of a text by name: {{.N}} takes Args["N"]. A text
// with plural forms takes the one for Args["Count"], an integer of any type.
type Args map[string]any

// count is Args["Count"] as go-i18n wants it, nil when there is none.
func (a Args) count() any {
	switch value := reflect.ValueOf(a["Count"]); {
	case value.CanInt():
		return value.Int()
	case value.CanUint():
		return int64(value.Uint())
	default:
		return nil
	}
}

// english is the language of a player whose own is not spoken here.
const english = "en"

// languages are those that every message has a text in.
var languages = [...]string{english, "de"}

// Languages lists the languages that can be spoken.
func Languages() [2]string { return languages }

// Printer speaks one language. It never changes and may be shared.
type Printer struct {
	lang      string
	localizer *goi18n.Localizer
	plain     map[Message]string // the texts that need no arguments
}

// New gives the printer for a language, "en" or "de". A locale such as
// "de_AT.UTF-8" is taken for its language; anything unknown gives English.
func New(lang string) *Printer {
	// The catalogues are built in, so the tests prove that they can be read. A
	// message that is missing all the same shows its name.
	lang = languageOf(lang)
	texts, _ := builtIn[lang]()
	return texts.printer(lang)
}

// Detect gives the language, "en" or "de", that the environment asks for: by
// LC_ALL, else LC_MESSAGES, else LANG, the first that is set. env is os.Getenv
// or stands for it.
func Detect(env func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := env(name); locale != "" {
			return languageOf(locale)
		}
	}
	return english
}

// languageOf is the language of a locale like "de", "de-CH" or "de_DE.UTF-8@euro".
func languageOf(locale string) string {
	end := strings.IndexAny(locale, "_-.@")
	if end < 0 {
		end = len(locale)
	}
	for _, lang := range languages {
		if strings.EqualFold(locale[:end], lang) {
			return lang
		}
	}
	return english
}

// Lang is the printer's language, "en" or "de".
func (p *Printer) Lang() string { return p.lang }

// T is the text of a message, its placeholders filled from args, of which there
// is at most one. A message that no catalogue has gives its own name.
func (p *Printer) T(m Message, args ...Args) string {
	if text, ok := p.plain[m]; ok {
		return text
	}
	wanted := goi18n.LocalizeConfig{MessageID: string(m)}
	if len(args) > 0 {
		wanted.TemplateData = args[0]
		wanted.PluralCount = args[0].count()
	}
	text, err := p.localizer.Localize(&wanted)
	if err != nil && text == "" {
		return string(m)
	}
	return text
}

// Rules is the page of rules in the printer's language, in simple Markdown with
// lines of at most 72 columns.
func (p *Printer) Rules() string {
	page, err := assets.FS.ReadFile("rules/rules." + p.lang + ".md")
	if err != nil {
		return ""
	}
	return string(page)
}
