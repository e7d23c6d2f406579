-- What the walls of a tournament show, where its organisers chose it.
CREATE TABLE walls (
    tournament_id TEXT PRIMARY KEY NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    shows         TEXT NOT NULL,
    message       TEXT NOT NULL
);
