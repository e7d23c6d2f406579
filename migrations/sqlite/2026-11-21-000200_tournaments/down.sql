DROP TABLE tournament_events;
DROP TABLE table_codes;
DROP TABLE entries;
DROP TABLE entrant_players;
DROP TABLE entrants;
DROP TABLE tournaments;
