package tui

import (
	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// A judgedKey is what the verdicts on a deal depend on.
type judgedKey struct {
	deal     string // as [skat.Deal.String]
	rules    skat.Rules
	sampling coach.Sampling
}

// judgedDeals are the reviews of this run with the verdicts that were found, so
// that who comes back need not wait for them again.
type judgedDeals struct {
	reviews map[judgedKey]*coach.Review
	order   []judgedKey // the oldest first
}

// mostJudged is how many reviews are kept, of some 30 KB each.
const mostJudged = 200

// review returns the review of a deal: the one there is, else a new one.
func (k *judgedDeals) review(d skat.Deal, s coach.Sampling) (*coach.Review, error) {
	key := judgedKey{d.String(), d.Rules(), s}
	if r, known := k.reviews[key]; known {
		return r, nil
	}
	r, err := coach.NewReview(d)
	if err != nil {
		return nil, err
	}
	if k.reviews == nil {
		k.reviews = map[judgedKey]*coach.Review{}
	}
	if len(k.order) == mostJudged {
		delete(k.reviews, k.order[0])
		k.order = k.order[1:]
	}
	k.reviews[key], k.order = r, append(k.order, key)
	return r, nil
}
