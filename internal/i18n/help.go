package i18n

// The page of keys, from assets/locales/help.*.toml.
const (
	HelpTitle Message = "help.title" // Screen
	HelpMouse Message = "help.mouse"
	HelpLeave Message = "help.leave"
)
