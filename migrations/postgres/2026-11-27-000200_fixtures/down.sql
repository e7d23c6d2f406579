DROP TABLE sign_up_players;
DROP TABLE sign_ups;
DROP TABLE fixtures;
