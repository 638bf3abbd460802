-- The dimensions of a situation are declared in one place, the program, which refuses a row with one
-- that it does not know. So that a new one needs no migration, they are not listed here again.

ALTER TABLE scope_condition RENAME TO old_scope_condition;

-- One allowed value, or one allowed range of lengths or SDK versions, of one dimension.
CREATE TABLE scope_condition (
  scope     INTEGER NOT NULL,
  layer     TEXT NOT NULL,
  dimension TEXT NOT NULL CHECK (dimension GLOB '[a-z]*' AND dimension NOT GLOB '*[^a-z-]*'
    AND instr(dimension, char(0)) = 0),
  position  INTEGER NOT NULL CHECK (position >= 0),
  value     TEXT CHECK (length(value) > 0),
  low       INTEGER,
  high      INTEGER,
  PRIMARY KEY (scope, layer, dimension, position),
  FOREIGN KEY (scope, layer) REFERENCES scope (id, layer) ON DELETE CASCADE,
  CHECK (CASE WHEN value IS NULL THEN low IS NOT NULL AND high IS NOT NULL AND low <= high
    ELSE low IS NULL AND high IS NULL END)
) STRICT, WITHOUT ROWID;

INSERT INTO scope_condition SELECT * FROM old_scope_condition;

DROP TABLE old_scope_condition;
