-- Failed log-ins and wrong codes of the last quarter of an hour, for all copies of the program together. Of who failed there is a hash.
CREATE TABLE failures (
    key       TEXT PRIMARY KEY NOT NULL,
    times     INTEGER NOT NULL,
    first_at  TIMESTAMP NOT NULL,
    closed_at TIMESTAMP
);
CREATE INDEX failures_by_age ON failures (first_at);

-- From where which code was opened: a door that is closed to guesses lets it in. The place is the key of its failures.
CREATE TABLE code_openings (
    place         TEXT NOT NULL,
    code          TEXT NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    opened_at     TIMESTAMP NOT NULL,
    PRIMARY KEY (place, code)
);
CREATE INDEX code_openings_of_tournament ON code_openings (tournament_id);
CREATE INDEX code_openings_by_age ON code_openings (opened_at);
