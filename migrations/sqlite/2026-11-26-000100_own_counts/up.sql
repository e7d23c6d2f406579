-- What players say of the ends of their hands, each from the own phone, in the order in which they say it. It takes the place of what was
-- said of the same holding up to the number `seen`. Nothing is changed here, and nothing deleted: what counts is in the ledger.
CREATE TABLE own_counts (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    hand          INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    revision      INTEGER NOT NULL,
    player_id     TEXT NOT NULL,
    said          TEXT NOT NULL,
    seen          INTEGER NOT NULL,
    entry_key     TEXT NOT NULL,
    device        TEXT NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
CREATE UNIQUE INDEX own_counts_by_key ON own_counts (tournament_id, entry_key);
CREATE INDEX own_counts_of_hand ON own_counts (tournament_id, round, hand, table_number);
