package store_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// past is a deal of a history, written as contract, declarer, outcome, seat
// of player 0, score.
type past struct {
	contract             string
	declarer             int
	outcome              store.Outcome
	seat, score, tourney int
}

func (p past) deal(n int) *store.PastDeal {
	d := &store.PastDeal{Match: int64(n)/4 + 1, Deal: n%4 + 1, Finished: hour(n)}
	d.Contract, d.Declarer, d.Outcome, d.Seat, d.Score, d.Tourney = p.contract, p.declarer, p.outcome, p.seat, p.score, p.tourney
	d.Points = -1
	if p.declarer >= 0 {
		d.Value, d.Points = 10*(n+1), 60+n
	}
	return d
}

func hour(n int) time.Time { return time.Date(2026, 1, 2, n, 0, 0, 0, time.UTC) }

// sample is a history; the number of a deal is its place from the oldest on.
var sample = []past{
	0: {"C", 0, store.GameWon, 0, 24, 74},
	1: {"GHS", 1, store.GameLost, 1, 0, 40},
	2: {"C", 2, store.GameWon, 2, 0, 0},
	3: {"-", -1, store.PassedIn, 0, 0, 0},
	4: {"R", -1, store.Ramsch, 1, -64, -64},
	5: {"R", -1, store.Ramsch, 2, 0, 0},
	6: {"R", -1, store.Ramsch, 2, 120, 120},
	7: {"NO", 0, store.GameLost, 1, -92, -142},
	8: {"D", 3, store.GameWon, -1, 0, 0},
	9: {"CH", 0, store.GameLost, 0, -72, -122},
}

func sampleDeals() (deals store.Deals) {
	for n := len(sample) - 1; n >= 0; n-- {
		deals = append(deals, sample[n].deal(n))
	}
	return deals
}

// numbers are the places of deals in the sample.
func numbers(deals store.Deals) []int {
	list := []int{}
	for _, d := range deals {
		list = append(list, int(d.Match-1)*4+d.Deal-1)
	}
	return list
}

func TestFilters(t *testing.T) {
	for name, row := range map[string]struct {
		filter store.DealFilter
		want   []int
	}{
		"all":                   {store.DealFilter{}, []int{9, 8, 7, 6, 5, 4, 3, 2, 1, 0}},
		"from, that hour too":   {store.DealFilter{From: hour(8)}, []int{9, 8}},
		"until, not that hour":  {store.DealFilter{Until: hour(2)}, []int{1, 0}},
		"within":                {store.DealFilter{From: hour(2), Until: hour(4)}, []int{3, 2}},
		"Clubs, Hand or not":    {store.DealFilter{Contracts: "C"}, []int{9, 2, 0}},
		"Grand and Null":        {store.DealFilter{Contracts: "GN"}, []int{7, 1}},
		"passed in":             {store.DealFilter{Contracts: "-"}, []int{3}},
		"games won":             {store.DealFilter{Outcomes: []store.Outcome{store.GameWon}}, []int{8, 2, 0}},
		"Ramsch or passed in":   {store.DealFilter{Outcomes: []store.Outcome{store.Ramsch, store.PassedIn}}, []int{6, 5, 4, 3}},
		"mine":                  {store.DealFilter{Side: store.Mine}, []int{6, 1, 0}},
		"theirs":                {store.DealFilter{Side: store.Theirs}, []int{9, 7, 4, 2}},
		"forehand":              {store.DealFilter{Seats: []int{0}}, []int{9, 3, 0}},
		"not forehand":          {store.DealFilter{Seats: []int{1, 2}}, []int{7, 6, 5, 4, 2, 1}},
		"declarer":              {store.DealFilter{Role: store.Declarer}, []int{9, 7, 0}},
		"defender":              {store.DealFilter{Role: store.Defender}, []int{2, 1}},
		"together":              {store.DealFilter{Role: store.Together}, []int{6, 5, 4, 3}},
		"sat out":               {store.DealFilter{Role: store.SatOut}, []int{8}},
		"the second match":      {store.DealFilter{Match: 2}, []int{7, 6, 5, 4}},
		"declarer lost a Clubs": {store.DealFilter{Role: store.Declarer, Side: store.Theirs, Contracts: "C"}, []int{9}},
		"none":                  {store.DealFilter{Role: store.Defender, Contracts: "R"}, []int{}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, row.want, numbers(sampleDeals().Select(row.filter)))
		})
	}
}

func TestPages(t *testing.T) {
	for _, row := range []struct {
		offset, limit int
		want          []int
	}{
		{0, 3, []int{9, 8, 7}}, {8, 3, []int{1, 0}}, {10, 3, []int{}}, {99, 3, []int{}}, {-5, 2, []int{9, 8}}, {2, 0, []int{}}, {2, -1, []int{}},
	} {
		assert.Equal(t, row.want, numbers(sampleDeals().Page(row.offset, row.limit)), row)
	}
}

func TestStatistics(t *testing.T) {
	s := sampleDeals().Statistics()
	assert.Equal(t, store.DealCount{
		Deals: 10, Games: 6, Won: 3, Lost: 3, Mine: 3, Theirs: 4, Value: 10 + 20 + 30 + 80 + 90 + 100, Points: 60 + 61 + 62 + 67 + 68 + 69,
		Score: 24 - 64 + 120 - 92 - 72, Tourney: 74 + 40 - 64 + 120 - 142 - 122,
	}, s.All)
	assert.InDelta(t, 0.5, s.All.WonShare(), 1e-9)
	assert.InDelta(t, 3.0/7, s.All.MineShare(), 1e-9)
	assert.InDelta(t, 55, s.All.MeanValue(), 1e-9)
	assert.InDelta(t, 64.5, s.All.MeanPoints(), 1e-9)
	assert.InDelta(t, -8.4, s.All.MeanScore(), 1e-9)
	assert.InDelta(t, -9.4, s.All.MeanTourney(), 1e-9)

	kinds := ""
	for _, c := range s.Contracts {
		kinds += string(c.Kind)
	}
	assert.Equal(t, "CDGNR-", kinds, "those that occur, suits first")
	assert.Equal(t, store.DealCount{
		Deals: 3, Games: 3, Won: 2, Lost: 1, Mine: 1, Theirs: 2, Value: 10 + 30 + 100, Points: 60 + 62 + 69, Score: 24 - 72, Tourney: 74 - 122,
	}, s.Contracts[0].DealCount)
	assert.Equal(t, store.DealCount{Deals: 3, Mine: 1, Theirs: 1, Score: 56, Tourney: 56}, s.Contracts[4].DealCount)
	assert.Equal(t, []int{3, 3, 3}, []int{s.Seats[0].Deals, s.Seats[1].Deals, s.Seats[2].Deals})
	assert.Equal(t, store.DealCount{Deals: 2, Games: 2, Won: 1, Lost: 1, Mine: 1, Theirs: 1, Value: 50, Points: 123, Tourney: 40}, s.Roles[store.Defender])
	assert.Equal(t, []int{0, 3, 2, 4, 1},
		[]int{s.Roles[0].Deals, s.Roles[store.Declarer].Deals, s.Roles[store.Defender].Deals, s.Roles[store.Together].Deals, s.Roles[store.SatOut].Deals})

	nothing := store.Deals{}.Statistics()
	assert.Equal(t, store.DealStatistics{}, nothing)
	assert.Zero(t, nothing.All.WonShare())
	assert.Zero(t, nothing.All.MeanScore())
}

func TestForm(t *testing.T) {
	var lengths, scores, tourneys []int
	form := sampleDeals().Form(4)
	for _, p := range form {
		lengths, scores, tourneys = append(lengths, p.Part.Deals), append(scores, p.Score), append(tourneys, p.Tourney)
	}
	assert.Equal(t, []int{2, 3, 2, 3}, lengths)
	assert.Equal(t, []int{24, -40, 80, -84}, scores)
	assert.Equal(t, []int{114, 50, 170, -94}, tourneys)
	assert.Equal(t, hour(1), form[0].Until)
	assert.Equal(t, hour(9), form[3].Until)
	assert.Len(t, sampleDeals().Form(100), 10, "no stretch is empty")
	assert.Empty(t, store.Deals{}.Form(4))
	assert.Empty(t, sampleDeals().Form(0))
}

// What the history says of a deal is what its match's sheet says.
func TestHistoryIsTheSheets(t *testing.T) {
	s := open(t, t.TempDir())
	_, err := s.BeginSession(newSession(t, match.SessionSettings{}, 1)) // not in it
	require.NoError(t, err)
	type key struct {
		match int64
		deal  int
	}
	want := map[key]store.DealFacts{}
	rapid.Check(t, func(rt *rapid.T) {
		settings := drawSettings(rt)
		m := newMatch(t, settings, rapid.Uint64().Draw(rt, "seed"))
		running, err := s.Begin(m)
		require.NoError(rt, err)
		playOut(t, m, rand.New(rand.NewPCG(m.Seed(), 3)), func() {})
		require.NoError(rt, running.Save(m))
		for _, row := range m.Sheet().Rows {
			want[key{running.ID(), row.Deal}] = factsOf(m, row)
		}
	})
	deals, err := s.History()
	require.NoError(t, err)
	got := map[key]store.DealFacts{}
	for i, d := range deals {
		got[key{d.Match, d.Deal}] = d.DealFacts
		require.True(t, i == 0 || !d.Finished.After(deals[i-1].Finished), "newest first")
		_, m, err := s.Match(d.Match)
		require.NoError(t, err)
		_, err = m.Deal(d.Deal)
		require.NoError(t, err)
	}
	require.Equal(t, want, got)
	require.Len(t, deals, len(want))
}

func factsOf(m *match.Match, row match.Row) store.DealFacts {
	f := store.DealFacts{
		Contract: row.Contract.String(), Declarer: row.Declarer, Points: -1, Seat: m.SeatingAt(row.Deal).Seat(0).Index(),
		Score: row.Points[0].Score, Tourney: row.Points[0].Score + row.Points[0].Own + row.Points[0].Other,
	}
	switch row.Result.Outcome {
	case skat.Won:
		f.Outcome = store.GameWon
	case skat.Lost:
		f.Outcome = store.GameLost
	case skat.PassedIn:
		f.Outcome = store.PassedIn
	case skat.RamschLost, skat.Durchmarsch:
		f.Outcome = store.Ramsch
	}
	if row.Declarer >= 0 {
		f.Value, f.Points = row.Result.Calculation.Value, row.Result.Points[row.Result.Declarer.Index()]
	}
	return f
}

func TestSessionHistory(t *testing.T) {
	s := open(t, t.TempDir())
	deals, err := s.SessionHistory()
	require.NoError(t, err)
	require.Empty(t, deals)
	running, err := s.Begin(newMatch(t, match.Settings{Table: 3, Deals: 1}, 1))
	require.NoError(t, err)
	m := newSession(t, match.SessionSettings{}, 4)
	_, err = s.BeginSession(m)
	require.NoError(t, err)
	playSession(t, m, 30, rand.New(rand.NewPCG(4, 4)))
	other, err := s.BeginSession(m)
	require.NoError(t, err)
	require.NotEqual(t, running.ID(), other.ID())
	deals, err = s.SessionHistory()
	require.NoError(t, err)
	require.Len(t, deals, 30)
	sheet := m.Sheet()
	count := deals.Statistics().All
	assert.Equal(t, sheet.Won[0], count.Mine)
	assert.Equal(t, sheet.Won[1], count.Theirs)
	assert.Equal(t, sheet.Totals[0]-sheet.Totals[1], count.Score)
	assert.Len(t, deals.Select(store.DealFilter{Outcomes: []store.Outcome{store.Drawn}}), sheet.Drawn)
	assert.Equal(t, 30, deals[0].Deal)
}

// A row that this program did not write so is an error, not a wrong count.
func TestHistorySaysWhatIsWrong(t *testing.T) {
	s := open(t, t.TempDir())
	m := newMatch(t, match.Settings{Table: 3, Deals: 1}, 1)
	running, err := s.Begin(m)
	require.NoError(t, err)
	playOut(t, m, rand.New(rand.NewPCG(1, 1)), func() {})
	require.NoError(t, running.Save(m))
	_, err = s.DB().Exec(`UPDATE results SET contract = 'C,H'`)
	require.NoError(t, err)
	_, err = s.History()
	require.ErrorContains(t, err, "read the history: ")
}

func TestMatchesByState(t *testing.T) {
	s := open(t, t.TempDir())
	rng := rand.New(rand.NewPCG(6, 12))
	ofOne := match.Settings{Table: 3, Deals: 1}
	leaders := map[int64][]int{}
	for seed := range uint64(12) {
		m := newMatch(t, ofOne, seed)
		running, err := s.Begin(m)
		require.NoError(t, err)
		if seed < 8 {
			playOut(t, m, rng, func() {})
			require.NoError(t, running.Save(m))
			leaders[running.ID()] = m.Sheet().Leaders()
		}
		require.NoError(t, running.Close())
	}
	for _, id := range []int64{9, 10} {
		require.NoError(t, s.Abandon(id))
	}
	m := newSession(t, match.SessionSettings{}, 1)
	_, err := s.BeginSession(m)
	require.NoError(t, err)

	list := func(f store.MatchFilter) []int64 {
		t.Helper()
		all, count, err := s.Matches(f, 0, 100)
		require.NoError(t, err)
		require.Len(t, all, count)
		for offset := range count {
			page, n, err := s.Matches(f, offset, 3)
			require.NoError(t, err)
			require.Equal(t, count, n)
			require.Equal(t, ids(all[offset:min(offset+3, count)]), ids(page))
		}
		return ids(all)
	}
	all := list(store.MatchFilter{})
	assert.Equal(t, []int64{12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, all)
	assert.Equal(t, []int64{12, 11}, list(store.MatchFilter{State: store.Unfinished}))
	assert.Equal(t, []int64{10, 9}, list(store.MatchFilter{State: store.Abandoned}))
	assert.Equal(t, []int64{8, 7, 6, 5, 4, 3, 2, 1}, list(store.MatchFilter{State: store.Finished}))
	for standing, holds := range map[store.MatchOutcome]func([]int) bool{
		store.Ahead:  func(l []int) bool { return l[0] == 0 && len(l) == 1 },
		store.Level:  func(l []int) bool { return l[0] == 0 && len(l) > 1 },
		store.Behind: func(l []int) bool { return l[0] != 0 },
	} {
		var want []int64
		for id := int64(8); id > 0; id-- {
			if holds(leaders[id]) {
				want = append(want, id)
			}
		}
		assert.NotEmpty(t, want, "the test wants one of each")
		assert.Equal(t, want, list(store.MatchFilter{State: store.Finished, Standing: standing}))
	}
	entries, _, err := s.Matches(store.MatchFilter{}, 4, 1)
	require.NoError(t, err)
	require.Len(t, entries, 1)
	at := entries[0].Updated
	assert.Equal(t, []int64{12, 11, 10, 9, 8}, list(store.MatchFilter{From: at}))
	assert.Equal(t, []int64{7, 6, 5, 4, 3, 2, 1}, list(store.MatchFilter{Until: at}))
	abandoned, _, err := s.Matches(store.MatchFilter{State: store.Abandoned}, 0, 1)
	require.NoError(t, err)
	assert.True(t, abandoned[0].Abandoned)

	sessions, count, err := s.Sessions(store.MatchFilter{State: store.Unfinished}, 0, 5)
	require.NoError(t, err)
	assert.Equal(t, 1, count)
	assert.Equal(t, []int64{13}, sessionIDs(sessions))
}

// The same deals with bots in the player's seat.
func TestReplays(t *testing.T) {
	s := open(t, t.TempDir())
	settings := match.Settings{Table: 3, Deals: 3, Ramsch: true}
	m := newMatch(t, settings, 9)
	running, err := s.Begin(m)
	require.NoError(t, err)
	playOut(t, m, rand.New(rand.NewPCG(9, 9)), func() {})
	require.NoError(t, running.Save(m))
	replay := func(deal int, seed uint64) *match.Match {
		saved := m.Save()
		saved.Deals = append(append([]string(nil), saved.Deals[:deal-1]...), newMatch(t, settings, seed).Line())
		again, err := match.Restore(saved)
		require.NoError(t, err)
		for !again.DealOver() {
			step(t, again, rand.New(rand.NewPCG(seed, uint64(len(again.Line())))))
		}
		return again
	}
	kept := map[string]*match.Match{"expert": replay(2, 9), "club": replay(2, 10)}
	require.NoError(t, s.KeepReplay(1, 2, "expert", replay(2, 11)))
	for level, again := range kept {
		require.NoError(t, s.KeepReplay(1, 2, level, again))
	}
	other := replay(3, 12)
	require.NoError(t, s.KeepReplay(1, 3, "expert", other))

	list, err := s.Replays(1, 2)
	require.NoError(t, err)
	require.Len(t, list, 2, "one a level, the latest")
	for i, level := range []string{"club", "expert"} {
		again := kept[level]
		assert.Equal(t, level, list[i].Level)
		assert.Equal(t, again.Line(), list[i].Line)
		assert.Equal(t, factsOf(again, again.Sheet().Rows[1]), list[i].DealFacts)
		assert.Equal(t, 2026, list[i].Played.UTC().Year())
	}
	list, err = s.Replays(1, 1)
	require.NoError(t, err)
	assert.Empty(t, list)

	deals, err := s.History()
	require.NoError(t, err)
	compared, err := s.Compare(deals)
	require.NoError(t, err)
	require.Len(t, compared, 2)
	rows := m.Sheet().Rows
	assert.Equal(t, "expert", compared[1].Level)
	assert.Equal(t, 2, compared[1].Bot.Deals)
	assert.Equal(t, rows[1].Points[0].Score+rows[2].Points[0].Score, compared[1].Player.Score)
	assert.Equal(t, kept["expert"].Sheet().Rows[1].Points[0].Score+other.Sheet().Rows[2].Points[0].Score, compared[1].Bot.Score)
	compared, err = s.Compare(deals.Select(store.DealFilter{Match: 2}))
	require.NoError(t, err)
	assert.Empty(t, compared, "none of these deals")

	require.ErrorContains(t, s.KeepReplay(1, 2, "", other), "keep how  played deal 2 of match 1: want the level of a bot")
	require.ErrorContains(t, s.KeepReplay(1, 2, "club", newMatch(t, settings, 1)), "keep how club played deal 2 of match 1: deal 2: want 1 to 1")
	require.ErrorContains(t, s.KeepReplay(7, 1, "club", m), "FOREIGN KEY")
}
