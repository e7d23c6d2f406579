-- A hand that the program deals. How it stands is played again from the seed and the moves, and kept nowhere.
CREATE TABLE dealt_hands (
    id            TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round         INTEGER NOT NULL,
    hand          INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    attempt       INTEGER NOT NULL,
    based_on      INTEGER NOT NULL,
    rules         TEXT NOT NULL,
    seating       TEXT NOT NULL,
    sides         TEXT NOT NULL,
    dealer        TEXT NOT NULL,
    opener        TEXT NOT NULL,
    move_seconds  INTEGER,
    seed          TEXT NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('joining', 'open', 'over', 'void')),
    created_at    TIMESTAMP NOT NULL,
    dealt_at      TIMESTAMP,
    ended_at      TIMESTAMP,
    UNIQUE (tournament_id, round, hand, table_number, attempt)
);
CREATE INDEX dealt_hands_of_table ON dealt_hands (tournament_id, table_number, created_at);
-- One hand at a time is played of a slot.
CREATE UNIQUE INDEX dealt_hands_in_play ON dealt_hands (tournament_id, round, hand, table_number)
    WHERE state IN ('joining', 'open');
CREATE INDEX dealt_hands_open ON dealt_hands (state) WHERE state = 'open';

-- The moves of a hand: rows are added and never changed. Of two that write the same number one comes first.
CREATE TABLE dealt_moves (
    dealt_hand_id TEXT NOT NULL REFERENCES dealt_hands (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    seat          INTEGER NOT NULL,
    played        TEXT NOT NULL,
    actor         TEXT NOT NULL CHECK (actor IN ('player', 'scorer', 'rules', 'bot', 'stand-in')),
    made_at       TIMESTAMP NOT NULL,
    PRIMARY KEY (dealt_hand_id, number)
);

-- Who plays for a player in this tournament: a phone, or a bot.
CREATE TABLE seat_holders (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player_id     TEXT NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('phone', 'bot')),
    name          TEXT NOT NULL,
    since         TIMESTAMP NOT NULL,
    taken_over_at TIMESTAMP,
    PRIMARY KEY (tournament_id, player_id)
);

-- The personal links: a short code for each player of a tournament.
CREATE TABLE player_codes (
    code          TEXT PRIMARY KEY NOT NULL,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player_id     TEXT NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    revoked_at    TIMESTAMP
);
CREATE INDEX player_codes_of_tournament ON player_codes (tournament_id, player_id);
