-- Tournaments that are to come, and who put their names down for them. Who has a place and who waits is nowhere kept: it follows from the
-- order of the names.
CREATE TABLE fixtures (
    id            TEXT PRIMARY KEY NOT NULL,
    club_id       TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    slug          TEXT NOT NULL UNIQUE,
    name          TEXT NOT NULL,
    place         TEXT NOT NULL,
    about         TEXT NOT NULL,
    starts_at     TIMESTAMP NOT NULL,
    setup         TEXT NOT NULL,
    places        INTEGER NOT NULL,
    state         TEXT NOT NULL,
    takes_names   BOOLEAN NOT NULL,
    check_in      TEXT NOT NULL UNIQUE,
    revision      INTEGER NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    announced_at  TIMESTAMP,
    tournament_id TEXT REFERENCES tournaments (id) ON DELETE SET NULL
);
CREATE INDEX fixtures_of_club ON fixtures (club_id, starts_at);
CREATE INDEX fixtures_of_tournament ON fixtures (tournament_id);
CREATE TABLE sign_ups (
    fixture_id TEXT NOT NULL REFERENCES fixtures (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    code       TEXT NOT NULL UNIQUE,
    entry_key  TEXT NOT NULL,
    remark     TEXT NOT NULL,
    source     TEXT NOT NULL,
    confirmed  BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    left_at    TIMESTAMP,
    came_at    TIMESTAMP,
    PRIMARY KEY (fixture_id, number),
    UNIQUE (fixture_id, entry_key)
);
CREATE TABLE sign_up_players (
    fixture_id TEXT NOT NULL,
    number     INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    roster_id  TEXT REFERENCES players (id) ON DELETE SET NULL,
    PRIMARY KEY (fixture_id, number, seat),
    FOREIGN KEY (fixture_id, number) REFERENCES sign_ups (fixture_id, number) ON DELETE CASCADE
);
CREATE INDEX sign_up_players_of_player ON sign_up_players (roster_id);
