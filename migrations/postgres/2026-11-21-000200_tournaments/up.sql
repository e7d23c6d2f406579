CREATE TABLE tournaments (
    id          TEXT PRIMARY KEY NOT NULL,
    club_id     TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    slug        TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    starts_at   TIMESTAMP NOT NULL,
    state       TEXT NOT NULL CHECK (state IN ('draft', 'running', 'archived')),
    setup       TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    started_at  TIMESTAMP,
    stopped_at  TIMESTAMP,
    archived_at TIMESTAMP
);
CREATE INDEX tournaments_of_club ON tournaments (club_id, starts_at);

CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    id            TEXT NOT NULL,
    name          TEXT NOT NULL,
    PRIMARY KEY (tournament_id, number),
    UNIQUE (tournament_id, id)
);

CREATE TABLE entrant_players (
    tournament_id  TEXT NOT NULL,
    entrant_number INTEGER NOT NULL,
    seat           INTEGER NOT NULL,
    id             TEXT NOT NULL,
    name           TEXT NOT NULL,
    roster_id      TEXT REFERENCES players (id) ON DELETE SET NULL,
    present        BOOLEAN NOT NULL,
    PRIMARY KEY (tournament_id, entrant_number, seat),
    UNIQUE (tournament_id, id),
    FOREIGN KEY (tournament_id, entrant_number) REFERENCES entrants (tournament_id, number) ON DELETE CASCADE
);

-- The ledger: rows are added and never changed. The highest revision of a slot is in force.
CREATE TABLE entries (
    id            TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round         INTEGER NOT NULL,
    hand          INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    revision      INTEGER NOT NULL,
    seating       TEXT NOT NULL,
    dealer        TEXT,
    opener        TEXT,
    outcome       TEXT,
    penalties     TEXT NOT NULL,
    note          TEXT NOT NULL,
    account_id    TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    via           TEXT NOT NULL,
    entry_key     TEXT NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, round, hand, table_number, revision),
    UNIQUE (tournament_id, entry_key)
);

CREATE TABLE table_codes (
    code          TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    table_number  INTEGER NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    revoked_at    TIMESTAMP
);
CREATE INDEX table_codes_of_tournament ON table_codes (tournament_id, table_number);

CREATE TABLE tournament_events (
    id            TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    kind          TEXT NOT NULL,
    detail        TEXT NOT NULL,
    account_id    TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    created_at    TIMESTAMP NOT NULL
);
CREATE INDEX tournament_events_of_tournament ON tournament_events (tournament_id, created_at);
