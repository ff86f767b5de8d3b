package skat

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Section 10, Ramsch: what each row of taken points and tricks comes to.
func TestRamschCount(t *testing.T) {
	for _, row := range []struct {
		name   string
		points [3]int16 // in tricks
		tricks [3]uint8
		last   Seat // taker of the last trick
		skat   string
		rules  Rules
		pushes uint8
		score  [3]int
		out    Outcome
	}{
		{"most points lose", [3]int16{20, 60, 30}, [3]uint8{3, 4, 3}, Forehand, "HT D7", Rules{}, 0, [3]int{0, -60, 0}, RamschLost},
		{"the skat goes to the last trick", [3]int16{52, 58, 0}, [3]uint8{5, 4, 1}, Forehand, "HT D7", Rules{}, 0, [3]int{-62, 0, 0}, RamschLost},
		{"two tied lose both", [3]int16{50, 50, 10}, [3]uint8{4, 4, 2}, Rearhand, "HT D7", Rules{}, 0, [3]int{-50, -50, 0}, RamschLost},
		{"three tied, nobody", [3]int16{40, 40, 30}, [3]uint8{4, 3, 3}, Rearhand, "HT D7", Rules{}, 0, [3]int{0, 0, 0}, RamschLost},
		{"Jungfrau doubles", [3]int16{0, 70, 40}, [3]uint8{0, 6, 4}, Rearhand, "HT D7", Rules{}, 0, [3]int{0, -140, 0}, RamschLost},
		{"no points, yet a trick: no Jungfrau", [3]int16{0, 70, 40}, [3]uint8{1, 6, 3}, Rearhand, "HT D7", Rules{}, 0, [3]int{0, -70, 0}, RamschLost},
		{"Durchmarsch", [3]int16{0, 110, 0}, [3]uint8{0, 10, 0}, Middlehand, "HT D7", Rules{}, 0, [3]int{0, 120, 0}, Durchmarsch},
		{"a push doubles", [3]int16{20, 60, 30}, [3]uint8{3, 4, 3}, Forehand, "HT D7", Rules{}, 1, [3]int{0, -120, 0}, RamschLost},
		{"three pushes", [3]int16{20, 60, 30}, [3]uint8{3, 4, 3}, Forehand, "HT D7", Rules{}, 3, [3]int{0, -480, 0}, RamschLost},
		{"pushes and Jungfrau", [3]int16{0, 70, 40}, [3]uint8{0, 6, 4}, Rearhand, "HT D7", Rules{}, 2, [3]int{0, -560, 0}, RamschLost},
		{"pushes do not lift a Durchmarsch", [3]int16{0, 110, 0}, [3]uint8{0, 10, 0}, Middlehand, "HT D7", Rules{}, 2, [3]int{0, 120, 0}, Durchmarsch},
		{"Bock", [3]int16{20, 60, 30}, [3]uint8{3, 4, 3}, Forehand, "HT D7", Rules{Bock: true}, 0, [3]int{0, -120, 0}, RamschLost},
		{"Bock and Durchmarsch", [3]int16{0, 110, 0}, [3]uint8{0, 10, 0}, Middlehand, "HT D7", Rules{Bock: true}, 0, [3]int{0, 240, 0}, Durchmarsch},
		{"skat to the loser", [3]int16{52, 58, 0}, [3]uint8{5, 4, 1}, Forehand, "HT D7", Rules{RamschSkat: SkatToLoser}, 0, [3]int{0, -68, 0}, RamschLost},
		{"skat to the loser, two tied: to nobody", [3]int16{50, 50, 10}, [3]uint8{4, 4, 2}, Rearhand, "HT D7", Rules{RamschSkat: SkatToLoser}, 0,
			[3]int{-50, -50, 0}, RamschLost},
	} {
		t.Run(row.name, func(t *testing.T) {
			d := New(Layout{}, row.rules)
			d.contract.Game = Ramsch
			var err error
			d.skat, err = ParseCards(row.skat)
			require.NoError(t, err)
			d.points, d.won, d.pushes = row.points, row.tricks, row.pushes
			d.tricks[9].Winner = row.last
			d.end(EndPlayed, NoSeat)
			r := d.Result()
			assert.Equal(t, row.score, r.Score)
			assert.Equal(t, row.out, r.Outcome)
			assert.Equal(t, NoSeat, r.Declarer)
		})
	}
}
