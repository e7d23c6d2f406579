CREATE TABLE clubs (
    id         TEXT PRIMARY KEY NOT NULL,
    slug       TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    time_zone  TEXT NOT NULL,
    language   TEXT NOT NULL,
    demo       BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE accounts (
    id            TEXT PRIMARY KEY NOT NULL,
    club_id       TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    login         TEXT NOT NULL UNIQUE,
    name          TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    generation    INTEGER NOT NULL,
    created_at    TIMESTAMP NOT NULL
);
CREATE INDEX accounts_of_club ON accounts (club_id);

CREATE TABLE invites (
    id         TEXT PRIMARY KEY NOT NULL,
    club_id    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL CHECK (kind IN ('invite', 'reset')),
    account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    created_by TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at    TIMESTAMP,
    CHECK ((kind = 'reset') = (account_id IS NOT NULL))
);
CREATE INDEX invites_of_club ON invites (club_id);

CREATE TABLE players (
    id          TEXT PRIMARY KEY NOT NULL,
    club_id     TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    name        TEXT NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    archived_at TIMESTAMP
);
CREATE INDEX players_of_club ON players (club_id, name);

CREATE TABLE settings (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
