-- When an announced evening was changed last: feeds and calendars tell it.
ALTER TABLE fixtures ADD COLUMN changed_at TIMESTAMP;
