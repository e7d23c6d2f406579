-- What programs may do in an organiser's name: a token that is not here works no more.
CREATE TABLE api_tokens (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    rights     TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at    TIMESTAMP,
    used_by    TEXT NOT NULL DEFAULT '',
    address    TEXT NOT NULL DEFAULT ''
);
CREATE INDEX api_tokens_of_account ON api_tokens (account_id);
