ALTER TABLE fixtures DROP COLUMN format_open;
