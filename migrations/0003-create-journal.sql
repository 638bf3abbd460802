-- Where the user's own layer stands over a row of a lower one: the row that it replaces (masks = 0)
-- or takes away (masks = 1), as it was at that time, in the seed's JSON.
CREATE TABLE override (
  kind     TEXT NOT NULL CHECK (kind IN ('device', 'rule', 'observation', 'source', 'technique')),
  id       TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 129 AND id NOT GLOB '*[^a-z0-9./-]*'
    AND instr(id, char(0)) = 0),
  masks    INTEGER NOT NULL CHECK (masks IN (0, 1)),
  replaced TEXT NOT NULL CHECK (replaced GLOB '{*}' AND instr(replaced, char(0)) = 0),
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Every change of the user's own rows, in order. One that takes back another names it.
CREATE TABLE journal (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  at     TEXT NOT NULL CHECK (at IS strftime('%Y-%m-%dT%H:%M:%SZ', at)),
  title  TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200 AND instr(title, char(0)) = 0),
  data   INTEGER NOT NULL CHECK (data > 0),
  undoes INTEGER UNIQUE REFERENCES journal (number) CHECK (undoes < number)
) STRICT;

-- What the user's own layer said at one row before and after a change: a row and what it replaced,
-- a row alone, what it took away (no row, but something replaced), or nothing.
CREATE TABLE journal_change (
  journal         INTEGER NOT NULL REFERENCES journal (number) ON DELETE CASCADE,
  position        INTEGER NOT NULL CHECK (position >= 0),
  kind            TEXT NOT NULL
    CHECK (kind IN ('device', 'rule', 'observation', 'source', 'technique')),
  id              TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 129
    AND id NOT GLOB '*[^a-z0-9./-]*' AND instr(id, char(0)) = 0),
  before_row      TEXT CHECK (before_row GLOB '{*}' AND instr(before_row, char(0)) = 0),
  before_replaced TEXT CHECK (before_replaced GLOB '{*}' AND instr(before_replaced, char(0)) = 0),
  after_row       TEXT CHECK (after_row GLOB '{*}' AND instr(after_row, char(0)) = 0),
  after_replaced  TEXT CHECK (after_replaced GLOB '{*}' AND instr(after_replaced, char(0)) = 0),
  PRIMARY KEY (journal, position),
  UNIQUE (journal, kind, id)
) STRICT, WITHOUT ROWID;
