-- Who came and who left after the start. Rows are added; one that was taken back says so and no longer counts.
CREATE TABLE changes (
    id            TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    entrant_id    TEXT NOT NULL,
    from_round    INTEGER NOT NULL,
    from_hand     INTEGER NOT NULL,
    -- Who leaves; nobody where a late player joins.
    leaves        TEXT,
    -- Who comes; nobody where a player withdraws.
    comes         TEXT,
    name          TEXT,
    roster_id     TEXT REFERENCES players (id) ON DELETE SET NULL,
    -- How many entries the ledger had: with the next one it can no longer be taken back.
    entries       INTEGER NOT NULL,
    account_id    TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    created_at    TIMESTAMP NOT NULL,
    undone_by     TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    undone_at     TIMESTAMP,
    UNIQUE (tournament_id, number),
    CHECK (leaves IS NOT NULL OR comes IS NOT NULL),
    CHECK ((comes IS NULL) = (name IS NULL))
);
CREATE INDEX changes_of_player ON changes (roster_id);
