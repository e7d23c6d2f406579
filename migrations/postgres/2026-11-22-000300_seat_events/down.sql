DROP TABLE seat_events;
DROP INDEX tournament_events_of_tournament;
CREATE INDEX tournament_events_of_tournament ON tournament_events (tournament_id, created_at);
ALTER TABLE tournament_events DROP COLUMN number;
DROP INDEX entries_of_tournament;
ALTER TABLE entries DROP COLUMN number;
DROP INDEX dealt_hands_of_table;
CREATE INDEX dealt_hands_of_table ON dealt_hands (tournament_id, table_number, created_at);
ALTER TABLE dealt_hands DROP COLUMN number;
