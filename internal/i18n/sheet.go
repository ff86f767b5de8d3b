package i18n

// The score sheet, from assets/locales/sheet.*.toml. The short words stand in
// the column of the contract, where it is narrow.
const (
	SheetTitle    Message = "sheet.title"
	SheetMatch    Message = "sheet.match"  // N: its number in the store; Date
	SheetDeals    Message = "sheet.deals"  // the first page's name
	SheetNumber   Message = "sheet.number" // the columns' heads
	SheetDealer   Message = "sheet.dealer"
	SheetDeclarer Message = "sheet.declarer"
	SheetContract Message = "sheet.contract"
	SheetBid      Message = "sheet.bid"
	SheetValue    Message = "sheet.value"

	SheetWith      Message = "sheet.with"    // N: matadors
	SheetWithout   Message = "sheet.without" // N: matadors
	SheetGame      Message = "sheet.game"    // N: matadors + 1
	SheetHand      Message = "sheet.hand"
	SheetSchneider Message = "sheet.schneider"
	SheetSchwarz   Message = "sheet.schwarz"
	SheetAnnounced Message = "sheet.announced"
	SheetOuvert    Message = "sheet.ouvert"
	SheetOverbid   Message = "sheet.overbid"

	SheetDurchmarsch   Message = "sheet.durchmarsch"
	SheetTied          Message = "sheet.tied" // in Ramsch all three took as much
	SheetJungfrau      Message = "sheet.jungfrau"
	SheetJungfrauShort Message = "sheet.jungfrau_short"
	SheetPushed        Message = "sheet.pushed"       // N: unseen pushes
	SheetPushedShort   Message = "sheet.pushed_short" // N

	SheetEmpty    Message = "sheet.empty"
	SheetSeed     Message = "sheet.seed" // Seed
	SheetPractice Message = "sheet.practice"
	SheetOpen     Message = "sheet.open"

	// The closing computation, each with a short word for narrow columns.
	SheetTotal       Message = "sheet.total"
	SheetScore       Message = "sheet.score" // before the tournament's points
	SheetScoreShort  Message = "sheet.score_short"
	SheetGames       Message = "sheet.games" // won and lost
	SheetWon         Message = "sheet.won"
	SheetLost        Message = "sheet.lost"
	SheetOwn         Message = "sheet.own"       // Own: 50 for each game won less lost
	SheetOwnShort    Message = "sheet.own_short" // Own
	SheetOthers      Message = "sheet.others"    // N: 40 or 30 for each game lost by others
	SheetOthersShort Message = "sheet.others_short"

	SheetHelpWords   Message = "sheet.help_words"
	SheetHelpShort   Message = "sheet.help_short"
	SheetHelpDoubled Message = "sheet.help_doubled"
	SheetHelpTotal   Message = "sheet.help_total"
	SheetHelpFormula Message = "sheet.help_formula" // Own, N
	SheetHelpOthers  Message = "sheet.help_others"
	SheetHelpPlain   Message = "sheet.help_plain"
)
