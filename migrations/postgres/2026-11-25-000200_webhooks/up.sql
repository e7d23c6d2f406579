-- Where a club's news is sent. Both secrets are kept as they are: signing needs them.
CREATE TABLE webhooks (
    id         TEXT PRIMARY KEY NOT NULL,
    club_id    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    address    TEXT NOT NULL,
    wants      TEXT NOT NULL,
    secret     TEXT NOT NULL,
    old_secret TEXT,
    old_until  TIMESTAMP,
    created_by TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    created_at TIMESTAMP NOT NULL,
    failures   INTEGER NOT NULL,
    next_at    TIMESTAMP NOT NULL,
    off_at     TIMESTAMP,
    held_by    TEXT NOT NULL,
    held_until TIMESTAMP NOT NULL,
    CHECK ((old_secret IS NULL) = (old_until IS NULL))
);
CREATE INDEX webhooks_of_club ON webhooks (club_id);

-- How far a tournament was told: a tournament without a row is told from its beginning.
CREATE TABLE webhook_positions (
    webhook_id    TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    entries       INTEGER NOT NULL,
    events        INTEGER NOT NULL,
    is_over       BOOLEAN NOT NULL,
    settled       BOOLEAN NOT NULL,
    PRIMARY KEY (webhook_id, tournament_id)
);

-- The last attempts, for the organiser to look at. They hold nothing of what was sent.
CREATE TABLE webhook_deliveries (
    id         TEXT PRIMARY KEY NOT NULL,
    webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    message    TEXT NOT NULL,
    kind       TEXT NOT NULL,
    attempt    INTEGER NOT NULL,
    status     INTEGER,
    fault      TEXT,
    sent_at    TIMESTAMP NOT NULL,
    CHECK ((status IS NULL) <> (fault IS NULL))
);
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, id);
