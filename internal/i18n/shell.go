package i18n

// What surrounds the screens, from assets/locales/shell.*.toml.
const (
	ShellTooSmall Message = "shell.too_small" // W, H: columns and lines
	ShellYou      Message = "shell.you"       // the player who gave no name
	ShellBack     Message = "shell.back"
	ShellScroll   Message = "shell.scroll"
	ShellSection  Message = "shell.section"
	ShellChoose   Message = "shell.choose"
	ShellOpen     Message = "shell.open"
	ShellKeys     Message = "shell.keys" // the help page
)
