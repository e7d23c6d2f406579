ALTER TABLE seasons DROP COLUMN ended_at;
