package i18n

// The words of the game, from assets/locales/terms.*.toml.
const (
	Clubs    Message = "terms.clubs"
	Spades   Message = "terms.spades"
	Hearts   Message = "terms.hearts"
	Diamonds Message = "terms.diamonds"

	Forehand   Message = "terms.forehand"
	Middlehand Message = "terms.middlehand"
	Rearhand   Message = "terms.rearhand"
	Declarer   Message = "terms.declarer"
	Dealer     Message = "terms.dealer"
	Skat       Message = "terms.skat"

	Grand              Message = "terms.grand"
	Null               Message = "terms.null"
	Ramsch             Message = "terms.ramsch"
	Hand               Message = "terms.hand"
	Schneider          Message = "terms.schneider"
	Schwarz            Message = "terms.schwarz"
	Ouvert             Message = "terms.ouvert"
	SchneiderAnnounced Message = "terms.schneider_announced"
	SchwarzAnnounced   Message = "terms.schwarz_announced"
	Kontra             Message = "terms.kontra"
	Re                 Message = "terms.re"
	Bock               Message = "terms.bock"

	With      Message = "terms.with"       // N: matadors
	Without   Message = "terms.without"    // N: matadors
	GameLevel Message = "terms.game_level" // N: matadors + 1

	Lost     Message = "terms.lost"
	Overbid  Message = "terms.overbid"
	PassedIn Message = "terms.passed_in"

	Points     Message = "terms.points"      // Count: game points
	CardPoints Message = "terms.card_points" // Count: card points
	Tricks     Message = "terms.tricks"      // Count
)
