ALTER TABLE fixtures DROP COLUMN changed_at;
