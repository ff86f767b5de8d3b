package i18n

// The start screen, from assets/locales/start.*.toml.
const (
	StartNew   Message = "start.new"
	StartRules Message = "start.rules"
)
