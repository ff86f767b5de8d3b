package store

import "database/sql"

// DB lends the connection, for tests to damage what it holds.
func (s *Store) DB() *sql.DB { return s.db }

// Version returns the version of the files that this program writes.
func Version() int { return len(migrations) }

// FirstVersion returns the statements that make a file of version 1.
func FirstVersion() string { return migrations[0] }
