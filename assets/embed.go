// Package assets is what the program carries inside itself: the catalogues of
// messages and the rules as pages to read.
package assets

import "embed"

// FS holds the assets under the names they have in this folder:
//
//   - locales/NAME.LANG.toml: the messages of one subject in one language (en, de),
//     a go-i18n catalogue that internal/i18n reads;
//   - rules/rules.LANG.md: the rules for a player, in lines of at most 72 columns.
//     Of Markdown they use "# " headings, "- " and "1. " lists, and four spaces
//     in front of what must keep its columns; nothing else.
//
//go:embed locales/*.toml rules/*.md
var FS embed.FS
