package i18n

// The score sheet, from assets/locales/sheet.*.toml.
const (
	SheetTitle Message = "sheet.title"
)
