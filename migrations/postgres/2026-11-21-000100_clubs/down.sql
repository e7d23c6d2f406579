DROP TABLE settings;
DROP TABLE players;
DROP TABLE invites;
DROP TABLE accounts;
DROP TABLE clubs;
