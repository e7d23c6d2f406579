DROP TABLE brought_evenings;
DROP TABLE former_players;
ALTER TABLE players DROP COLUMN openness;
