ALTER TABLE seasons DROP COLUMN revealed;
