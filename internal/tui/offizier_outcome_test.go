package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// What a deal came to, in words (section 11, 6): who plays, the winner (−1:
// nobody), the game, and what counts. Player 0 is the person.
func TestWhatADealForTwoCameTo(t *testing.T) {
	for _, c := range []struct {
		declarer, winner int
		result           offizier.Result
		re               bool
		score            int
		headline, sum    string
	}{
		{0, 0, offizier.Result{Game: skat.Grand, Value: 24, Factor: 1}, false, 24, "✓ You win Grand: +24", "Grand 24"},
		{0, 1, offizier.Result{Game: skat.GameClubs, Value: 12, Factor: 1, Schneider: 3}, false, 15,
			"✗ You lose Clubs: Abel scores +15", "Clubs 12 + Schneider 3 = 15"},
		{1, 1, offizier.Result{Game: skat.GameSpades, Value: 11, Factor: 1, Kontra: 1}, false, 12, "✗ Abel wins Spades: +12", "Spades 11 + Kontra 1 = 12"},
		{1, 0, offizier.Result{Game: skat.GameHearts, Value: 10, Factor: 2, Schneider: 3, Kontra: 1}, false, 24,
			"✓ Abel loses Hearts: you score +24", "Hearts 10 × 2 (Kontra) + Schneider 3 + Kontra 1 = 24"},
		{1, 0, offizier.Result{Game: skat.GameDiamonds, Value: 9, Factor: 4, Kontra: 1}, true, 37,
			"✓ Abel loses Diamonds: you score +37", "Diamonds 9 × 4 (Kontra, Re) + Kontra 1 = 37"},
		{0, -1, offizier.Result{Game: skat.Grand, Value: 24}, false, 0, "60 : 60, nobody scores", ""},
	} {
		c.result.Outcome = offizier.Lost
		if c.declarer == c.winner {
			c.result.Outcome = offizier.Won
		}
		row := match.SessionRow{Declarer: c.declarer, Winner: c.winner, Re: c.re, Result: c.result}
		if c.winner >= 0 {
			row.Score[c.winner] = c.score
		}
		f := sessionDeal{env: testEnv(looks[1]), session: sessionAt(t, match.SessionSettings{}, offizier.Forehand, ""), row: row}
		assert.Equal(t, c.headline, f.headline().text)
		assert.Equal(t, c.sum, f.sum())
	}
}

func TestWhoWonASession(t *testing.T) {
	e := testEnv(looks[1])
	for _, c := range []struct {
		settings match.SessionSettings
		deals    int
		want     string
	}{
		{match.SessionSettings{}, 14, "◆ Abel wins by 23 points."},
		{match.SessionSettings{}, 1, "◆ You win by 9 points."},
		{match.SessionSettings{Length: match.BestOf, Target: 21}, 3, "◆ You win by 2 deals to 1."},
		{match.SessionSettings{Length: match.BestOf, Target: 21}, 4, "A draw: You and Abel."},
	} {
		assert.Equal(t, c.want, sessionWinner(e, playedSession(t, c.settings, c.deals)).text)
	}
}

// The rules open at those of the game.
func TestRulesOpenAtOffiziersskat(t *testing.T) {
	for _, l := range looks {
		e := testEnv(l)
		frame := frameOf(t, e, newOffizierRules(e), 80, 15)
		assert.Contains(t, lineWith(t, frame, "Offiziersskat"), "Offiziersskat")
	}
}

// However little room there is, the headings of both games' ends are whole.
func TestTheHeadingOfTheEndIsNotCut(t *testing.T) {
	e := testEnv(looks[3])
	s := playedSession(t, match.SessionSettings{Length: match.BestOf, Target: 5}, 3).Save()
	s.Practice, s.Seed = true, 123456789
	session, err := match.RestoreSession(s)
	require.NoError(t, err)
	kept := testMatch(t, 1, 12).Save()
	kept.Practice, kept.Seed = true, 123456789
	m, err := match.Restore(kept)
	require.NoError(t, err)
	for _, one := range []screen{newOffizierFinal(e, session), newFinal(e, m)} {
		assert.Contains(t, frameOf(t, e, one, 40, 15), "Die Partie ist zu Ende ")
	}
}
