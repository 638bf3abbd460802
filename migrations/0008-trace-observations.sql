-- When an observation was last set against its source, and what that source leaves open; the terms
-- of a source, and the attributes of devices that it states, joined by spaces.

DROP INDEX observation_by_metric;
DROP INDEX observation_by_scope;
ALTER TABLE observation RENAME TO old_observation;
ALTER TABLE source RENAME TO old_source;

-- Where facts were read.
CREATE TABLE source (
  id      TEXT NOT NULL REFERENCES source_key (id),
  layer   TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  title   TEXT NOT NULL CHECK (length(title) > 0 AND instr(title, char(0)) = 0
    AND substr(title, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  kind    TEXT NOT NULL CHECK (kind IN ('article', 'book', 'dataset', 'documentation', 'issue',
    'library', 'notes', 'seed-article')),
  address TEXT CHECK (length(address) > 0 AND instr(address, char(0)) = 0
    AND substr(address, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  locator TEXT NOT NULL CHECK (locator IN ('exact', 'reconstructed', 'not kept')),
  read    TEXT CHECK (length(read) > 0 AND instr(read, char(0)) = 0
    AND substr(read, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  copy_of TEXT REFERENCES source_key (id) CHECK (copy_of <> id),
  licence TEXT CHECK (length(licence) BETWEEN 1 AND 64 AND licence GLOB '[a-zA-Z0-9]*'
    AND licence NOT GLOB '*[^a-zA-Z0-9.-]*' AND instr(licence, char(0)) = 0),
  holds   TEXT CHECK (holds = '' OR (holds GLOB '[a-z]*[a-z]' AND holds NOT GLOB '*[^a-z -]*'
    AND holds NOT GLOB '*  *' AND instr(holds, char(0)) = 0)),
  PRIMARY KEY (id, layer)
) STRICT, WITHOUT ROWID;

INSERT INTO source (id, layer, title, kind, address, locator, read, copy_of)
SELECT id, layer, title, kind, address, locator, read, copy_of FROM old_source;

-- What one source states. It was read on the versions of os_on, as they were written and in their
-- order, or it is said of the stretch from os_from up to, not including, os_until; with none of the
-- three the source names no version.
CREATE TABLE observation (
  id       TEXT NOT NULL REFERENCES observation_key (id),
  layer    TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  metric   TEXT NOT NULL REFERENCES metric_key (id),
  source   TEXT NOT NULL REFERENCES source_key (id),
  scope    INTEGER NOT NULL,
  os_on    TEXT CHECK (os_on GLOB '[0-9]*' AND os_on NOT GLOB '*[^0-9. ]*' AND os_on NOT GLOB '*[. ]'
    AND os_on NOT GLOB '*[. ][. ]*' AND os_on NOT GLOB '*[0-9][0-9][0-9][0-9]*'
    AND instr(os_on, char(0)) = 0),
  os_from  INTEGER CHECK (os_from BETWEEN 0 AND 1000000000),
  os_until INTEGER CHECK (os_until BETWEEN 0 AND 1000000000),
  value    INTEGER NOT NULL CHECK (value BETWEEN -600000 AND 600000),
  obtained TEXT NOT NULL CHECK (obtained = 'measured' OR obtained = 'documented'
    OR obtained = 'tabulated' OR obtained = 'reported'),
  tool     TEXT CHECK (length(tool) > 0 AND instr(tool, char(0)) = 0 AND tool NOT GLOB '[=+@ -]*'),
  locator  TEXT CHECK (length(locator) > 0 AND instr(locator, char(0)) = 0 AND locator NOT GLOB '[=+@ -]*'),
  read_again TEXT CHECK (read_again IS date(read_again)),
  unclear  TEXT CHECK (length(unclear) > 0 AND instr(unclear, char(0)) = 0 AND unclear NOT GLOB '[=+@ -]*'),
  disputed TEXT CHECK (length(disputed) > 0 AND instr(disputed, char(0)) = 0 AND disputed NOT GLOB '[=+@ -]*'),
  note     TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0 AND note NOT GLOB '[=+@ -]*'),
  PRIMARY KEY (id, layer),
  FOREIGN KEY (scope, layer) REFERENCES scope (id, layer),
  CHECK (os_until > coalesce(os_from, 0)),
  CHECK (os_on IS NULL OR (os_from IS NULL AND os_until IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO observation (id, layer, metric, source, scope, os_on, os_from, os_until, value, obtained,
  tool, locator, disputed, note)
SELECT id, layer, metric, source, scope, os_on, os_from, os_until, value, obtained, tool, locator,
  disputed, note
FROM old_observation;

CREATE INDEX observation_by_metric ON observation (metric);

CREATE INDEX observation_by_scope ON observation (scope, layer);

DROP TABLE old_observation;
DROP TABLE old_source;
