package skat

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"strings"
)

// codeDigits is Crockford's base 32: no I, L, O, U.
const codeDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// codeAlike are the letters that a person writes for digits, and what may
// stand between digits.
var codeAlike = strings.NewReplacer("I", "1", "L", "1", "O", "0", "-", "")

// CardsCode returns how the pack is dealt as one word that a person can read
// out: the letter of the game, the number of this deal among all that there
// are, in Crockford's base 32, and a check digit, which finds every single
// wrong digit and every two that changed places. groups are who gets what, in
// a fixed order and of fixed sizes; together they are the pack, each card
// once, else the word is "?".
func CardsCode(game byte, groups []Cards) string {
	n, rest := new(big.Int), AllCards
	for _, g := range groups {
		if g&^rest != 0 {
			return "?"
		}
		n.Mul(n, bigBinomial(rest.Len(), g.Len()))
		n.Add(n, new(big.Int).SetUint64(g.rankIn(rest)))
		rest &^= g
	}
	if rest != 0 {
		return "?"
	}
	digits := make([]byte, codeLength(groupSizes(groups)))
	low := new(big.Int)
	for i := len(digits) - 1; i >= 0; i-- {
		n.DivMod(n, big.NewInt(32), low)
		digits[i] = codeDigits[low.Int64()]
	}
	return string(game) + string(digits) + codeDigits[codeCheck(digits):][:1]
}

// ParseCardsCode reads what CardsCode writes of groups of these sizes, which
// together are 32. Upper and lower case, I and L for 1, O for 0 and hyphens
// are all right.
func ParseCardsCode(game byte, text string, sizes []int) ([]Cards, error) {
	word := codeAlike.Replace(strings.ToUpper(text))
	length := codeLength(sizes)
	if word == "" || word[:1] != codeAlike.Replace(string(game)) {
		return nil, fmt.Errorf("deal code %q: want one that begins with %c", text, game)
	}
	digits := word[1:]
	if len(digits) != length+1 {
		return nil, fmt.Errorf("deal code %q: want %c and %d digits", text, game, length+1)
	}
	n := new(big.Int)
	for i := range length + 1 {
		d := strings.IndexByte(codeDigits, digits[i])
		if d < 0 {
			return nil, fmt.Errorf("deal code %q: %q is no digit of one", text, digits[i:i+1])
		}
		if i < length {
			n.Add(n.Lsh(n, 5), big.NewInt(int64(d)))
		}
	}
	if codeDigits[codeCheck([]byte(digits[:length]))] != digits[length] {
		return nil, fmt.Errorf("deal code %q: a digit is wrong", text)
	}
	groups, err := unrank(n, sizes)
	if err != nil {
		return nil, fmt.Errorf("deal code %q: %w", text, err)
	}
	return groups, nil
}

// unrank returns the groups of the deal with that number.
func unrank(n *big.Int, sizes []int) ([]Cards, error) {
	ranks := make([]uint64, len(sizes))
	left := 0
	for i := len(sizes) - 1; i >= 0; i-- {
		left += sizes[i]
		rank := new(big.Int)
		n.DivMod(n, bigBinomial(left, sizes[i]), rank)
		ranks[i] = rank.Uint64()
	}
	if n.Sign() != 0 {
		return nil, errors.New("there are not so many deals")
	}
	groups, rest := make([]Cards, len(sizes)), AllCards
	for i, size := range sizes {
		groups[i] = rest.ranked(size, ranks[i])
		rest &^= groups[i]
	}
	return groups, nil
}

// rankIn returns the number of this set among all of its size within of, in
// the combinatorial number system: the sum of C(p, i) over the places p, from
// 0, of its cards i = 1, 2 …
func (s Cards) rankIn(of Cards) (rank uint64) {
	i := 0
	for c := range s.All() {
		i++
		rank += binomial((of & (1<<(c-1) - 1)).Len(), i)
	}
	return rank
}

// ranked returns the subset of that size whose number is rank.
func (s Cards) ranked(size int, rank uint64) (subset Cards) {
	cards := make([]Card, 0, 32)
	for c := range s.All() {
		cards = append(cards, c)
	}
	for i, p := size, len(cards)-1; i > 0; p-- {
		if b := binomial(p, i); b <= rank {
			rank -= b
			subset = subset.With(cards[p])
			i--
		}
	}
	return subset
}

// binomial returns n over k for n up to 32; 0 when k is more than n.
func binomial(n, k int) uint64 {
	b := uint64(1)
	for i := range k {
		b = b * uint64(max(0, n-i)) / uint64(i+1)
	}
	return b
}

func bigBinomial(n, k int) *big.Int { return new(big.Int).SetUint64(binomial(n, k)) }

func groupSizes(groups []Cards) []int {
	sizes := make([]int, len(groups))
	for i, g := range groups {
		sizes[i] = g.Len()
	}
	return sizes
}

// codeLength returns how many digits the number of a deal has.
func codeLength(sizes []int) int {
	deals, left := big.NewInt(1), 0
	for _, size := range sizes {
		left += size
		deals.Mul(deals, bigBinomial(left, size))
	}
	return (deals.Sub(deals, big.NewInt(1)).BitLen() + 4) / 5
}

// codeCheck returns the check digit: the digits as a polynomial over GF(32),
// with x⁵ + x² + 1, at its generator, whose powers differ up to the 31st.
func codeCheck(digits []byte) (sum uint8) {
	for _, d := range digits {
		sum = (sum ^ uint8(strings.IndexByte(codeDigits, d))) << 1
		if bits.Len8(sum) > 5 {
			sum ^= 0b100101
		}
	}
	return sum
}
