package bot

import "testing"

func TestClubPlaysByTheRules(t *testing.T) {
	checkPositions(t, NewClub(1), []position{
		{rule: "declarer draws trumps from the top", contract: "C", declarer: 0, me: 0, laid: "HQ.DQ",
			hand: "CJ.SJ.HJ.CA.CT.C9.C8.SA.H9.D9", want: "CJ SJ HJ"},
		{rule: "Grand: no jack is out, so the aces come before the last jacks", contract: "G", declarer: 0, me: 0, laid: "HQ.DQ",
			hand: "CJ.SJ.HJ.CA.CT.C9.SA.ST.DA.D9", played: "CJ S7 DJ", want: "CA CT SA ST DA"},
		{rule: "declarer, last, takes a fat trick with the ace", contract: "S", declarer: 2, me: 2, laid: "DQ.DK",
			hand: "CJ.HJ.SA.ST.S9.S8.HA.H9.CA.C7", played: "HT HK", want: "HA"},
		{rule: "declarer, last and void, trumps a fat trick", contract: "S", declarer: 2, me: 2, laid: "DQ.D9",
			hand: "CJ.HJ.SA.ST.S9.S8.HA.H9.CA.C7", played: "DA DT", want: "SA ST"},
		{rule: "declarer, last and void, throws a loser on nothing", contract: "S", declarer: 2, me: 2, laid: "DQ.D9",
			hand: "CJ.SJ.SA.S9.S8.S7.HA.HK.CA.C7", played: "D8 D7", want: "C7 S7"},
		{rule: "partner's sure trick is smeared with the ten", contract: "C", declarer: 0, me: 2,
			hand: "CQ.ST.S8.HT.HK.H9.D8.D7.DQ.DK", played: "S9 SA", want: "ST"},
		{rule: "no ace over the partner's ace where a ten will do", contract: "G", declarer: 0, me: 2,
			hand: "SA.SQ.S8.H7.HT.H9.D8.D7.DQ.DK", played: "CQ CA", want: "HT"},
		{rule: "nothing dear on the declarer's sure trick", contract: "C", declarer: 0, me: 2,
			hand: "CA.CQ.S8.HT.HK.H9.D8.D7.DA.DT", played: "CJ C7", want: "CQ"},
		{rule: "last defender takes a fat trick from the declarer", contract: "C", declarer: 1, me: 0,
			hand: "SA.S8.HT.HK.H9.D8.D7.DA.DT.CQ", played: "H9 HA H7 SK S7", want: "SA"},
		{rule: "the trick that makes 61 is taken with a high trump", contract: "C", declarer: 2, me: 2, laid: "HT.DT",
			hand: "CJ.SJ.CA.CT.CK.C7.HA.H7.S8.S7", played: "HK HQ HA CJ C8 C9 SJ CQ DJ S8 ST SK SA SQ S7 DA DK", want: "CA CT CK"},
	})
}

func TestClubPlaysNull(t *testing.T) {
	checkPositions(t, NewClub(1), []position{
		{rule: "declarer stays just below", contract: "N", declarer: 2, me: 2, laid: "CA.DA",
			hand: "C7.C8.CT.S7.S9.SJ.H7.H8.D7.D9", played: "SK SQ", want: "SJ"},
		{rule: "declarer throws his worst card when void", contract: "N", declarer: 2, me: 2, laid: "DA.DK",
			hand: "C7.C8.CT.S7.S9.SJ.H7.H8.HT.HA", played: "DQ D7", want: "HA"},
		{rule: "declarer leads a card that must be beaten", contract: "N", declarer: 0, me: 0, laid: "CA.DA",
			hand: "C7.C8.CT.S7.S9.SJ.H7.H8.HT.D8", want: "C7 S7 H7 D8"},
		{rule: "defender ducks below the declarer's card", contract: "N", declarer: 1, me: 2,
			hand: "CA.CK.C8.SA.S9.HK.HQ.DA.D9.D8", played: "CQ C9", want: "CK CA C8"},
		{rule: "last defender goes under the declarer and wins", contract: "N", declarer: 1, me: 2,
			hand: "CA.CK.C8.SA.S9.HK.HQ.DA.D9.D8", played: "C7 C9", want: "C8"},
		{rule: "against open cards the defender leads where the declarer must take", contract: "NO", declarer: 1, me: 0,
			open: "C8.S7.S8.S9.H7.H8.H9.D7.D8.D9",
			hand: "C7.C9.CT.CJ.CQ.CK.CA.SA.HA.DA", want: "C7"},
	})
}

func TestClubPlaysRamsch(t *testing.T) {
	checkPositions(t, NewClub(1), []position{
		{rule: "goes for the Durchmarsch behind the lead too: a jack takes the first trick", contract: "R", me: 1,
			hand: "CJ SJ HJ DJ CA CT CK CQ C9 C8", played: "H7", want: "CJ SJ HJ DJ"},
		{rule: "and in rearhand", contract: "R", me: 2,
			hand: "CJ SJ HJ DJ CA CT CK SA ST SK", played: "H7 HA", want: "CJ SJ HJ DJ"},
		{rule: "last stays below with the highest", contract: "R", me: 2,
			hand: "CJ.CA.CK.C8.SA.S9.HK.HQ.DA.D9", played: "CT C9", want: "CK"},
		{rule: "void, the ace goes on another's trick", contract: "R", me: 2,
			hand: "CA.CK.C8.SA.S9.S8.HK.HQ.H9.H8", played: "DT DK", want: "CA SA"},
		{rule: "all jacks and long tops march", contract: "R", me: 0,
			hand: "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8", want: "CJ SJ HJ DJ"},
	})
}
