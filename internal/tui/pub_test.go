package tui

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// pubBot is quick, bold, and always does the same.
type pubBot struct{}

func (pubBot) Act(_ context.Context, v skat.View) (skat.Action, error) { return pubAction(v), nil }

// pubAction is testAction that bids only with the jack of clubs, says Kontra
// with two jacks and Re with three, pushes without a jack, and passes its
// highest cards on.
func pubAction(v skat.View) skat.Action {
	jacks := (v.Hand & skat.Jacks).Len()
	switch v.Phase() {
	case skat.PhaseAuction:
		if !v.Hand.Has(skat.NewCard(skat.Clubs, skat.Jack)) {
			return skat.Pass(v.Seat)
		}
	case skat.PhaseKontra:
		if jacks >= 2 {
			return skat.Kontra(v.Seat)
		}
	case skat.PhaseRe:
		if jacks >= 3 {
			return skat.Re(v.Seat)
		}
	case skat.PhasePush:
		if jacks == 0 {
			return skat.Push(v.Seat)
		}
	case skat.PhaseDiscard:
		if v.Contract().Game == skat.Ramsch {
			high := Order{By: ByTrumps}.sort(v.Hand&^skat.Jacks, skat.Ramsch)
			return skat.Discard(v.Seat, skat.NewCards(high[0], high[1]))
		}
	}
	return testAction(v)
}

// pubEnv is an environment with pubBots.
func pubEnv() *Env {
	env := testEnv(looks[1])
	env.NewBot = func(string, uint64) (bot.Player, error) { return pubBot{}, nil }
	return env
}

// Whole lists with the rules of the Kneipe and Schieberamsch, by keys from the
// first call to who won: at three on the smallest terminal, at four on the
// usual one. Whatever happens, the first line says what a deal counts for.
func TestWholeListsArePlayedByKeys(t *testing.T) {
	for _, c := range []struct{ table, w, h int }{{3, 40, 15}, {4, 80, 24}} {
		t.Run(fmt.Sprint(c.table), func(t *testing.T) {
			m, err := match.New(pushingPub(c.table), 7, pubPlayers(c.table))
			require.NoError(t, err)
			kept := &keptMatches{}
			env := pubEnv()
			p := newProgram(t, env, newTable(env, m, kept))
			p.root.Update(tea.WindowSizeMsg{Width: c.w, Height: c.h})
			seen := map[string]int{}
			for range 6000 {
				frame := p.root.View()
				switch top := p.root.top().(type) {
				case *table:
					headlineSays(t, frame, m, c.w)
					require.NotNil(t, top.decision, frame)
					noteSituation(seen, top)
					pressSensibly(p, top)
				case *dealResult:
					noteResult(seen, m)
					d, err := m.Deal(m.Number())
					require.NoError(t, err)
					if f := doubledBy(env.Text, &d).factor(); f > 1 {
						require.Contains(t, firstLine(frame), fmt.Sprint("×", f))
					}
					p.press("enter")
				case *final:
					assert.Equal(t, m.Settings().Deals, m.Number())
					assert.Equal(t, m.Line(), kept.lines[len(kept.lines)-1], "the end is saved")
					for _, what := range []string{
						"kontra asked", "re asked", "push asked", "pass on asked", "discard asked", "declare asked", "bock",
						"won", "lost", "kontra", "re", "ramsch lost", "pushed", "bock ramsch", "bock started",
					} {
						assert.NotZero(t, seen[what], "%s in %v", what, seen)
					}
					assert.Equal(t, map[int]int{3: 0, 4: 12}[c.table], seen["sat out"])
					return
				default:
					require.Fail(t, "unknown screen", "%T", top)
				}
			}
			require.Fail(t, "the list does not end", p.root.View())
		})
	}
}

func firstLine(frame string) string { return frame[:strings.Index(frame, "\n")] }
func lastLine(frame string) string  { return frame[strings.LastIndex(frame, "\n")+1:] }

// headlineSays holds that the first line has the multiplier and, in a Bock
// deal, which one of its round that is.
func headlineSays(t *testing.T, frame string, m *match.Match, w int) {
	t.Helper()
	v := m.View(0)
	head := firstLine(frame)
	if f := doubledBy(testEnv(looks[1]).Text, &v).factor(); f > 1 && v.Contract().Game != skat.NoGame {
		require.Contains(t, head, fmt.Sprint("×", f))
	}
	if left := m.BockLeft(); left > 0 {
		n := m.Settings().Table - (left-1)%m.Settings().Table
		form := "Bock %d of %d"
		if w < cardsW {
			form = "Bock %d/%d"
		}
		require.Contains(t, head, fmt.Sprintf(form, n, m.Settings().Table))
	}
}

// noteSituation counts what the player is asked.
func noteSituation(seen map[string]int, s *table) {
	ramsch := s.view.Contract().Game == skat.Ramsch
	switch s.view.Phase() {
	case skat.PhaseKontra:
		seen["kontra asked"]++
	case skat.PhaseRe:
		seen["re asked"]++
	case skat.PhasePush:
		seen["push asked"]++
	case skat.PhaseDiscard:
		if ramsch {
			seen["pass on asked"]++
		} else {
			seen["discard asked"]++
		}
	case skat.PhaseDeclare:
		seen["declare asked"]++
	}
	if s.view.Rules().Bock {
		seen["bock"]++
	}
}

// noteResult counts what the last deal came to.
func noteResult(seen map[string]int, m *match.Match) {
	rows := m.Sheet().Rows
	r := rows[len(rows)-1].Result
	seen[map[skat.Outcome]string{skat.Won: "won", skat.Lost: "lost", skat.RamschLost: "ramsch lost", skat.Durchmarsch: "durchmarsch"}[r.Outcome]]++
	for what, is := range map[string]bool{
		"kontra": r.Calculation.Kontra, "re": r.Calculation.Re, "pushed": r.Ramsch.Pushes > 0, "bock ramsch": r.Ramsch.Bock,
		"bock started": len(m.BockTriggered(m.Number())) > 0, "sat out": m.Seating().Seat(0) == skat.NoSeat,
	} {
		if is {
			seen[what]++
		}
	}
}

// At whatever pace, one key takes who sits out to the result.
func TestOneKeyGoesToTheResult(t *testing.T) {
	for _, pace := range Paces() {
		for _, actions := range []string{"", calling, kontraPlay} {
			if pace == PaceNone {
				continue // it is there already
			}
			s := watched(t, pace, actions)
			s.run(s.init())
			require.False(t, s.match.DealOver())
			for _, size := range [][2]int{{40, 15}, {80, 24}} {
				assert.Contains(t, lastLine(frameOf(t, s.env, s.table, size[0], size[1])), "f to the result")
			}
			before := len(s.waits)
			s.key("f")
			assert.True(t, s.match.DealOver(), "%s after %q", pace, actions)
			assert.Equal(t, 1, s.reported, "the result is shown")
			for _, d := range s.waits[before:] {
				assert.Equal(t, patience, d, "nothing but thinking is waited for")
			}
		}
	}
}

// watched is a clocked table of four whose dealer the player is.
func watched(t *testing.T, pace Pace, actions string) *clockedTable {
	c := clocked(t, pace, "")
	c.env.NewBot = pubEnv().NewBot
	c.table = newTable(c.env, pubMatch(t, pub(4), youDeal, "", actions), nil).(*table)
	c.after = func(d time.Duration, msg tea.Msg) tea.Cmd {
		c.waits = append(c.waits, d)
		c.due = append(c.due, msg)
		return nil
	}
	c.setSize(80, 24)
	return c
}

// The hurry is over with the deal, and there is none where the player plays.
func TestTheHurryEndsWithTheDeal(t *testing.T) {
	s := watched(t, PaceSlow, kontraPlay)
	s.run(s.init())
	s.key("f")
	require.Equal(t, 1, s.reported)
	s.run(s.init())
	assert.Equal(t, 2, s.match.Number())
	assert.Equal(t, PaceSlow, s.pace())
	assert.NotContains(t, lastLine(shown(t, s.table)), "f to the result")
	s.key("f")
	assert.False(t, s.fast, "it is a key like any other now")
	assert.False(t, s.match.DealOver())
}

// Who sits out sees the calls and every card played, nobody's hand, and has
// nothing to take back, to sort or to claim.
func TestWatching(t *testing.T) {
	s := tableOf(testEnv(looks[1]), pubMatch(t, pub(4), youDeal, "", rePlay))
	assert.Zero(t, s.view.Hand)
	assert.Zero(t, s.view.Unseen()&s.view.Played())
	for _, size := range [][2]int{{80, 24}, {40, 15}, {140, 40}} {
		frame := frameOf(t, s.env, s, size[0], size[1])
		for _, card := range strings.Fields("A♥ 8♦◆ 9♥ J♠ ›J♣◆ 9♦ 7♣ ›J♥◆ Q♦ 8♣ ›K♣ A♣◆ Q♠ ›7♠") {
			assert.Contains(t, frame, card, "%v", size)
		}
	}
	assert.Contains(t, shown(t, s), "You deal, so you only watch")
	line := s.match.Line()
	for _, k := range []string{"u", "o", "c", "g"} {
		assert.NotContains(t, lastLine(shown(t, s)), "   "+k+" ")
		s.update(keyMsg(k))
		assert.Equal(t, line, s.match.Line())
		assert.Nil(t, s.dialog)
	}
	press(s, "l")
	assert.Contains(t, shown(t, s), "Last trick")

	asked := tableOf(testEnv(looks[1]), pubMatch(t, pub(4), youDeal, "", calling))
	frame := shown(t, asked)
	for _, call := range []string{"Bea   18", "Abel  yes", "the dealer has no cards"} {
		assert.Contains(t, frame, call)
	}
}

// What others do and what changes a deal for everybody is said.
func TestWhatIsAnnounced(t *testing.T) {
	for _, c := range []struct {
		name, actions string
		bot           skat.Action
		says          string
	}{
		{"Kontra", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p 1 p", skat.Action{}, ""},
		{"another's Kontra", "1 p 2 18 0 p 2 s 2 CA.S7 2 D", skat.Kontra(skat.Forehand), "Bea says Kontra"},
		{"another's Re", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 kontra", skat.Re(skat.Rearhand), "Abel says Re"},
		{"Ramsch", "1 p 2 p", skat.Pass(skat.Forehand), "All passed: Ramsch. Take few points"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableOf(testEnv(looks[1]), pubMatch(t, pub(3), 1, "", c.actions))
			if c.bot != (skat.Action{}) {
				require.Equal(t, waitMove, s.wait.kind)
				s.move(c.bot, s.wait.player)
			}
			assert.Equal(t, c.says, s.note.text)
			press(s, "x")
			assert.Empty(t, s.note.text, "until the next key")
		})
	}
	s := tableOf(testEnv(looks[1]), pubMatch(t, pub(3), 1, "", "1 18 0 y 1 20 0 p 2 p 1 s 1 HQ.S8 1 D"))
	s.move(skat.Kontra(skat.Forehand), s.wait.player)
	assert.Empty(t, s.note.text, "the question says it")
	assert.Contains(t, shown(t, s), "Bea said Kontra. Re for Diamonds?")
}

// A Bock round is announced with the result that starts it, at the beginning
// of each of its deals, and counted down in the headline.
func TestBockIsAnnounced(t *testing.T) {
	env := testEnv(looks[1])
	m := overMatch(t, pub(3), 1, "lost60")
	result := frameOf(t, env, newDealResult(env, m, 1), 80, 24)
	assert.Contains(t, result, "Lost with 60: a Bock round.")
	assert.Contains(t, result, "3 Bock deals to come")

	for n, want := range []string{"Bock round: 3 deals count double", "Bock 2 of 3: this deal counts double", "Bock 3 of 3: this deal counts double", ""} {
		s := newTable(env, m, nil).(*table)
		s.setSize(80, 24)
		s.reported = m.Number()
		s.init()
		assert.Equal(t, want, s.note.text, "deal %d", m.Number())
		flag := fmt.Sprintf("Bock %d of 3", n+1)
		if want == "" {
			assert.NotContains(t, shown(t, s), "Bock")
			break
		}
		assert.Contains(t, firstLine(shown(t, s)), flag)
		for !m.DealOver() {
			require.NoError(t, m.Apply(bot.Fallback(m.View(m.ToMove()))))
		}
		if left := 2 - n; left > 0 {
			assert.Regexp(t, fmt.Sprintf("%d Bock deals? to come", left), frameOf(t, env, newDealResult(env, m, m.Number()), 80, 24))
		}
	}
	queued := tableOf(env, pubMatch(t, pub(3), 1, "lost60 kontralost", ""))
	assert.Contains(t, firstLine(shown(t, queued)), "Bock 2 of 3, 6 more to come")
	assert.Contains(t, firstLine(frameOf(t, env, queued, 40, 15)), "Bock 2/3+6")
}

// Bock deals that the match has no deals for are not promised.
func TestNoBockBehindTheLastDeal(t *testing.T) {
	s := pub(3)
	s.Deals = 2
	env := testEnv(looks[1])
	last := overMatch(t, s, 0, "ramsch lost60")
	assert.NotContains(t, frameOf(t, env, newDealResult(env, last, 2), 80, 24), "Bock")
	assert.Contains(t, frameOf(t, env, newDealResult(env, overMatch(t, s, 0, "lost60"), 1), 80, 24), "1 Bock deal to come")
	assert.NotContains(t, firstLine(shown(t, tableOf(env, pubMatch(t, s, 0, "lost60", "")))), "to come")
}

// The question says what the game would count, Bock included, and in a
// tournament what stays single.
func TestKontraSaysWhatItDoubles(t *testing.T) {
	const asked = "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p"
	tournament := match.Defaults(match.Tournament)
	tournament.Kontra, tournament.Table = skat.KontraAny, 4
	for _, c := range []struct {
		name   string
		m      *match.Match
		says   []string
		silent string
	}{
		{"Kontra", pubMatch(t, pub(3), 1, "", asked), []string{"won or lost: ×2"}, "not doubled"},
		{"Kontra in Bock", pubMatch(t, pub(3), 0, "lost60", asked), []string{"won or lost: ×4"}, "not doubled"},
		{"Re", pubMatch(t, pub(3), 1, "", diamonds+" 0 kontra"), []string{"again, won or lost: ×4"}, "not doubled"},
		{"Re in Bock", pubMatch(t, pub(3), 0, "lost60", diamonds+" 0 kontra"), []string{"again, won or lost: ×8"}, "not doubled"},
		{"in a tournament", pubMatch(t, tournament, theyDeal, "", asked), []string{"won or lost: ×2", "The 50 and 30 are not doubled."}, "Bock"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableOf(testEnv(looks[1]), c.m)
			for _, size := range [][2]int{{80, 24}, {40, 15}} {
				frame := frameOf(t, s.env, s, size[0], size[1])
				for _, text := range c.says {
					assert.Contains(t, frame, text)
				}
				assert.NotContains(t, frame, c.silent)
			}
		})
	}
}

// Held 18: only a defender who called or held is asked.
func TestKontraIsAskedOfThoseWhoMay(t *testing.T) {
	s := pub(3)
	s.Kontra = skat.KontraHeld18
	silent := tableOf(testEnv(looks[1]), pubMatch(t, s, 1, "", "1 p 2 18 0 p 2 s 2 CA.S7 2 D"))
	assert.Equal(t, skat.PhasePlay, silent.view.Phase(), "nobody spoke")
	spoke := tableOf(testEnv(looks[1]), pubMatch(t, s, 1, "", "1 18 0 p 2 20 1 p 2 s 2 CA.S7 2 D"))
	assert.Contains(t, shown(t, spoke), "Kontra against Diamonds?")
}

// A Ramsch has its own words for the two cards, and says where they go.
func TestSchieberamschHasItsOwnWords(t *testing.T) {
	at := func(actions string, dealer int) *table {
		return tableOf(testEnv(looks[1]), pubMatch(t, pushingPub(3), dealer, "", "1 p 2 p 0 p "+actions))
	}
	s := at("0 push", 1)
	for _, text := range []string{"Ramsch: pick up the skat, or push it on?", "Pushed unseen, the loser pays ×4.", "Pick up and pass two on, no jacks."} {
		assert.Contains(t, shown(t, s), text)
	}
	press(s, "1")
	assert.Contains(t, shown(t, s), "Choose two cards to pass on to Abel")
	assert.Contains(t, shown(t, s), "Picked up: 8♠ Q♥")
	press(s, "3")
	press(s, "enter enter")
	assert.Contains(t, shown(t, s), "Exactly two cards are passed on")
	press(s, "4")
	frame := shown(t, s)
	assert.Contains(t, frame, "Enter passes them on")
	assert.Contains(t, frame, "›pass on")
	assert.Contains(t, frame, "enter pass on")
	press(s, "enter")
	assert.Contains(t, shown(t, s), "You   pass on")
	assert.NotContains(t, shown(t, s), "lay away")

	rear := at("0 push 1 push", 0) // the last to be asked
	assert.Contains(t, shown(t, rear), "Pick up and put two back, no jacks.")
	assert.Contains(t, shown(t, rear), "the loser pays ×8")
	press(rear, "1")
	assert.Contains(t, shown(t, rear), "Choose two cards for the skat")
}

// How a Ramsch stands: what everybody took, who is without a trick, who has
// all of them, where the skat goes; points only for those who want counts.
func TestHowARamschStands(t *testing.T) {
	env := testEnv(looks[1])
	loser := pub(3)
	loser.RamschSkat = skat.SkatToLoser
	s := tableOf(env, dealtMatch(t, loser, 1, upTo(t, ruleDeal(t, "jungfrau"), "0 DJ")))
	frame := shown(t, s)
	for _, text := range []string{"Bea   15  1 trick", "You   22  2 tricks", "Abel   0  no trick", "Jungfrau Abel ×2", "skat: to the loser"} {
		assert.Contains(t, frame, text)
	}
	assert.Regexp(t, `jacks out +1`, frame)
	small := frameOf(t, env, s, 40, 15)
	assert.Contains(t, small, "Bea 15 · You 22 · Abel no trick")
	assert.Contains(t, small, "Jungfrau Abel ×2 · jacks out 1")

	s.setSize(80, 24)
	press(s, "t")
	frame = shown(t, s)
	assert.Contains(t, frame, "You   2 tricks")
	assert.NotContains(t, frame, "jacks out")
	assert.Contains(t, frameOf(t, env, s, 40, 15), "tricks · Bea 1 · You 2 · Abel 0\n Jungfrau Abel")

	march := tableOf(testEnv(looks[1]), dealtMatch(t, pub(3), 1, upTo(t, ruleDeal(t, "durchmarsch"), "0 CK")))
	frame = shown(t, march)
	assert.Contains(t, frame, "Durchmarsch, Bea?")
	assert.Contains(t, frame, "skat: last trick")
	early := tableOf(testEnv(looks[1]), dealtMatch(t, pub(3), 1, upTo(t, ruleDeal(t, "durchmarsch"), "0 CA")))
	assert.NotContains(t, shown(t, early), "Durchmarsch", "too early to tell")
}

// However narrow the screen and long the name, the first line has what the
// deal is multiplied by and which Bock deal it is.
func TestTheMultiplierIsAlwaysInTheHeadline(t *testing.T) {
	env := testEnv(looks[1])
	settings := pushingPub(3)
	names := pubPlayers(3)
	names[0].Name = "Maximiliane-Friederike von Hinterhand"
	before := ruleDeals(t, "lost60")
	opening := match.Layout(sceneSeed, 1).String() + " "
	rapid.Check(t, func(t *rapid.T) {
		deal := rapid.SampledFrom([]string{
			diamonds + " 0 kontra 1 re", diamonds + " 0 kontra", byHand + " 1 GHZ 0 kontra 1 re 0 HA", "1 p 2 p 0 p 0 push 1 push 2 push",
		}).Draw(t, "deal")
		m, err := match.Restore(match.Saved{
			Settings: settings, Players: names, First: rapid.IntRange(0, 2).Draw(t, "dealer"), Practice: rapid.Bool().Draw(t, "practice"),
			Deals: append(before[:1:1], opening+deal),
		})
		require.NoError(t, err)
		w, h := rapid.IntRange(smallestW, 120).Draw(t, "w"), rapid.IntRange(smallestH, 40).Draw(t, "h")
		s := newTable(env, m, nil)
		s.init()
		head := firstLine(frameOf(t, env, s, w, h))
		v := m.View(0)
		require.Contains(t, head, fmt.Sprint("×", doubledBy(env.Text, &v).factor()))
		require.Regexp(t, "Bock 1(/| of )3", head)
	})
}
