// Package store keeps what must outlive the program, in one SQLite file:
// matches in play and over, the history, drills and preferences.
//
// A match is stored action by action:
//
//	s, notices, err := store.Open(path, time.Now)
//	if err != nil {
//		return err // play on without saving, and say so
//	}
//	defer s.Close()
//	running, err := s.Begin(m)
//	if err != nil {
//		return err
//	}
//	for !m.Over() {
//		// m.Apply, m.Next or m.Undo, and after each of them:
//		if err := running.Save(m); err != nil {
//			return err // play on: the next Save writes what this one could not
//		}
//	}
//
// [Running.Save] is one transaction: whatever kills the program, the file
// holds exactly what some complete Save wrote, and after a kill what the last
// one wrote. A power cut or a crash of the system may take back the last Saves
// (those since SQLite's last checkpoint, at most a few minutes of play), never
// parts of one, and never makes the file unreadable: the file is in WAL mode
// with synchronous=NORMAL, which does not wait for the disk at each action.
//
// Several programs may use one file at the same time. A match is open in one
// of them only: [Store.Resume] returns an [*InUseError] to the others. The
// locks are files in the folder locks beside the database; the system
// releases them when their program ends, however it ends, and files that
// stayed behind mean nothing.
//
// Matches of Skat and sessions of Offiziersskat are kept alike and numbered as
// one: [Store.BeginSession], [Store.ResumeSession] and the lists that name
// sessions are for the latter. A session of any number of deals goes on until
// [RunningSession.Finish].
//
// The history of 100,000 deals is small enough to be held: [Store.History]
// reads it once, and [Deals.Select], [Deals.Statistics] and [Deals.Form] choose
// and count without the file:
//
//	deals, err := s.History()
//	mine := deals.Select(store.DealFilter{Role: store.Declarer, Contracts: "CG"})
//	for _, d := range mine.Page(offset, rows) { … }
//
// [Store.Matches] lists matches by pages, [Store.Compare] sets deals beside what
// bots made of them ([Store.KeepReplay]). Drill questions that were answered
// wrongly come back in Leitner boxes: [Store.Answered], [Store.NextDue].
//
// Deals that were played elsewhere are kept as the records that they came as:
// [Store.Import], [Store.Imported].
//
// [Look] opens a file to read it only, whoever plays in it.
//
// A damaged file, and one that a newer version of this program wrote, is
// renamed, never overwritten or deleted; [Open] begins a new one and returns a
// [Notice] for the player to read.
package store
