package skat

// bidValues are the 63 legal values of the auction, in game points
// (section 3).
var bidValues = [63]int16{18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63, 66, 70, 72, 77, 80, 81,
	84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153, 154, 156, 160, 162, 165, 168,
	170, 176, 180, 187, 192, 198, 204, 216, 240, 264}

// BidValues returns the legal values, low to high.
func BidValues() [63]int16 { return bidValues }

// IsBid tells whether v is a legal value.
func IsBid(v int) bool { return v > 0 && NextBid(v-1) == v }

// NextBid returns the lowest legal value above v, or 0 when there is none.
func NextBid(v int) int {
	for _, b := range bidValues {
		if int(b) > v {
			return int(b)
		}
	}
	return 0
}

// HighestBid returns the highest legal value not above v, or 0.
func HighestBid(v int) int {
	for i := len(bidValues) - 1; i >= 0; i-- {
		if int(bidValues[i]) <= v {
			return int(bidValues[i])
		}
	}
	return 0
}
