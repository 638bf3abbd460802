-- The attributes of a device are declared in one place, the program, which refuses a row with one that
-- it does not know. So that a new one needs only its column, they are not listed here again.

ALTER TABLE device_copy RENAME TO old_device_copy;

-- The attributes that were copied from the device that a device is like.
CREATE TABLE device_copy (
  device    TEXT NOT NULL,
  layer     TEXT NOT NULL,
  attribute TEXT NOT NULL CHECK (attribute GLOB '[a-z]*' AND attribute NOT GLOB '*[^a-z-]*'
    AND instr(attribute, char(0)) = 0),
  PRIMARY KEY (device, layer, attribute),
  FOREIGN KEY (device, layer) REFERENCES device (id, layer) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO device_copy SELECT * FROM old_device_copy;

DROP TABLE old_device_copy;
