-- Who is logged in where: a session that is not here is over.
CREATE TABLE sessions (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    made_at    TIMESTAMP NOT NULL,
    seen_at    TIMESTAMP NOT NULL,
    browser    TEXT NOT NULL,
    address    TEXT NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account_id);

-- The step of time of the last code that was used: neither it nor an older one works again.
CREATE TABLE second_factors (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    secret     TEXT NOT NULL,
    last_step  INTEGER NOT NULL,
    since      TIMESTAMP NOT NULL
);

CREATE TABLE recovery_codes (
    account_id TEXT NOT NULL REFERENCES second_factors (account_id) ON DELETE CASCADE,
    code_hash  TEXT NOT NULL,
    PRIMARY KEY (account_id, code_hash)
);

ALTER TABLE accounts DROP COLUMN generation;
