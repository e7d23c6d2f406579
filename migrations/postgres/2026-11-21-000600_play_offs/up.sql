-- The play-off of a shared first place. Its hands are in the ledger. One that was taken back says so and no longer counts.
CREATE TABLE play_offs (
    id            TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    entrants      TEXT NOT NULL,
    hands_to_win  INTEGER NOT NULL CHECK (hands_to_win BETWEEN 1 AND 3),
    account_id    TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    created_at    TIMESTAMP NOT NULL,
    undone_by     TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    undone_at     TIMESTAMP
);
-- A tournament has one at a time.
CREATE UNIQUE INDEX play_offs_in_force ON play_offs (tournament_id) WHERE undone_at IS NULL;
