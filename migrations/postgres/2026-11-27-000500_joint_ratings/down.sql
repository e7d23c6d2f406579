ALTER TABLE players DROP COLUMN same_as;
ALTER TABLE clubs DROP COLUMN joint_ratings;
