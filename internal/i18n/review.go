package i18n

// The review of a finished deal, from assets/locales/review.*.toml.
const (
	ReviewTitle   Message = "review.title"
	ReviewDeal    Message = "review.deal"    // N, Of
	ReviewTrick   Message = "review.trick"   // N
	ReviewJudging Message = "review.judging" // N
	ReviewPercent Message = "review.percent" // N

	// How good a decision was.
	ReviewForced     Message = "review.forced"
	ReviewBest       Message = "review.best"
	ReviewFine       Message = "review.fine"
	ReviewInaccuracy Message = "review.inaccuracy"
	ReviewMistake    Message = "review.mistake"
	ReviewBlunder    Message = "review.blunder"
	ReviewTurning    Message = "review.turning"
	ReviewGame       Message = "review.game"
	ReviewTurns      Message = "review.turns"
	ReviewAwaits     Message = "review.awaits"
	ReviewBetter     Message = "review.better" // Card
	ReviewAccuracy   Message = "review.accuracy"

	// What it cost.
	ReviewCostCards  Message = "review.cost_cards"  // N
	ReviewCostPoints Message = "review.cost_points" // N
	ReviewCostChance Message = "review.cost_chance" // N
	// The same in a list, with Units explaining them.
	ReviewShortCards  Message = "review.short_cards"  // N
	ReviewShortPoints Message = "review.short_points" // N
	ReviewShortChance Message = "review.short_chance" // N
	ReviewUnits       Message = "review.units"

	// Against open cards. N and M are card points of the declarer.
	ReviewLostSchneider Message = "review.lost_schneider"
	ReviewLost          Message = "review.lost"
	ReviewWon           Message = "review.won"
	ReviewWonSchneider  Message = "review.won_schneider"
	ReviewOpenBest      Message = "review.open_best"   // N, After
	ReviewOpenCost      Message = "review.open_cost"   // Best, N, Before, Card, M, After
	ReviewRamschBest    Message = "review.ramsch_best" // N
	ReviewRamschCost    Message = "review.ramsch_cost" // Best, N, Card, M
	ReviewGameStands    Message = "review.game_stands"
	ReviewGameBeaten    Message = "review.game_beaten"
	ReviewGameLost      Message = "review.game_lost" // Best, Card
	ReviewGameLet       Message = "review.game_let"  // Best, Card
	ReviewConcededLost  Message = "review.conceded_lost"
	ReviewConcededWon   Message = "review.conceded_won"

	// What could have been.
	ReviewWhatIf      Message = "review.what_if"
	ReviewTakeOver    Message = "review.take_over"
	ReviewPlayOn      Message = "review.play_on"
	ReviewCardsOf     Message = "review.cards_of"   // Bot, Name
	ReviewYourCards   Message = "review.your_cards" // Bot
	ReviewPlaying     Message = "review.playing"
	ReviewStop        Message = "review.stop"
	ReviewAsPlayed    Message = "review.as_played"
	ReviewIt          Message = "review.it"
	ReviewClaim       Message = "review.claim"    // Cards
	ReviewClaimAt     Message = "review.claim_at" // N
	ReviewWhatIfTitle Message = "review.what_if_title"

	// The page of keys.
	ReviewSigns           Message = "review.signs"
	ReviewHow             Message = "review.how" // A, B, C
	ReviewKeyStep         Message = "review.key_step"
	ReviewKeyTrick        Message = "review.key_trick"
	ReviewKeyMistake      Message = "review.key_mistake"
	ReviewKeyOpen         Message = "review.key_open"
	ReviewKeyList         Message = "review.key_list"
	ReviewKeyTurn         Message = "review.key_turn"
	ReviewKnownBest       Message = "review.known_best"        // Taken, Q, Samples
	ReviewKnownFine       Message = "review.known_fine"        // Taken, Q, E, Best, P, Samples
	ReviewKnownCost       Message = "review.known_cost"        // Best, P, Taken, Q, E, Samples
	ReviewKnownBestPoints Message = "review.known_best_points" // Taken, M, Samples
	ReviewKnownFinePoints Message = "review.known_fine_points" // Taken, M, E, Best, N, Samples
	ReviewKnownCostPoints Message = "review.known_cost_points" // Best, N, Taken, M, E, Samples
	ReviewSamples         Message = "review.samples"           // Count
	ReviewLayouts         Message = "review.layouts"           // Count

	// What could have been done, as it is named within a sentence.
	ReviewChoiceConcede  Message = "review.choice_concede"
	ReviewChoicePickUp   Message = "review.choice_pick_up"
	ReviewChoiceNoKontra Message = "review.choice_no_kontra"
)
