ALTER TABLE players DROP COLUMN alias;
ALTER TABLE tournaments DROP COLUMN told_at;
ALTER TABLE tournaments DROP COLUMN withheld;
ALTER TABLE tournaments DROP COLUMN names;
ALTER TABLE tournaments DROP COLUMN visibility;
