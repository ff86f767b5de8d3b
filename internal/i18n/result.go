package i18n

// What a deal came to, from assets/locales/result.*.toml. Score and Loss are
// written with their signs.
const (
	ResultDeal   Message = "result.deal"   // N, Of: the deal's number, and how many
	ResultResult Message = "result.result" // the pages' names
	ResultCards  Message = "result.cards"
	ResultTricks Message = "result.tricks"

	ResultOverbid Message = "result.overbid" // Bid
	ResultPriced  Message = "result.priced"  // N, Base, Price: multiplier, base value, what the game counts as

	ResultYouWin  Message = "result.you_win"  // Game, Score
	ResultWins    Message = "result.wins"     // Name, Game, Score
	ResultYouLose Message = "result.you_lose" // Game, Score
	ResultLoses   Message = "result.loses"    // Name, Game, Score
	ResultPassed  Message = "result.passed"

	ResultRamschYou      Message = "result.ramsch_you"      // Score
	ResultRamschOne      Message = "result.ramsch_one"      // Name, Score
	ResultRamschTwo      Message = "result.ramsch_two"      // Names, Score
	ResultRamschNone     Message = "result.ramsch_none"     // all three tied
	ResultDurchmarschYou Message = "result.durchmarsch_you" // Score
	ResultDurchmarsch    Message = "result.durchmarsch"     // Name
	ResultMost           Message = "result.most"            // Points: card points of who took most
	ResultNoTrick        Message = "result.no_trick"        // Name
	ResultNoTrickYou     Message = "result.no_trick_you"
	ResultPushed         Message = "result.pushed" // Count: unseen pushes

	ResultYouClaimed  Message = "result.you_claimed"
	ResultClaimed     Message = "result.claimed" // Name
	ResultYouConceded Message = "result.you_conceded"
	ResultConceded    Message = "result.conceded" // Name

	ResultAnd        Message = "result.and" // A, B
	ResultLaid       Message = "result.laid"
	ResultUntouched  Message = "result.untouched" // the skat of a Hand game
	ResultTotals     Message = "result.totals"
	ResultTournament Message = "result.tournament" // before what each player gets beside the game points
	ResultUnplayed   Message = "result.unplayed"   // no trick was played
	ResultNext       Message = "result.next"
	ResultPage       Message = "result.page"
	ResultSheet      Message = "result.sheet"
	ResultReview     Message = "result.review"
)
