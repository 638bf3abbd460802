-- Many rows that one change added (added = 1) or took away (added = 0), none of which stood for a
-- row below: a line each with the identifier, a space and the row in the seed's JSON. They stand in
-- the journal one after the other from the position.
CREATE TABLE journal_batch (
  journal  INTEGER NOT NULL REFERENCES journal (number) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  kind     TEXT NOT NULL CHECK (kind = 'device' OR kind = 'rule' OR kind = 'observation'
    OR kind = 'source' OR kind = 'technique'),
  added    INTEGER NOT NULL CHECK (added = 0 OR added = 1),
  lines    TEXT NOT NULL CHECK (lines GLOB '[a-z0-9]* {*}'),
  PRIMARY KEY (journal, position)
) STRICT, WITHOUT ROWID;
