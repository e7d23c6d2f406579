-- When a phone opened the table for the first time: until then nobody is there.
ALTER TABLE table_codes ADD COLUMN opened_at TIMESTAMP;
