ALTER TABLE entries DROP COLUMN shared;
ALTER TABLE dealt_hands DROP COLUMN shared;
DROP TABLE deals;
