package bot

import "github.com/af22046e/skat/internal/skat"

// The traits of playing a card, by which Club chooses in suit games and
// Grand. A card's score is the sum of its traits, each times a weight, in card
// points of swing; playweights.go has the weights by situation.
const (
	// What the trick brings.
	traitSwing  = iota // (chance to win the trick less chance to lose it) × its points / 10
	traitStakes        // what it decides: see stakes, / 50
	traitWin           // chance to win the trick
	traitWorth         // what the card is worth when kept, / 10
	traitPoints        // card points given, / 10

	// The card: plain.
	traitAce
	traitTen
	traitKing
	traitQueen
	traitBossSafe    // top of its suit: chance that it is not trumped
	traitBossRisk    // top of its suit: chance that it is trumped
	traitEstablishes // not top, but own tops draw what is above
	traitUnderTop    // a top of the suit stays in hand
	traitBaresTen    // leaves a ten without the guard it needs
	traitSingle      // the last of its suit
	traitSingleRuff  // likewise, with trumps in hand
	traitLength      // own cards in the suit / 4
	traitOver        // cards out above it / 4
	traitLowest      // of the own cards in its suit
	traitHighest     // likewise
	traitOutLength   // cards of the suit out / 7
	traitNoTrumpsOut // plain card when opponents have no trump left
	traitForces      // only one card is out above it, and what stays is top then
	traitBossOthers  // top of its suit: number of other own tops / 4
	traitBossCatches // top of its suit, and a ten of it is out
	traitLoserTops   // not top: number of own tops / 4
	traitLoserTrumps // not top: own trumps / 5
	traitFollowed    // chance that neither opponent is void
	traitGiven       // chance to lose the trick × card points / 10

	// The card: trump.
	traitJack
	traitJackHeight // CJ 1, DJ 1/4
	traitFatTrump   // ace or ten of trumps
	traitTrump      // any trump
	traitTrumpBoss  // none out above it
	traitTrumpAlone // none out at all
	traitBossesOut  // all trumps out are above it
	traitBossRun    // top trump: own top trumps / trumps out, 1 at most
	traitPullRun    // other trump, likewise
	traitSurplus    // own trumps less trumps out, / 5
	traitBoss1      // top trump with 1, 2, 3, 4 or more trumps out
	traitBoss2
	traitBoss3
	traitBoss4
	traitPull1 // other trump, likewise
	traitPull2
	traitPull3
	traitPull4

	// Following.
	traitTakes     // beats what lies there
	traitOvertakes // and that was the partner's
	traitRuff      // a trump on a plain suit
	traitDiscard   // a plain card of another suit than led
	traitTakesSure // takes, and nobody can beat it

	// Between defenders.
	traitDeclarerRuffs  // chance that the declarer trumps the suit
	traitPartnerRuffs   // chance that the partner does
	traitPartnerTop     // chance that the partner holds the top of the suit
	traitDeclarerTop    // chance that the declarer holds a card above
	traitPartnersSuit   // the partner led it before
	traitDeclarersSuit  // the declarer did
	traitFresh          // nobody led it yet
	traitOwnSuit        // this seat led it before
	traitPartnerThrew   // the partner threw a card of it away, not a fat one
	traitDeclarerThrew  // the declarer did
	traitDeclarerHigh   // the declarer took a trick of it with a plain card
	traitThroughLength  // own length / 4 with the declarer next to play
	traitThroughPoints  // card points / 10, likewise
	traitThroughBoss    // a top, likewise
	traitThroughPartner // the declarer may ruff, likewise

	numTraits
)

type traits [numTraits]float64

// situations is how many situations have weights of their own.
const situations = 24

// situation numbers the weights: how many cards lie there, suit game or
// Grand, declarer or defender, the first four tricks or the later ones.
func (m *memory) situation() int {
	n := m.trick.Len()
	if m.game == skat.Grand {
		n += 3
	}
	if m.me != m.declarer {
		n += 6
	}
	if m.v.Tricks() >= 4 {
		n += 12
	}
	return n
}

// traitsOf fills in the traits of playing c.
func (m *memory) traitsOf(c skat.Card, t *traits) {
	p := m.prospect(c)
	t[traitSwing] = (2*p.win - 1) * p.pts / 10
	t[traitStakes] = m.stakes(p) / 50
	t[traitWin] = p.win
	t[traitWorth] = m.worth(c) / 10
	t[traitPoints] = float64(c.Points()) / 10
	t[traitGiven] = (1 - p.win) * t[traitPoints]
	if m.game.Trumps().Has(c) {
		m.trumpTraits(c, t)
	} else {
		m.plainTraits(c, t)
	}
	if m.trick.Len() > 0 {
		m.followTraits(c, t)
	}
	if m.me != m.declarer {
		m.defenceTraits(c, t)
	}
}

func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func (m *memory) plainTraits(c skat.Card, t *traits) {
	own, out := m.hand&m.class(c), m.against()&m.class(c)
	over, guards := m.above(c, out), m.below(c, own)
	higher := m.above(c, own)
	switch c.Rank() {
	case skat.Ace:
		t[traitAce] = 1
	case skat.Ten:
		t[traitTen] = 1
	case skat.King:
		t[traitKing] = 1
	case skat.Queen:
		t[traitQueen] = 1
	}
	tops := m.tops()
	if over == 0 {
		r := m.ruffRisk(c)
		t[traitBossSafe], t[traitBossRisk] = 1-r, r
		t[traitBossOthers] = float64(tops.Without(c).Len()) / 4
		t[traitBossCatches] = one(out&skat.OfRank(skat.Ten) != 0)
	} else {
		t[traitLoserTops] = float64(tops.Len()) / 4
		t[traitLoserTrumps] = float64((m.hand & m.game.Trumps()).Len()) / 5
		t[traitForces] = one(over.Len() == 1 && m.above(highest(m.game, own.Without(c)), out) == over && own.Len() > 1)
		t[traitEstablishes] = one(m.establishes(c, own, out))
		t[traitUnderTop] = one(higher != 0 && m.above(highest(m.game, own), out) == 0)
	}
	ten := skat.NewCard(c.Suit(), skat.Ten)
	t[traitBaresTen] = one(c != ten && own.Has(ten) && m.below(ten, own).Len() == m.above(ten, out).Len())
	t[traitSingle] = one(own.Len() == 1)
	t[traitSingleRuff] = one(own.Len() == 1 && m.hand&m.game.Trumps() != 0)
	t[traitLength] = float64(own.Len()) / 4
	t[traitOver] = float64(over.Len()) / 4
	t[traitLowest] = one(guards == 0)
	t[traitHighest] = one(higher == 0)
	t[traitOutLength] = float64(out.Len()) / 7
	t[traitNoTrumpsOut] = one(m.against()&m.game.Trumps() == 0)
	t[traitFollowed] = 1
	for _, o := range skat.Seats() {
		if m.opponent(o) {
			t[traitFollowed] *= 1 - m.void(o, c)
		}
	}
}

// tops returns the own plain cards that no opponent's card of the suit beats.
func (m *memory) tops() skat.Cards {
	var s skat.Cards
	out := m.against()
	for c := range (m.hand &^ m.game.Trumps()).All() {
		if m.above(c, out) == 0 {
			s = s.With(c)
		}
	}
	return s
}

func (m *memory) trumpTraits(c skat.Card, t *traits) {
	trumps := m.game.Trumps()
	out := m.against() & trumps
	over := m.above(c, out)
	if c.Rank() == skat.Jack {
		t[traitJack], t[traitJackHeight] = 1, float64(c.Suit())/4
	}
	t[traitFatTrump] = one(c.Points() >= 10)
	t[traitTrump] = 1
	t[traitTrumpAlone] = one(out == 0)
	t[traitTrumpBoss] = one(over == 0)
	t[traitBossesOut] = one(out != 0 && over == out)
	t[traitSurplus] = float64((m.hand&trumps).Len()-out.Len()) / 5
	n := min(out.Len(), 4)
	if n == 0 {
		return
	}
	run := 0
	for o := range (m.hand & trumps).All() {
		run += int(one(m.above(o, out) == 0))
	}
	if over == 0 {
		t[traitBoss1+n-1] = 1
		t[traitBossRun] = min(1, float64(run)/float64(out.Len()))
	} else {
		t[traitPull1+n-1] = 1
		t[traitPullRun] = min(1, float64(run)/float64(out.Len()))
	}
}

func (m *memory) followTraits(c skat.Card, t *traits) {
	takes := m.game.Beats(c, m.best)
	led := m.trick.Cards[0]
	t[traitTakes] = one(takes)
	t[traitOvertakes] = one(takes && m.winner == m.partner)
	if !m.class(led).Has(c) {
		t[traitRuff] = one(m.game.Trumps().Has(c))
		t[traitDiscard] = 1 - t[traitRuff]
	}
	t[traitTakesSure] = one(takes && m.above(c, m.against()) == 0)
}

func (m *memory) defenceTraits(c skat.Card, t *traits) {
	if m.game.Trumps().Has(c) {
		return
	}
	t[traitDeclarerRuffs] = m.ruffs(m.declarer, c)
	t[traitPartnerRuffs] = m.ruffs(m.partner, c)
	t[traitPartnerTop] = m.topShare(m.partner, c, c)
	t[traitDeclarerTop] = m.some(m.declarer.Index(), m.above(c, m.out))
	m.historyTraits(c, t)
	if m.me.Next() == m.declarer {
		t[traitThroughLength] = t[traitLength]
		t[traitThroughPoints] = t[traitPoints]
		t[traitThroughBoss] = one(m.above(c, m.against()) == 0)
		t[traitThroughPartner] = t[traitDeclarerRuffs]
	}
}

// historyTraits: what has been played of the suit of c, and by whom.
func (m *memory) historyTraits(c skat.Card, t *traits) {
	suit := m.class(c)
	t[traitFresh] = 1
	for i := 0; i < m.v.Tricks(); i++ {
		trick := m.v.TrickAt(i)
		if !suit.Has(trick.Cards[0]) {
			if p := trick.By(m.partner); suit.Has(p) && p.Points() < 10 {
				t[traitPartnerThrew] = 1
			}
			if suit.Has(trick.By(m.declarer)) {
				t[traitDeclarerThrew] = 1
			}
			continue
		}
		t[traitFresh] = 0
		switch trick.Leader {
		case m.me:
			t[traitOwnSuit] = 1
		case m.partner:
			t[traitPartnersSuit] = 1
		case m.declarer:
			t[traitDeclarersSuit] = 1
		}
		if trick.Winner == m.declarer && suit.Has(trick.By(m.declarer)) {
			t[traitDeclarerHigh] = 1
		}
	}
}

// cardByTraits chooses the card in suit games and Grand.
func (m *memory) cardByTraits(seed uint64) skat.Card {
	w := &playWeights[m.situation()]
	return m.pick(m.v.Playable(), seed, func(c skat.Card) float64 {
		var t traits
		m.traitsOf(c, &t)
		return t.times(w)
	})
}

func (t *traits) times(w *traits) float64 {
	s := 0.0
	for i := range t {
		s += t[i] * w[i]
	}
	return s
}
