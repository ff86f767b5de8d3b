package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNoviceBidsByTrumpsAndAces(t *testing.T) {
	for _, c := range []struct {
		rule, hand string
		limit      int
	}{
		{"four trumps are too few", "CJ.DJ.CA.C9.SA.SK.HQ.H9.DK.D9", 0},
		{"five trumps and an ace: with one, game two, clubs 24", "CJ.DJ.CA.C9.C8.SA.SK.HQ.H9.D9", 24},
		{"the dearest game counts: spades, not diamonds", "SJ.S9.SA.SK.S8.DA.DK.HQ.H9.C9", 22},
		{"two jacks and three aces: Grand with two", "CJ.SJ.CA.SA.HA.C9.S8.H7.D9.D7", 72},
		{"low everywhere: Null", "C7.C8.C9.S7.S9.ST.H7.H8.D7.D9", 23},
	} {
		t.Run(c.rule, func(t *testing.T) {
			assert.Equal(t, c.limit, noviceLimit(cardsOf(t, c.hand)))
		})
	}
}

func TestNoviceDiscardsAndDeclares(t *testing.T) {
	for _, c := range []struct{ rule, hand, skat, laid, contract string }{
		{"the bare ten is saved", "CJ.SJ.CA.CK.C9.C8.SA.HT.D9.DQ", "D7.C7", "HT", "C"},
		{"trumps and aces stay", "CJ.SJ.CA.CK.C9.C8.SA.HK.HQ.H9", "S7.DA", "S7", "C"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			laid, contract := declares(t, NewNovice(1), dealt(t, c.hand, c.skat))
			assert.Equal(t, c.contract, contract.String())
			assert.Equal(t, cardsOf(t, c.laid), laid&cardsOf(t, c.laid), "laid %v", laid)
			assert.Zero(t, laid&contract.Game.Trumps(), "laid %v", laid)
		})
	}
}

func TestNovicePlaysByTheRules(t *testing.T) {
	checkPositions(t, NewNovice(1), []position{
		{rule: "declarer draws trumps from the top", contract: "C", declarer: 0, me: 0, laid: "HQ.DQ",
			hand: "CJ.SJ.HJ.CA.CT.C9.C8.SA.H9.D9", want: "CJ"},
		{rule: "then cashes an ace", contract: "C", declarer: 0, me: 0, laid: "HQ.DQ",
			hand: "CJ.SJ.HJ.DJ.CA.CT.C9.SA.S7.D9", played: "CJ CK C7 SJ CQ C8", want: "SA"},
		{rule: "last, the ten goes on the partner's trick", contract: "C", declarer: 0, me: 2,
			hand: "CQ.ST.S8.HT.HK.H9.D8.D7.DQ.DK", played: "S9 SA", want: "ST"},
		{rule: "last, takes what he can with the dearest", contract: "C", declarer: 1, me: 0,
			hand: "SA.S8.HT.HK.H9.D8.D7.DA.DT.CQ", played: "H9 HA H7 SK S7", want: "SA"},
		{rule: "void, trumps a fat trick low", contract: "S", declarer: 2, me: 2, laid: "DQ.D9",
			hand: "CJ.HJ.SA.ST.S9.S8.HA.H9.CA.C7", played: "DA DT", want: "S8"},
		{rule: "void, leaves nothing alone", contract: "S", declarer: 2, me: 2, laid: "DQ.D9",
			hand: "CJ.HJ.SA.ST.S9.S8.HA.H9.CA.C7", played: "D8 D7", want: "C7 H9"},
		{rule: "a defender leads an ace", contract: "S", declarer: 1, me: 0,
			hand: "HJ.S8.CA.C9.C7.HK.H9.D9.D8.D7", want: "CA"},
		{rule: "Null: stays just below", contract: "N", declarer: 2, me: 2, laid: "CA.DA",
			hand: "C7.C8.CT.S7.S9.SJ.H7.H8.D7.D9", played: "SK SQ", want: "SJ"},
		{rule: "Ramsch: ducks as high as it can", contract: "R", me: 2,
			hand: "CJ.CA.CK.C8.SA.S9.HK.HQ.DA.D9", played: "CT C9", want: "CK"},
	})
}
