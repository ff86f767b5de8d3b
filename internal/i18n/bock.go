package i18n

// Bock rounds, from assets/locales/bock.*.toml.
const (
	BockDeal      Message = "bock.deal"       // N, Of: which deal of its round
	BockDealShort Message = "bock.deal_short" // N, Of
	BockMore      Message = "bock.more"       // Count: Bock deals behind that round
	BockBegins    Message = "bock.begins"     // Of: the round's deals
	BockGoesOn    Message = "bock.goes_on"    // N, Of

	// Why a round is played.
	BockLostWith60 Message = "bock.lost_with_60"
	BockLostKontra Message = "bock.lost_kontra"
	BockGrandHand  Message = "bock.grand_hand"

	BockToCome Message = "bock.to_come" // Count
)
