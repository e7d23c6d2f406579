DROP TABLE walls;
