package bot

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/af22046e/skat/internal/skat"
)

const (
	handshakeLimit = 10 * time.Second // to start and say sspok; more when an answer may take more
	quitGrace      = 500 * time.Millisecond
	maxRestarts    = 3    // of a program that died
	maxLate        = 2    // answers in a row that do not come: then it is killed
	maxChatter     = 1000 // lines before an answer that are none
)

// Program is a [Player] that is an external program speaking SSP on its
// standard input and output. It is meant to play one seat of one deal after
// another; it is told of a deal by what Act and Observe are given. Close ends
// it.
//
// Whatever the program does, Act returns: with an error that wraps
// [context.DeadlineExceeded] when the answer does not come in time, with
// another when it is no answer or the program has ended. One that ended, does
// not read, or twice in a row does not answer is killed and started again,
// three times at most; after that every Act fails at once.
type Program struct {
	command []string
	limit   time.Duration

	mu       sync.Mutex
	child    *child // nil: not running
	restarts int
	name     string
	late     int  // answers in a row that did not come in time
	unsure   bool // answers to earlier questions may still come
	why      error
	seed     string     // of the next deals' chances; "" for none
	rules    skat.Rules // as told
	told     told
}

// StartProgram starts a program (its path, then its arguments) and waits for
// its `sspok`. The limit is the time it has for an answer.
func StartProgram(ctx context.Context, command []string, limit time.Duration) (*Program, error) {
	if len(command) == 0 {
		return nil, errors.New("exec: want a program to run")
	}
	p := &Program{command: command, limit: limit, name: command[0]}
	if err := p.start(ctx); err != nil {
		return nil, err
	}
	return p, nil
}

// Name returns what the program calls itself.
func (p *Program) Name() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.name
}

// Seed sets what the program's chances are drawn from in the deals that begin
// after it. Programs may ignore it.
func (p *Program) Seed(seed uint64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.seed = fmt.Sprint(seed)
}

// Act asks the program. What SSP cannot ask it answers itself: it agrees to a
// concession as [Fallback] does.
func (p *Program) Act(ctx context.Context, v skat.View) (skat.Action, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if v.Seat == skat.NoSeat || v.ToMove() != v.Seat {
		return skat.Action{}, fmt.Errorf("%s: %v is to move, not %v", p.name, v.ToMove(), v.Seat)
	}
	a, known := p.unasked(&v)
	if !known {
		if p.child == nil {
			if err := p.restart(ctx); err != nil {
				return skat.Action{}, err
			}
		}
		answer, cancel := context.WithTimeout(ctx, p.limit)
		defer cancel()
		var err error
		if a, err = p.ask(answer, &v); err != nil {
			return skat.Action{}, p.failed(ctx, question(&v), err)
		}
		p.late = 0
	}
	p.told.answered = a
	return a, nil
}

// unasked returns the action that needs no question: the contract that came
// with the discards, an answer to a concession, and passing above 264.
func (p *Program) unasked(v *skat.View) (skat.Action, bool) {
	t := &p.told
	switch v.Phase() {
	case skat.PhaseConcession:
		return Fallback(*v), true
	case skat.PhaseAuction:
		_, hearer := v.Caller()
		return skat.Pass(v.Seat), hearer != v.Seat && skat.NextBid(v.Bid()) == 0
	case skat.PhaseDeclare:
		list := v.Actions()
		last := list[len(list)-1]
		return skat.Declare(v.Seat, t.game), last == t.answered && last.Kind == skat.KindDiscard && t.follows(v, list)
	}
	return skat.Action{}, false
}

// Observe tells the program what happened after it was asked last, and, when
// the deal is over, that it is.
func (p *Program) Observe(v skat.View) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.child == nil {
		return
	}
	lines := p.news(&v)
	if v.Phase() == skat.PhaseDone {
		lines = append(lines, "enddeal")
		p.told = told{}
	}
	ctx, cancel := context.WithTimeout(context.Background(), p.limit)
	defer cancel()
	if err := p.child.send(ctx, lines); err != nil {
		p.end(err)
	}
}

// Close ends the program; every later Act fails.
func (p *Program) Close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.restarts, p.why = maxRestarts, errors.New("closed")
	if p.child != nil {
		p.child.quit(quitGrace)
		p.child = nil
	}
	return nil
}

// start runs the program and shakes hands.
func (p *Program) start(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, max(handshakeLimit, p.limit))
	defer cancel()
	c, err := startChild(p.command)
	if err != nil {
		return fmt.Errorf("exec: %w", err)
	}
	p.child, p.rules, p.told, p.late, p.unsure = c, skat.Rules{}, told{}, 0, false
	err = c.send(ctx, []string{"ssp " + sspVersion})
	for range maxChatter {
		if err != nil {
			return p.end(fmt.Errorf("no sspok: %w", err))
		}
		var line string
		line, err = c.receive(ctx)
		if name, ok := strings.CutPrefix(line, "id name "); ok {
			p.name = plainName(name)
		}
		if strings.TrimSpace(line) == "sspok" {
			return nil
		}
	}
	return p.end(errChatter)
}

var errChatter = fmt.Errorf("%d lines and no answer among them", maxChatter)

// plainName keeps a name printable and short.
func plainName(name string) string {
	name = strings.TrimSpace(strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return '?'
		}
		return r
	}, name))
	return name[:min(len(name), 40)]
}

func (p *Program) restart(ctx context.Context) error {
	if p.restarts == maxRestarts {
		return fmt.Errorf("%s is gone: %v", p.name, p.why) // not late again
	}
	p.restarts++
	return p.start(ctx)
}

// news returns the lines that bring the program up to what v shows.
func (p *Program) news(v *skat.View) []string {
	var lines []string
	list := v.Actions()
	if !p.told.follows(v, list) || p.rules != v.Rules() {
		if p.told.seat != skat.NoSeat {
			lines = append(lines, "enddeal")
		}
		lines = append(lines, ruleLines(p.rules, v.Rules())...)
		if p.seed != "" {
			lines = append(lines, "setoption "+seedOption+" "+p.seed)
		}
		lines = append(lines, fmt.Sprintf("newdeal %d %v", v.Seat.Index(), v.Dealt))
		p.rules = v.Rules()
		p.told = told{seat: v.Seat, dealt: v.Dealt, bidding: true}
	}
	more, overruled := p.told.tell(v, list)
	p.unsure = p.unsure || overruled
	return append(lines, more...)
}

// ask tells the news, asks and waits for the answer.
func (p *Program) ask(ctx context.Context, v *skat.View) (skat.Action, error) {
	lines := append(p.news(v), question(v))
	if p.unsure { // what comes before a new sspok is old
		lines = append([]string{"ssp " + sspVersion}, lines...)
	}
	if err := p.child.send(ctx, lines); err != nil {
		return skat.Action{}, p.end(err)
	}
	for range maxChatter {
		line, err := p.child.receive(ctx)
		switch {
		case err != nil && ctx.Err() == nil:
			return skat.Action{}, p.end(err)
		case err != nil:
			p.unsure = true
			return skat.Action{}, err
		case p.unsure:
			p.unsure = strings.TrimSpace(line) != "sspok"
			continue
		}
		a, err := p.told.understand(v, line)
		if err != nil {
			p.unsure = true
			return skat.Action{}, fmt.Errorf("answer %q: %w", line, err)
		}
		if a.Kind != skat.NoKind {
			return a, nil
		}
	}
	return skat.Action{}, p.end(errChatter)
}

// failed says what became of a question, and gives up a program that lets too
// many go by. The ctx is the caller's, without the limit.
func (p *Program) failed(ctx context.Context, ask string, err error) error {
	if ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ctx.Err() // called off: not the program's fault
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = fmt.Errorf("no answer in %v: %w", p.limit, context.DeadlineExceeded)
		if p.late++; p.late == maxLate && p.child != nil {
			err = p.end(err)
		}
	}
	return fmt.Errorf("%s: %q: %w", p.name, ask, err)
}

// end kills the program and returns why, with the last that it said on
// standard error.
func (p *Program) end(why error) error {
	c := p.child
	p.child = nil
	c.kill()
	if said := c.tail.String(); said != "" {
		why = fmt.Errorf("%w (it said: %s)", why, said)
	}
	p.why = why
	return why
}
