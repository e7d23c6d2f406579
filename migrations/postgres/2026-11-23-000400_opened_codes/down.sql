ALTER TABLE table_codes DROP COLUMN opened_at;
