-- When an observation was last set against its source, and what that source leaves open; the terms
-- of a source, and the attributes of devices that it states, joined by spaces.

ALTER TABLE observation ADD COLUMN read_again TEXT CHECK (read_again IS date(read_again));

ALTER TABLE observation ADD COLUMN unclear TEXT
  CHECK (length(unclear) > 0 AND instr(unclear, char(0)) = 0 AND unclear NOT GLOB '[=+@ -]*');

ALTER TABLE source ADD COLUMN licence TEXT
  CHECK (length(licence) BETWEEN 1 AND 64 AND licence GLOB '[a-zA-Z0-9]*'
    AND licence NOT GLOB '*[^a-zA-Z0-9.-]*' AND instr(licence, char(0)) = 0);

ALTER TABLE source ADD COLUMN holds TEXT
  CHECK (holds = '' OR (holds GLOB '[a-z]*[a-z]' AND holds NOT GLOB '*[^a-z -]*'
    AND holds NOT GLOB '*  *' AND instr(holds, char(0)) = 0));
