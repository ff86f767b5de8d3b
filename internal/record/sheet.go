package record

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// SheetVersion is the version of the form that [Sheet.WriteJSON] writes. It
// changes when a field changes its meaning or goes; new fields may come.
const SheetVersion = 1

// Sheet is the score sheet of a match as it is given to other programs.
//
// Players are numbered from 1, clockwise; 0 is nobody. Lists are by player,
// [0] being player 1. Scores are game points.
type Sheet struct {
	Version  int            `json:"version"`
	Match    int64          `json:"match"` // its number in the store
	Started  time.Time      `json:"started"`
	Updated  time.Time      `json:"updated"` // by the last action
	Over     bool           `json:"over"`
	Practice bool           `json:"practice"` // a decision was taken back, or the cards were given
	Hints    int            `json:"hints,omitempty"`
	Seed     uint64         `json:"seed,string"`
	Settings SheetSettings  `json:"settings"`
	Players  []SheetPlayer  `json:"players"`
	Deals    []SheetDeal    `json:"deals"` // those that are over
	Accounts []SheetAccount `json:"accounts"`
	Leaders  []int          `json:"leaders"` // players with the highest total; more than one at the end: a draw
}

// SheetSettings is the rule set (RULES.md, section 10).
type SheetSettings struct {
	Table         int      `json:"table"`
	Deals         int      `json:"deals"`
	Valuation     string   `json:"valuation"` // plain, isko
	Tournament    bool     `json:"tournament"`
	Kontra        string   `json:"kontra"` // off, any, held18
	Bock          []string `json:"bock"`   // lost_with_60, lost_kontra, grand_hand_won
	Ramsch        bool     `json:"ramsch"`
	Schieberamsch bool     `json:"schieberamsch"`
	RamschSkat    string   `json:"ramsch_skat"` // last, loser
	Rated         bool     `json:"rated"`
}

// SheetPlayer is one at the table: a name, "" for the person who gave none,
// and the level of the bot that plays for it, "" for a person.
type SheetPlayer struct {
	Name string `json:"name"`
	Bot  string `json:"bot,omitempty"`
}

// SheetDeal is one row.
type SheetDeal struct {
	Deal     int    `json:"deal"` // from 1
	Dealer   int    `json:"dealer"`
	Declarer int    `json:"declarer"` // 0: passed in or Ramsch
	Outcome  string `json:"outcome"`  // won, lost, passed_in, ramsch, durchmarsch
	Ending   string `json:"ending"`   // played, null_lost, claimed, conceded, resigned, passed_in
	Contract string `json:"contract"` // as skat.Contract.String: "R" Ramsch, "-" passed in
	Bid      int    `json:"bid"`
	Matadors int    `json:"matadors"` // with (+) or without (−)
	// Schneider and Schwarz are counted in the value, as reached or as announced
	// and missed.
	Schneider bool `json:"schneider"`
	Schwarz   bool `json:"schwarz"`
	Overbid   bool `json:"overbid"`
	Kontra    bool `json:"kontra"`
	Re        bool `json:"re"`
	Bock      bool `json:"bock"`     // the deal belongs to a Bock round
	Value     int  `json:"value"`    // of the game; in Ramsch the most card points taken
	Price     int  `json:"price"`    // the value, raised to the bid where a lost game is
	Jungfrau  int  `json:"jungfrau"` // the player without a trick in Ramsch
	Pushes    int  `json:"pushes"`   // unseen, in Schieberamsch

	CardPoints []int `json:"card_points"` // the declarer's with the skat
	Tricks     []int `json:"tricks"`
	Score      []int `json:"score"`  // ordinary, of this deal
	Own        []int `json:"own"`    // ±50, of this deal
	Others     []int `json:"others"` // 40 or 30, of this deal
	Total      []int `json:"total"`  // running, ordinary
	Tournament []int `json:"tournament"`
}

// SheetAccount is a player's closing computation: Total is Score + Own +
// Others, Own 50 × (Won − Lost), Others 40 or 30 × OthersLost.
type SheetAccount struct {
	Score      int `json:"score"`
	Won        int `json:"won"`
	Lost       int `json:"lost"`
	OthersLost int `json:"others_lost"`
	Own        int `json:"own"`
	Others     int `json:"others"`
	Total      int `json:"total"`
}

// SheetMeta is what a store knows of a match beside the match.
type SheetMeta struct {
	Match            int64
	Started, Updated time.Time // written in UTC, to the second
}

var (
	outcomeNames = [...]string{"", "passed_in", "won", "lost", "ramsch", "durchmarsch"}
	endingNames  = [...]string{"", "passed_in", "played", "null_lost", "claimed", "conceded", "resigned"}
)

// NewSheet is the sheet of a match, over or not.
func NewSheet(m *match.Match, meta SheetMeta) Sheet {
	from := m.Sheet()
	s := Sheet{
		Version: SheetVersion, Match: meta.Match, Started: meta.Started.UTC().Truncate(time.Second), Updated: meta.Updated.UTC().Truncate(time.Second),
		Over: m.Over(), Practice: m.Practice(), Hints: m.Hints(), Seed: m.Seed(), Settings: sheetSettings(m.Settings()), Deals: []SheetDeal{},
	}
	for _, p := range from.Players {
		s.Players = append(s.Players, SheetPlayer(p))
	}
	for _, row := range from.Rows {
		s.Deals = append(s.Deals, sheetDeal(m, row))
	}
	for _, a := range from.Accounts {
		s.Accounts = append(s.Accounts, SheetAccount{
			Score: a.Score, Won: a.Won, Lost: a.Lost, OthersLost: a.OthersLost, Own: a.Own, Others: a.Other, Total: a.Total(),
		})
	}
	for _, p := range from.Leaders() {
		s.Leaders = append(s.Leaders, p+1)
	}
	return s
}

func sheetSettings(s match.Settings) SheetSettings {
	to := SheetSettings{
		Table: s.Table, Deals: s.Deals, Valuation: "plain", Tournament: s.Tournament, Kontra: [...]string{"off", "any", "held18"}[s.Kontra],
		Bock: []string{}, Ramsch: s.Ramsch, Schieberamsch: s.Schiebe, RamschSkat: "last", Rated: s.Rated,
	}
	if s.Valuation == skat.ISkO {
		to.Valuation = "isko"
	}
	if s.RamschSkat == skat.SkatToLoser {
		to.RamschSkat = "loser"
	}
	for _, trigger := range []struct {
		on   bool
		name string
	}{{s.Bock.LostWith60, "lost_with_60"}, {s.Bock.LostKontra, "lost_kontra"}, {s.Bock.GrandHandWon, "grand_hand_won"}} {
		if trigger.on {
			to.Bock = append(to.Bock, trigger.name)
		}
	}
	return to
}

func sheetDeal(m *match.Match, row match.Row) SheetDeal {
	r, at, players := row.Result, m.SeatingAt(row.Deal), len(row.Points)
	k := r.Calculation
	d := SheetDeal{
		Deal: row.Deal, Dealer: row.Dealer + 1, Declarer: row.Declarer + 1, Outcome: outcomeNames[r.Outcome], Ending: endingNames[r.Ending],
		Contract: row.Contract.String(), Bid: row.Bid, Matadors: k.Matadors, Schneider: k.Schneider, Schwarz: k.Schwarz, Overbid: k.Overbid,
		Kontra: k.Kontra, Re: k.Re, Bock: row.Bock, Value: k.Value, Price: k.Price,
		CardPoints: make([]int, players), Tricks: make([]int, players), Total: row.Totals, Tournament: row.Tourney,
	}
	if row.Declarer < 0 {
		d.Value, d.Price = r.Ramsch.Most, r.Ramsch.Most
		d.Jungfrau, d.Pushes = at.Player(r.Ramsch.Jungfrau)+1, r.Ramsch.Pushes
	}
	for i, p := range at.Players {
		d.CardPoints[p], d.Tricks[p] = r.Points[i], r.Tricks[i]
	}
	for _, p := range row.Points {
		d.Score, d.Own, d.Others = append(d.Score, p.Score), append(d.Own, p.Own), append(d.Others, p.Other)
	}
	return d
}

// WriteJSON writes the sheet as one JSON object.
func (s Sheet) WriteJSON(w io.Writer) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(s)
}

// ReadSheet reads what WriteJSON wrote.
func ReadSheet(r io.Reader) (Sheet, error) {
	var s Sheet
	if err := json.NewDecoder(r).Decode(&s); err != nil {
		return Sheet{}, fmt.Errorf("read a sheet: %w", err)
	}
	if s.Version != SheetVersion {
		return Sheet{}, fmt.Errorf("read a sheet: version %d: want %d", s.Version, SheetVersion)
	}
	return s, nil
}
