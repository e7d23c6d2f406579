ALTER TABLE entrants DROP COLUMN carried;
DROP TABLE stage_tournaments;
DROP TABLE staged_events;
