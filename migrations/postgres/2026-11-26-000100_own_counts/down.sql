DROP TABLE own_counts;
