package bot

import (
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/af22046e/skat/internal/bot/appraisal"
)

// ExpertOptions say how much the Expert thinks, and switch parts of it off so
// that they can be measured.
type ExpertOptions struct {
	// Worlds are solved for a card, at most; late in the deal, where they are
	// cheap, more.
	Worlds int
	// Think is the time for a decision by Now, 0 for as long as it takes. What
	// the Expert does depends on the View and the seed alone only without it.
	Think time.Duration
	Now   func() time.Time
	// Workers solve at a time; it does not matter for the decision.
	Workers int
	// Inference is what worlds are judged by.
	Inference Inference
	// NoMargin takes the points of an open game for those of the covered one:
	// what is just won is won.
	NoMargin bool
	// Bidding is by what it bids, declares and discards.
	Bidding Bidding
	// Model has the tables to bid by, nil for those the program carries.
	Model *appraisal.Model
	// PlayAsClub has it play its cards as Club does, so that the rest is
	// measured apart.
	PlayAsClub bool
}

// Inference is how much the Expert concludes from what the others did.
type Inference uint8

// From the auction, the contract and the cards played; without the latter; or
// nothing but what is certain.
const (
	InferAll Inference = iota
	InferAuction
	InferNothing
)

// expertWorlds are the worlds solved for a card unless asked otherwise.
const expertWorlds = 40

// timedWorlds are the worlds that an Expert looks at when it has all its time.
const timedWorlds = 200

// TimedExpert are the options for the table: as many worlds as the first part
// of the time allows, on all processors.
func TimedExpert(think time.Duration, now func() time.Time) ExpertOptions {
	return ExpertOptions{Worlds: timedWorlds, Think: think, Now: now, Workers: runtime.GOMAXPROCS(0)}
}

// parseExpert reads options such as "worlds=32:inference=off"; "" are the
// usual ones.
func parseExpert(text string) (ExpertOptions, error) {
	o := ExpertOptions{Worlds: expertWorlds, Workers: 1, Now: time.Now}
	for option := range strings.SplitSeq(text, ":") {
		if text == "" {
			break
		}
		name, value, _ := strings.Cut(option, "=")
		var err error
		switch name {
		case "worlds":
			o.Worlds, err = positive(value)
		case "workers":
			o.Workers, err = positive(value)
		case "think":
			if o.Think, err = time.ParseDuration(value); err != nil || o.Think <= 0 {
				err = fmt.Errorf("want a time such as 200ms")
			}
		case "inference":
			o.Inference, err = parseInference(value)
		case "margin":
			o.NoMargin, err = offOnly(value)
		case "bid", "play":
			err = o.parseBidding(name, value)
		default:
			err = fmt.Errorf("want worlds, workers, think, inference, margin, bid or play")
		}
		if err != nil {
			return o, fmt.Errorf("option %q: %w", option, err)
		}
	}
	return o, nil
}

func positive(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 100_000 {
		return 0, fmt.Errorf("want a whole number from 1 to 100000")
	}
	return n, nil
}

func parseInference(text string) (Inference, error) {
	switch text {
	case "all":
		return InferAll, nil
	case "auction":
		return InferAuction, nil
	case "off":
		return InferNothing, nil
	}
	return InferAll, fmt.Errorf("want all, auction or off")
}

// offOnly reads what can only be switched off.
func offOnly(text string) (off bool, err error) {
	if text != "off" {
		return false, fmt.Errorf("want off")
	}
	return true, nil
}
