package bot

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// childCommand runs this test binary as a program of a kind: see TestChild.
func childCommand(kind string) []string {
	return []string{os.Args[0], "-test.run=^TestChild$", "--", kind}
}

// TestChild is no test: it is the programs that the tests here run, by the
// word behind "--".
func TestChild(*testing.T) {
	kind := flag.Arg(0)
	if kind == "" {
		return
	}
	in := bufio.NewScanner(os.Stdin)
	server := newSeat(os.Stdout)
	switch kind {
	case "honest":
		_ = ServeSSP(context.Background(), os.Stdin, os.Stdout, "honest", 0, newFallback)
	case "mute":
		for in.Scan() {
		}
	case "gone": // before it says anything
		fmt.Fprintln(os.Stderr, "no\tlicence")
		os.Exit(3)
	case "chatter":
		for {
			fmt.Println("info string thinking")
		}
	case "giant":
		for in.Scan() {
			if strings.HasPrefix(in.Text(), "ask") {
				for range 40 << 20 / 1024 {
					fmt.Print(strings.Repeat("x", 1024))
				}
			}
			server.reply(context.Background(), in.Text())
			_ = server.out.Flush()
		}
	case "deaf": // shakes hands and reads no more
		fmt.Println("sspok")
		time.Sleep(time.Hour)
	case "parent": // of one that holds its output open, too
		grandchild := exec.Command(os.Args[0], "-test.run=^TestChild$", "--", "heir", flag.Arg(1))
		grandchild.Stdout, grandchild.Stderr = os.Stdout, os.Stderr
		_ = grandchild.Run()
	case "heir":
		_, _ = net.Dial("unix", flag.Arg(1))
		time.Sleep(time.Hour)
	default:
		misbehave(kind, in, server)
	}
	os.Exit(0)
}

func newFallback(uint64) (Player, error) { return fallbackPlayer{}, nil }

func newSeat(out *os.File) seatServer {
	return seatServer{name: "child", newPlayer: newFallback, out: bufio.NewWriter(out)}
}

// misbehave answers everything but some of the questions as it should.
func misbehave(kind string, in *bufio.Scanner, server seatServer) {
	var held bytes.Buffer
	asked := 0
	for in.Scan() {
		line := in.Text()
		ask := strings.HasPrefix(line, "ask")
		if ask {
			asked++
		}
		switch {
		case kind == "silent" && ask:
			continue
		case kind == "dying" && ask && asked == 3, kind == "stillborn" && ask:
			fmt.Fprintln(os.Stderr, "segmentation fault")
			os.Exit(139)
		case kind == "illegal" && ask:
			fmt.Println("play D7")
			continue
		case kind == "nonsense" && ask:
			fmt.Println("bid banana")
			continue
		case kind == "refusing" && ask:
			fmt.Println("error I do not play Skat")
			continue
		case kind == "twice" && ask:
			server.reply(context.Background(), line)
		case kind == "chatty" && ask:
			fmt.Println("info string let me see\n\n\x1b[31m" + strings.Repeat("é", 3000))
		case kind == "slow" && ask && asked == 2:
			// The answer comes when the next questions do.
			server.out.Reset(&held)
			server.reply(context.Background(), line)
			_ = server.out.Flush()
			server.out.Reset(os.Stdout)
			continue
		}
		if held.Len() > 0 {
			_, _ = held.WriteTo(os.Stdout)
		}
		server.reply(context.Background(), line)
		_ = server.out.Flush()
	}
}

// run starts a program of a kind and has it play deals at all seats in turn
// against the fallback.
func run(t *testing.T, kind string, limit time.Duration, deals int) (*Program, []Protocol) {
	p, err := StartProgram(context.Background(), childCommand(kind), limit)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, p.Close()) })
	var played []Protocol
	for n := range deals {
		players := [3]Player{fallbackPlayer{}, fallbackPlayer{}, fallbackPlayer{}}
		players[n%3] = p
		played = append(played, playDeal(t, uint64(n), players))
	}
	return p, played
}

// playDeal has the fallback, which always passes, play Ramsch: ten questions
// and one in the auction.
func playDeal(t *testing.T, n uint64, players [3]Player) Protocol {
	r := Referee{Rules: skat.Rules{Ramsch: true}, Now: time.Now}
	p, err := r.Play(context.Background(), skat.DealPack(skat.Shuffle(rand.NewPCG(5, n))), players)
	require.NoError(t, err)
	require.Equal(t, skat.PhaseDone, p.Deal.Phase())
	return p
}

const (
	ample = time.Minute            // for those that answer
	brief = 2 * time.Second        // for those that answer but once
	short = 100 * time.Millisecond // for those that do not
)

func TestProgramPlaysLikeThePlayerInIt(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"honest", "chatty"} {
		_, played := run(t, kind, ample, 6)
		for n, got := range played {
			want := playDeal(t, uint64(n), [3]Player{fallbackPlayer{}, fallbackPlayer{}, fallbackPlayer{}})
			assert.Empty(t, got.Lapses, kind)
			assert.Equal(t, want.Deal.String(), got.Deal.String(), kind)
		}
	}
}

func TestProgramMustStart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, want string
		command    []string
		wait       time.Duration
	}{
		{"nothing", "want a program", nil, ample},
		{"no such file", "no such file", []string{"./testdata/no-such-program"}, ample},
		{"ends", "no sspok: the program ended (it said: no licence)", childCommand("gone"), ample},
		{"chatters", "1000 lines and no answer", childCommand("chatter"), ample},
		{"says nothing", "no sspok: context deadline exceeded", childCommand("mute"), short},
	} {
		ctx, cancel := context.WithTimeout(context.Background(), c.wait)
		defer cancel()
		p, err := StartProgram(ctx, c.command, ample)
		assert.Nil(t, p, c.name)
		assert.ErrorContains(t, err, c.want, c.name)
	}
}

// One question is answered after the limit: it alone is a lapse, and the old
// answer is not taken for a new one.
func TestALateAnswerIsDropped(t *testing.T) {
	t.Parallel()
	_, played := run(t, "slow", brief, 2)
	require.Len(t, played[0].Lapses, 1)
	lapse := played[0].Lapses[0]
	assert.True(t, lapse.Late)
	assert.Equal(t, skat.PhasePlay, lapse.Phase)
	assert.ErrorIs(t, lapse.Err, context.DeadlineExceeded)
	assert.ErrorContains(t, lapse.Err, `child: "ask play": no answer in 2s`)
	assert.Empty(t, played[1].Lapses)
}

func TestALateAnswerToDiscardsIsToldWhatWasLaid(t *testing.T) {
	var w = newWire(nil)
	w.server.newPlayer = newFallback
	d := readDialogue(t, "ouvert-own.txt").deal
	again := skat.New(d.Layout(), d.Rules())
	for _, a := range d.Actions() {
		if v := again.View(a.Seat); a.Seat == d.Declarer() {
			lines := append(w.client.news(&v), question(&v))
			if a.Kind == skat.KindDeclare {
				assert.Equal(t, []string{"laid S9.S8", "ask game"}, lines)
			}
			if a.Kind != skat.KindPlay {
				w.say(lines...)
				w.client.told.answered = skat.Pass(a.Seat) // came too late: the deal goes its own way
			} else {
				assert.NotContains(t, w.say(lines...), "error")
			}
		}
		require.NoError(t, again.Apply(a))
	}
}

// Whatever answers wrongly is a lapse each time; the deal is played.
func TestWrongAnswersAreLapses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ kind, want string }{
		{"illegal", `not now: the deal is in its phase "auction"`},
		{"nonsense", `answer "bid banana": bid "banana": want a legal value`},
		{"refusing", `answer "error I do not play Skat": it refuses`},
	} {
		_, played := run(t, c.kind, ample, 1)
		require.NotEmpty(t, played[0].Lapses, c.kind)
		assert.ErrorContains(t, played[0].Lapses[0].Err, c.want)
		for _, l := range played[0].Lapses {
			assert.False(t, l.Late, c.kind)
		}
		if c.kind != "illegal" { // which is right when D7 may be played
			assert.Len(t, played[0].Lapses, 11, c.kind)
		}
	}
}

// One that answers every question twice is wrong at the second, and is asked
// to shake hands again then.
func TestASecondAnswerDoesNotServeTheNextQuestion(t *testing.T) {
	t.Parallel()
	_, played := run(t, "twice", ample, 1)
	assert.NotEmpty(t, played[0].Lapses)
	assert.Less(t, len(played[0].Lapses), 11, "every other question at the least is answered")
}

// A program that ends is started again three times and told of the deal so
// far; then it is given up.
func TestADyingProgramIsStartedAgain(t *testing.T) {
	t.Parallel()
	p, played := run(t, "dying", ample, 2)
	first := played[0].Lapses
	require.Len(t, first, 3, "of eleven questions it dies at each third")
	assert.ErrorContains(t, first[0].Err, "the program ended (it said: segmentation fault)")
	second := played[1].Lapses
	require.Len(t, second, 11, "the third question of the fourth life was the first")
	assert.ErrorContains(t, second[0].Err, "the program ended")
	assert.ErrorContains(t, second[1].Err, "child is gone: the program ended")
	assert.Equal(t, maxRestarts, p.restarts)
	_, played = run(t, "stillborn", ample, 1)
	assert.Len(t, played[0].Lapses, 11)
}

func TestAProgramThatDoesNotAnswerIsGivenUp(t *testing.T) {
	t.Parallel()
	_, played := run(t, "silent", short, 1)
	lapses := played[0].Lapses
	require.Len(t, lapses, 11)
	assert.True(t, lapses[0].Late)
	assert.False(t, lapses[10].Late, "nobody waits for it any more")
	assert.ErrorContains(t, lapses[10].Err, "is gone")
}

func TestGiantLinesAndDeafProgramsDoNotHang(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"giant", "deaf"} {
		_, played := run(t, kind, short, 1)
		require.Len(t, played[0].Lapses, 11, kind)
	}
}

// A pipe holds some 64 KB: a program that reads nothing makes the writer wait.
func TestWritingToADeafProgramEndsInTime(t *testing.T) {
	t.Parallel()
	c, err := startChild(childCommand("deaf"))
	require.NoError(t, err)
	defer c.kill()
	ctx, cancel := context.WithTimeout(context.Background(), short)
	defer cancel()
	assert.ErrorContains(t, c.send(ctx, []string{strings.Repeat("x", 1<<20)}), "it does not read")
}

func TestCallingOffIsNoLapseOfTheProgram(t *testing.T) {
	t.Parallel()
	p, err := StartProgram(context.Background(), childCommand("silent"), ample)
	require.NoError(t, err)
	defer p.Close()
	d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(5, 1))), skat.Rules{})
	for range 5 {
		ctx, cancel := context.WithTimeout(context.Background(), ample)
		time.AfterFunc(20*time.Millisecond, cancel)
		_, err = p.Act(ctx, d.View(skat.Middlehand))
		assert.ErrorIs(t, err, context.Canceled)
	}
	assert.Zero(t, p.restarts)
	assert.NotNil(t, p.child)
}

func TestProgramIsOnlyAskedInTurn(t *testing.T) {
	t.Parallel()
	p, err := StartProgram(context.Background(), childCommand("honest"), ample)
	require.NoError(t, err)
	assert.Equal(t, "honest", p.Name())
	d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(5, 1))), skat.Rules{})
	_, err = p.Act(context.Background(), d.View(skat.Forehand))
	assert.ErrorContains(t, err, "middlehand is to move, not forehand")
	_, err = p.Act(context.Background(), d.View(skat.NoSeat))
	assert.Error(t, err)
	require.NoError(t, p.Close())
	_, err = p.Act(context.Background(), d.View(skat.Middlehand))
	assert.ErrorContains(t, err, "honest is gone: closed")
	require.NoError(t, p.Close(), "twice is harmless")
}
