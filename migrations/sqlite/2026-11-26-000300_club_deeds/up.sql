-- What was done in a club beside its tournaments, in the order in which it was done. A name is that of the moment. Nothing in it is ever
-- changed or deleted; the database itself refuses to.
CREATE TABLE club_deeds (
    club_id    TEXT NOT NULL REFERENCES clubs (id),
    number     INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    about      TEXT NOT NULL,
    by_name    TEXT,
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (club_id, number)
);
CREATE TRIGGER club_deeds_stay BEFORE UPDATE ON club_deeds
BEGIN
    SELECT RAISE(ABORT, 'what was done stays as it was noted');
END;
CREATE TRIGGER club_deeds_remain BEFORE DELETE ON club_deeds
BEGIN
    SELECT RAISE(ABORT, 'what was done stays as it was noted');
END;
