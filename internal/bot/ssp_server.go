package bot

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// longestLine bounds a line of SSP, in bytes: four times the longest that the
// protocol has, an ouvert game's.
const longestLine = 256

// ServeSSP plays a seat for the referee who writes to in and reads from out,
// until `quit`, the end of in, an error of out, or the end of ctx, whose error
// it returns then. Each deal has a new player: newPlayer(seed) after
// `setoption seed SEED` or, without it, of the seed after the last deal's. A
// player that fails or wants what the protocol has no word for (to claim, to
// concede) plays [Fallback]. Wrong input is answered `error MESSAGE`.
func ServeSSP(ctx context.Context, in io.Reader, out io.Writer, name string, seed uint64, newPlayer func(seed uint64) (Player, error)) error {
	s := seatServer{name: name, seed: seed, newPlayer: newPlayer, out: bufio.NewWriter(out)}
	lines, failed := scanLines(ctx, in)
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case line, open := <-lines:
			if !open {
				return <-failed
			}
			if strings.TrimSpace(line) == "quit" {
				return nil
			}
			s.reply(ctx, line)
			if err := s.out.Flush(); err != nil {
				return fmt.Errorf("answer: %w", err)
			}
		}
	}
}

// scanLines reads lines until the input ends, then closes lines and sends why
// (nil: it was all). A line that is too long arrives cut. The reader ends with
// ctx, but for one Read that is under way.
func scanLines(ctx context.Context, in io.Reader) (lines <-chan string, failed <-chan error) {
	out, why := make(chan string), make(chan error, 1)
	go func() {
		defer close(out)
		r := bufio.NewReaderSize(in, longestLine)
		for {
			line, err := readLine(r)
			if line != "" || err == nil {
				select {
				case out <- line:
				case <-ctx.Done():
					why <- ctx.Err()
					return
				}
			}
			if err != nil {
				if errors.Is(err, io.EOF) {
					err = nil
				}
				why <- err
				return
			}
		}
	}()
	return out, why
}

// readLine reads a line without its end. Of one that overflows the buffer the
// first bufferful is kept and the rest skipped, up to mostSkipped bytes.
func readLine(r *bufio.Reader) (string, error) {
	part, err := r.ReadSlice('\n')
	line := strings.TrimRight(string(part), "\r\n")
	for skipped := 0; errors.Is(err, bufio.ErrBufferFull); skipped += len(part) {
		if skipped > mostSkipped {
			return line, errLongLine
		}
		part, err = r.ReadSlice('\n')
	}
	return line, err
}

// mostSkipped bounds what is read of one line, in bytes.
const mostSkipped = 1 << 20

var errLongLine = fmt.Errorf("a line of more than %d bytes", mostSkipped)

// seatServer is a seat that is driven over SSP.
type seatServer struct {
	name      string
	seed      uint64 // of the next deal's player
	newPlayer func(seed uint64) (Player, error)
	rules     skat.Rules
	player    Player // nil between deals
	heard     heard
	out       *bufio.Writer
}

func (s *seatServer) say(format string, args ...any) {
	fmt.Fprintf(s.out, format+"\n", args...) //nolint:errcheck // Flush says it
}

// reply does what a line asks for, and answers if it wants an answer.
func (s *seatServer) reply(ctx context.Context, line string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	if err := s.obey(ctx, words[0], words[1:]); err != nil {
		s.say("error %s", strings.ReplaceAll(err.Error(), "\n", " "))
	}
}

func (s *seatServer) obey(ctx context.Context, verb string, words []string) error {
	switch verb {
	case "ssp":
		if len(words) != 1 || words[0] != sspVersion {
			return fmt.Errorf("this seat speaks ssp %s", sspVersion)
		}
		s.say("id name %s", s.name)
		s.say("sspok")
	case "setoption":
		return s.setOption(words)
	case "newdeal":
		return s.newDeal(words)
	case "enddeal":
		s.player = nil
	case "event", "skat", "laid", "ask":
		if s.player == nil {
			return fmt.Errorf("%s: no deal, want newdeal first", verb)
		}
		return s.inDeal(ctx, verb, words)
	}
	return nil // unknown lines are ignored
}

func (s *seatServer) setOption(words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("setoption: want a name and a value")
	}
	if words[0] == seedOption {
		seed, err := strconv.ParseUint(words[1], 10, 64)
		if err != nil {
			return fmt.Errorf("option seed %q: want a whole number from 0", words[1])
		}
		s.seed = seed
		return nil
	}
	return setRule(&s.rules, words[0], words[1])
}

func (s *seatServer) newDeal(words []string) error {
	s.player = nil
	if len(words) != 2 {
		return fmt.Errorf("newdeal: want a seat and ten cards")
	}
	seat, err := parseSeat(words[0])
	if err != nil {
		return fmt.Errorf("newdeal: %w", err)
	}
	hand, err := parseSome(words[1], 10)
	if err != nil {
		return fmt.Errorf("newdeal: %w", err)
	}
	player, err := s.newPlayer(s.seed)
	if err != nil {
		return err
	}
	s.seed++
	s.player = player
	s.heard = heard{rules: s.rules, seat: seat, dealt: hand}
	return nil
}

func (s *seatServer) inDeal(ctx context.Context, verb string, words []string) error {
	switch verb {
	case "event":
		a, open, err := parseEvent(words)
		if err != nil {
			return err
		}
		return s.heard.hear(a, open)
	case "ask":
		if len(words) == 0 {
			return fmt.Errorf("ask: want what")
		}
		answer, err := s.answer(ctx, words[0])
		if err != nil {
			return fmt.Errorf("ask %s: %w", words[0], err)
		}
		s.say("%s", answer)
		return nil
	}
	two, err := parseSome(strings.Join(words, ""), 2)
	if err != nil {
		return fmt.Errorf("%s: %w", verb, err)
	}
	if verb == "skat" {
		s.heard.found = two
	} else {
		s.heard.laid, s.heard.told = two, true
	}
	return nil
}

// asks are the words after `ask`, and the kind of action that each is about.
var asks = map[string]skat.Kind{
	"bid": skat.KindBid, "hold": skat.KindHold, "pickup": skat.KindPickUp, "kontra": skat.KindKontra, "re": skat.KindRe,
	"push": skat.KindPush, "discard": skat.KindDiscard, "play": skat.KindPlay, "game": skat.KindDeclare,
}

// answer asks the player for what the referee asks.
func (s *seatServer) answer(ctx context.Context, ask string) (string, error) {
	kind, known := asks[ask]
	if !known {
		return "", fmt.Errorf("want bid, hold, pickup, game, kontra, re, push, discard or play")
	}
	h := &s.heard
	pickedUp := h.found != 0
	if kind == skat.KindDiscard || kind == skat.KindDeclare && pickedUp && !h.told {
		h.laid = 0
		a, err := s.act(ctx, skat.KindDiscard)
		if err != nil {
			return "", err
		}
		h.laid = a.Cards
		if kind == skat.KindDiscard {
			return "discard " + a.Cards.String(), nil
		}
	}
	a, err := s.act(ctx, kind)
	if err != nil {
		return "", err
	}
	if a.Kind == skat.KindDeclare && pickedUp && !h.told {
		return fmt.Sprintf("game %v %v", a.Contract, h.laid), nil
	}
	return answerWords(a), nil
}

// act has the player choose an action that answers a kind of question.
func (s *seatServer) act(ctx context.Context, kind skat.Kind) (skat.Action, error) {
	v, err := s.heard.view(kind)
	if err != nil {
		return skat.Action{}, err
	}
	a, err := s.player.Act(ctx, v)
	if err != nil || !legal(&v, a) {
		a = Fallback(v)
	}
	return a, nil
}

// legal tells whether a is one of the actions that the phase offers: no claim
// and no concession.
func legal(v *skat.View, a skat.Action) bool {
	for _, l := range v.Legal() {
		if l == a {
			return true
		}
	}
	return false
}

// answerWords is an action as a seat answers it.
func answerWords(a skat.Action) string {
	switch a.Kind {
	case skat.KindBid:
		return fmt.Sprintf("bid %d", a.Value)
	case skat.KindHold:
		return "hold"
	case skat.KindPickUp:
		return "pickup"
	case skat.KindHand:
		return "hand"
	case skat.KindPush:
		return "push"
	case skat.KindKontra:
		return "kontra"
	case skat.KindRe:
		return "re"
	case skat.KindDeclare:
		return "game " + a.Contract.String()
	case skat.KindPlay:
		return "play " + a.Card.String()
	}
	return "pass"
}
