-- What came later is told by a number that counts up: a clock may be set back.
-- The hands on the phones of a table.
ALTER TABLE dealt_hands ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE dealt_hands SET number = counted.place
FROM (SELECT id, row_number() OVER (PARTITION BY tournament_id, table_number ORDER BY created_at, id) AS place FROM dealt_hands) AS counted
WHERE counted.id = dealt_hands.id;
DROP INDEX dealt_hands_of_table;
CREATE UNIQUE INDEX dealt_hands_of_table ON dealt_hands (tournament_id, table_number, number);
-- The entries of a tournament's ledger.
ALTER TABLE entries ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE entries SET number = counted.place
FROM (SELECT id, row_number() OVER (PARTITION BY tournament_id ORDER BY created_at, id) AS place FROM entries) AS counted
WHERE counted.id = entries.id;
CREATE UNIQUE INDEX entries_of_tournament ON entries (tournament_id, number);
-- What else happened to a tournament.
ALTER TABLE tournament_events ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE tournament_events SET number = counted.place
FROM (SELECT id, row_number() OVER (PARTITION BY tournament_id ORDER BY created_at, id) AS place FROM tournament_events) AS counted
WHERE counted.id = tournament_events.id;
DROP INDEX tournament_events_of_tournament;
CREATE UNIQUE INDEX tournament_events_of_tournament ON tournament_events (tournament_id, number);

-- Who saw which holding of a dealt hand, and who asked for a seat of it. Rows are added and never changed.
CREATE TABLE seat_events (
    dealt_hand_id TEXT NOT NULL REFERENCES dealt_hands (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    player_id     TEXT NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('held', 'asked', 'refused', 'granted')),
    -- The phone that held the seat or asked for it; none where a bot or nobody held it.
    phone         TEXT,
    made_at       TIMESTAMP NOT NULL,
    PRIMARY KEY (dealt_hand_id, number)
);
-- Who holds a seat of a hand that was dealt already holds it from now on.
INSERT INTO seat_events (dealt_hand_id, number, player_id, kind, phone, made_at)
SELECT hand.id, row_number() OVER (PARTITION BY hand.id ORDER BY holder.player_id), holder.player_id, 'held',
    CASE WHEN holder.kind = 'phone' THEN holder.name END, holder.since
FROM dealt_hands AS hand
JOIN seat_holders AS holder ON holder.tournament_id = hand.tournament_id
WHERE hand.state IN ('open', 'over') AND hand.seating LIKE '%"' || holder.player_id || '"%';
