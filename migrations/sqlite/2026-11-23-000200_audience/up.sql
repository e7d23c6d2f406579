-- Who may see a tournament, what players are called there, and whether and until when its standings are withheld.
ALTER TABLE tournaments ADD COLUMN visibility TEXT NOT NULL DEFAULT 'public';
ALTER TABLE tournaments ADD COLUMN names TEXT NOT NULL DEFAULT 'full';
ALTER TABLE tournaments ADD COLUMN withheld BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tournaments ADD COLUMN told_at TIMESTAMP;
-- Under which name a player is shown where names are not.
ALTER TABLE players ADD COLUMN alias TEXT;
