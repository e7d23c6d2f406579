-- When a trial evening disappears; empty for tournaments that count. A club has one trial evening at a time.
ALTER TABLE tournaments ADD COLUMN trial_until TIMESTAMP;
CREATE UNIQUE INDEX trial_of_club ON tournaments (club_id) WHERE trial_until IS NOT NULL;
