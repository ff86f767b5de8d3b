package match

import "slices"

// Same tells whether two matches are equal in everything.
func (m *Match) Same(o *Match) bool {
	return m.settings == o.settings && m.seed == o.seed && slices.Equal(m.players, o.players) && m.first == o.first &&
		slices.Equal(m.deals, o.deals) && m.practice == o.practice
}
