package training

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/af22046e/skat/internal/bot/appraisal"
)

// blockDeals is how many deals a block of a label file is made of.
const blockDeals = 100

// Run is how labels are collected.
type Run struct {
	Seed    uint64
	Labels  int    // stop after the block in which so many are reached
	File    string // goes on where it was left
	Workers int
	Model   *appraisal.Model // chooses the hands
	Out     io.Writer        // progress
	Now     func() time.Time
}

// dealer makes the labels of a deal; each worker has its own.
type dealer func(seed, n uint64, dst []Label) ([]Label, error)

// collect writes blocks until there are enough labels, the same whatever the
// number of workers.
func (r Run) collect(ctx context.Context, hire func() dealer) (err error) {
	want := header{Seed: r.Seed, Model: r.Model.Hash()}
	copy(want.Magic[:], labelMagic)
	f, deals, labels, err := openLabels(r.File, want)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	dealers := make([]dealer, max(1, r.Workers))
	for i := range dealers {
		dealers[i] = hire()
	}
	start, first := r.Now(), labels
	for labels < r.Labels {
		block, err := makeBlock(r.Seed, deals, dealers)
		if err != nil {
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := appendBlock(f, blockDeals, block); err != nil {
			return err
		}
		deals += blockDeals
		labels += len(block)
		left := time.Duration(float64(r.Now().Sub(start)) * float64(r.Labels-labels) / float64(labels-first))
		fmt.Fprintf(r.Out, "%d deals, %d of %d labels, about %v left\n", deals, labels, r.Labels, max(0, left).Round(time.Second))
	}
	return nil
}

// makeBlock makes the labels of the next deals, in their order.
func makeBlock(seed, deals uint64, dealers []dealer) ([]Label, error) {
	var of [blockDeals][]Label
	errs := make([]error, len(dealers))
	var workers sync.WaitGroup
	for w, deal := range dealers {
		workers.Go(func() {
			for i := w; i < blockDeals && errs[w] == nil; i += len(dealers) {
				of[i], errs[w] = deal(seed, deals+uint64(i)+1, nil)
			}
		})
	}
	workers.Wait()
	var block []Label
	for _, l := range of {
		block = append(block, l...)
	}
	return block, errors.Join(errs...)
}
