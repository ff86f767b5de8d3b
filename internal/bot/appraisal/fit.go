package appraisal

import "math"

// A Sample is a holding and what came of it.
type Sample struct {
	Holding Holding
	Yes     bool
}

// fitting is the state of fitting one kind and outcome.
type fitting struct {
	specs  []tableSpec
	stride int // entries that a sample selects
	index  []uint16
	yes    []bool
	logit  []float32
	w, w0  Weights // entries, and where their priors draw them to
	scale  float64 // of the priors
	g, h   []float64
}

// Fit fits the tables of a kind and outcome to samples of that kind, by
// maximum likelihood with Gaussian priors around the entries as they are,
// scale times as strong as for a first fit. It takes each table in turn one
// damped Newton step, rounds times. Call Compile after the last.
func (m *Model) Fit(k Kind, o Outcome, samples []Sample, rounds int, scale float64) {
	_, columns := sizes(k)
	f := fitting{
		specs: specs[k], stride: columns, w: m.Tables[k][o], w0: append(Weights(nil), m.Tables[k][o]...), scale: scale,
		index: make([]uint16, 0, columns*len(samples)), yes: make([]bool, len(samples)), logit: make([]float32, len(samples)),
	}
	for i, s := range samples {
		f.index = s.Holding.features(f.index)
		f.yes[i] = s.Yes
		for _, e := range f.index[len(f.index)-columns:] {
			f.logit[i] += f.w[e]
		}
	}
	f.g, f.h = make([]float64, len(f.w)), make([]float64, len(f.w))
	for range rounds {
		offset, column := 0, 0
		for _, t := range f.specs {
			f.step(t, offset, column)
			offset += t.size
			column += t.columns
		}
	}
}

// step moves the entries of one table, which begins at offset and is selected
// by the columns from column on.
func (f *fitting) step(t tableSpec, offset, column int) {
	g, h := f.g[:t.size], f.h[:t.size]
	clear(g)
	clear(h)
	for i, yes := range f.yes {
		p := 1 / (1 + math.Exp(-float64(f.logit[i])))
		d := -p
		if yes {
			d = 1 - p
		}
		v := p * (1 - p)
		for _, e := range f.index[i*f.stride+column : i*f.stride+column+t.columns] {
			g[int(e)-offset] += d
			h[int(e)-offset] += v
		}
	}
	prior := t.prior * f.scale
	move := make([]float32, t.size)
	for e := range move {
		// Several columns move together: the Hessian is at most so many times its
		// diagonal.
		dw := (g[e] - prior*float64(f.w[offset+e]-f.w0[offset+e])) / (h[e]*float64(t.columns) + prior)
		move[e] = float32(max(-1, min(1, dw)))
		f.w[offset+e] += move[e]
	}
	for i := range f.logit {
		for _, e := range f.index[i*f.stride+column : i*f.stride+column+t.columns] {
			f.logit[i] += move[int(e)-offset]
		}
	}
}
