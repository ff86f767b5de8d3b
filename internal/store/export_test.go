package store

import "database/sql"

// DB lends the connection, for tests to damage what it holds.
func (s *Store) DB() *sql.DB { return s.db }
