package training

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

// A label file is a header and blocks. Each block has how many deals it is made
// of and how many labels follow, so that an interrupted run goes on after the
// last whole block. All numbers are little endian.
const (
	labelMagic = "skatlab1"
	labelSize  = 12
)

// header says what the labels of a file are made of.
type header struct {
	Magic [8]byte
	Seed  uint64
	Model uint64 // hash of the model that chose the hands
}

type block struct{ Deals, Labels uint32 }

const (
	flagHand = 1 << iota
	flagWon
	flagSchneider
)

func (l Label) encode(dst []byte) []byte {
	h := l.Holding
	flags := byte(0)
	for bit, set := range map[byte]bool{flagHand: h.Hand, flagWon: l.Won, flagSchneider: l.Schneider} {
		if set {
			flags |= bit
		}
	}
	dst = binary.LittleEndian.AppendUint32(dst, uint32(h.Ten))
	dst = binary.LittleEndian.AppendUint32(dst, uint32(h.Laid))
	return append(dst, byte(h.Kind), byte(h.Suit), byte(h.Seat), flags|l.Reach<<4)
}

func decode(b []byte) Label {
	flags := b[11]
	return Label{
		Holding: appraisal.Holding{
			Ten: skat.Cards(binary.LittleEndian.Uint32(b)), Laid: skat.Cards(binary.LittleEndian.Uint32(b[4:])),
			Kind: appraisal.Kind(b[8]), Suit: skat.Suit(b[9]), Seat: skat.Seat(b[10]), Hand: flags&flagHand != 0,
		},
		Won: flags&flagWon != 0, Schneider: flags&flagSchneider != 0, Reach: flags >> 4,
	}
}

// check tells what is impossible in a label that was read.
func (l Label) check() error {
	h := l.Holding
	switch {
	case h.Kind >= appraisal.NumKinds, h.Seat == skat.NoSeat || h.Seat > skat.Rearhand, h.Ten.Len() != 10, h.Ten&h.Laid != 0,
		(h.Kind == appraisal.Suit) != (h.Suit != skat.NoSuit), h.Suit > skat.Clubs, l.Reach >= appraisal.MaxReach,
		!h.Hand && h.Laid.Len() != 2:
		return fmt.Errorf("label %+v: not a hand of ten cards for a game", l)
	}
	return nil
}

// ReadLabels reads the whole blocks of a label file, and the seed that they
// were made from.
func ReadLabels(name string) (labels []Label, seed uint64, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	r := bufio.NewReaderSize(f, 1<<20)
	var h header
	if err := binary.Read(r, binary.LittleEndian, &h); err != nil || string(h.Magic[:]) != labelMagic {
		return nil, 0, fmt.Errorf("%s: not a label file of this version, want %q", name, labelMagic)
	}
	for {
		var b block
		if err := binary.Read(r, binary.LittleEndian, &b); err != nil {
			return labels, h.Seed, cutOff(err)
		}
		buf := make([]byte, int(b.Labels)*labelSize)
		if _, err := io.ReadFull(r, buf); err != nil {
			return labels, h.Seed, cutOff(err)
		}
		for ; len(buf) > 0; buf = buf[labelSize:] {
			l := decode(buf)
			if err := l.check(); err != nil {
				return nil, 0, fmt.Errorf("%s: %w", name, err)
			}
			labels = append(labels, l)
		}
	}
}

// cutOff is no error where a file ends, if in the middle of a block.
func cutOff(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil
	}
	return err
}

// openLabels opens a label file for writing and returns how many deals it has;
// a block that was cut off is dropped. A file of another seed or model is an
// error.
func openLabels(name string, want header) (f *os.File, deals uint64, labels int, err error) {
	f, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, 0, 0, err
	}
	fail := func(err error) (*os.File, uint64, int, error) {
		return nil, 0, 0, errors.Join(err, f.Close())
	}
	info, err := f.Stat()
	if err != nil {
		return fail(err)
	}
	if info.Size() == 0 {
		if err := binary.Write(f, binary.LittleEndian, want); err != nil {
			return fail(err)
		}
		return f, 0, 0, nil
	}
	var h header
	if err := binary.Read(f, binary.LittleEndian, &h); err != nil || h != want {
		return fail(fmt.Errorf("%s: made of another seed, tables or version; remove it or name another file", name))
	}
	at := int64(binary.Size(h))
	for {
		var b block
		if err := binary.Read(f, binary.LittleEndian, &b); err != nil {
			break
		}
		end := at + int64(binary.Size(b)) + int64(b.Labels)*labelSize
		if end > info.Size() {
			break
		}
		at, deals, labels = end, deals+uint64(b.Deals), labels+int(b.Labels)
		if _, err := f.Seek(at, io.SeekStart); err != nil {
			return fail(err)
		}
	}
	if err := f.Truncate(at); err != nil {
		return fail(err)
	}
	if _, err := f.Seek(at, io.SeekStart); err != nil {
		return fail(err)
	}
	return f, deals, labels, nil
}

// appendBlock writes the labels of some deals.
func appendBlock(f *os.File, deals int, labels []Label) error {
	buf, err := binary.Append(nil, binary.LittleEndian, block{uint32(deals), uint32(len(labels))})
	if err != nil {
		return err
	}
	for _, l := range labels {
		buf = l.encode(buf)
	}
	_, err = f.Write(buf)
	return err
}
