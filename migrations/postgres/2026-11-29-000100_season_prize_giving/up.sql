-- Best place revealed at the prize-giving of a season; 0 if it has begun, null if it has not.
ALTER TABLE seasons ADD COLUMN revealed INTEGER;
