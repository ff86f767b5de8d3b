package i18n

// Practice, from assets/locales/practice.*.toml.
const (
	PracticeTitle       Message = "practice.title"
	PracticeBid         Message = "practice.bid"
	PracticeBidWhy      Message = "practice.bid_why"
	PracticeLimit       Message = "practice.limit"
	PracticeLimitWhy    Message = "practice.limit_why"
	PracticeHand        Message = "practice.hand"
	PracticeHandWhy     Message = "practice.hand_why"
	PracticeGame        Message = "practice.game"
	PracticeGameWhy     Message = "practice.game_why"
	PracticeNull        Message = "practice.null"
	PracticeNullWhy     Message = "practice.null_why"
	PracticeDiscard     Message = "practice.discard"
	PracticeDiscardWhy  Message = "practice.discard_why"
	PracticeKontra      Message = "practice.kontra"
	PracticeKontraWhy   Message = "practice.kontra_why"
	PracticeDefend      Message = "practice.defend"
	PracticeDefendWhy   Message = "practice.defend_why"
	PracticeWhole       Message = "practice.whole"
	PracticeWholeWhy    Message = "practice.whole_why"
	PracticeLevel       Message = "practice.level" // Level
	PracticeLevelWhy    Message = "practice.level_why"
	PracticeClear       Message = "practice.clear"
	PracticeClose       Message = "practice.close"
	PracticeFree        Message = "practice.free"
	PracticeFreeWhy     Message = "practice.free_why"
	PracticeProgress    Message = "practice.progress"
	PracticeProgressWhy Message = "practice.progress_why"

	// The question.
	PracticeDealing Message = "practice.dealing"
	PracticeHowFar  Message = "practice.how_far"

	// The verdict.
	PracticeAgain      Message = "practice.again"
	PracticeOnTable    Message = "practice.on_table"
	PracticeYourCards  Message = "practice.your_cards"
	PracticeWait       Message = "practice.wait"
	PracticeRight      Message = "practice.right"    // Own
	PracticeWrong      Message = "practice.wrong"    // Best, Loss, Own
	PracticeUnkept     Message = "practice.unkept"   // Error
	PracticePassOr     Message = "practice.pass_or"  // High
	PracticeAtLeast    Message = "practice.at_least" // Low
	PracticeRange      Message = "practice.range"    // High, Low
	PracticeChoice     Message = "practice.choice"
	PracticeWonHead    Message = "practice.won_head"
	PracticePointsHead Message = "practice.points_head"
	PracticeWin        Message = "practice.win"        // High, Low, N
	PracticeWinShort   Message = "practice.win_short"  // N
	PracticePlusMinus  Message = "practice.plus_minus" // E, N
	PracticeGamesAt    Message = "practice.games_at"   // N
	PracticeGamesAfter Message = "practice.games_after"
	PracticeNoDouble   Message = "practice.no_double"
	PracticeHow        Message = "practice.how"    // Count
	PracticePoints     Message = "practice.points" // Trifle

	// Why.
	PracticeCovered      Message = "practice.covered" // N, Suit
	PracticeSafe         Message = "practice.safe"
	PracticeTopJack      Message = "practice.top_jack"   // Trumps
	PracticeNoJack       Message = "practice.no_jack"    // Trumps
	PracticeAfterSkat    Message = "practice.after_skat" // Game
	PracticeWhyBid       Message = "practice.why_bid"    // Game, Hand, Range, Win
	PracticeWhyFar       Message = "practice.why_far"    // Far, Sentence
	PracticeWhyCall      Message = "practice.why_call"   // Game, Hand, Win
	PracticeWhyPass      Message = "practice.why_pass"   // Game, Hand, N, Points, Win
	PracticeWhyNone      Message = "practice.why_none"   // Game, Hand, High, N, Points, Win
	PracticeWhyEither    Message = "practice.why_either" // Game, Hand, N, Pass, Points, Range, Win
	PracticeWhyOthers    Message = "practice.why_others"
	PracticeWhyPickUp    Message = "practice.why_pick_up"   // Hand, With, WithWin, WithoutWin
	PracticeWhyHand      Message = "practice.why_hand"      // Hand, Value, WithWin, Without, WithoutWin
	PracticeWhyBoth      Message = "practice.why_both"      // Hand, WithWin, Without, WithoutWin
	PracticeWhyKontra    Message = "practice.why_kontra"    // Game, Win
	PracticeWhyRe        Message = "practice.why_re"        // Game, Win
	PracticeWhyBetter    Message = "practice.why_better"    // Best, Other, OtherPoints, OtherWin, Points, Win
	PracticeWhyAlone     Message = "practice.why_alone"     // Best, Points, Win
	PracticeWhyGame      Message = "practice.why_game"      // Hand, Sentence
	PracticeWhyKept      Message = "practice.why_kept"      // Game, Hand, Sentence
	PracticeDefendAlone  Message = "practice.defend_alone"  // Best, Points, Win
	PracticeDefendBetter Message = "practice.defend_better" // Best, Other, OtherPoints, OtherWin, Points, Win
	PracticeDefendNull   Message = "practice.defend_null"
	PracticeDefendStand  Message = "practice.defend_stand" // N, Need

	// Progress.
	PracticeProgressNone    Message = "practice.progress_none"
	PracticeProgressKind    Message = "practice.progress_kind"
	PracticeProgressAsked   Message = "practice.progress_asked"
	PracticeProgressRight   Message = "practice.progress_right"
	PracticeProgressLoss    Message = "practice.progress_loss"
	PracticeProgressAll     Message = "practice.progress_all"
	PracticeProgressChart   Message = "practice.progress_chart"
	PracticeProgressWhat    Message = "practice.progress_what"
	PracticeProgressNowhere Message = "practice.progress_nowhere"

	// Keys.
	PracticeKinds     Message = "practice.kinds"
	PracticeNext      Message = "practice.next"
	PracticeMore      Message = "practice.more"
	PracticeStep      Message = "practice.step"
	PracticePlayOut   Message = "practice.play_out"
	PracticeNew       Message = "practice.new"
	PracticeSamples   Message = "practice.samples"   // Count
	PracticeMeasuring Message = "practice.measuring" // Count, Of
	PracticeTrumps    Message = "practice.trumps"    // Count
	PracticeJacks     Message = "practice.jacks"     // Count
	PracticeAces      Message = "practice.aces"      // Count
)
