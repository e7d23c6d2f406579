-- Whether everybody is told how likely each is to come first while it is played.
ALTER TABLE tournaments ADD COLUMN tells_chances BOOLEAN NOT NULL DEFAULT TRUE;
