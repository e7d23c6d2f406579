ALTER TABLE entries DROP COLUMN restores;
