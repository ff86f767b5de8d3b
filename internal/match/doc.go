// Package match plays a series of deals: which rules, who sits where, who
// deals, what stands on the sheet, and who wins (RULES.md, section 10).
//
// Players are numbered 0, 1, 2 (3) clockwise round the table and keep their
// number through the match; seats (forehand, middlehand, rearhand) change
// with every deal. A [Match] hands out [skat.View]s and takes
// [skat.Action]s; everything else is derived from the deals.
//
// A [Session] is the same for two-handed Offiziersskat (section 11).
package match
