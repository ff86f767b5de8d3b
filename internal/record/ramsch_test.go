package record_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// ramschGame is one line of the Ramsch data (../../../shared/data/README.md):
// a deal that XSkat 4.0 played and scored. Players are 0 to 2; who leads the
// first trick is forehand, and they sit in the order of their numbers.
type ramschGame struct {
	Hands  [3][]string   // those played with
	Tricks []ramschTrick // ten
	Tail   []string      // XSkat's own words
	Scored int           `json:"scored_seat"` // the player scored,
	Value  int           // by how much, in game points,
	Won    bool          // plus or minus
}

type ramschTrick struct {
	cards          [3]skat.Card // by player
	leader, winner int          // players
}

func (r *ramschTrick) UnmarshalJSON(text []byte) error {
	var cards string
	if err := json.Unmarshal(text, &[]any{&cards, &r.leader, &r.winner}); err != nil {
		return err
	}
	for i, word := range strings.Fields(cards) {
		c, err := skat.ParseCard(word)
		if err != nil {
			return err
		}
		r.cards[i] = c
	}
	return nil
}

// seat returns where a player sits.
func (g *ramschGame) seat(player int) skat.Seat {
	return skat.SeatAt((player - g.Tricks[0].leader + 3) % 3)
}

// said returns the two cards of the line of Tail that begins with key, as in
// "Skat is: Heart 10,Spade K", and whether it is there.
func (g *ramschGame) said(t *testing.T, key string) (skat.Cards, bool) {
	for _, line := range g.Tail {
		list, ok := strings.CutPrefix(line, key+": ")
		if !ok {
			continue
		}
		var two skat.Cards
		for _, name := range strings.Split(list, ",") {
			suit, rank, _ := strings.Cut(name, " ")
			c, err := skat.ParseCard(suit[:1] + strings.Replace(rank, "10", "T", 1))
			require.NoError(t, err)
			two = two.With(c)
		}
		require.Equal(t, 2, two.Len(), line)
		return two, true
	}
	return 0, false
}

// points returns the card points that the last line of Tail names.
func (g *ramschGame) points(t *testing.T) (n int) {
	_, err := fmt.Sscanf(g.Tail[len(g.Tail)-1], map[bool]string{true: "Won", false: "Lost"}[g.Won]+" with: %d points", &n)
	require.NoError(t, err)
	return n
}

// start returns the deal as it was dealt, and the pushing of a Schieberamsch:
// backwards from the hands played with and the cards passed on.
func (g *ramschGame) start(t *testing.T) (l skat.Layout, pushing []skat.Action) {
	for player, hand := range g.Hands {
		cards, err := skat.ParseCards(strings.Join(hand, "."))
		require.NoError(t, err)
		l.Hands[g.seat(player).Index()] = cards
	}
	last, ok := g.said(t, "Skat is")
	require.True(t, ok)
	l.Skat = last
	was, schieben := g.said(t, "Skat was")
	if !schieben {
		return l, nil
	}
	l.Skat = was
	lies := was
	for i, name := range [...]string{"FH", "MH", "RH"} {
		s := skat.SeatAt(i)
		if two, unseen := g.said(t, name+"_passed"); unseen {
			require.Equal(t, lies, two, "%s pushed unseen what it did not get", name)
			pushing = append(pushing, skat.Push(s))
			continue
		}
		passed, ok := g.said(t, name+" passed")
		require.True(t, ok, name)
		l.Hands[i] = l.Hands[i]&^lies | passed&^lies
		pushing = append(pushing, skat.PickUp(s), skat.Discard(s, passed))
		lies = passed
	}
	require.Equal(t, last, lies)
	return l, pushing
}

// play replays the game card by card.
func (g *ramschGame) play(t *testing.T, rules skat.Rules) skat.Deal {
	l, pushing := g.start(t)
	require.NoError(t, l.Check())
	rules.Ramsch, rules.Schieberamsch = true, pushing != nil
	d := skat.New(l, rules)
	apply := func(a skat.Action) { require.NoError(t, d.Apply(a)) }
	for _, s := range [...]skat.Seat{skat.Middlehand, skat.Rearhand, skat.Forehand} {
		apply(skat.Pass(s))
	}
	for _, a := range pushing {
		apply(a)
	}
	for player, hand := range g.Hands {
		cards, _ := skat.ParseCards(strings.Join(hand, "."))
		require.Equal(t, cards, d.Hand(g.seat(player)), "hand of player %d after the pushing", player)
	}
	for i, trick := range g.Tricks {
		require.Equal(t, g.seat(trick.leader), d.ToMove(), "leader of trick %d", i+1)
		for n := range 3 {
			player := (trick.leader + n) % 3
			apply(skat.Play(g.seat(player), trick.cards[player]))
		}
		require.Equal(t, g.seat(trick.winner), d.TrickAt(i).Winner, "winner of trick %d", i+1)
	}
	return d
}

// How XSkat's scores and RULES.md, section 10, say the same thing:
const (
	// One player loses: value is the loss.
	oneLoses = "one loses"
	// Two have the most points: both lose value here; XSkat writes it as a plus
	// for the third. With the skat to the loser, where it goes to nobody here,
	// XSkat counts it for all three: value and the third's points are higher by
	// the skat, and the points of the three make more than 120.
	twoLose = "two lose"
	// All tricks: +120 here. XSkat doubles it for each unseen push, RULES.md
	// only a loss.
	allTricks = "Durchmarsch"
)

// compare holds the result against XSkat's and returns which case it was.
func (g *ramschGame) compare(t *testing.T, d *skat.Deal) string {
	r := d.Result()
	scored := g.seat(g.Scored).Index()
	var want [3]int
	points, outcome, is := g.points(t), skat.RamschLost, oneLoses
	switch {
	case !g.Won:
		want[scored] = -g.Value
	case r.Tricks[scored] == 10:
		is, outcome = allTricks, skat.Durchmarsch
		want[scored] = g.Value >> d.Pushes()
	default:
		is = twoLose
		loss := g.Value
		if d.Rules().RamschSkat == skat.SkatToLoser {
			rest := d.Skat().Points()
			points -= rest
			if r.Ramsch.Jungfrau != skat.NoSeat {
				rest *= 2
			}
			loss -= rest << d.Pushes()
		}
		want = [3]int{-loss, -loss, -loss}
		want[scored] = 0
	}
	assert.Equal(t, outcome, r.Outcome)
	assert.Equal(t, want, r.Score)
	assert.Equal(t, points, r.Points[scored], "card points of the player scored")
	return is
}

// Every Ramsch that XSkat played is legal here, goes to the same players trick
// by trick and scores the same; none is left out.
func TestRamschGames(t *testing.T) {
	for _, row := range []struct {
		path  func(t *testing.T) string
		skat  skat.RamschSkat
		cases map[string]int
	}{
		{inTestdata("ramsch.jsonl"), skat.SkatToLastTrick, map[string]int{oneLoses: 2, twoLose: 2, allTricks: 1}},
		{inTestdata("ramschlos.jsonl"), skat.SkatToLoser, map[string]int{oneLoses: 2, twoLose: 2}},
		{inTestdata("sramsch.jsonl"), skat.SkatToLastTrick, map[string]int{oneLoses: 5, twoLose: 2, allTricks: 2}},
		{inShared("xskat-ramsch.jsonl"), skat.SkatToLastTrick, map[string]int{oneLoses: 392, twoLose: 6, allTricks: 2}},
		{inShared("xskat-ramschlos.jsonl"), skat.SkatToLoser, map[string]int{oneLoses: 398, twoLose: 2}},
		{inShared("xskat-sramsch.jsonl"), skat.SkatToLastTrick, map[string]int{oneLoses: 395, twoLose: 3, allTricks: 2}},
	} {
		t.Run("", func(t *testing.T) {
			path := row.path(t)
			file, err := os.Open(path)
			require.NoError(t, err)
			defer file.Close()
			cases := map[string]int{}
			for games := json.NewDecoder(file); games.More(); {
				var g ramschGame
				require.NoError(t, games.Decode(&g))
				d := g.play(t, skat.Rules{RamschSkat: row.skat})
				cases[g.compare(t, &d)]++
				if t.Failed() {
					t.Fatalf("%s: the game with the tail %q", path, g.Tail)
				}
			}
			assert.Equal(t, row.cases, cases)
		})
	}
}
