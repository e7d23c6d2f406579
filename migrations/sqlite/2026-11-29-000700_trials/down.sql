-- Without the column it would look like a tournament that counts.
DELETE FROM tournaments WHERE trial_until IS NOT NULL;
DROP INDEX trial_of_club;
ALTER TABLE tournaments DROP COLUMN trial_until;
