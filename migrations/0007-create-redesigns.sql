-- What was redesigned, and with which version: a value that was read before is not carried past it.
-- And how far a search is becomes a part of the situation.

CREATE TABLE redesign (
  id       TEXT PRIMARY KEY NOT NULL
    CHECK (length(id) BETWEEN 1 AND 64 AND id GLOB '[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9-]*'
      AND id NOT GLOB '*-' AND id NOT GLOB '*--*' AND instr(id, char(0)) = 0),
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  name     TEXT NOT NULL CHECK (length(name) > 0 AND instr(name, char(0)) = 0 AND name NOT GLOB '[=+@ -]*'),
  version  INTEGER NOT NULL CHECK (version BETWEEN 1000000 AND 999999999),
  idiom    TEXT CHECK (idiom = 'phone' OR idiom = 'pad')
) STRICT, WITHOUT ROWID;

-- The metrics that are about it; none means every metric.
CREATE TABLE redesign_metric (
  redesign TEXT NOT NULL REFERENCES redesign (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  metric   TEXT NOT NULL REFERENCES metric_key (id),
  PRIMARY KEY (redesign, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE redesign_source (
  redesign TEXT NOT NULL REFERENCES redesign (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  source   TEXT NOT NULL REFERENCES source_key (id),
  PRIMARY KEY (redesign, position)
) STRICT, WITHOUT ROWID;

ALTER TABLE scope_condition RENAME TO old_scope_condition;

-- One allowed value, or one allowed range of lengths or SDK versions, of one dimension.
CREATE TABLE scope_condition (
  scope     INTEGER NOT NULL,
  layer     TEXT NOT NULL,
  dimension TEXT NOT NULL CHECK (dimension NOT GLOB '*[^a-z-]*' AND instr(' family idiom width home-button '
    || 'sensor-housing size-class-in-landscape orientation sdk design-compatibility zoom presentation '
    || 'split in-call-bar status-bar display search navigation-bar large-title prompt search-bar title-view '
    || 'bar-button-items tab-bar toolbar ', ' ' || dimension || ' ') > 0),
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
