package i18n

// Offiziersskat: its setup, its table and its results, from
// assets/locales/offizier.*.toml.
const (
	// The start screen and the setup.
	OffizierTitle            Message = "offizier.title"
	OffizierForTwo           Message = "offizier.for_two"
	OffizierEntry            Message = "offizier.entry" // N: the deal's number
	OffizierLength           Message = "offizier.length"
	OffizierAnyNumber        Message = "offizier.any_number"
	OffizierBest             Message = "offizier.best"
	OffizierPointsLength     Message = "offizier.points_length"
	OffizierAnyHint          Message = "offizier.any_hint"
	OffizierBestHint         Message = "offizier.best_hint"
	OffizierPointsHint       Message = "offizier.points_hint"
	OffizierTarget           Message = "offizier.target"
	OffizierNoTarget         Message = "offizier.no_target"
	OffizierBestOf           Message = "offizier.best_of"   // N
	OffizierToPoints         Message = "offizier.to_points" // N
	OffizierTakeOver         Message = "offizier.take_over"
	OffizierDoubles          Message = "offizier.doubles"
	OffizierTakeOverHint     Message = "offizier.take_over_hint"
	OffizierDoublesHint      Message = "offizier.doubles_hint"
	OffizierEven             Message = "offizier.even"
	OffizierEvenDraw         Message = "offizier.even_draw"
	OffizierEvenDefender     Message = "offizier.even_defender"
	OffizierEvenDrawHint     Message = "offizier.even_draw_hint"
	OffizierEvenDefenderHint Message = "offizier.even_defender_hint"
	OffizierSchneiderHint    Message = "offizier.schneider_hint"

	// The table.
	OffizierDeal        Message = "offizier.deal"    // N
	OffizierInHand      Message = "offizier.in_hand" // Count
	OffizierHandLater   Message = "offizier.hand_later"
	OffizierPlays       Message = "offizier.plays" // Name
	OffizierYouPlay     Message = "offizier.you_play"
	OffizierWorth       Message = "offizier.worth" // Game, N: its base value
	OffizierCardPoints  Message = "offizier.card_points"
	OffizierUnseen      Message = "offizier.unseen"
	OffizierNameAsk     Message = "offizier.name_ask"
	OffizierNames       Message = "offizier.names"      // Name
	OffizierSaysAsk     Message = "offizier.says_ask"   // Name, Word: Kontra or Re
	OffizierAskKontra   Message = "offizier.ask_kontra" // Name, Game
	OffizierTakeOverWhy Message = "offizier.take_over_why"
	OffizierAskRe       Message = "offizier.ask_re"     // Name, Game
	OffizierTakesOver   Message = "offizier.takes_over" // Name
	OffizierYouTakeOver Message = "offizier.you_take_over"
	OffizierNoKontra    Message = "offizier.no_kontra" // Name
	OffizierNoRe        Message = "offizier.no_re"     // Name

	// The page of keys.
	OffizierHelpMarks  Message = "offizier.help_marks" // Winner, Pointer, Up, Dot: the marks
	OffizierHelpHand   Message = "offizier.help_hand"
	OffizierHelpPiles  Message = "offizier.help_piles"
	OffizierHelpMove   Message = "offizier.help_move"
	OffizierHelpEnter  Message = "offizier.help_enter"
	OffizierHelpKontra Message = "offizier.help_kontra"
	OffizierHelpPass   Message = "offizier.help_pass"
	OffizierHelpCounts Message = "offizier.help_counts"

	// What a deal and a session came to.
	OffizierYouLose     Message = "offizier.you_lose" // Game, Other, Score
	OffizierLoses       Message = "offizier.loses"    // Name, Game, Score
	OffizierDrawn       Message = "offizier.drawn"
	OffizierOpen        Message = "offizier.open"
	OffizierCovered     Message = "offizier.covered"
	OffizierHand        Message = "offizier.hand"
	OffizierAnotherAsk  Message = "offizier.another_ask"
	OffizierAnother     Message = "offizier.another"
	OffizierEnd         Message = "offizier.end"
	OffizierEndAsk      Message = "offizier.end_ask"
	OffizierPoints      Message = "offizier.points"    // the sheet's column of card points
	OffizierPointsOf    Message = "offizier.points_of" // who has how many
	OffizierWon         Message = "offizier.won"
	OffizierFinal       Message = "offizier.final"
	OffizierNew         Message = "offizier.new"
	OffizierYouWinDeals Message = "offizier.you_win_deals" // Won, Lost: deals
	OffizierWinsDeals   Message = "offizier.wins_deals"    // Name, Won, Lost
	OffizierDraws       Message = "offizier.draws"         // Count
)
