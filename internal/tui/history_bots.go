package tui

import (
	"context"
	"errors"
	"slices"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

// replaying is a bot at work on the chosen deals, in the player's seat, one
// deal after another.
type replaying struct {
	gen    int
	cancel context.CancelFunc // nil: none is at work
	level  string
	deals  store.Deals
	next   int // of deals
	played int // in this run
	match  replayedMatch
	err    error
}

// replayedMatch is the match that the last deal belonged to.
type replayedMatch struct {
	id    int64
	match *match.Match
}

// replayedMsg is a deal that bots have played, or that none is left.
type replayedMsg struct {
	gen   int
	at    int // of the deals; behind the last: none is left
	of    replayedMatch
	again *match.Match
	err   error
}

func (r *replaying) running() bool { return r.cancel != nil }

// stop ends the work; what is on the way is dropped.
func (r *replaying) stop() {
	if r.cancel != nil {
		r.cancel()
	}
	r.gen++
	r.cancel = nil
}

// startReplay has the bot that was chosen play the chosen deals.
func (s *history) startReplay() tea.Cmd {
	r := &s.replay
	r.stop()
	*r = replaying{gen: r.gen, level: s.env.Levels[s.level], deals: s.book().chosen}
	return s.nextReplay()
}

// nextReplay has the next deal played that this bot has not played yet.
func (s *history) nextReplay() tea.Cmd {
	ctx, cancel := context.WithCancel(context.Background())
	r := &s.replay
	r.cancel = cancel
	work := replayWork{s.env.Store, s.env.NewBot, r.level, s.env.Levels}
	msg, deals := replayedMsg{gen: r.gen, at: r.next, of: r.match}, r.deals
	return func() tea.Msg {
		work.next(ctx, deals, &msg)
		return msg
	}
}

// replayed keeps how a deal went, and goes on.
func (s *history) replayed(msg replayedMsg) tea.Cmd {
	r := &s.replay
	if msg.gen != r.gen || !r.running() {
		return nil
	}
	r.cancel()
	if msg.at >= len(r.deals) {
		r.stop()
		s.book().compared = nil
		return nil
	}
	if msg.err == nil {
		d := r.deals[msg.at]
		msg.err = s.env.Store.KeepReplay(d.Match, d.Deal, r.level, msg.again)
	}
	if msg.err == nil {
		r.played++
	} else {
		r.err = msg.err
	}
	if r.next, r.match = msg.at+1, msg.of; r.played%32 == 1 {
		s.book().compared = nil
	}
	return s.nextReplay()
}

// replayWork is what a bot needs to play deals in the player's seat.
type replayWork struct {
	kept   *store.Store
	newBot func(level string, seed uint64) (bot.Player, error)
	level  string
	levels []string
}

// next plays the first deal from msg.at on that has not been played; msg tells
// which it was.
func (w replayWork) next(ctx context.Context, deals store.Deals, msg *replayedMsg) {
	for ; msg.at < len(deals) && ctx.Err() == nil; msg.at++ {
		d := deals[msg.at]
		if d.Role() == store.SatOut {
			continue
		}
		list, err := w.kept.Replays(d.Match, d.Deal)
		if err == nil && slices.ContainsFunc(list, func(r store.Replay) bool { return r.Level == w.level }) {
			continue
		}
		if err == nil && msg.of.id != d.Match {
			msg.of.id = d.Match
			_, msg.of.match, err = w.kept.Match(d.Match)
		}
		if err == nil && msg.of.match == nil {
			err = errors.New("its match is not to be read")
		}
		if err == nil {
			msg.again, err = w.play(ctx, msg.of.match, d.Deal)
		}
		msg.err = err
		return
	}
}

// play returns the match up to its deal n, which bots have played again.
func (w replayWork) play(ctx context.Context, m *match.Match, n int) (*match.Match, error) {
	was, err := m.Deal(n)
	if err != nil {
		return nil, err
	}
	saved := m.Save()
	saved.Deals = append(saved.Deals[:n-1:n-1], was.Layout().String())
	again, err := match.Restore(saved)
	if err != nil {
		return nil, err
	}
	var bots [3]bot.Player
	for i := range bots {
		player := again.Seating().Player(skat.SeatAt(i))
		if bots[i], err = w.bot(again, player); err != nil {
			return nil, err
		}
	}
	d := skat.New(was.Layout(), was.Rules())
	if err := finish(ctx, &d, bots); err != nil {
		return nil, err
	}
	saved.Deals[n-1] = d.String()
	return match.Restore(saved)
}

// bot is who plays for a player: the bot of the match where it is known, for
// player 0 the one whose turn it is.
func (w replayWork) bot(m *match.Match, player int) (bot.Player, error) {
	level := m.Players()[player].Bot
	if player == 0 || !slices.Contains(w.levels, level) {
		level = w.level
	}
	b, err := w.newBot(level, m.BotSeed(player))
	if i, ok := b.(bot.Informed); ok {
		b = i.Informed(standing(m, player))
	}
	return b, err
}

// compare sets the chosen deals beside what bots made of them, once for each
// filter and after bots have played.
func (b *book) compare() []store.Comparison {
	if b.compared == nil && b.env.Store != nil {
		list, err := b.env.Store.Compare(b.chosen)
		if err != nil {
			b.err = err
		}
		if b.compared = list; list == nil {
			b.compared = []store.Comparison{}
		}
	}
	return b.compared
}

// botLines are the comparison with bots and how far one is that plays.
func (s *history) botLines(w int) []line {
	b, t := s.book(), s.env.Text
	list := b.compare()
	c := newCountTable(s.env, w, 4)
	if len(list) > 0 {
		c.head(i18n.HistoryLevel, i18n.HistoryPlayed, i18n.HistoryYou, i18n.HistoryBot, i18n.HistoryAhead)
		for _, one := range list {
			n, me, it := one.Bot.Deals, one.Player.MeanScore(), one.Bot.MeanScore()
			c.row(plain(stylePlain, s.env.levelName(one.Level)), strconv.Itoa(n), c.average(me, n), c.average(it, n), c.average(me-it, n))
		}
		c.lines = append(append(c.lines, line{}), wrap(styleDim, t.T(i18n.HistoryWhatBots), w)...)
	} else {
		c.lines = wrap(styleDim, t.T(i18n.HistoryNoReplays), w)
	}
	c.lines = append(c.lines, line{})
	r := &s.replay
	if r.err != nil {
		c.lines = append(c.lines, wrap(styleWarning, t.T(i18n.HistoryBroken, i18n.Args{"Why": r.err}), w)...)
	}
	switch {
	case r.running():
		args := i18n.Args{"Bot": s.env.levelName(r.level), "N": r.next, "Of": len(r.deals)}
		c.lines = append(c.lines, wrap(styleAccent, t.T(i18n.HistoryReplaying, args), w)...)
	case len(s.env.Levels) > 0:
		if r.level != "" {
			c.lines = append(c.lines, wrap(stylePlain, t.T(i18n.HistoryReplayed, i18n.Args{"Bot": s.env.levelName(r.level), "Count": r.played}), w)...)
		}
		args := i18n.Args{"Bot": s.env.levelName(s.env.Levels[s.level]), "N": len(b.chosen)}
		c.lines = append(c.lines, wrap(stylePlain, t.T(i18n.HistoryReplay, args), w)...)
	}
	return c.lines
}
