-- The deck of a deal: one secret for the hands of one number at all tables, in the two rounds that begin with this one.
CREATE TABLE deals (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round         INTEGER NOT NULL,
    hand          INTEGER NOT NULL,
    -- Not known where the deal was dealt elsewhere, and imported.
    seed          TEXT,
    created_at    TIMESTAMP NOT NULL,
    -- Since when everybody may see its cards; it is dealt to nobody from then on.
    opened_at     TIMESTAMP,
    PRIMARY KEY (tournament_id, round, hand),
    CHECK (seed IS NOT NULL OR opened_at IS NOT NULL)
);
-- Whether the hand is dealt from the deck of its deal.
ALTER TABLE dealt_hands ADD COLUMN shared BOOLEAN NOT NULL DEFAULT FALSE;
-- Whether the result is one of such a hand.
ALTER TABLE entries ADD COLUMN shared BOOLEAN NOT NULL DEFAULT FALSE;
