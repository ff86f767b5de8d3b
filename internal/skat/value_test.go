package skat

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// settle finishes a game of forehand's: cards are his ten and, after a bar,
// the skat; the play is given by what it came to.
func settle(t *testing.T, cards, code string, bid, points, tricks int, rules Rules, kontra string) Result {
	t.Helper()
	c, err := ParseContract(code)
	require.NoError(t, err)
	own, err := ParseCards(cards)
	require.NoError(t, err)
	for rest := (AllCards &^ own) &^ c.Game.Trumps(); own.Len() < 12; rest &= rest - 1 {
		own = own.With(rest.First()) // plain cards fill up, they change no value
	}
	var l Layout
	for list := own; list != 0; list &= list - 1 {
		if l.Hands[0].Len() < 10 {
			l.Hands[0] = l.Hands[0].With(list.First())
		} else {
			l.Skat = l.Skat.With(list.First())
		}
	}
	d := New(l, rules)
	d.declarer, d.bid, d.contract, d.skat = Forehand, int16(bid), c, 0
	d.points = [3]int16{int16(points), int16(120 - points), 0}
	d.won = [3]uint8{uint8(tricks), uint8(10 - tricks), 0}
	if kontra != "" {
		d.kontra, d.re = Middlehand, kontra == "re"
	}
	d.end(EndPlayed, NoSeat)
	return d.Result()
}

func TestValueOfAGame(t *testing.T) {
	for _, row := range []struct {
		name   string
		cards  string // trumps of the declarer, the skat's included
		game   string
		bid    int
		points int
		tricks int
		way    Valuation
		kontra string
		score  int
		says   string
	}{
		// RULES.md, section 7
		{"Hearts without 2", "HJ DJ HA HT HQ H8 H7", "H", 18, 70, 6, Plain, "", 30, "without 2, game 3 × Hearts 10 = 30"},
		{"Hearts without 2, all tricks", "HJ DJ HA HT HQ H8 H7", "H", 18, 120, 10, Plain, "", 50,
			"without 2, game 3, Schneider 4, Schwarz 5 × Hearts 10 = 50"},
		{"Grand Hand with 3, Schneider announced", "CJ SJ HJ", "GHS", 18, 95, 9, Plain, "", 168,
			"with 3, game 4, Hand 5, Schneider 6, Schneider announced 7 × Grand 24 = 168"},
		{"smallest, with 1", "CJ DA", "D", 18, 61, 5, Plain, "", 18, "with 1, game 2 × Diamonds 9 = 18"},
		{"smallest, without 1", "SJ DA", "D", 18, 61, 5, Plain, "", 18, "without 1, game 2 × Diamonds 9 = 18"},
		{"largest, with 4", "CJ SJ HJ DJ", "GO", 18, 120, 10, Plain, "", 264,
			"with 4, game 5, Hand 6, Schneider 7, Schneider announced 8, Schwarz 9, Schwarz announced 10, ouvert 11 × Grand 24 = 264"},
		{"largest, without 4", "CA CT", "GO", 18, 120, 10, Plain, "", 264,
			"without 4, game 5, Hand 6, Schneider 7, Schneider announced 8, Schwarz 9, Schwarz announced 10, ouvert 11 × Grand 24 = 264"},
		{"Grand with 1 won", "CJ HJ", "G", 18, 61, 5, Plain, "", 48, "with 1, game 2 × Grand 24 = 48"},
		{"Grand with 1 lost at 60", "CJ HJ", "G", 18, 60, 5, Plain, "", -96, "with 1, game 2 × Grand 24 = 48, lost × −2 = -96"},
		{"Null", "", "N", 18, 0, 0, Plain, "", 23, "Null = 23"},
		{"Null Hand", "", "NH", 18, 0, 0, Plain, "", 35, "Null Hand = 35"},
		{"Null ouvert", "", "NO", 18, 0, 0, Plain, "", 46, "Null ouvert = 46"},
		{"Null ouvert Hand", "", "NOH", 18, 0, 0, Plain, "", 59, "Null ouvert Hand = 59"},
		{"Null lost", "", "N", 18, 11, 1, Plain, "", -46, "Null = 23, lost × −2 = -46"},
		{"Hand lost counts twice too", "CJ DA", "DH", 18, 50, 5, Plain, "", -54, "with 1, game 2, Hand 3 × Diamonds 9 = 27, lost × −2 = -54"},

		// section 6
		{"90 is Schneider", "CJ DA", "D", 18, 90, 8, Plain, "", 27, "with 1, game 2, Schneider 3 × Diamonds 9 = 27"},
		{"89 is not", "CJ DA", "D", 18, 89, 8, Plain, "", 18, ""},
		{"30 is Schneider against the declarer", "CJ DA", "D", 18, 30, 3, Plain, "", -54, ""},
		{"31 is not", "CJ DA", "D", 18, 31, 3, Plain, "", -36, ""},
		{"no points, yet a trick: not Schwarz", "CJ DA", "D", 18, 0, 1, Plain, "", -54, ""},
		{"no trick is Schwarz, points in the skat or not", "CJ DA", "D", 18, 14, 0, Plain, "", -72, ""},
		{"Schneider announced, 89", "CJ DA", "DHS", 18, 89, 8, Plain, "", -72, ""},
		{"Schwarz announced, nine tricks and 120 points", "CJ DA", "DHZ", 18, 120, 9, Plain, "", -108, ""},

		// section 8: overbid
		{"bid 30, worth 24, plain", "CJ CA", "C", 30, 70, 6, Plain, "", -48, "with 1, game 2 × Clubs 12 = 24, overbid (bid 30), lost × −2 = -48"},
		{"bid 30, worth 24, isko", "CJ CA", "C", 30, 70, 6, ISkO, "", -72,
			"with 1, game 2 × Clubs 12 = 24, overbid (bid 30), priced 3 × 12 = 36, lost × −2 = -72"},
		{"bid 50, Grand worth 48, isko", "CJ HJ", "G", 50, 70, 6, ISkO, "", -144, ""},
		{"lost anyway and below the bid, isko", "CJ CA", "C", 30, 50, 6, ISkO, "", -72, ""},
		{"Clubs Hand, bid 46, with 1 after all, 74 points", "CJ CA", "CH", 46, 74, 6, Plain, "", -72, ""},
		{"the same with 95 points is won", "CJ CA", "CH", 46, 95, 8, Plain, "", 48, ""},
		{"bid 36, Clubs worth 24 rescued by Schneider", "CJ CA", "C", 36, 90, 8, ISkO, "", 36, ""},
		{"Schneider against him rescues nothing", "CJ CA", "C", 36, 30, 2, ISkO, "", -72, ""},

		// section 8: an announcement missed
		{"Grand Hand with 4, Schneider announced, 80 points, plain", "CJ SJ HJ DJ", "GHS", 18, 80, 8, Plain, "", -336, ""},
		{"the same, isko", "CJ SJ HJ DJ", "GHS", 18, 80, 8, ISkO, "", -384,
			"with 4, game 5, Hand 6, Schneider 7, Schneider announced 8 × Grand 24 = 192, lost × −2 = -384"},
		{"Schneider announced and Schneider himself: one level", "CJ DA", "DHS", 18, 20, 2, ISkO, "", -90, ""},
		{"Schwarz announced, nine tricks, isko", "CJ DA", "DHZ", 18, 110, 9, ISkO, "", -126, ""},

		// section 8: Null below the bid
		{"Null bid 27, plain", "CJ", "N", 27, 0, 0, Plain, "", -46, "Null = 23, overbid (bid 27), lost × −2 = -46"},
		{"Null bid 27, isko: Diamonds 27", "CJ", "N", 27, 0, 0, ISkO, "", -54, "Null = 23, overbid (bid 27), priced 3 × 9 = 27, lost × −2 = -54"},
		{"Null Hand bid 36, isko: Diamonds 36", "CJ", "NH", 36, 0, 0, ISkO, "", -72, ""},
		{"Null bid 24 with all jacks, isko: Diamonds 45", "CJ SJ HJ DJ D7 D8 H7 H8 S7 S8 C7 C8", "N", 24, 11, 1, ISkO, "", -90, ""},
		{"Null at its bid", "CJ", "N", 23, 0, 0, ISkO, "", 23, ""},

		// section 10: Kontra and Re
		{"Kontra does not lift the bid test, plain", "CJ DA", "D", 20, 85, 8, Plain, "kontra", -72, ""},
		{"Kontra does not lift the bid test, isko", "CJ DA", "D", 20, 85, 8, ISkO, "kontra", -108, ""},
		{"won under Kontra", "CJ DA", "D", 18, 85, 8, Plain, "kontra", 36, "with 1, game 2 × Diamonds 9 = 18, Kontra × 2 = +36"},
		{"won under Re", "CJ DA", "D", 18, 85, 8, Plain, "re", 72, "with 1, game 2 × Diamonds 9 = 18, Kontra × 2, Re × 2 = +72"},
		{"lost under Re", "CJ DA", "D", 18, 60, 8, Plain, "re", -144, ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := settle(t, row.cards, row.game, row.bid, row.points, row.tricks, Rules{Valuation: row.way}, row.kontra)
			assert.Equal(t, row.score, r.Score[0])
			assert.Equal(t, row.score > 0, r.Outcome == Won)
			assert.Equal(t, [2]int{}, [2]int{r.Score[1], r.Score[2]}, "defenders score nothing")
			if row.says != "" {
				assert.Equal(t, row.says, r.Calculation.String())
			}
		})
	}
}

func TestBockDoublesTheGame(t *testing.T) {
	r := settle(t, "CJ DA", "D", 18, 85, 8, Rules{Bock: true}, "kontra")
	assert.Equal(t, 72, r.Score[0])
	assert.Equal(t, []Level{DoubledKontra, DoubledBock}, r.Calculation.Doublings())
	assert.False(t, r.Overbid)
	assert.True(t, settle(t, "CJ DA", "D", 20, 85, 8, Rules{Bock: true}, "").Overbid, "Bock does not lift the bid test")
}

func TestMatadors(t *testing.T) {
	for _, row := range []struct {
		cards string
		game  Game
		want  int
	}{
		{"CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", GameClubs, 11},
		{"SA ST SK SQ", GameClubs, -11},
		{"CJ SJ HJ DJ CA CT", Grand, 4},
		{"CA CT", Grand, -4},
		{"CJ SJ HJ DJ HA HT HQ", GameHearts, 6},
		{"HK HQ H9", GameHearts, -6},
		{"CJ HJ DJ", GameHearts, 1},
		{"SJ HJ DJ", GameHearts, -1},
		{"CJ SJ", Null, 0},
		{"CJ SJ", Ramsch, 0},
	} {
		cards, err := ParseCards(row.cards)
		require.NoError(t, err)
		assert.Equal(t, row.want, row.game.Matadors(cards), "%v %s", row.game, row.cards)
	}
}

// What the list of contracts shows before the declaration (section 4).
func TestLeastAndMost(t *testing.T) {
	for _, row := range []struct {
		own, game   string
		least, most int
	}{
		{"CJ HJ CA CT CK C9 C8 SA ST H7 H8 D7", "C", 24, 48}, // with 1; Schneider and Schwarz
		{"CJ HJ CA CT CK C9 C8 SA ST H7", "CH", 36, 11 * 12}, // the skat may bring two jacks: with 7
		{"SJ HJ DJ CA CT CK CQ SA ST H7", "CH", 36, 13 * 12}, // without 1; or J♣ and C9 found: with 9
		{"CJ HJ CA CT CK C9 C8 SA ST H7", "CHS", 60, 12 * 12},
		{"D7 D8 D9 C7 C8 C9 S7 S8 S9 H7 H8 H9", "NO", 46, 46},
	} {
		c, err := ParseContract(row.game)
		require.NoError(t, err)
		own, err := ParseCards(row.own)
		require.NoError(t, err)
		assert.Equal(t, row.least, c.Least(own), "least of %s", row.game)
		assert.Equal(t, row.most, c.Most(own), "most of %s", row.game)
	}
}
