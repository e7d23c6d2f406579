ALTER TABLE dealt_hands DROP COLUMN by_right;
