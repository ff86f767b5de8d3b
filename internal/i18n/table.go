package i18n

// The table on which a match is played, from assets/locales/table.*.toml.
const (
	// The header.
	TableDeal     Message = "table.deal"  // N, Of
	TableScore    Message = "table.score" // N: signed
	TablePractice Message = "table.practice"
	TableRated    Message = "table.rated"

	// What is said; a bid is its value.
	TableAuction      Message = "table.auction"
	TableCallBid      Message = "table.call_bid" // N
	TableCallHold     Message = "table.call_hold"
	TableCallPass     Message = "table.call_pass"
	TableCallPickUp   Message = "table.call_pick_up"
	TableCallPush     Message = "table.call_push"
	TableCallDiscard  Message = "table.call_discard"
	TableCallNoKontra Message = "table.call_no_kontra"
	TableCallClaim    Message = "table.call_claim"
	TableCallConcede  Message = "table.call_concede"
	TableCallAgree    Message = "table.call_agree"
	TableCallRefuse   Message = "table.call_refuse"

	// The same of you.
	TableYouPickUp   Message = "table.you_pick_up"
	TableYouPush     Message = "table.you_push"
	TableYouDiscard  Message = "table.you_discard"
	TableYouNoKontra Message = "table.you_no_kontra"
	TableYouClaim    Message = "table.you_claim"
	TableYouConcede  Message = "table.you_concede"
	TableYouAgree    Message = "table.you_agree"
	TableYouRefuse   Message = "table.you_refuse"

	// The opponents and the trick.
	TableCards   Message = "table.cards"  // Count
	TableThinks  Message = "table.thinks" // Name
	TableTakes   Message = "table.takes"  // Name
	TableYouTake Message = "table.you_take"
	TableLast    Message = "table.last"

	// The auction.
	TableYourCall     Message = "table.your_call"
	TableBid          Message = "table.bid"  // N
	TableHold         Message = "table.hold" // N
	TablePass         Message = "table.pass"
	TableLimit        Message = "table.limit"
	TableLimitAsk     Message = "table.limit_ask" // N
	TableLimitTo      Message = "table.limit_to"  // N
	TableLimitOn      Message = "table.limit_on"  // N
	TableLimitStopped Message = "table.limit_stopped"

	// The skat.
	TableYouWon        Message = "table.you_won" // N
	TablePickUp        Message = "table.pick_up"
	TablePickUpWhy     Message = "table.pick_up_why"
	TablePlayHand      Message = "table.play_hand"
	TableHandWhy       Message = "table.hand_why"
	TableYourPush      Message = "table.your_push"
	TablePushPickUpWhy Message = "table.push_pick_up_why"
	TablePush          Message = "table.push"
	TablePushWhy       Message = "table.push_why" // N: what the loss is multiplied by then
	TableDiscardAsk    Message = "table.discard_ask"
	TableDiscardReady  Message = "table.discard_ready"
	TableDiscard       Message = "table.discard"
	TableFound         Message = "table.found"
	TableTwoCards      Message = "table.two_cards"
	TableNoJack        Message = "table.no_jack"

	// The contract. Short is what Most lacks to Bid.
	TableDeclareAsk      Message = "table.declare_ask"
	TableDeclareAnnounce Message = "table.declare_announce"
	TableDeclareShort    Message = "table.declare_short" // Most, Bid, Short
	TableDeclareSure     Message = "table.declare_sure"  // Game, Short
	TableDeclareNeeds    Message = "table.declare_needs" // Least, Bid
	TableListGame        Message = "table.list_game"
	TableListMatadors    Message = "table.list_matadors"
	TableListNow         Message = "table.list_now"
	TableListMost        Message = "table.list_most"

	// Kontra and Re.
	TableAskKontra        Message = "table.ask_kontra"        // Contract
	TableKontraWhy        Message = "table.kontra_why"        // N: what the game is multiplied by then
	TableAskRe            Message = "table.ask_re"            // Name, Contract
	TableReWhy            Message = "table.re_why"            // N
	TableKontraTournament Message = "table.kontra_tournament" // Own, Other
	TableSaysKontra       Message = "table.says_kontra"       // Name
	TableSaysRe           Message = "table.says_re"           // Name
	TableNo               Message = "table.no"

	// The play.
	TableYouLead      Message = "table.you_lead"
	TableAnyCard      Message = "table.any_card"
	TableFollowSuit   Message = "table.follow_suit" // Suit
	TableFollowTrumps Message = "table.follow_trumps"
	TableNoCard       Message = "table.no_card"
	TableNotTurn      Message = "table.not_turn" // Name
	TableNotNow       Message = "table.not_now"
	TableYouPlay      Message = "table.you_play"
	TablePlays        Message = "table.plays"      // Name
	TableBidWas       Message = "table.bid_was"    // N
	TableWorth        Message = "table.worth"      // Levels, Base, N
	TableWorthNull    Message = "table.worth_null" // N
	TablePushes       Message = "table.pushes"     // Count
	TableOwnPoints    Message = "table.own_points"
	TableSidePoints   Message = "table.side_points"
	TableTricks       Message = "table.tricks"
	TableTrumpsOut    Message = "table.trumps_out"

	// Ending early.
	TableClaim           Message = "table.claim"
	TableClaimAsk        Message = "table.claim_ask"
	TableClaimAskNull    Message = "table.claim_ask_null"
	TableClaimRefused    Message = "table.claim_refused"
	TableClaimNull       Message = "table.claim_null"
	TableConcede         Message = "table.concede"
	TableConcedeAsk      Message = "table.concede_ask"
	TableConcedeDeclarer Message = "table.concede_declarer"
	TableConcedeAgain    Message = "table.concede_again"
	TableAskConcession   Message = "table.ask_concession" // Name
	TableConcessionWhy   Message = "table.concession_why"
	TableAgree           Message = "table.agree"
	TableRefuse          Message = "table.refuse"

	// Taking back, saving, leaving.
	TableUndone       Message = "table.undone"
	TableUndoRated    Message = "table.undo_rated"
	TableUndoNothing  Message = "table.undo_nothing"
	TableUnsaved      Message = "table.unsaved" // Error
	TableLeft         Message = "table.left"
	TableLeaveUnsaved Message = "table.leave_unsaved"
	TableLeave        Message = "table.leave"

	// How the own cards lie.
	TableOrderTrumps      Message = "table.order_trumps"
	TableOrderSuits       Message = "table.order_suits"
	TableOrderAlternating Message = "table.order_alternating"
	TableOrderDescending  Message = "table.order_descending"
	TableOrderAscending   Message = "table.order_ascending"

	// The keys: how they are shown, and what they do.
	TableYesKey         Message = "table.yes_key"
	TableSpaceKey       Message = "table.space_key"
	TableKeyAny         Message = "table.key_any"
	TableKeySkip        Message = "table.key_skip"
	TableKeyClose       Message = "table.key_close"
	TableKeyStop        Message = "table.key_stop"
	TableKeyLast        Message = "table.key_last"
	TableKeySheet       Message = "table.key_sheet"
	TableKeyUndo        Message = "table.key_undo"
	TableKeySort        Message = "table.key_sort"
	TableKeyCounts      Message = "table.key_counts"
	TableKeyClaim       Message = "table.key_claim"
	TableKeyConcede     Message = "table.key_concede"
	TableKeyRules       Message = "table.key_rules"
	TableKeyOptions     Message = "table.key_options"
	TableKeyLeave       Message = "table.key_leave"
	TableKeyChoose      Message = "table.key_choose"
	TableKeyChooseCards Message = "table.key_choose_cards"
	TableKeyMove        Message = "table.key_move"
	TableKeyStart       Message = "table.key_start"
	TableKeyValue       Message = "table.key_value"
	TableKeyAnnounce    Message = "table.key_announce"
	TableKeyDeclare     Message = "table.key_declare"
	TableKeyPlay        Message = "table.key_play"
	TableKeyPlayArrows  Message = "table.key_play_arrows"

	// The page of keys.
	TableKeysTitle   Message = "table.keys_title"
	TableHelpCards   Message = "table.help_cards"
	TableHelpMove    Message = "table.help_move"
	TableHelpEnter   Message = "table.help_enter"
	TableHelpSpace   Message = "table.help_space"
	TableHelpYes     Message = "table.help_yes"
	TableHelpHand    Message = "table.help_hand"
	TableHelpKontra  Message = "table.help_kontra"
	TableHelpPass    Message = "table.help_pass"
	TableHelpLimit   Message = "table.help_limit"
	TableHelpLast    Message = "table.help_last"
	TableHelpUndo    Message = "table.help_undo"
	TableHelpSort    Message = "table.help_sort"
	TableHelpClaim   Message = "table.help_claim"
	TableHelpConcede Message = "table.help_concede"
	TableHelpCounts  Message = "table.help_counts"
	TableHelpSheet   Message = "table.help_sheet"
	TableHelpRules   Message = "table.help_rules"
	TableHelpOptions Message = "table.help_options"
	TableHelpLeave   Message = "table.help_leave"
)
