-- Whether who leads has won the right to, which a start Reverse does not take away (R-START-7).
ALTER TABLE dealt_hands ADD COLUMN by_right BOOLEAN NOT NULL DEFAULT FALSE;
