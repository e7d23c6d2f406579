-- An evening whose format is decided when people have come; the setup holds what is decided already.
ALTER TABLE fixtures ADD COLUMN format_open BOOLEAN NOT NULL DEFAULT FALSE;
