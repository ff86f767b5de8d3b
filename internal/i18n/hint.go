package i18n

// Hints at the table, from assets/locales/hint.*.toml.
const (
	HintTitle    Message = "hint.title"
	HintThinking Message = "hint.thinking" // Name
	HintNone     Message = "hint.none"
	HintAdvice   Message = "hint.advice" // Advice, Name
	HintHow      Message = "hint.how"    // Count
	HintDoubt    Message = "hint.doubt"  // Best, Own, Points
	HintKey      Message = "hint.key"
	HintHelp     Message = "hint.help"
	HintCount    Message = "hint.count" // Count
)
