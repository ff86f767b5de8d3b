package i18n

// What a deal came to, from assets/locales/result.*.toml.
const (
	ResultDeal Message = "result.deal" // N, Of: the deal's number, and how many
)
