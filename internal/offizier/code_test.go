package offizier_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// A deal's code gives the deal back at every moment of it.
func TestCodeReadsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 2))
		rules := offizier.Rules{Kontra: rapid.SampledFrom([]offizier.KontraRule{offizier.KontraTakeOver, offizier.KontraDouble}).Draw(t, "kontra")}
		d := offizier.New(offizier.DealPack(skat.Shuffle(rng)), rules)
		stop := rapid.IntRange(0, 40).Draw(t, "actions")
		for n := 0; ; n++ {
			legal := d.Legal(d.ToMove())
			if n == stop || len(legal) == 0 {
				break
			}
			require.NoError(t, d.Apply(legal[rng.IntN(len(legal))]))
		}
		layout := d.Layout()
		require.Len(t, layout.Code(), 20)
		got, err := offizier.ParseCode(d.Code(), rules)
		require.NoError(t, err)
		require.Equal(t, d, got)
		got, err = offizier.ParseCode(layout.Code(), rules)
		require.NoError(t, err)
		require.Equal(t, offizier.New(layout, rules), got)
	})
}

// Codes are given to other people: the same deal has the same one for ever.
func TestCodeOfALayout(t *testing.T) {
	l, err := offizier.ParseLayout(layout)
	require.NoError(t, err)
	const code = "O35V5X7620F9FTCV3FYH"
	assert.Equal(t, code, l.Code())
	assert.Equal(t, "?", offizier.Layout{}.Code())
	d, err := offizier.ParseCode(" "+code+":G.kontra.p\n", offizier.Rules{Kontra: offizier.KontraDouble})
	require.NoError(t, err)
	assert.Equal(t, l.String()+" 0 G 1 kontra 0 p", d.String())

	for text, want := range map[string]string{
		"S" + code[1:]:     `deal code "S` + code[1:] + `": want one that begins with O`,
		code[:10]:          `deal code "` + code[:10] + `": want O and 19 digits`,
		code + ":":         "",
		code + ":C..p":     `deal code, action 2: action "": want a game (D H S C G), kontra, re, p or a card`,
		code + ":C.re":     `deal code, action 2: 1 re: not now: the deal is in its phase "kontra"`,
		code + ":C.p.C7.x": `deal code, action 3: 0 C7: forehand has that neither in hand nor open`,
	} {
		_, err := offizier.ParseCode(text, offizier.Rules{})
		if want == "" {
			assert.NoError(t, err)
			continue
		}
		assert.EqualError(t, err, want)
	}
	_, err = offizier.ParseCode(code, offizier.Rules{Even: 7})
	assert.EqualError(t, err, "60:60 7: want draw or defender")
}

// A wrong digit and two that changed places are found out; letters that look
// like digits, small ones and hyphens are no matter.
func TestCodeAsPeopleWriteIt(t *testing.T) {
	const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	alike := false
	for seed := range uint64(10) {
		l := offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, 3)))
		code := l.Code()
		wrong := func(text string) {
			_, err := offizier.ParseCode(text, offizier.Rules{})
			assert.ErrorContains(t, err, "a digit is wrong", text)
		}
		for i := 1; i < len(code); i++ {
			for _, d := range digits {
				if byte(d) != code[i] {
					wrong(code[:i] + string(d) + code[i+1:])
				}
			}
			for j := 1; j < i; j++ {
				if code[i] != code[j] {
					wrong(code[:j] + code[i:i+1] + code[j+1:i] + code[j:j+1] + code[i+1:])
				}
			}
		}
		alike = alike || strings.Contains(code, "0") && strings.Contains(code, "1")
		for _, text := range []string{
			strings.ToLower(code), code[:5] + "-" + code[5:10] + "-" + code[10:], "0" + code[1:],
			strings.NewReplacer("0", "O", "1", "I").Replace(code), strings.NewReplacer("0", "o", "1", "l").Replace(code),
		} {
			d, err := offizier.ParseCode(text, offizier.Rules{})
			require.NoError(t, err, text)
			assert.Equal(t, l, d.Layout(), text)
		}
	}
	assert.True(t, alike, "no code has both digits that look like letters")
}
