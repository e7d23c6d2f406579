-- Who was drawn to deal first at a table. A draw that was taken back says so and no longer counts.
CREATE TABLE first_dealers (
    id            TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    table_number  INTEGER NOT NULL CHECK (table_number >= 1),
    dealer        TEXT NOT NULL,
    pulls         TEXT NOT NULL,
    account_id    TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    created_at    TIMESTAMP NOT NULL,
    undone_by     TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    undone_at     TIMESTAMP
);
-- A table has one at a time: of two phones that draw at once one is quicker.
CREATE UNIQUE INDEX first_dealers_in_force ON first_dealers (tournament_id, table_number) WHERE undone_at IS NULL;
