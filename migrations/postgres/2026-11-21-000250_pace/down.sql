ALTER TABLE clubs DROP COLUMN pace_seconds;
