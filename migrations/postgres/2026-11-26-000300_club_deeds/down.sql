DROP TABLE club_deeds;
DROP FUNCTION club_deeds_stay();
