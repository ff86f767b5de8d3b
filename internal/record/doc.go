// Package record reads and writes recorded deals in the notation of the
// Internet Skat Server (ISS): one `(;GM[Skat]…MV[…]R[…] ;)` a deal.
//
//	r := record.NewReader(file)
//	for {
//		rec, err := r.Read()
//		if err == io.EOF {
//			break
//		}
//		var damaged *record.Error
//		if errors.As(err, &damaged) {
//			continue // says which line and what was expected; the next may be sound
//		}
//		if err != nil {
//			return err // the file cannot be read on
//		}
//		deal, err := rec.Replay(rec.Rules())
//		…
//	}
//
// A [Record] keeps every tag as it was written, so that [Record.String] gives
// the text back. [FromDeal] makes a record of a deal played here, finished or
// not. [CheckFiles] replays whole files and compares each result with the one
// stated in R.
//
// [OfMatch] makes the records of a match. A deal code shares one deal as a line
// that people can type: [LayoutCode], [DealCode], [ParseCode].
//
// [Sheet] is the score sheet of a whole match for other programs: as JSON,
// which [ReadSheet] reads again, as CSV with always the same columns, and as
// Markdown.
//
// # The notation
//
// MV holds pairs of who and what, parted by spaces. Who is `w` (the world) or
// a seat: 0 forehand, 1 middlehand, 2 rearhand. The first pair is `w` and the
// 32 cards of a [skat.Layout].
//
//	18, y, p           a call, "yes", "pass"
//	s                  picks up the skat; `w A.B` then shows what it was
//	G.A.B, G … A.B     the game (an SSP code) with the two discards, or split
//	GH                 a Hand game
//	NO.A.B.C1.….C10    ouvert, with the ten cards shown (also without discards)
//	CJ                 plays a card; ?? plays one that nobody saw
//	SC                 shows his cards to the table: told, not judged
//	RE                 resigns; defenders only together, in PC[ISS2] one for both
//	w TI.n, w LE.n     the seat n ran out of time, left
//
// Tokens of this program's own: `hand` (before the game is named), `kontra`,
// `re` (and `p` for neither), `push`, `claim`, `concede`, `agree`, `refuse`.
//
// R states the result: d the declarer's seat, `win` or `loss`, v his score in
// game points, m matadors (signed, 0 in Null), `bidok` or `overbid`, p his card
// points with the skat, t tricks, s and z Schneider and Schwarz reached by
// either side, p0 to p2 penalties, l who left, to who ran out of time, r 1 when
// the deal ended by giving up. `passed` stands alone. Of this program's own: in
// Ramsch `ramsch` or `durchmarsch` with the scores v0 v1 v2, card points c0 c1
// c2 and tricks t0 t1 t2 of the three.
//
// The tag RU, this program's own, names rules other than those of the server
// (see [Record.Rules]).
package record
