-- Your file: changes and the states that they left; rows are added, never changed or removed. A state with a
-- row is a row of yours; one with "below" alone hides that row; one with neither says nothing any more. The
-- last state of a key counts. "below" is the row of the layers below as it was when the change was made.

CREATE TABLE change (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  at     TEXT NOT NULL,
  title  TEXT NOT NULL,
  data   INTEGER NOT NULL,
  undoes INTEGER UNIQUE REFERENCES change (number) CHECK (undoes < number)
) STRICT;

CREATE TABLE state (
  change INTEGER NOT NULL REFERENCES change (number),
  place  INTEGER NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('device', 'rule', 'observation', 'source', 'technique')),
  id     TEXT NOT NULL,
  metric TEXT,
  row    TEXT CHECK (row GLOB '{*}'),
  below  TEXT CHECK (below GLOB '{*}'),
  PRIMARY KEY (change, place),
  UNIQUE (kind, id, change)
) STRICT;

CREATE INDEX state_by_metric ON state (metric) WHERE metric IS NOT NULL;

CREATE INDEX state_below ON state (kind, id, change) WHERE below IS NOT NULL;

CREATE VIEW own AS
SELECT kind, id, metric, row, below
FROM state AS one
WHERE (row IS NOT NULL OR below IS NOT NULL) AND NOT EXISTS (
  SELECT 1 FROM state AS later
  WHERE later.kind = one.kind AND later.id = one.id AND later.change > one.change
);
