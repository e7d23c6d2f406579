-- Events of several stages. The plan is an event file without its tournaments, with what has been drawn; everything else follows from the
-- ledgers of the tournaments.
CREATE TABLE staged_events (
    id         TEXT PRIMARY KEY NOT NULL,
    club_id    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    slug       TEXT NOT NULL,
    plan       TEXT NOT NULL,
    starts_at  TIMESTAMP NOT NULL,
    revision   INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    fixture_id TEXT REFERENCES fixtures (id) ON DELETE SET NULL,
    UNIQUE (club_id, slug)
);
-- Where a tournament stands in its event: group, round and match are 0 for a play-off at the cut to the stage.
CREATE TABLE stage_tournaments (
    tournament_id TEXT PRIMARY KEY NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    event_id      TEXT NOT NULL REFERENCES staged_events (id) ON DELETE CASCADE,
    stage         INTEGER NOT NULL,
    group_number  INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    UNIQUE (event_id, stage, group_number, round, number)
);
-- Points that an entrant brings along from an earlier stage.
ALTER TABLE entrants ADD COLUMN carried INTEGER NOT NULL DEFAULT 0;
