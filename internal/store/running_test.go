package store_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// settings draws a rule set for a short match.
func drawSettings(t *rapid.T) match.Settings {
	s := match.Settings{
		Table: rapid.IntRange(3, 4).Draw(t, "table"), Deals: rapid.IntRange(1, 3).Draw(t, "deals"),
		Valuation: rapid.SampledFrom([]skat.Valuation{skat.Plain, skat.ISkO}).Draw(t, "valuation"),
		Kontra:    rapid.SampledFrom([]skat.KontraRule{skat.KontraOff, skat.KontraAny, skat.KontraHeld18}).Draw(t, "kontra"),
		Ramsch:    rapid.Bool().Draw(t, "ramsch"), Tournament: rapid.Bool().Draw(t, "tournament"),
		Bock: match.BockTriggers{LostWith60: true, GrandHandWon: rapid.Bool().Draw(t, "bock")},
	}
	s.Bock.LostKontra = s.Kontra != skat.KontraOff
	s.Schiebe = s.Ramsch && rapid.Bool().Draw(t, "schieberamsch")
	return s
}

// requireSame expects two matches to be the same to everybody who looks.
func requireSame(t require.TestingT, want, got *match.Match) {
	require.Equal(t, want.Save(), got.Save())
	for player := -1; player < want.Settings().Table; player++ {
		require.True(t, want.View(player) == got.View(player), "the view of player %d differs", player)
	}
	require.Equal(t, want.Sheet(), got.Sheet())
}

// Whatever is played, taken back and saved, a program that starts again finds
// it as it was.
func TestRoundTrip(t *testing.T) {
	folder, c := t.TempDir(), newClock()
	s := openWith(t, folder, c)
	rapid.Check(t, func(rt *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 0))
		m := newMatch(t, drawSettings(rt), rng.Uint64())
		running, err := s.Begin(m)
		require.NoError(rt, err)
		reopenAt := rapid.IntRange(0, 100).Draw(rt, "reopened after step")
		for n := 0; !m.Over(); n++ {
			if rng.IntN(12) == 0 {
				m.Undo(rng.IntN(m.Settings().Table))
			} else {
				step(t, m, rng)
			}
			if rng.IntN(15) == 0 {
				m.CountHint()
			}
			if rng.IntN(15) == 0 { // what is refused is for the engine to say
				m.NoteRefused(skat.SeatAt(rng.IntN(3)))
			}
			if n != reopenAt || m.Over() {
				if rng.IntN(10) > 0 { // a Save that failed is made up for by the next
					require.NoError(rt, running.Save(m))
				}
				continue
			}
			before := m
			require.NoError(rt, running.Save(m))
			require.NoError(rt, s.Close())
			s = openWith(t, folder, c)
			running, m, err = s.Resume(running.ID())
			require.NoError(rt, err)
			requireSame(rt, before, m)
		}
		require.NoError(rt, running.Save(m))
		require.NoError(rt, running.Close())
		entry, got, err := s.Last()
		require.NoError(rt, err)
		require.Equal(rt, running.ID(), entry.ID)
		requireSame(rt, m, got)
		require.True(rt, entry.Over)
		require.Equal(rt, m.Sheet().Totals(), entry.Totals)
		requireResults(rt, s, running.ID(), m)
	})
}

type resultRow struct {
	Contract              string
	Declarer, Won, Value  *int
	Seat                  *int
	Score                 int
	FinishedWithinTheGame bool
}

// requireResults expects exactly one row for each finished deal, saying what
// the sheet says.
func requireResults(t require.TestingT, s *store.Store, id int64, m *match.Match) {
	rows, err := s.DB().Query(`SELECT contract, declarer, won, value, seat, score, finished BETWEEN started AND updated
		FROM results JOIN matches ON id = match WHERE id = ? ORDER BY results.deal`, id)
	require.NoError(t, err)
	defer func() { _ = rows.Close() }()
	var got, want []resultRow
	for rows.Next() {
		var r resultRow
		require.NoError(t, rows.Scan(&r.Contract, &r.Declarer, &r.Won, &r.Value, &r.Seat, &r.Score, &r.FinishedWithinTheGame))
		got = append(got, r)
	}
	require.NoError(t, rows.Err())
	for _, row := range m.Sheet().Rows {
		r := resultRow{Contract: row.Contract.String(), Score: row.Points[0].Score, FinishedWithinTheGame: true}
		if row.Declarer >= 0 {
			won := 0
			if row.Result.Outcome == skat.Won {
				won = 1
			}
			r.Declarer, r.Won, r.Value = &row.Declarer, &won, &row.Result.Calculation.Value
		}
		if seat := m.SeatingAt(row.Deal).Seat(0); seat != skat.NoSeat {
			i := seat.Index()
			r.Seat = &i
		}
		want = append(want, r)
	}
	require.Equal(t, want, got)
}

func count(t testing.TB, s *store.Store, from string) int {
	t.Helper()
	var n int
	require.NoError(t, s.DB().QueryRow("SELECT count(*) FROM "+from).Scan(&n))
	return n
}

func TestUndoneActionsAreGone(t *testing.T) {
	s := open(t, t.TempDir())
	settings := match.Defaults(match.Standard)
	settings.Deals = 1
	m := newMatch(t, settings, 7)
	rng := rand.New(rand.NewPCG(7, 7))
	running, err := s.Begin(m)
	require.NoError(t, err)
	playOut(t, m, rng, func() { require.NoError(t, running.Save(m)) })
	require.Equal(t, 1, count(t, s, "results"))
	require.Equal(t, 1, count(t, s, "matches WHERE state = 'finished' AND practice = 0"))

	// From the result back into the deal: the match goes on.
	require.True(t, m.Undo(0))
	require.NoError(t, running.Save(m))
	require.Zero(t, count(t, s, "results"))
	require.Equal(t, 1, count(t, s, "matches WHERE state = 'running' AND practice = 1 AND totals = '[0,0,0]'"))
	entries, err := s.Unfinished()
	require.NoError(t, err)
	require.Len(t, entries, 1)
	require.True(t, entries[0].Practice)

	for m.Undo(0) {
		require.NoError(t, running.Save(m))
	}
	require.NoError(t, running.Close())
	_, got, err := s.Resume(running.ID())
	require.NoError(t, err)
	requireSame(t, m, got)
}

// The row of a deal's result says what became of the deal in the end, and when
// that was.
func TestResultsFollowTheirDeal(t *testing.T) {
	s := open(t, t.TempDir())
	m := newMatch(t, match.Defaults(match.Standard), 7)
	rng := rand.New(rand.NewPCG(7, 7))
	running, err := s.Begin(m)
	require.NoError(t, err)
	var scores [2]int
	for i := range scores {
		for !m.DealOver() {
			step(t, m, rng)
		}
		require.NoError(t, running.Save(m))
		requireResults(t, s, 1, m)
		for p, points := range m.Sheet().Rows[0].Points {
			scores[i] += (p + 1) * points.Score
		}
		if i == 0 { // all of it anew, and nothing saved meanwhile
			for m.Undo(0) || m.Undo(1) || m.Undo(2) {
			}
		}
	}
	require.NotEqual(t, scores[0], scores[1], "the test wants another result")

	finished := func() (at int64) {
		require.NoError(t, s.DB().QueryRow(`SELECT finished FROM results WHERE deal = 1`).Scan(&at))
		return at
	}
	at := finished()
	require.NoError(t, m.Next())
	require.NoError(t, running.Save(m))
	require.Equal(t, at, finished())
}

func TestSaveIsIdempotent(t *testing.T) {
	s := open(t, t.TempDir())
	m := newMatch(t, match.Defaults(match.Standard), 3)
	rng := rand.New(rand.NewPCG(3, 3))
	running, err := s.Begin(m)
	require.NoError(t, err)
	changes := func() (n int) {
		require.NoError(t, s.DB().QueryRow("SELECT total_changes()").Scan(&n))
		return n
	}
	for range 150 {
		step(t, m, rng)
		require.NoError(t, running.Save(m))
		before := changes()
		require.NoError(t, running.Save(m))
		require.Equal(t, before, changes(), "the second Save writes nothing")
	}
	before := changes()
	require.NoError(t, running.Close())
	running, m, err = s.Resume(running.ID())
	require.NoError(t, err)
	require.NoError(t, running.Save(m))
	require.Equal(t, before, changes(), "nor does one after resuming")

	for m.DealOver() {
		step(t, m, rng)
	}
	require.NoError(t, running.Save(m))
	before = changes()
	step(t, m, rng)
	require.NoError(t, running.Save(m))
	require.Equal(t, before+2, changes(), "one action is a row, and the match's row")
}

func TestSaveRefusesWhatIsNotItsMatch(t *testing.T) {
	s := open(t, t.TempDir())
	m := newMatch(t, match.Defaults(match.Standard), 3)
	running, err := s.Begin(m)
	require.NoError(t, err)
	require.ErrorContains(t, running.Save(newMatch(t, match.Defaults(match.Standard), 4)), "another match came (seed 4, deal 1): want seed 3")
	require.NoError(t, running.Close())
	require.NoError(t, running.Close(), "closing twice does no harm")
	require.EqualError(t, running.Save(m), "save match 1: it was closed")
}

// A full disk is an error; once there is room again the next Save makes up for
// what could not be written.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	settings := match.Defaults(match.Standard)
	settings.Deals = 40
	m := newMatch(t, settings, 5)
	rng := rand.New(rand.NewPCG(5, 5))
	running, err := s.Begin(m)
	require.NoError(t, err)
	_, err = s.DB().Exec("PRAGMA max_page_count = 1") // means: no more than now
	require.NoError(t, err)
	var stored match.Saved
	for err == nil && !m.Over() {
		stored = m.Save()
		step(t, m, rng)
		err = running.Save(m)
	}
	require.ErrorContains(t, err, "full")
	require.ErrorContains(t, err, "save match 1: ")
	require.Greater(t, m.Number(), 1, "the test wants a file with more than one deal")

	other := open(t, folder)
	_, asStored, err := other.Last()
	require.NoError(t, err)
	require.Equal(t, stored, asStored.Save(), "the file holds the Save before")
	for range 60 {
		step(t, m, rng)
		_ = running.Save(m)
	}
	_, err = s.DB().Exec("PRAGMA max_page_count = 1000000")
	require.NoError(t, err)
	require.NoError(t, running.Save(m))
	_, got, err := other.Last()
	require.NoError(t, err)
	requireSame(t, m, got)
	requireResults(t, s, 1, m)
}

func TestResumeSaysWhatIsWrong(t *testing.T) {
	const noDeals = `DELETE FROM actions WHERE match = 1; DELETE FROM results WHERE match = 1; DELETE FROM deals WHERE match = 1`
	for _, broken := range []struct{ name, sql, want string }{
		{"no such match", noDeals + `; DELETE FROM matches WHERE id = 1`, "match 1: there is none of that number"},
		{"an illegal action", `UPDATE actions SET action = '2 CJ' WHERE match = 1 AND deal = 2 AND seq = 1`, "match 1: deal 2: deal, action 2: "},
		{"no action", `UPDATE actions SET action = 'hello' WHERE match = 1 AND deal = 1 AND seq = 0`, "match 1: deal 1: "},
		{"a missing action", `DELETE FROM actions WHERE match = 1 AND deal = 1 AND seq = 1`, "match 1: deal 1: action 2 is missing"},
		{"an action too many", `INSERT INTO actions SELECT 1, 1, count(*), '0 p' FROM actions WHERE match = 1 AND deal = 1`, "match 1: deal 1: deal, action "},
		{"a missing deal", `DELETE FROM deals WHERE match = 1 AND deal = 1`, "match 1: deal 1 is missing"},
		{"no deal", noDeals, "match 1: 0 deals: want 1 to 12"},
		{"an unfinished deal amid", `DELETE FROM actions WHERE match = 1 AND deal = 1 AND seq > 0`, "match 1: deal 1 is not over"},
		{"a card twice", `UPDATE deals SET layout = replace(layout, 'CJ', 'SJ') WHERE match = 1 AND deal = 2`, "match 1: deal 2: layout: SJ stands there twice"},
		{"no settings", `UPDATE matches SET settings = 'x' WHERE id = 1`, "match 1: settings: "},
		{"senseless settings", `UPDATE matches SET settings = '{"table":5}' WHERE id = 1`, "match 1: table of 5"},
		{"a player too few", `UPDATE matches SET players = '[]' WHERE id = 1`, "match 1: 0 players: want 3"},
		{"no players", `UPDATE matches SET players = '' WHERE id = 1`, "match 1: players: "},
		{"no seed", `UPDATE matches SET seed = '-1' WHERE id = 1`, "match 1: seed: "},
		{"over", `UPDATE matches SET state = 'finished' WHERE id = 1`, "match 1 is finished"},
		{"abandoned", `UPDATE matches SET state = 'abandoned' WHERE id = 1`, "match 1 is abandoned"},
	} {
		t.Run(broken.name, func(t *testing.T) {
			folder := t.TempDir()
			s := open(t, folder)
			rng := rand.New(rand.NewPCG(1, 1))
			m := newMatch(t, match.Defaults(match.Standard), 1)
			running, err := s.Begin(m)
			require.NoError(t, err)
			for m.Number() < 2 || strings.Count(m.Line(), " ") < 10 {
				step(t, m, rng)
			}
			require.NoError(t, running.Save(m))
			require.NoError(t, running.Close())
			sound := newMatch(t, match.Defaults(match.Standard), 2)
			running, err = s.Begin(sound)
			require.NoError(t, err)
			require.NoError(t, running.Close())
			soundID := running.ID()
			_, err = s.DB().Exec("PRAGMA foreign_keys = off; " + broken.sql)
			require.NoError(t, err)
			before := dump(t, s)

			for range 2 { // its lock was given back
				_, _, err = s.Resume(1)
				require.ErrorContains(t, err, broken.want)
			}
			require.Equal(t, before, dump(t, s), "its rows are left alone")
			list, err := s.Unfinished()
			require.NoError(t, err)
			require.Equal(t, soundID, list[0].ID)
			_, got, err := s.Resume(soundID)
			require.NoError(t, err)
			requireSame(t, sound, got)
		})
	}
}

func TestTheListSaysWhatIsWrong(t *testing.T) {
	s := open(t, t.TempDir())
	running, err := s.Begin(newMatch(t, match.Defaults(match.Standard), 1))
	require.NoError(t, err)
	require.NoError(t, running.Close())
	_, err = s.DB().Exec(`UPDATE matches SET settings = 'x'`)
	require.NoError(t, err)
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.ErrorContains(t, list[0].Err, "match 1: ")
	require.Equal(t, names[:3], list[0].Players, "what can be read is there")
}
