package i18n

// The end of a match, from assets/locales/final.*.toml.
const (
	FinalTitle    Message = "final.title"
	FinalResult   Message = "final.result"   // the first page's name
	FinalYouWin   Message = "final.you_win"  // By: "89 points"
	FinalWins     Message = "final.wins"     // Name, By
	FinalDraw     Message = "final.draw"     // Names
	FinalWon      Message = "final.won"      // the columns' heads
	FinalBest     Message = "final.best"     //
	FinalDefended Message = "final.defended" // games of others that were lost
	FinalShare    Message = "final.share"    // N, Of
	FinalPassed   Message = "final.passed"   // Count: deals passed in
	FinalStart    Message = "final.start"    // the key back to the start screen
)
