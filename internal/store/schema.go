package store

// applicationID marks our files in their header: "Skat" in ASCII.
const applicationID = 0x536b6174

// migrations bring a file from version i (PRAGMA user_version) to i+1; the
// first makes a new one. They are only ever appended to.
//
// Times are Unix milliseconds, UTC. Players are match.Match's numbers. Player
// 0 is the one whose results can be filtered. Where the first version speaks
// of package skat or match.Match, a session of Offiziersskat has the same of
// package offizier or match.Session.
var migrations = []string{`
CREATE TABLE matches (
	id       INTEGER PRIMARY KEY,
	started  INTEGER NOT NULL,
	updated  INTEGER NOT NULL, -- by the last action
	state    TEXT    NOT NULL CHECK (state IN ('running', 'finished', 'abandoned')),
	settings TEXT    NOT NULL, -- match.Settings, JSON
	players  TEXT    NOT NULL, -- []match.Player, JSON
	seed     TEXT    NOT NULL, -- decimal, up to 2^64-1
	first    INTEGER NOT NULL, -- the first dealer
	practice INTEGER NOT NULL, -- 1: a decision was taken back
	deal     INTEGER NOT NULL, -- number of the current deal
	totals   TEXT    NOT NULL, -- by player, what decides, JSON; of the finished deals
	leaders  TEXT    NOT NULL  -- the players with the highest total, JSON
) STRICT;
CREATE INDEX matches_by_state ON matches (state, updated);

CREATE TABLE deals (
	match  INTEGER NOT NULL REFERENCES matches (id),
	deal   INTEGER NOT NULL, -- from 1
	layout TEXT    NOT NULL, -- as skat.Layout.String
	PRIMARY KEY (match, deal)
) STRICT, WITHOUT ROWID;

CREATE TABLE actions (
	match  INTEGER NOT NULL,
	deal   INTEGER NOT NULL,
	seq    INTEGER NOT NULL, -- from 0
	action TEXT    NOT NULL, -- as skat.Action.String
	PRIMARY KEY (match, deal, seq),
	FOREIGN KEY (match, deal) REFERENCES deals (match, deal)
) STRICT, WITHOUT ROWID;

-- One row for each finished deal, for the history to be filtered by.
CREATE TABLE results (
	match    INTEGER NOT NULL,
	deal     INTEGER NOT NULL,
	finished INTEGER NOT NULL,
	contract TEXT    NOT NULL, -- as skat.Contract.String: "R" Ramsch, "-" passed in
	declarer INTEGER,          -- player; NULL: passed in or Ramsch, as with won and value
	won      INTEGER,          -- 0 or 1
	value    INTEGER,          -- of the game, in game points
	seat     INTEGER,          -- of player 0: 0 forehand, 1 middlehand, 2 rearhand, NULL sat out
	score    INTEGER NOT NULL, -- of player 0, ordinary, in game points
	PRIMARY KEY (match, deal),
	FOREIGN KEY (match, deal) REFERENCES deals (match, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_time     ON results (finished);
CREATE INDEX results_by_contract ON results (contract, finished);
CREATE INDEX results_by_declarer ON results (declarer, won, finished);
CREATE INDEX results_by_seat     ON results (seat, finished);

CREATE TABLE preferences (
	key   TEXT PRIMARY KEY,
	value TEXT NOT NULL -- JSON
) STRICT, WITHOUT ROWID;
`, `
ALTER TABLE matches ADD COLUMN game TEXT NOT NULL DEFAULT 'skat' CHECK (game IN ('skat', 'offizier'));
DROP INDEX matches_by_state;
CREATE INDEX matches_by_state ON matches (game, state, updated);

-- Of Offiziersskat: contract is the letter of the game; won is NULL for a
-- draw; seat is 0 forehand, 1 dealer; score is less the opponent's.
ALTER TABLE results ADD COLUMN points INTEGER; -- the declarer's card points; NULL: there is none
`, `
-- Of player 0, with the 50, 40 or 30 that a tournament adds; NULL: a session
-- of Offiziersskat, or a match that no longer replays.
ALTER TABLE results ADD COLUMN tourney INTEGER;

-- What became of a deal when bots played player 0's cards, the deal as a line
-- of skat.Deal.String; the rest as in results.
CREATE TABLE replays (
	match    INTEGER NOT NULL,
	deal     INTEGER NOT NULL,
	level    TEXT    NOT NULL, -- of the bot in player 0's seat
	played   INTEGER NOT NULL,
	line     TEXT    NOT NULL,
	contract TEXT    NOT NULL,
	declarer INTEGER,
	won      INTEGER,
	value    INTEGER,
	seat     INTEGER,
	score    INTEGER NOT NULL,
	points   INTEGER,
	tourney  INTEGER,
	PRIMARY KEY (match, deal, level),
	FOREIGN KEY (match, deal) REFERENCES deals (match, deal)
) STRICT, WITHOUT ROWID;

-- Drill questions that were answered wrongly, in Leitner boxes.
CREATE TABLE drills (
	id       INTEGER PRIMARY KEY,
	kind     TEXT    NOT NULL,
	state    TEXT    NOT NULL, -- the question: deal code, seat, actions, as the drill writes them
	box      INTEGER NOT NULL, -- 1 to 6; 7 is learned
	due      INTEGER NOT NULL,
	answered INTEGER NOT NULL, -- when last
	answer   TEXT    NOT NULL, -- the last one, as the drill writes it
	loss     REAL    NOT NULL, -- points that it lost
	UNIQUE (kind, state)
) STRICT;
CREATE INDEX drills_by_due ON drills (kind, due);

-- Every answer counts here, that to a question that does not come back too.
CREATE TABLE drill_days (
	day     TEXT    NOT NULL, -- 2006-01-02, the player's
	kind    TEXT    NOT NULL,
	answers INTEGER NOT NULL,
	right   INTEGER NOT NULL,
	loss    REAL    NOT NULL, -- points lost, the sum
	PRIMARY KEY (day, kind)
) STRICT, WITHOUT ROWID;
`, importedSchema, `
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0; -- given to the person who plays
`, `
ALTER TABLE matches ADD COLUMN refused TEXT NOT NULL DEFAULT 'null'; -- claims, []match.RefusedClaim, JSON
`}
