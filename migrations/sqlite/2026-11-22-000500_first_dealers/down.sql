DROP TABLE first_dealers;
