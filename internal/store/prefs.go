package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
)

// Prefs reads the preference key into into, a pointer, and tells whether there
// is one. A preference that does not fit into the value is an error and leaves
// it as json.Unmarshal does: the caller goes on with its default.
func (s *Store) Prefs(key string, into any) (bool, error) {
	var text string
	err := s.db.QueryRow(`SELECT value FROM preferences WHERE key = ?`, key).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	if err == nil {
		err = json.Unmarshal([]byte(text), into)
	}
	if err != nil {
		return false, fmt.Errorf("read the preference %s: %w", key, err)
	}
	return true, nil
}

// SetPrefs keeps from, as JSON, as the preference key.
func (s *Store) SetPrefs(key string, from any) error {
	text, err := json.Marshal(from)
	if err == nil {
		_, err = s.db.Exec(`INSERT INTO preferences (key, value) VALUES (?, ?)
			ON CONFLICT DO UPDATE SET value = excluded.value`, key, string(text))
	}
	if err != nil {
		return fmt.Errorf("keep the preference %s: %w", key, err)
	}
	return nil
}
