DROP INDEX tournament_events_of_account;
DROP INDEX entries_of_account;
DROP INDEX changes_of_roster;
DROP INDEX entrant_players_of_roster;
DROP INDEX tournaments_by_start;
