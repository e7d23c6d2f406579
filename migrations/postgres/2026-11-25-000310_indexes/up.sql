-- What a federation's tables are searched by: without these ten million results are read for one player, or for one organiser who goes.
-- Somebody with so many makes them beforehand, while the service runs (docs/scale.md).
CREATE INDEX IF NOT EXISTS tournaments_by_start ON tournaments (starts_at, id);
CREATE INDEX IF NOT EXISTS entrant_players_of_roster ON entrant_players (roster_id);
CREATE INDEX IF NOT EXISTS changes_of_roster ON changes (roster_id);
CREATE INDEX IF NOT EXISTS entries_of_account ON entries (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS tournament_events_of_account ON tournament_events (account_id) WHERE account_id IS NOT NULL;
