-- Ways to reach an adaptation goal, and what else an adapter must know.
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

-- Its goals, hazards, lines of a view hierarchy and sources, in order.
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

-- How well it works over a stretch of versions; the bounds are spelled as in rule.
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

-- The numbers that it needs: sixths of a point, a sum of metrics, or another number as written.
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
