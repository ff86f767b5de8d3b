package i18n

// The score sheet, from assets/locales/sheet.*.toml. The short words stand in
// the column of the contract, where it is narrow.
const (
	SheetTitle    Message = "sheet.title"
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

	SheetEmpty    Message = "sheet.empty"
	SheetSeed     Message = "sheet.seed" // Seed
	SheetPractice Message = "sheet.practice"
	SheetTotal    Message = "sheet.total"
	SheetScore    Message = "sheet.score"  // before the tournament's points
	SheetOwn      Message = "sheet.own"    // games won less games lost, × 50
	SheetOthers   Message = "sheet.others" // games lost by others, × 40 or 30
	SheetOpen     Message = "sheet.open"
)
