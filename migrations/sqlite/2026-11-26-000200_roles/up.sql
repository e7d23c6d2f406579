-- What an account may do: set tournaments up and run them, or rule and correct results.
ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT 'organiser';
ALTER TABLE invites ADD COLUMN role TEXT NOT NULL DEFAULT 'organiser';

-- From which device a code was used last, and when. A code of table 0 opens all tables of its tournament.
ALTER TABLE table_codes ADD COLUMN used_at TIMESTAMP;
ALTER TABLE table_codes ADD COLUMN used_by TEXT;
ALTER TABLE player_codes ADD COLUMN used_at TIMESTAMP;
ALTER TABLE player_codes ADD COLUMN used_by TEXT;
