-- The most frequent statements, as the program sends them, in a database with many clubs.
SELECT id AS tournament FROM tournaments WHERE slug = 'friday-100' \gset
SELECT id AS club FROM clubs WHERE slug = 'club-7' \gset
SELECT id AS player FROM players WHERE club_id = :'club' ORDER BY id LIMIT 1 \gset
SELECT id AS account FROM accounts WHERE club_id = :'club' ORDER BY id LIMIT 1 \gset
SELECT id AS session FROM sessions ORDER BY id LIMIT 1 \gset
SELECT code AS code FROM table_codes WHERE tournament_id = :'tournament' LIMIT 1 \gset

\echo == a result: entries recorded since
EXPLAIN ANALYZE SELECT * FROM entries WHERE tournament_id = :'tournament' AND number > 40 ORDER BY number;
\echo == a code: its table
EXPLAIN ANALYZE SELECT c.*, t.slug FROM table_codes c JOIN tournaments t ON t.id = c.tournament_id WHERE c.code = :'code';
\echo == an organiser: the session
EXPLAIN ANALYZE SELECT * FROM sessions WHERE id = :'session';
\echo == change feed: how far a tournament is
EXPLAIN ANALYZE SELECT t.id, t.revision, (SELECT COALESCE(MAX(e.number), 0) FROM entries e WHERE e.tournament_id = t.id),
    (SELECT COUNT(*) + COUNT(d.dealt_at) + COUNT(d.ended_at) FROM dealt_hands d WHERE d.tournament_id = t.id)
FROM tournaments t WHERE t.id = :'tournament';
\echo == a leaderboard for the first time: the tournament
EXPLAIN ANALYZE SELECT * FROM tournaments WHERE slug = 'friday-100';
\echo == a leaderboard for the first time: the ledger
EXPLAIN ANALYZE SELECT * FROM entries WHERE tournament_id = :'tournament' ORDER BY number;
\echo == a leaderboard for the first time: the people
EXPLAIN ANALYZE SELECT * FROM entrant_players WHERE tournament_id = :'tournament';
\echo == a club: its tournaments
EXPLAIN ANALYZE SELECT * FROM tournaments WHERE club_id = :'club' ORDER BY starts_at DESC, id DESC;
\echo == a player: the tournaments
EXPLAIN ANALYZE SELECT tournament_id FROM entrant_players WHERE roster_id = :'player';
\echo == the home page: the latest tournaments
EXPLAIN ANALYZE SELECT * FROM tournaments WHERE state <> 'draft' AND visibility = 'public' ORDER BY starts_at DESC, id DESC LIMIT 60;
\echo == the home page: the clubs
EXPLAIN ANALYZE SELECT * FROM clubs ORDER BY name, id;
\echo == once a minute: what changed unnoticed
EXPLAIN ANALYZE SELECT club_id, COUNT(*), SUM(revision) FROM tournaments GROUP BY club_id;
\echo == once in half a minute: hands that are played
EXPLAIN ANALYZE SELECT id FROM dealt_hands WHERE state = 'open';
\echo == an organiser goes
BEGIN;
EXPLAIN ANALYZE DELETE FROM accounts WHERE id = :'account';
ROLLBACK;
