package tui

import (
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// What a Ramsch came to, in words (RULES.md, section 10).

func (f finished) ramschHeadline() piece {
	t := f.env.Text
	var losers []skat.Seat
	best := skat.NoSeat
	for i, score := range f.result.Score {
		if score > 0 {
			best = skat.SeatAt(i)
		}
		if f.result.Ramsch.Loser[i] {
			losers = append(losers, skat.SeatAt(i))
		}
	}
	loss := signed(-f.result.Ramsch.Loss)
	switch {
	case best != skat.NoSeat:
		score := signed(f.result.Score[best.Index()])
		if f.you(best) {
			return piece{styleWon, t.T(i18n.ResultDurchmarschYou, i18n.Args{"Score": score})}
		}
		return piece{styleWon, t.T(i18n.ResultDurchmarsch, i18n.Args{"Name": f.name(best), "Score": score})}
	case len(losers) == 0:
		return piece{styleStrong, t.T(i18n.ResultRamschNone)}
	case len(losers) == 2:
		return piece{styleLost, t.T(i18n.ResultRamschTwo, i18n.Args{"Names": f.names(losers), "Score": loss})}
	case f.you(losers[0]):
		return piece{styleLost, t.T(i18n.ResultRamschYou, i18n.Args{"Score": loss})}
	}
	return piece{styleLost, t.T(i18n.ResultRamschOne, i18n.Args{"Name": f.name(losers[0]), "Score": loss})}
}

// ramschSum says how the loss came about: the most card points, then what
// doubled them; nothing where the headline has the number.
func (f finished) ramschSum() string {
	t, k := f.env.Text, f.result.Ramsch
	if k.Loss == 0 {
		return ""
	}
	most := i18n.ResultMost
	if f.losers() > 1 {
		most = i18n.RamschTied
	}
	parts := []string{t.T(most, i18n.Args{"Points": k.Most})}
	if k.Pushes > 0 {
		parts = append(parts, t.T(i18n.ResultPushed, i18n.Args{"Count": k.Pushes}))
	}
	if f.you(k.Jungfrau) {
		parts = append(parts, t.T(i18n.ResultNoTrickYou))
	} else if k.Jungfrau != skat.NoSeat {
		parts = append(parts, t.T(i18n.ResultNoTrick, i18n.Args{"Name": f.name(k.Jungfrau)}))
	}
	if k.Bock {
		parts = append(parts, t.T(i18n.Bock)+" × 2")
	}
	if len(parts) == 1 && f.losers() == 1 {
		return ""
	}
	return strings.Join(parts, ", ") + " = " + signed(-k.Loss)
}

// losers returns how many lost a Ramsch.
func (f finished) losers() int {
	n := 0
	for _, lost := range f.result.Ramsch.Loser {
		if lost {
			n++
		}
	}
	return n
}

// marchSum says what Bock makes of a Durchmarsch, which pushes do not double.
func (f finished) marchSum() string {
	t := f.env.Text
	if !f.result.Ramsch.Bock {
		return ""
	}
	score := 0
	for _, s := range f.result.Score {
		score = max(score, s)
	}
	return t.T(i18n.RamschEveryTrick, i18n.Args{"Score": score / 2}) + ", " + t.T(i18n.Bock) + " × 2 = " + signed(score)
}

// skatTo says whom the skat's points went to and why; in Schieberamsch these
// are the last two cards passed on.
func (f finished) skatTo() string {
	t, s := f.env.Text, f.result.Ramsch.SkatTo
	skatCards := f.deal.Skat()
	args := i18n.Args{"Points": skatCards.Points()}
	you, other := i18n.RamschSkatToLastYou, i18n.RamschSkatToLast
	if f.deal.Rules().RamschSkat == skat.SkatToLoser && f.result.Outcome == skat.RamschLost {
		you, other = i18n.RamschSkatToMostYou, i18n.RamschSkatToMost
	}
	switch {
	case s == skat.NoSeat:
		return t.T(i18n.RamschSkatToNobody, args)
	case f.you(s):
		return t.T(you, args)
	}
	args["Name"] = f.name(s)
	return t.T(other, args)
}
