-- The same table with a check that needs no list, for which SQLite builds a table for every row.

ALTER TABLE journal_change RENAME TO old_journal_change;

-- What the user's own layer said at one row before and after a change: a row and what it replaced,
-- a row alone, what it took away (no row, but something replaced), or nothing.
CREATE TABLE journal_change (
  journal         INTEGER NOT NULL REFERENCES journal (number) ON DELETE CASCADE,
  position        INTEGER NOT NULL CHECK (position >= 0),
  kind            TEXT NOT NULL CHECK (kind = 'device' OR kind = 'rule' OR kind = 'observation'
    OR kind = 'source' OR kind = 'technique'),
  id              TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 129
    AND id NOT GLOB '*[^a-z0-9./-]*' AND instr(id, char(0)) = 0),
  before_row      TEXT CHECK (before_row GLOB '{*}' AND instr(before_row, char(0)) = 0),
  before_replaced TEXT CHECK (before_replaced GLOB '{*}' AND instr(before_replaced, char(0)) = 0),
  after_row       TEXT CHECK (after_row GLOB '{*}' AND instr(after_row, char(0)) = 0),
  after_replaced  TEXT CHECK (after_replaced GLOB '{*}' AND instr(after_replaced, char(0)) = 0),
  PRIMARY KEY (journal, position),
  UNIQUE (journal, kind, id)
) STRICT, WITHOUT ROWID;

INSERT INTO journal_change SELECT * FROM old_journal_change;

DROP TABLE old_journal_change;
