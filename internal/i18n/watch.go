package i18n

// The table as the dealer of four sees it, from assets/locales/watch.*.toml.
const (
	WatchRole      Message = "watch.role"
	WatchMessage   Message = "watch.message"
	WatchWhy       Message = "watch.why"
	WatchHurries   Message = "watch.hurries"
	WatchDefenders Message = "watch.defenders" // their points
	WatchKeyFast   Message = "watch.key_fast"
	WatchHelpFast  Message = "watch.help_fast"
)
