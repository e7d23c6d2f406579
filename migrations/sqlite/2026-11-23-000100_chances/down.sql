ALTER TABLE tournaments DROP COLUMN tells_chances;
