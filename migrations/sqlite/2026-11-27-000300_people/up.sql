-- What the page of a person tells, by the person's own choice.
ALTER TABLE players ADD COLUMN openness TEXT NOT NULL DEFAULT 'results';
-- Entries of the roster that turned out to be somebody else: their addresses lead on.
CREATE TABLE former_players (
    id        TEXT PRIMARY KEY NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
);
CREATE INDEX former_players_of_player ON former_players (player_id);
-- Evenings that somebody brought along from another club. They count nowhere.
CREATE TABLE brought_evenings (
    player_id  TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    club       TEXT NOT NULL,
    tournament TEXT NOT NULL,
    played_at  TIMESTAMP NOT NULL,
    place      INTEGER NOT NULL,
    people     INTEGER NOT NULL,
    hands      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    PRIMARY KEY (player_id, number)
);
