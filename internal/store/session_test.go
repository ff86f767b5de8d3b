package store_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func newSession(t testing.TB, s match.SessionSettings, seed uint64) *match.Session {
	t.Helper()
	m, err := match.NewSession(s, seed, [2]match.Player{names[0], names[1]})
	require.NoError(t, err)
	return m
}

// stepSession does the next thing in a session that is not over: it deals, or
// plays a legal action by chance.
func stepSession(t require.TestingT, m *match.Session, rng *rand.Rand) {
	if m.DealOver() {
		require.NoError(t, m.Next())
		return
	}
	view := m.View(m.ToMove())
	legal := view.Legal()
	require.NoError(t, m.Apply(legal[rng.IntN(len(legal))]))
}

func playSession(t require.TestingT, m *match.Session, deals int, rng *rand.Rand) {
	for m.Number() < deals || !m.DealOver() {
		stepSession(t, m, rng)
	}
}

// requireSameSession expects two sessions to be the same to everybody who
// looks.
func requireSameSession(t require.TestingT, want, got *match.Session) {
	require.Equal(t, want.Save(), got.Save())
	for player := -1; player < 2; player++ {
		require.True(t, want.View(player) == got.View(player), "the view of player %d differs", player)
	}
	require.Equal(t, want.Sheet(), got.Sheet())
}

// Whatever is played, taken back and saved of a session, a program that starts
// again finds it as it was.
func TestSessionRoundTrip(t *testing.T) {
	folder, c := t.TempDir(), newClock()
	s := openWith(t, folder, c)
	rapid.Check(t, func(rt *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 0))
		settings := match.SessionSettings{
			Length: match.BestOf, Target: rapid.SampledFrom([]int{1, 3}).Draw(rt, "best of"),
			Kontra: rapid.SampledFrom([]offizier.KontraRule{offizier.KontraTakeOver, offizier.KontraDouble}).Draw(rt, "kontra"),
			Even:   rapid.SampledFrom([]offizier.EvenRule{offizier.EvenDraw, offizier.EvenDefender}).Draw(rt, "60:60"),
		}
		m := newSession(t, settings, rng.Uint64())
		running, err := s.BeginSession(m)
		require.NoError(rt, err)
		reopenAt := rapid.IntRange(0, 60).Draw(rt, "reopened after step")
		for n := 0; !m.Over(); n++ {
			if rng.IntN(12) == 0 {
				m.Undo(rng.IntN(2))
			} else {
				stepSession(rt, m, rng)
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
			running, m, err = s.ResumeSession(running.ID())
			require.NoError(rt, err)
			requireSameSession(rt, before, m)
		}
		require.NoError(rt, running.Save(m))
		require.NoError(rt, running.Close())
		entry, got, err := s.LastSession()
		require.NoError(rt, err)
		require.Equal(rt, running.ID(), entry.ID)
		requireSameSession(rt, m, got)
		require.True(rt, entry.Over)
		require.Equal(rt, settings, entry.Settings)
		won := m.Sheet().Won
		require.Equal(rt, won[:], entry.Totals, "what decides a best-of are the deals won")
		require.Equal(rt, []int{m.Sheet().Leader()}, entry.Leaders)
		requireSessionResults(rt, s, running.ID(), m)
	})
}

type sessionResult struct {
	Contract                             string
	Declarer, Value, Seat, Score, Points int
	Won                                  *bool
}

// requireSessionResults expects exactly one row for each finished deal, saying
// what the sheet says.
func requireSessionResults(t require.TestingT, s *store.Store, id int64, m *match.Session) {
	rows, err := s.DB().Query(`SELECT contract, declarer, won, value, seat, score, points FROM results WHERE match = ? ORDER BY deal`, id)
	require.NoError(t, err)
	defer func() { _ = rows.Close() }()
	var got, want []sessionResult
	for rows.Next() {
		var r sessionResult
		require.NoError(t, rows.Scan(&r.Contract, &r.Declarer, &r.Won, &r.Value, &r.Seat, &r.Score, &r.Points))
		got = append(got, r)
	}
	require.NoError(t, rows.Err())
	for _, row := range m.Sheet().Rows {
		r := sessionResult{
			Contract: row.Game.String(), Declarer: row.Declarer, Value: row.Game.Base(), Points: row.Points[row.Declarer], Score: row.Score[0],
		}
		if row.Dealer == 0 {
			r.Seat = 1
		}
		if row.Winner == 1 {
			r.Score = -row.Score[1]
		}
		if row.Result.Outcome != offizier.Drawn {
			won := row.Result.Outcome == offizier.Won
			r.Won = &won
		}
		want = append(want, r)
	}
	require.Equal(t, want, got)
}

// A drawn deal has a row in which nobody won.
func TestADrawnDealOfASession(t *testing.T) {
	s := open(t, t.TempDir())
	for seed := uint64(0); ; seed++ {
		m := newSession(t, match.SessionSettings{}, seed)
		playSession(t, m, 12, rand.New(rand.NewPCG(seed, 1)))
		if m.Sheet().Drawn == 0 {
			continue
		}
		running, err := s.BeginSession(m)
		require.NoError(t, err)
		requireSessionResults(t, s, running.ID(), m)
		require.Equal(t, m.Sheet().Drawn, count(t, s, "results WHERE won IS NULL AND score = 0 AND points = 60"))
		return
	}
}

// Sessions and matches stand in lists of their own, numbered as one.
func TestSessionsAndMatchesApart(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	_, _, err := s.LastSession()
	require.ErrorIs(t, err, store.ErrNoMatch)
	m := newMatch(t, match.Defaults(match.Standard), 1)
	ofMatch, err := s.Begin(m)
	require.NoError(t, err)
	_, _, err = s.LastSession()
	require.ErrorIs(t, err, store.ErrNoMatch)
	settings := match.SessionSettings{Length: match.ToPoints, Target: 100, Kontra: offizier.KontraDouble}
	p := newSession(t, settings, 2)
	rng := rand.New(rand.NewPCG(2, 2))
	ofSession, err := s.BeginSession(p)
	require.NoError(t, err)
	playSession(t, p, 2, rng)
	require.NoError(t, p.Next())
	require.NoError(t, ofSession.Save(p))
	require.Equal(t, []int64{1, 2}, []int64{ofMatch.ID(), ofSession.ID()})

	matches, err := s.Unfinished()
	require.NoError(t, err)
	require.Equal(t, []int64{1}, ids(matches))
	sessions, err := s.UnfinishedSessions()
	require.NoError(t, err)
	require.Len(t, sessions, 1)
	totals := p.Sheet().Totals
	require.Equal(t, store.SessionEntry{
		ID: 2, Started: sessions[0].Started, Updated: sessions[0].Updated, Settings: settings, Players: names[:2], Deal: 3,
		Totals: totals[:], Leaders: []int{p.Sheet().Leader()}, InUse: true,
	}, sessions[0])

	reader := look(t, folder)
	_, seen, err := reader.Session(2)
	require.NoError(t, err)
	requireSameSession(t, p, seen)
	_, last, err := reader.Last()
	require.NoError(t, err)
	requireSame(t, m, last)
	_, _, err = reader.Match(2)
	require.EqualError(t, err, "match 2: it is a match of offizier, not of skat")
	_, _, err = reader.Session(1)
	require.EqualError(t, err, "match 1: it is a match of skat, not of offizier")

	inUse := (*store.InUseError)(nil)
	_, _, err = s.ResumeSession(2)
	require.ErrorAs(t, err, &inUse)
	require.ErrorAs(t, s.Abandon(2), &inUse)
	require.NoError(t, ofMatch.Close())
	require.NoError(t, ofSession.Close())
	_, _, err = s.ResumeSession(1)
	require.EqualError(t, err, "match 1: it is a match of skat, not of offizier")
	_, _, err = s.Resume(2)
	require.EqualError(t, err, "match 2: it is a match of offizier, not of skat")
	require.NoError(t, s.Abandon(2))
	sessions, err = s.UnfinishedSessions()
	require.NoError(t, err)
	require.Empty(t, sessions)
}

// A session of any number of deals is over when its players say so.
func TestFinishASession(t *testing.T) {
	s := open(t, t.TempDir())
	m := newSession(t, match.SessionSettings{}, 3)
	rng := rand.New(rand.NewPCG(3, 3))
	running, err := s.BeginSession(m)
	require.NoError(t, err)
	require.EqualError(t, running.Finish(m), "finish match 1: deal 1 is being played")
	playSession(t, m, 2, rng)
	finished := func() []int64 {
		t.Helper()
		list, err := s.FinishedSessions(10)
		require.NoError(t, err)
		open, err := s.UnfinishedSessions()
		require.NoError(t, err)
		require.Equal(t, 1, len(list)+len(open))
		return append([]int64(nil), sessionIDs(list)...)
	}
	require.NoError(t, running.Save(m))
	require.Empty(t, finished())
	require.NoError(t, running.Finish(m))
	require.Equal(t, []int64{1}, finished())
	require.NoError(t, running.Save(m))
	require.Equal(t, []int64{1}, finished(), "nothing came since")
	require.NoError(t, m.Next())
	require.NoError(t, running.Save(m))
	require.Empty(t, finished(), "another deal came")
	playSession(t, m, 3, rng)
	require.NoError(t, running.Finish(m))
	require.True(t, m.Undo(0))
	require.NoError(t, running.Save(m))
	require.Empty(t, finished(), "taken back")
	playSession(t, m, 3, rng)
	require.NoError(t, running.Finish(m))
	require.NoError(t, running.Close())
	_, _, err = s.ResumeSession(1)
	require.EqualError(t, err, "match 1 is finished, not to be played on")
	_, got, err := s.LastSession()
	require.NoError(t, err)
	requireSameSession(t, m, got)
}

func sessionIDs(list []store.SessionEntry) (ids []int64) {
	for _, e := range list {
		ids = append(ids, e.ID)
	}
	return ids
}

func TestASessionWithTooFewPlayers(t *testing.T) {
	s := open(t, t.TempDir())
	running, err := s.BeginSession(newSession(t, match.SessionSettings{}, 1))
	require.NoError(t, err)
	require.NoError(t, running.Close())
	for players, want := range map[string]string{`[]`: "match 1: players: 0, want 2", `x`: "match 1: players: "} {
		_, err = s.DB().Exec(`UPDATE matches SET players = ?`, players)
		require.NoError(t, err)
		_, _, err = s.ResumeSession(1)
		require.ErrorContains(t, err, want)
	}
}

// A file of the first version, which knew no sessions and less of a deal's
// result, is brought up to date; of a match that no longer replays, the rest.
func TestAFileOfTheFirstVersion(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	rng := rand.New(rand.NewPCG(5, 5))
	var want []*match.Match
	for seed := range uint64(2) {
		m := newMatch(t, match.Defaults(match.Kneipe), seed)
		running, err := s.Begin(m)
		require.NoError(t, err)
		for m.Number() < 6 {
			step(t, m, rng)
		}
		require.NoError(t, running.Save(m))
		want = append(want, m)
	}
	history, err := s.History()
	require.NoError(t, err)
	require.Len(t, history, 10)
	require.NoError(t, s.Close())

	old := t.TempDir()
	change(t, old, store.FirstVersion()+`
		ATTACH '`+path(folder)+`' AS new;
		INSERT INTO matches SELECT id, started, updated, state, settings, players, seed, first, practice, deal, totals, leaders FROM new.matches;
		INSERT INTO deals SELECT * FROM new.deals;
		INSERT INTO actions SELECT * FROM new.actions;
		INSERT INTO results SELECT match, deal, finished, contract, declarer, won, value, seat, score FROM new.results;
		UPDATE actions SET action = 'hello' WHERE match = 2 AND deal = 1 AND seq = 0;
		PRAGMA application_id = 0x536b6174; PRAGMA user_version = 1`)
	_, err = store.Look(path(old))
	require.ErrorContains(t, err, "an older version of this program wrote")
	s = open(t, old)
	got, err := s.History()
	require.NoError(t, err)
	require.Equal(t, history.Select(store.DealFilter{Match: 1}), got.Select(store.DealFilter{Match: 1}))
	broken := got.Select(store.DealFilter{Match: 2})
	require.Len(t, broken, 5)
	require.Equal(t, history.Statistics().Roles[store.Together].Score, got.Statistics().Roles[store.Together].Score)
	require.Zero(t, broken.Statistics().All.Tourney, "what cannot be replayed stays unknown")

	running, m, err := s.Resume(1)
	require.NoError(t, err)
	requireSame(t, want[0], m)
	require.NoError(t, running.Save(m))
	ofSession, err := s.BeginSession(newSession(t, match.SessionSettings{}, 1))
	require.NoError(t, err)
	require.Equal(t, int64(3), ofSession.ID())
}
