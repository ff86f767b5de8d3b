package store

import (
	"strings"
	"time"
)

// DealCount is what some deals come to. The means of none are 0.
type DealCount struct {
	Deals        int
	Games        int // with a declarer
	Won, Lost    int // games, by their declarers
	Mine, Theirs int // deals that went well for player 0, and for the others
	Value        int // of the games, the sum
	Points       int // card points of their declarers, the sum
	Score        int // of player 0, the sum
	Tourney      int // of player 0, as a tournament counts, the sum
}

func (c *DealCount) add(d *DealFacts) {
	c.Deals++
	c.Score += d.Score
	c.Tourney += d.Tourney
	if d.Declarer >= 0 {
		c.Games++
		c.Value += d.Value
		c.Points += max(0, d.Points)
	}
	switch d.Outcome {
	case GameWon:
		c.Won++
	case GameLost:
		c.Lost++
	}
	switch d.Side() {
	case Mine:
		c.Mine++
	case Theirs:
		c.Theirs++
	}
}

// WonShare returns which share of the games, from 0 to 1, their declarers won.
func (c DealCount) WonShare() float64 { return mean(c.Won, c.Games) }

// MineShare returns which share of the deals that went well for one side did
// so for player 0.
func (c DealCount) MineShare() float64 { return mean(c.Mine, c.Mine+c.Theirs) }

// MeanValue and MeanPoints are a game's, MeanScore and MeanTourney a deal's.
func (c DealCount) MeanValue() float64 { return mean(c.Value, c.Games) }

// MeanPoints returns the declarers' mean card points.
func (c DealCount) MeanPoints() float64 { return mean(c.Points, c.Games) }

// MeanScore returns player 0's mean score.
func (c DealCount) MeanScore() float64 { return mean(c.Score, c.Deals) }

// MeanTourney returns player 0's mean tournament points.
func (c DealCount) MeanTourney() float64 { return mean(c.Tourney, c.Deals) }

func mean(sum, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}

// contractOrder is how statistics list contracts.
const contractOrder = "CSHDGNR-"

// ContractCount is what the deals of one contract come to.
type ContractCount struct {
	Kind byte // as DealFacts.Kind
	DealCount
}

// DealStatistics is what some deals come to, together and apart.
type DealStatistics struct {
	All       DealCount
	Contracts []ContractCount       // that occur: suits high to low, Grand, Null, Ramsch, passed in
	Seats     [3]DealCount          // forehand, middlehand, rearhand; of two, forehand and dealer
	Roles     [SatOut + 1]DealCount // by Role
}

// Statistics counts the deals.
func (d Deals) Statistics() DealStatistics {
	var s DealStatistics
	var contracts [len(contractOrder)]DealCount
	for i := range d {
		s.All.add(&d[i].DealFacts)
		if k := strings.IndexByte(contractOrder, d[i].Kind()); k >= 0 {
			contracts[k].add(&d[i].DealFacts)
		}
		if seat := d[i].Seat; seat >= 0 && seat < len(s.Seats) {
			s.Seats[seat].add(&d[i].DealFacts)
		}
		s.Roles[d[i].Role()].add(&d[i].DealFacts)
	}
	for k, c := range contracts {
		if c.Deals > 0 {
			s.Contracts = append(s.Contracts, ContractCount{contractOrder[k], c})
		}
	}
	return s
}

// FormPoint is a stretch of deals in the running form.
type FormPoint struct {
	Until   time.Time // when its last deal was finished
	Part    DealCount // the stretch alone
	Score   int       // of player 0, the sum of all deals up to here
	Tourney int
}

// Form returns the running form, oldest first, in up to n stretches of as many
// deals each, give or take one.
func (d Deals) Form(n int) []FormPoint {
	n = min(n, len(d))
	var form []FormPoint
	var score, tourney int
	for i := range n {
		p := FormPoint{}
		for k := i * len(d) / n; k < (i+1)*len(d)/n; k++ {
			deal := d[len(d)-1-k]
			p.Part.add(&deal.DealFacts)
			p.Until = deal.Finished
		}
		score += p.Part.Score
		tourney += p.Part.Tourney
		p.Score, p.Tourney = score, tourney
		form = append(form, p)
	}
	return form
}
