ALTER TABLE player_codes DROP COLUMN used_by;
ALTER TABLE player_codes DROP COLUMN used_at;
ALTER TABLE table_codes DROP COLUMN used_by;
ALTER TABLE table_codes DROP COLUMN used_at;
ALTER TABLE invites DROP COLUMN role;
ALTER TABLE accounts DROP COLUMN role;
