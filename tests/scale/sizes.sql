SELECT relname AS table, n_live_tup AS rows, pg_relation_size(relid) / n_live_tup AS row_bytes,
    pg_indexes_size(relid) / n_live_tup AS index_bytes, pg_size_pretty(pg_total_relation_size(relid)) AS in_all
FROM pg_stat_user_tables WHERE n_live_tup > 1000 ORDER BY pg_total_relation_size(relid) DESC;
SELECT pg_size_pretty(pg_database_size(current_database())) AS database;
