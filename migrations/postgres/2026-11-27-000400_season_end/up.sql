-- When a season was declared over: its table is the final one.
ALTER TABLE seasons ADD COLUMN ended_at TIMESTAMP;
