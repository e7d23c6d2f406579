DROP TABLE club_deeds;
