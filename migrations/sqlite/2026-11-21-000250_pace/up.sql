-- How long a hand takes in this club, with shuffling and counting.
ALTER TABLE clubs ADD COLUMN pace_seconds INTEGER NOT NULL DEFAULT 360;
