package i18n

// The setup of a match, from assets/locales/setup.*.toml.
const (
	SetupTitle Message = "setup.title"
	SetupStart Message = "setup.start" // the key

	SetupTable3 Message = "setup.table3"
	SetupTable4 Message = "setup.table4"
	SetupRounds Message = "setup.rounds" // Count

	// The rules, one by one: what they are called, their values, and what each
	// means.
	SetupStandardHint      Message = "setup.standard_hint"
	SetupTournamentHint    Message = "setup.tournament_hint"
	SetupKneipeHint        Message = "setup.kneipe_hint"
	SetupOwnHint           Message = "setup.own_hint"
	SetupPlayers           Message = "setup.players"
	SetupThree             Message = "setup.three"
	SetupFour              Message = "setup.four"
	SetupPlayersHint       Message = "setup.players_hint"
	SetupLength            Message = "setup.length"
	SetupLengthHint        Message = "setup.length_hint"
	SetupValuation         Message = "setup.valuation"
	SetupPlain             Message = "setup.plain"
	SetupIsko              Message = "setup.isko"
	SetupPlainHint         Message = "setup.plain_hint"
	SetupIskoHint          Message = "setup.isko_hint"
	SetupPoints            Message = "setup.points"
	SetupPointsHint        Message = "setup.points_hint"
	SetupKontra            Message = "setup.kontra"
	SetupKontraAny         Message = "setup.kontra_any"
	SetupKontraHeld        Message = "setup.kontra_held"
	SetupKontraOffHint     Message = "setup.kontra_off_hint"
	SetupKontraAnyHint     Message = "setup.kontra_any_hint"
	SetupKontraHeldHint    Message = "setup.kontra_held_hint"
	SetupBock60            Message = "setup.bock60"
	SetupBock60Hint        Message = "setup.bock60_hint"
	SetupBockKontra        Message = "setup.bock_kontra"
	SetupBockKontraHint    Message = "setup.bock_kontra_hint"
	SetupBockGrand         Message = "setup.bock_grand"
	SetupBockGrandHint     Message = "setup.bock_grand_hint"
	SetupAllPass           Message = "setup.all_pass"
	SetupPassedInHint      Message = "setup.passed_in_hint"
	SetupRamschHint        Message = "setup.ramsch_hint"
	SetupSchieberamsch     Message = "setup.schieberamsch"
	SetupSchieberamschHint Message = "setup.schieberamsch_hint"
	SetupRamschSkat        Message = "setup.ramsch_skat"
	SetupSkatLast          Message = "setup.skat_last"
	SetupSkatLoser         Message = "setup.skat_loser"
	SetupSkatLastHint      Message = "setup.skat_last_hint"
	SetupSkatLoserHint     Message = "setup.skat_loser_hint"
	SetupRated             Message = "setup.rated"
	SetupRatedHint         Message = "setup.rated_hint"
	SetupBotHint           Message = "setup.bot_hint" // Name
	SetupOn                Message = "setup.on"
	SetupOff               Message = "setup.off"

	// What makes no sense.
	SetupWhyTable Message = "setup.why_table" // N: players
	SetupWhyDeals Message = "setup.why_deals" // N, Max
	SetupWhyValue Message = "setup.why_value" // N: the number of a choice there is not
	SetupWhyPush  Message = "setup.why_push"  // pushing the skat without Ramsch
	SetupWhySkat  Message = "setup.why_skat"  // where the skat goes without Ramsch
	SetupWhyBock  Message = "setup.why_bock"  // Bock after a lost Kontra without Kontra
)
