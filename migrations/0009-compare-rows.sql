-- What can be compared needs no digest: shipped rows are set against those that the program carries,
-- a migration that was applied against its text.

ALTER TABLE shipment RENAME TO old_shipment;

-- Which shipped data the database holds; exactly one row.
CREATE TABLE shipment (
  id   INTEGER PRIMARY KEY CHECK (id = 1),
  data INTEGER NOT NULL CHECK (data > 0)
) STRICT;

INSERT INTO shipment (id, data) SELECT id, data FROM old_shipment;

DROP TABLE old_shipment;

DROP TABLE schema_migration;

-- The migrations that made these tables, this one included; the program fills it after the last.
CREATE TABLE schema_migration (
  version INTEGER PRIMARY KEY CHECK (version > 0),
  name    TEXT NOT NULL CHECK (length(name) > 0),
  sql     TEXT NOT NULL CHECK (length(sql) > 0)
) STRICT;
