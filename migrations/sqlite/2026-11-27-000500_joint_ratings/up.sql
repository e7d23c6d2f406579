-- Whether the hands of a club count in the ratings of all clubs here, and who is whom in another of them.
ALTER TABLE clubs ADD COLUMN joint_ratings BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE players ADD COLUMN same_as TEXT;
