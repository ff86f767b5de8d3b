// Package assets is what the program carries inside itself: the catalogues of
// messages, the rules as pages to read, and what the Expert has learned.
package assets

import "embed"

// FS holds the assets under the names they have in this folder:
//
//   - locales/NAME.LANG.toml: the messages of one subject in one language (en, de),
//     a go-i18n catalogue that internal/i18n reads;
//   - rules/rules.LANG.md: the rules for a player, in lines of at most 72 columns.
//     Of Markdown they use "# " headings, "- " and "1. " lists, and four spaces
//     in front of what must keep its columns; nothing else;
//   - evaluation/expert.bin: what the Expert bids by, in the format of
//     internal/bot/appraisal, made by skat train (internal/bot/EXPERT-TRAINING.md).
//
//go:embed locales/*.toml rules/*.md evaluation/*.bin
var FS embed.FS
