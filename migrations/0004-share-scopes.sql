-- The devices and conditions of rules and observations: some five hundred scopes are behind two
-- thousand rows, so each is written once. The versions of an observation, most often a single one,
-- move into its row. No check has a list of more than two values: SQLite builds a table of such a
-- list for every row that is inserted.

DROP INDEX observation_by_metric;
DROP INDEX rule_by_metric;
ALTER TABLE rule RENAME TO old_rule;
ALTER TABLE rule_term RENAME TO old_rule_term;
ALTER TABLE rule_device RENAME TO old_rule_device;
ALTER TABLE rule_condition RENAME TO old_rule_condition;
ALTER TABLE rule_support RENAME TO old_rule_support;
ALTER TABLE observation RENAME TO old_observation;
ALTER TABLE observation_version RENAME TO old_observation_version;
ALTER TABLE observation_device RENAME TO old_observation_device;
ALTER TABLE observation_condition RENAME TO old_observation_condition;

-- Which devices and situations a row is about. Rows of a layer with the same conditions share it.
CREATE TABLE scope (
  id    INTEGER NOT NULL CHECK (id > 0),
  layer TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  PRIMARY KEY (id, layer)
) STRICT, WITHOUT ROWID;

-- The devices that it lists; none means any.
CREATE TABLE scope_device (
  scope  INTEGER NOT NULL,
  layer  TEXT NOT NULL,
  device TEXT NOT NULL REFERENCES device_key (id),
  PRIMARY KEY (scope, layer, device),
  FOREIGN KEY (scope, layer) REFERENCES scope (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- One allowed value, or one allowed range of lengths or SDK versions, of one dimension.
CREATE TABLE scope_condition (
  scope     INTEGER NOT NULL,
  layer     TEXT NOT NULL,
  dimension TEXT NOT NULL CHECK (dimension NOT GLOB '*[^a-z-]*' AND instr(' family idiom width home-button '
    || 'sensor-housing size-class-in-landscape orientation sdk design-compatibility zoom presentation '
    || 'split in-call-bar status-bar display navigation-bar large-title prompt search-bar title-view '
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

-- What one source states. It was read on the versions of os_on, as they were written and in their
-- order, or it is said of the stretch from os_from up to, not including, os_until.
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
  disputed TEXT CHECK (length(disputed) > 0 AND instr(disputed, char(0)) = 0 AND disputed NOT GLOB '[=+@ -]*'),
  note     TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0 AND note NOT GLOB '[=+@ -]*'),
  PRIMARY KEY (id, layer),
  FOREIGN KEY (scope, layer) REFERENCES scope (id, layer),
  CHECK (os_until > coalesce(os_from, 0)),
  CHECK (os_on IS NULL OR (os_from IS NULL AND os_until IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX observation_by_metric ON observation (metric);

CREATE INDEX observation_by_scope ON observation (scope, layer);

-- What Keyline asserts. Without a value the rule is a formula, the sum in rule_term. A boundary
-- with os_from_by lies after os_from and by os_from_by; the same for os_until.
CREATE TABLE rule (
  id          TEXT NOT NULL
    CHECK (id GLOB '[a-z0-9]*/[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9./-]*' AND id NOT GLOB '*/*/*'
      AND id NOT GLOB '*[.-]' AND id NOT GLOB '*[.-]/*' AND id NOT GLOB '*..*' AND instr(id, char(0)) = 0),
  layer       TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  metric      TEXT NOT NULL REFERENCES metric_key (id),
  scope       INTEGER NOT NULL,
  os_from     INTEGER CHECK (os_from BETWEEN 0 AND 1000000000),
  os_from_by  INTEGER CHECK (os_from_by > os_from),
  os_until    INTEGER CHECK (os_until BETWEEN 0 AND 1000000000),
  os_until_by INTEGER CHECK (os_until_by > os_until),
  value       INTEGER CHECK (value BETWEEN -600000 AND 600000),
  note        TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0 AND note NOT GLOB '[=+@ -]*'),
  PRIMARY KEY (id, layer),
  FOREIGN KEY (scope, layer) REFERENCES scope (id, layer),
  CHECK (os_from_by IS NULL OR os_from IS NOT NULL),
  CHECK (os_until_by IS NULL OR os_until IS NOT NULL),
  CHECK (coalesce(os_until_by, os_until) > coalesce(os_from_by, os_from, 0))
) STRICT, WITHOUT ROWID;

CREATE INDEX rule_by_metric ON rule (metric);

CREATE INDEX rule_by_scope ON rule (scope, layer);

CREATE TABLE rule_term (
  rule     TEXT NOT NULL,
  layer    TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  metric   TEXT NOT NULL REFERENCES metric_key (id),
  sign     INTEGER NOT NULL CHECK (sign IN (1, -1)),
  PRIMARY KEY (rule, layer, position),
  FOREIGN KEY (rule, layer) REFERENCES rule (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The observations that a rule rests on, or that show it unchanged in iOS 26.
CREATE TABLE rule_support (
  rule        TEXT NOT NULL,
  layer       TEXT NOT NULL,
  role        TEXT NOT NULL CHECK (role IN ('rests-on', 'continues')),
  position    INTEGER NOT NULL CHECK (position >= 0),
  observation TEXT NOT NULL REFERENCES observation_key (id),
  PRIMARY KEY (rule, layer, role, position),
  FOREIGN KEY (rule, layer) REFERENCES rule (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Rows that are stored already get a scope each. Shipped ones are written anew after a migration.
CREATE TABLE old_scope AS
SELECT row_number() OVER (PARTITION BY layer ORDER BY kind, id) AS scope, kind, id, layer
FROM (SELECT 'rule' AS kind, id, layer FROM old_rule
  UNION ALL SELECT 'observation', id, layer FROM old_observation);

INSERT INTO scope (id, layer) SELECT scope, layer FROM old_scope;

INSERT INTO scope_device (scope, layer, device)
SELECT scope, layer, device FROM old_scope AS old JOIN old_rule_device AS row USING (layer)
WHERE old.kind = 'rule' AND row.rule = old.id
UNION ALL
SELECT scope, layer, device FROM old_scope AS old JOIN old_observation_device AS row USING (layer)
WHERE old.kind = 'observation' AND row.observation = old.id;

INSERT INTO scope_condition (scope, layer, dimension, position, value, low, high)
SELECT scope, layer, dimension, position, value, low, high
FROM old_scope AS old JOIN old_rule_condition AS row USING (layer)
WHERE old.kind = 'rule' AND row.rule = old.id
UNION ALL
SELECT scope, layer, dimension, position, value, low, high
FROM old_scope AS old JOIN old_observation_condition AS row USING (layer)
WHERE old.kind = 'observation' AND row.observation = old.id;

INSERT INTO observation (id, layer, metric, source, scope, os_on, os_from, os_until, value, obtained,
  tool, locator, disputed, note)
SELECT id, layer, metric, source, scope, os_on, iif(os_on IS NULL, os_from, NULL),
  iif(os_on IS NULL, os_until, NULL), value, obtained, tool, locator, disputed, note
FROM (SELECT *, (SELECT group_concat(version, ' ') FROM (SELECT version
      FROM old_observation_version AS version
      WHERE version.observation = old.id AND version.layer = old.layer ORDER BY position)) AS os_on
    FROM old_observation AS old)
  JOIN old_scope USING (id, layer)
WHERE kind = 'observation';

INSERT INTO rule (id, layer, scope, metric, os_from, os_from_by, os_until, os_until_by, value, note)
SELECT id, layer, scope, metric, os_from, os_from_by, os_until, os_until_by, value, note
FROM old_rule JOIN old_scope USING (id, layer) WHERE kind = 'rule';

INSERT INTO rule_term SELECT * FROM old_rule_term;

INSERT INTO rule_support SELECT * FROM old_rule_support;

DROP TABLE old_scope;
DROP TABLE old_rule_term;
DROP TABLE old_rule_device;
DROP TABLE old_rule_condition;
DROP TABLE old_rule_support;
DROP TABLE old_rule;
DROP TABLE old_observation_version;
DROP TABLE old_observation_device;
DROP TABLE old_observation_condition;
DROP TABLE old_observation;
