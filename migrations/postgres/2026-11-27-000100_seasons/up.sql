-- Seasons: tournaments of a club that are added up together. What they come to is nowhere kept: it follows from the ledgers.
CREATE TABLE seasons (
    id         TEXT PRIMARY KEY NOT NULL,
    club_id    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    slug       TEXT NOT NULL,
    name       TEXT NOT NULL,
    rules      TEXT NOT NULL,
    takes_new  BOOLEAN NOT NULL,
    revision   INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    UNIQUE (club_id, slug)
);
-- A tournament belongs to one season at most.
CREATE TABLE season_tournaments (
    tournament_id TEXT PRIMARY KEY NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    season_id     TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE
);
CREATE INDEX season_tournaments_of_season ON season_tournaments (season_id);
