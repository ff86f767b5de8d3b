package bot

// offizierWeights are what the Club weighs with in Offiziersskat, in card
// points unless said otherwise.
type offizierWeights struct {
	// A card kept for later.
	HigherOpen, HigherUnseen float64 // how much a higher card in sight, or somewhere, hinders (1: halves)
	Trump, TopTrump          float64 // a trump; more, and its points, for one that wins
	TrumpLoser, PlainLoser   float64 // share of the points of one that does not
	// A trick.
	TurnUp   float64 // to turn up a covered card
	TakeLead float64 // to win a trick that the other led
	KeepLead float64 // to win a trick that one led
	Beaten   float64 // that the other wins it
	Gives    float64 // points that the other throws in when nothing of the suit lies open
	Draw     float64 // leading a trump, for each trump more than the other may have
}

// Found by small random steps, each kept when Club then won more of 3,000 games
// against Novice and of 3,000 against what it was before, twice.
var clubWeights = offizierWeights{
	HigherOpen: 0.5, HigherUnseen: 0.6, Trump: 3.5, TopTrump: 9.9, TrumpLoser: 0.4, PlainLoser: 0.74,
	TurnUp: 2.5, TakeLead: 1.1, KeepLead: 1.1, Beaten: 1.8, Gives: 2.1, Draw: 2.5,
}

// Made by TestFitOffizierWeights; the first is for suit games, the second for
// Grand.
var namingWeights = [2]openWeights{
	{
		jack:  [5]float64{0, 0.27, 0.30, 0.39, 0.50},
		trump: [9]float64{0, 0.18, 0.18, 0.18, 0.25, 0.30, 0.60, 0.71, 0},
		plain: [9]float64{0, 0, 0, 0, -0.18, -0.04, 0.36, 0.68, 0},
		even:  -0.87,
	},
	{
		jack:  [5]float64{0, 0.37, 0.35, 0.36, 0.58},
		plain: [9]float64{0, 0, 0, 0, -0.16, -0.02, 0.41, 0.70, 0},
		even:  -0.73,
	},
}

var kontraWeights = [2]openWeights{
	{
		jack:  [5]float64{0, 0.25, 0.28, 0.34, 0.45},
		trump: [9]float64{0, 0.17, 0.17, 0.17, 0.24, 0.28, 0.57, 0.68, 0},
		plain: [9]float64{0, 0, 0, 0, -0.15, -0.03, 0.37, 0.62, 0},
		even:  -0.09,
	},
	{
		jack:  [5]float64{0, 0.34, 0.34, 0.31, 0.53},
		plain: [9]float64{0, 0, 0, 0, -0.13, -0.01, 0.41, 0.64, 0},
		even:  -0.07,
	},
}
