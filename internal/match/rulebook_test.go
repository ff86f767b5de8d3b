package match_test

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// rulebook reads the deals of testdata/rulebook.txt by name.
func rulebook(t *testing.T) map[string]string {
	t.Helper()
	f, err := os.Open("testdata/rulebook.txt")
	require.NoError(t, err)
	defer f.Close()
	deals := map[string]string{}
	for scan := bufio.NewScanner(f); scan.Scan(); {
		if name, line, ok := strings.Cut(scan.Text(), "|"); ok && !strings.HasPrefix(name, "#") {
			deals[name] = line
		}
	}
	return deals
}

// table sits enough people down.
func people(n int) []match.Player {
	return []match.Player{{Name: "Anna"}, {Name: "Ben"}, {Name: "Cleo"}, {Name: "Dora"}}[:n]
}

// play replays deals as a match whose first dealer is player 0, so that
// player 1 is forehand of the first deal.
func play(t *testing.T, s match.Settings, lines ...string) *match.Match {
	t.Helper()
	s.Deals = max(s.Deals, len(lines))
	m, err := match.Restore(match.Saved{Settings: s, Players: people(s.Table), Deals: lines})
	require.NoError(t, err)
	return m
}

// Each row of RULES.md, section 8, and of Kontra/Re and Ramsch in section 10,
// through a match: forehand (player 1) is the declarer.
func TestScoringADeal(t *testing.T) {
	plain := match.Settings{Table: 3}
	isko := match.Settings{Table: 3, Valuation: skat.ISkO}
	kontra := func(s match.Settings) match.Settings { s.Kontra = skat.KontraAny; return s }
	ramsch := match.Settings{Table: 3, Ramsch: true}
	schiebe := match.Settings{Table: 3, Ramsch: true, Schiebe: true}
	deals := rulebook(t)
	for _, row := range []struct {
		name, deal string
		settings   match.Settings
		want       [3]int // players 0 (dealer, rearhand), 1 (forehand), 2 (middlehand)
	}{
		{"won", "won", plain, [3]int{0, 18, 0}},
		{"lost: twice", "lost", plain, [3]int{0, -36, 0}},
		{"Hand lost: twice too", "handlost", plain, [3]int{0, -54, 0}},
		{"passed in", "passed", plain, [3]int{}},
		{"overbid: bid 30, worth 24, plain", "overbid30", plain, [3]int{0, -48, 0}},
		{"overbid: bid 30, worth 24, isko", "overbid30", isko, [3]int{0, -72, 0}},
		{"overbid: bid 50, Grand worth 48, plain", "overbid50", plain, [3]int{0, -96, 0}},
		{"overbid: bid 50, Grand worth 48, isko", "overbid50", isko, [3]int{0, -144, 0}},
		{"announcement missed, plain", "annmissed", plain, [3]int{0, -336, 0}},
		{"announcement missed, isko", "annmissed", isko, [3]int{0, -384, 0}},
		{"announced Schneider and is Schneider: once, plain", "annself", plain, [3]int{0, -90, 0}},
		{"announced Schneider and is Schneider: once, isko", "annself", isko, [3]int{0, -90, 0}},
		{"Null below the bid, plain", "null27", plain, [3]int{0, -46, 0}},
		{"Null Hand below the bid, plain", "nullhand36", plain, [3]int{0, -70, 0}},
		{"♣J in the skat: 36 below 46, plain", "hand46a", plain, [3]int{0, -72, 0}},
		{"♣J in the skat: 36 below 46, isko", "hand46a", isko, [3]int{0, -96, 0}},
		{"Schneider rescues the bid, plain", "hand46b", plain, [3]int{0, 48, 0}},
		{"Schneider rescues the bid, isko", "hand46b", isko, [3]int{0, 48, 0}},
		{"Kontra and the bid test, plain", "kontra", kontra(plain), [3]int{0, -72, 0}},
		{"Kontra and the bid test, isko", "kontra", kontra(isko), [3]int{0, -108, 0}},
		{"Kontra won", "kontrawon", kontra(plain), [3]int{0, 36, 0}},
		{"Kontra lost", "kontralost", kontra(plain), [3]int{0, -72, 0}},
		{"Re won", "rewon", kontra(plain), [3]int{0, 72, 0}},
		{"Re lost", "relost", kontra(isko), [3]int{0, -144, 0}},
		{"Ramsch", "ramsch", ramsch, [3]int{0, 0, -70}},
		{"Ramsch, two tied", "ramschtie", ramsch, [3]int{-43, -43, 0}},
		{"Ramsch, three tied", "ramschthree", ramsch, [3]int{}},
		{"Ramsch, Jungfrau", "jungfrau", ramsch, [3]int{0, 0, -126}},
		{"Durchmarsch", "durchmarsch", ramsch, [3]int{0, 120, 0}},
		{"three unseen pushes", "pushes", schiebe, [3]int{-480, 0, 0}},
	} {
		t.Run(row.name, func(t *testing.T) {
			m := play(t, row.settings, deals[row.deal])
			sheet := m.Sheet()
			require.Len(t, sheet.Rows, 1)
			assert.Equal(t, row.want[:], sheet.Rows[0].Totals)
		})
	}
}

// Null below the bid, isko: the cheapest suit or Grand game at the bid. What
// that is depends on the matadors, so it is worked out here once more.
func TestNullBelowTheBid(t *testing.T) {
	deals := rulebook(t)
	for _, name := range []string{"null27", "nullhand36"} {
		m := play(t, match.Settings{Table: 3, Valuation: skat.ISkO}, deals[name])
		d, err := m.Deal(1)
		require.NoError(t, err)
		cheapest := 0
		for _, g := range []skat.Game{skat.GameDiamonds, skat.GameHearts, skat.GameSpades, skat.GameClubs, skat.Grand} {
			levels := g.Matadors(d.Layout().Hands[0] | d.Layout().Skat)
			levels = max(levels, -levels) + 1
			if d.Contract().Hand {
				levels++
			}
			for levels*g.Base() < d.Bid() {
				levels++
			}
			if cheapest == 0 || levels*g.Base() < cheapest {
				cheapest = levels * g.Base()
			}
		}
		assert.Equal(t, -2*cheapest, m.Sheet().Accounts[1].Score, name)
	}
}

// The five kinds of deals × table of 3 and 4 × Kontra/Re × Bock, with the
// tournament's points beside the score. At both tables player 1 is forehand
// and declarer; at four, player 0 deals and sits out.
func TestTournamentPointsByKindOfDeal(t *testing.T) {
	deals := rulebook(t)
	for _, row := range []struct {
		kind    string
		deal    string
		ramsch  bool
		score   int // player 1's, single
		own     int
		doubles int // times the score is doubled by Kontra and Re
		lost    bool
		middle  int // middlehand's score, single
	}{
		{"won", "won", false, 18, 50, 0, false, 0},
		{"won under Kontra", "kontrawon", false, 18, 50, 1, false, 0},
		{"won under Re", "rewon", false, 18, 50, 2, false, 0},
		{"lost", "lost", false, -36, -50, 0, true, 0},
		{"lost under Kontra", "kontralost", false, -36, -50, 1, true, 0},
		{"lost under Re", "relost", false, -36, -50, 2, true, 0},
		{"passed in", "passed", false, 0, 0, 0, false, 0},
		{"Ramsch, two tied", "ramschtie", true, -43, 0, 0, false, 0},
		{"Ramsch, one loser", "ramsch", true, 0, 0, 0, false, -70},
		{"Ramsch, Jungfrau", "jungfrau", true, 0, 0, 0, false, -126},
		{"Durchmarsch", "durchmarsch", true, 120, 0, 0, false, 0},
	} {
		for _, table := range []int{3, 4} {
			for _, bock := range []bool{false, true} {
				t.Run(fmt.Sprintf("%s, table of %d, Bock %v", row.kind, table, bock), func(t *testing.T) {
					s := match.Settings{Table: table, Valuation: skat.ISkO, Tournament: true, Ramsch: row.ramsch}
					if row.doubles > 0 {
						s.Kontra = skat.KontraAny
					}
					lines := []string{deals[row.deal]}
					if bock { // a game lost with 60 comes first; the deal moves on, so player 2 loses that one
						s.Bock.LostWith60 = true
						s.Kontra, lines = skat.KontraOff, []string{deals["lost60"], deals[row.deal]}
						if row.doubles > 0 {
							s.Kontra, lines[0] = skat.KontraAny, deals["lost60"]
							lines[0] = strings.Replace(lines[0], " 0 D ", " 0 D 1 p 2 p ", 1)
						}
					}
					m := play(t, s, lines...)
					last := m.Sheet().Rows[len(lines)-1]
					at := m.Seating()
					require.Equal(t, bock, last.Bock)
					score := row.score << row.doubles
					if bock {
						score *= 2
					}
					forehand := last.Points[at.Players[0]]
					assert.Equal(t, match.SeegerFabian{Score: score, Own: row.own}, forehand)
					middle := row.middle
					if bock {
						middle *= 2
					}
					assert.Equal(t, middle, last.Points[at.Players[1]].Score)
					other := 0
					if row.lost {
						other = map[int]int{3: 40, 4: 30}[table]
					}
					for p, points := range last.Points {
						if p != at.Players[0] {
							assert.Equal(t, other, points.Other, "player %d", p)
							assert.Zero(t, points.Own)
						}
					}
					if table == 4 {
						assert.Equal(t, skat.NoSeat, at.Seat(at.Dealer), "the dealer sits out")
					}
				})
			}
		}
	}
}

// Section 10: what starts a Bock round, how long it lasts, and that rounds
// queue and never stack.
func TestBockRounds(t *testing.T) {
	deals := rulebook(t)
	all := match.BockTriggers{LostWith60: true, LostKontra: true, GrandHandWon: true}
	quiet := func(name string) string { return strings.Replace(deals[name], " 0 D ", " 0 D 1 p 2 p ", 1) }
	grandHand := strings.Replace(deals["grandhand"], " 0 GH ", " 0 GH 1 p 2 p ", 1)
	for _, row := range []struct {
		name  string
		bock  match.BockTriggers
		deals []string
		left  int // Bock deals to come
	}{
		{"no trigger", all, []string{quiet("won"), quiet("lost"), deals["passed"]}, 0},
		{"lost with 60", all, []string{quiet("lost60")}, 3},
		{"a game lost under Kontra", all, []string{deals["relost"]}, 3},
		{"lost with 60 under Kontra: two rounds", all, []string{deals["kontralost"]}, 6},
		{"a Grand Hand won", all, []string{grandHand}, 3},
		{"every deal uses one up", all, []string{quiet("lost60"), quiet("won")}, 2},
		{"a passed-in deal too", all, []string{quiet("lost60"), deals["passed"], deals["passed"], deals["passed"]}, 0},
		{"rounds queue", all, []string{quiet("lost60"), quiet("lost60")}, 5},
		{"switched off", match.BockTriggers{GrandHandWon: true}, []string{deals["kontralost"], quiet("lost60")}, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			m := play(t, match.Settings{Table: 3, Kontra: skat.KontraAny, Bock: row.bock, Deals: 36}, row.deals...)
			assert.Equal(t, row.left, m.BockLeft())
			require.NoError(t, m.Next())
			v := m.View(0)
			assert.Equal(t, row.left > 0, v.Rules().Bock, "the next deal")
		})
	}
	twice := play(t, match.Settings{Table: 3, Bock: all, Kontra: skat.KontraAny}, deals["kontralost"], quiet("won"))
	assert.Equal(t, 36, twice.Sheet().Rows[1].Result.Score[0], "two rounds waiting still only double")
	assert.Equal(t, []match.BockTrigger{match.BockLostWith60, match.BockLostKontra}, twice.BockTriggered(1))
	assert.Empty(t, twice.BockTriggered(2))
	assert.Empty(t, twice.BockTriggered(3), "a deal that is not there")
	assert.Equal(t, []match.BockTrigger{match.BockGrandHandWon}, play(t, match.Settings{Table: 3, Kontra: skat.KontraAny, Bock: all}, grandHand).BockTriggered(1))
}
