CREATE INDEX device_identifier_by_device ON device_identifier (device, layer);

CREATE INDEX observation_by_metric ON observation (metric);

CREATE INDEX observation_by_scope ON observation (scope, layer);

CREATE INDEX rule_by_metric ON rule (metric);

CREATE INDEX rule_by_scope ON rule (scope, layer);

CREATE TABLE device (
  id                      TEXT NOT NULL REFERENCES device_key (id),
  layer                   TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  name                    TEXT NOT NULL
    CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 120 AND instr(name, char(0)) = 0
      AND substr(name, 1, 1) NOT IN ('=', '+', '-', '@', ' ')
      AND name NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'),
  family                  TEXT NOT NULL CHECK (family IN ('iphone', 'ipod', 'ipad')),
  released                TEXT CHECK (released IS date(released)),
  width                   INTEGER CHECK (width BETWEEN 1 AND 600000),
  height                  INTEGER CHECK (height BETWEEN 1 AND 600000),
  scale                   INTEGER CHECK (scale BETWEEN 1 AND 4),
  native_width            INTEGER CHECK (native_width BETWEEN 1 AND 100000),
  native_height           INTEGER CHECK (native_height BETWEEN 1 AND 100000),
  pixels_per_inch         INTEGER CHECK (pixels_per_inch BETWEEN 1 AND 10000),
  diagonal                INTEGER CHECK (diagonal BETWEEN 100 AND 9999),
  corner_radius           INTEGER CHECK (corner_radius BETWEEN 0 AND 600000),
  home_button             INTEGER CHECK (home_button IN (0, 1)),
  sensor_housing          TEXT CHECK (sensor_housing IN ('none', 'notch', 'dynamic-island')),
  size_class_in_landscape TEXT CHECK (size_class_in_landscape IN ('compact', 'regular')),
  first_os                TEXT CHECK (length(first_os) BETWEEN 1 AND 11 AND first_os GLOB '[0-9]*'
    AND first_os NOT GLOB '*[^0-9.]*' AND first_os NOT GLOB '*..*' AND first_os NOT GLOB '*.'
    AND first_os NOT GLOB '*.*.*.*' AND first_os NOT GLOB '*[0-9][0-9][0-9][0-9]*'
    AND instr(first_os, char(0)) = 0),
  last_os                 TEXT CHECK (length(last_os) BETWEEN 1 AND 11 AND last_os GLOB '[0-9]*'
    AND last_os NOT GLOB '*[^0-9.]*' AND last_os NOT GLOB '*..*' AND last_os NOT GLOB '*.'
    AND last_os NOT GLOB '*.*.*.*' AND last_os NOT GLOB '*[0-9][0-9][0-9][0-9]*'
    AND instr(last_os, char(0)) = 0),
  like_device             TEXT REFERENCES device_key (id) CHECK (like_device <> id),
  note                    TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0
    AND substr(note, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  PRIMARY KEY (id, layer),
  UNIQUE (name, layer)
) STRICT, WITHOUT ROWID;

CREATE TABLE device_copy (
  device    TEXT NOT NULL,
  layer     TEXT NOT NULL,
  attribute TEXT NOT NULL CHECK (attribute GLOB '[a-z]*' AND attribute NOT GLOB '*[^a-z-]*'
    AND instr(attribute, char(0)) = 0),
  PRIMARY KEY (device, layer, attribute),
  FOREIGN KEY (device, layer) REFERENCES device (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE device_identifier (
  identifier TEXT NOT NULL CHECK (identifier GLOB '[A-Za-z]*[0-9],[0-9]*' AND instr(identifier, char(0)) = 0),
  layer      TEXT NOT NULL,
  device     TEXT NOT NULL,
  position   INTEGER NOT NULL CHECK (position >= 0),
  PRIMARY KEY (identifier, layer),
  FOREIGN KEY (device, layer) REFERENCES device (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE device_key (
  id TEXT PRIMARY KEY NOT NULL
    CHECK (length(id) BETWEEN 1 AND 64 AND id GLOB '[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9-]*'
      AND id NOT GLOB '*-' AND id NOT GLOB '*--*' AND instr(id, char(0)) = 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE device_source (
  device   TEXT NOT NULL,
  layer    TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  source   TEXT NOT NULL REFERENCES source_key (id),
  PRIMARY KEY (device, layer, position),
  FOREIGN KEY (device, layer) REFERENCES device (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  at     TEXT NOT NULL CHECK (at IS strftime('%Y-%m-%dT%H:%M:%SZ', at)),
  title  TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200 AND instr(title, char(0)) = 0),
  data   INTEGER NOT NULL CHECK (data > 0),
  undoes INTEGER UNIQUE REFERENCES journal (number) CHECK (undoes < number)
) STRICT;

CREATE TABLE journal_batch (
  journal  INTEGER NOT NULL REFERENCES journal (number) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  kind     TEXT NOT NULL CHECK (kind = 'device' OR kind = 'rule' OR kind = 'observation'
    OR kind = 'source' OR kind = 'technique'),
  added    INTEGER NOT NULL CHECK (added = 0 OR added = 1),
  lines    TEXT NOT NULL CHECK (lines GLOB '[a-z0-9]* {*}'),
  PRIMARY KEY (journal, position)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE metric (
  id                  TEXT PRIMARY KEY NOT NULL REFERENCES metric_key (id),
  position            INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  title               TEXT NOT NULL CHECK (length(title) > 0 AND instr(title, char(0)) = 0
    AND substr(title, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  definition          TEXT NOT NULL CHECK (length(definition) > 0 AND instr(definition, char(0)) = 0
    AND substr(definition, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  since               INTEGER NOT NULL CHECK (since BETWEEN 1000000 AND 999999999),
  unit                TEXT NOT NULL CHECK (unit IN ('pt', 'scale')),
  portrait_attribute  TEXT CHECK (portrait_attribute IN ('width', 'height', 'scale', 'corner-radius')),
  landscape_attribute TEXT CHECK (landscape_attribute IN ('width', 'height', 'scale', 'corner-radius')),
  CHECK ((portrait_attribute IS NULL) = (landscape_attribute IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE metric_element (
  metric   TEXT NOT NULL REFERENCES metric (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  element  TEXT NOT NULL CHECK (element IN ('navigation-bar', 'large-title', 'prompt', 'search-bar',
    'title-view', 'bar-button-items', 'tab-bar', 'toolbar')),
  PRIMARY KEY (metric, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE metric_key (
  id TEXT PRIMARY KEY NOT NULL
    CHECK (id GLOB '[a-z]*' AND id NOT GLOB '*[^a-zA-Z.]*' AND instr(id, char(0)) = 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE metric_see (
  metric   TEXT NOT NULL REFERENCES metric (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  see      TEXT NOT NULL REFERENCES metric (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (metric, position)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE observation_key (
  id TEXT PRIMARY KEY NOT NULL
    CHECK (id GLOB '[a-z0-9]*/[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9./-]*' AND id NOT GLOB '*/*/*'
      AND id NOT GLOB '*[.-]' AND id NOT GLOB '*[.-]/*' AND id NOT GLOB '*..*'
      AND instr(id, char(0)) = 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE override (
  kind     TEXT NOT NULL CHECK (kind IN ('device', 'rule', 'observation', 'source', 'technique')),
  id       TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 129 AND id NOT GLOB '*[^a-z0-9./-]*'
    AND instr(id, char(0)) = 0),
  masks    INTEGER NOT NULL CHECK (masks IN (0, 1)),
  replaced TEXT NOT NULL CHECK (replaced GLOB '{*}' AND instr(replaced, char(0)) = 0),
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE redesign (
  id       TEXT PRIMARY KEY NOT NULL
    CHECK (length(id) BETWEEN 1 AND 64 AND id GLOB '[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9-]*'
      AND id NOT GLOB '*-' AND id NOT GLOB '*--*' AND instr(id, char(0)) = 0),
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  name     TEXT NOT NULL CHECK (length(name) > 0 AND instr(name, char(0)) = 0 AND name NOT GLOB '[=+@ -]*'),
  version  INTEGER NOT NULL CHECK (version BETWEEN 1000000 AND 999999999),
  idiom    TEXT CHECK (idiom = 'phone' OR idiom = 'pad')
) STRICT, WITHOUT ROWID;

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

CREATE TABLE release (
  version INTEGER PRIMARY KEY NOT NULL CHECK (version BETWEEN 1000000 AND 999999999),
  ios     TEXT CHECK (ios IS date(ios)),
  ipados  TEXT CHECK (ipados IS date(ipados))
) STRICT, WITHOUT ROWID;

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

CREATE TABLE rule_support (
  rule        TEXT NOT NULL,
  layer       TEXT NOT NULL,
  role        TEXT NOT NULL CHECK (role IN ('rests-on', 'continues')),
  position    INTEGER NOT NULL CHECK (position >= 0),
  observation TEXT NOT NULL REFERENCES observation_key (id),
  PRIMARY KEY (rule, layer, role, position),
  FOREIGN KEY (rule, layer) REFERENCES rule (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE rule_term (
  rule     TEXT NOT NULL,
  layer    TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  metric   TEXT NOT NULL REFERENCES metric_key (id),
  sign     INTEGER NOT NULL CHECK (sign IN (1, -1)),
  PRIMARY KEY (rule, layer, position),
  FOREIGN KEY (rule, layer) REFERENCES rule (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE schema_migration (
  version INTEGER PRIMARY KEY CHECK (version > 0),
  name    TEXT NOT NULL CHECK (length(name) > 0),
  sql     TEXT NOT NULL CHECK (length(sql) > 0)
) STRICT;

CREATE TABLE scope (
  id    INTEGER NOT NULL CHECK (id > 0),
  layer TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  PRIMARY KEY (id, layer)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE scope_device (
  scope  INTEGER NOT NULL,
  layer  TEXT NOT NULL,
  device TEXT NOT NULL REFERENCES device_key (id),
  PRIMARY KEY (scope, layer, device),
  FOREIGN KEY (scope, layer) REFERENCES scope (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE shipment (
  id   INTEGER PRIMARY KEY CHECK (id = 1),
  data INTEGER NOT NULL CHECK (data > 0)
) STRICT;

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

CREATE TABLE source_key (
  id TEXT PRIMARY KEY NOT NULL
    CHECK (length(id) BETWEEN 1 AND 64 AND id GLOB '[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9.-]*'
      AND id NOT GLOB '*[.-]' AND id NOT GLOB '*--*' AND id NOT GLOB '*..*'
      AND instr(id, char(0)) = 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE technique (
  id       TEXT NOT NULL
    CHECK (length(id) BETWEEN 1 AND 64 AND id GLOB '[a-z0-9]*' AND id NOT GLOB '*[^a-z0-9-]*'
      AND id NOT GLOB '*-' AND id NOT GLOB '*--*' AND instr(id, char(0)) = 0),
  layer    TEXT NOT NULL CHECK (layer IN ('shipped', 'local')),
  title    TEXT NOT NULL CHECK (length(title) > 0 AND instr(title, char(0)) = 0
    AND substr(title, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  title_zh TEXT CHECK (length(title_zh) > 0 AND instr(title_zh, char(0)) = 0
    AND substr(title_zh, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  kind     TEXT NOT NULL CHECK (kind IN ('technique', 'behaviour', 'deprecation', 'hierarchy')),
  effect   TEXT NOT NULL CHECK (length(effect) > 0 AND instr(effect, char(0)) = 0
    AND substr(effect, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  note     TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0
    AND substr(note, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  PRIMARY KEY (id, layer)
) STRICT, WITHOUT ROWID;

CREATE TABLE technique_constant (
  technique TEXT NOT NULL,
  layer     TEXT NOT NULL,
  position  INTEGER NOT NULL CHECK (position >= 0),
  name      TEXT NOT NULL CHECK (length(name) > 0 AND instr(name, char(0)) = 0
    AND substr(name, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  value     INTEGER CHECK (value BETWEEN -600000 AND 600000),
  formula   TEXT CHECK (length(formula) > 0),
  number    TEXT CHECK (length(number) > 0),
  note      TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0
    AND substr(note, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  PRIMARY KEY (technique, layer, position),
  FOREIGN KEY (technique, layer) REFERENCES technique (id, layer) ON DELETE CASCADE,
  CHECK ((value IS NOT NULL) + (formula IS NOT NULL) + (number IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

CREATE TABLE technique_item (
  technique TEXT NOT NULL,
  layer     TEXT NOT NULL,
  role      TEXT NOT NULL CHECK (role IN ('goal', 'hazard', 'tree')),
  position  INTEGER NOT NULL CHECK (position >= 0),
  text      TEXT NOT NULL CHECK (length(text) > 0 AND instr(text, char(0)) = 0),
  PRIMARY KEY (technique, layer, role, position),
  FOREIGN KEY (technique, layer) REFERENCES technique (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE technique_source (
  technique TEXT NOT NULL,
  layer     TEXT NOT NULL,
  position  INTEGER NOT NULL CHECK (position >= 0),
  source    TEXT NOT NULL REFERENCES source_key (id),
  PRIMARY KEY (technique, layer, position),
  FOREIGN KEY (technique, layer) REFERENCES technique (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE technique_support (
  technique   TEXT NOT NULL,
  layer       TEXT NOT NULL,
  position    INTEGER NOT NULL CHECK (position >= 0),
  os_from     INTEGER CHECK (os_from BETWEEN 0 AND 1000000000),
  os_from_by  INTEGER CHECK (os_from_by > os_from),
  os_until    INTEGER CHECK (os_until BETWEEN 0 AND 1000000000),
  os_until_by INTEGER CHECK (os_until_by > os_until),
  verdict     TEXT NOT NULL CHECK (verdict IN ('works', 'partly', 'fails', 'unknown')),
  note        TEXT CHECK (length(note) > 0 AND instr(note, char(0)) = 0
    AND substr(note, 1, 1) NOT IN ('=', '+', '-', '@', ' ')),
  PRIMARY KEY (technique, layer, position),
  FOREIGN KEY (technique, layer) REFERENCES technique (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
