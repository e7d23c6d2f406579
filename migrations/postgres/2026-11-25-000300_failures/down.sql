DROP TABLE code_openings;
DROP TABLE failures;
