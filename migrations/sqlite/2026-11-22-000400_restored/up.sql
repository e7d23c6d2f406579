-- The revision whose result holds again, where an entry takes something back or brings it back.
ALTER TABLE entries ADD COLUMN restores INTEGER;
