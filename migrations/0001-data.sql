-- The data file: what ships, made from the seed, read and never changed. One row of the seed is one row
-- here; "where" and os are the seed's own text, lists are joined by spaces, lengths are points. A metric has
-- the numbers of its rules and observations, so that a broken index cannot hide any.
-- Its checksum covers this file. Raise the number when rows are written otherwise: texts 1.

CREATE TABLE data (
  number   INTEGER NOT NULL,
  checksum TEXT NOT NULL
) STRICT;

CREATE TABLE metric (
  place               INTEGER PRIMARY KEY,
  id                  TEXT NOT NULL UNIQUE,
  title               TEXT NOT NULL,
  definition          TEXT NOT NULL,
  since               TEXT NOT NULL,
  unit                TEXT NOT NULL,
  elements            TEXT,
  brings              TEXT,
  needs               TEXT,
  on_sheet            INTEGER,
  portrait_attribute  TEXT,
  landscape_attribute TEXT,
  see                 TEXT,
  rules               INTEGER NOT NULL DEFAULT 0,
  observations        INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE device (
  place                   INTEGER PRIMARY KEY,
  id                      TEXT NOT NULL UNIQUE,
  name                    TEXT NOT NULL UNIQUE,
  family                  TEXT NOT NULL,
  identifiers             TEXT,
  released                TEXT,
  width                   REAL,
  height                  REAL,
  scale                   INTEGER,
  native_width            INTEGER,
  native_height           INTEGER,
  pixels_per_inch         INTEGER,
  diagonal                REAL,
  corner_radius           REAL,
  home_button             INTEGER,
  sensor_housing          TEXT,
  size_class_in_landscape TEXT,
  first_os                TEXT,
  last_os                 TEXT,
  like_device             TEXT,
  copied                  TEXT,
  sources                 TEXT,
  note                    TEXT
) STRICT;

CREATE TABLE source (
  place   INTEGER PRIMARY KEY,
  id      TEXT NOT NULL UNIQUE,
  title   TEXT NOT NULL,
  kind    TEXT NOT NULL,
  address TEXT,
  locator TEXT NOT NULL,
  read    TEXT,
  copy_of TEXT,
  licence TEXT,
  holds   TEXT
) STRICT;

CREATE TABLE release (
  place   INTEGER PRIMARY KEY,
  version TEXT NOT NULL UNIQUE,
  ios     TEXT,
  ipados  TEXT
) STRICT;

CREATE TABLE redesign (
  place   INTEGER PRIMARY KEY,
  id      TEXT NOT NULL UNIQUE,
  name    TEXT NOT NULL,
  version TEXT NOT NULL,
  idiom   TEXT,
  metrics TEXT,
  sources TEXT NOT NULL
) STRICT;

CREATE TABLE rule (
  place     INTEGER PRIMARY KEY,
  id        TEXT NOT NULL UNIQUE,
  metric    TEXT NOT NULL,
  value     REAL,
  formula   TEXT,
  os        TEXT,
  "where"   TEXT,
  rests_on  TEXT NOT NULL,
  continues TEXT,
  note      TEXT,
  CHECK ((value IS NULL) <> (formula IS NULL))
) STRICT;

CREATE INDEX rule_by_metric ON rule (metric);

CREATE TABLE observation (
  place      INTEGER PRIMARY KEY,
  id         TEXT NOT NULL UNIQUE,
  metric     TEXT NOT NULL,
  value      REAL NOT NULL,
  os         TEXT NOT NULL,
  "where"    TEXT,
  source     TEXT NOT NULL,
  obtained   TEXT NOT NULL,
  tool       TEXT,
  locator    TEXT,
  read_again TEXT,
  unclear    TEXT,
  disputed   TEXT,
  note       TEXT
) STRICT;

CREATE INDEX observation_by_metric ON observation (metric);

CREATE TABLE technique (
  place INTEGER PRIMARY KEY,
  id    TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  kind  TEXT NOT NULL,
  row   TEXT NOT NULL
) STRICT;
