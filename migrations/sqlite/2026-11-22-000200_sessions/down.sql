ALTER TABLE accounts ADD COLUMN generation INTEGER NOT NULL DEFAULT 1;
DROP TABLE recovery_codes;
DROP TABLE second_factors;
DROP TABLE sessions;
