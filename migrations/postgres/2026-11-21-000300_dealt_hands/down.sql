DROP TABLE player_codes;
DROP TABLE seat_holders;
DROP TABLE dealt_moves;
DROP TABLE dealt_hands;
