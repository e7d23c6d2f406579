-- Clubs with past evenings: copies of an evening played by the program, the tournament :model.
--   psql -v clubs=10000 -v evenings=20 -v phones=200 -v model=… -f fill.sql
-- Each club has 40 players, of whom 16 take part each time. One of :phones evenings was played on phones, with 70 moves in
-- each hand. The last evening of a club is tonight's, and half finished.
\set ON_ERROR_STOP on
SET synchronous_commit = off;

CREATE FUNCTION pg_temp.id(kind text, number bigint) RETURNS text IMMUTABLE LANGUAGE sql AS
    $$ SELECT lpad(to_hex(1767225600000 + number), 12, '0') || '7' || substr(md5(kind || number), 1, 19) $$;

INSERT INTO clubs (id, slug, name, time_zone, language, demo, created_at)
SELECT pg_temp.id('club', c), 'club-' || c, 'Club ' || c, 'Europe/Berlin', 'en', FALSE, TIMESTAMP '2026-01-01' FROM generate_series(1, :clubs) c;

INSERT INTO accounts (id, club_id, login, name, password_hash, created_at)
SELECT pg_temp.id('account', c * 2 + a), pg_temp.id('club', c), 'organiser-' || c || '-' || a, 'Organiser ' || a,
    '$argon2id$v=19$m=19456,t=2,p=1$' || left(md5(c::text), 22) || '$' || left(md5(a::text) || md5(c::text), 43), TIMESTAMP '2026-01-01'
FROM generate_series(1, :clubs) c, generate_series(0, 1) a;

INSERT INTO sessions (id, account_id, made_at, seen_at, browser, address)
SELECT pg_temp.id('session', c), pg_temp.id('account', c * 2), TIMESTAMP '2026-11-20', TIMESTAMP '2026-11-20', 'Firefox, Android', '192.0.2.1'
FROM generate_series(1, :clubs) c;

INSERT INTO players (id, club_id, name, created_at)
SELECT pg_temp.id('player', c * 64::bigint + p), pg_temp.id('club', c), 'Player ' || p || ' of ' || c, TIMESTAMP '2026-01-01'
FROM generate_series(1, :clubs) c, generate_series(0, 39) p;

-- Evening by evening, in chronological order: rows close in time are close on disk.
CREATE TEMP TABLE evening AS
SELECT e, c, (e - 1) * :clubs::bigint + c AS t, pg_temp.id('tournament', (e - 1) * :clubs::bigint + c) AS id,
    TIMESTAMP '2026-11-27 20:00' - (:evenings - e) * INTERVAL '7 days' AS begins, e = :evenings AS tonight
FROM generate_series(1, :evenings) e, generate_series(1, :clubs) c ORDER BY e, c;
CREATE TEMP TABLE model AS SELECT * FROM tournaments WHERE slug = :'model';

INSERT INTO tournaments (id, club_id, slug, name, starts_at, state, setup, revision, created_at, started_at, archived_at)
SELECT evening.id, pg_temp.id('club', c), 'friday-' || t, 'Friday ' || e, begins, CASE WHEN tonight THEN 'running' ELSE 'archived' END,
    setup, revision, begins, begins, CASE WHEN NOT tonight THEN begins + INTERVAL '1 day' END
FROM evening, model ORDER BY t;

INSERT INTO entrants (tournament_id, number, id, name)
SELECT evening.id, one.number, one.id, one.name FROM evening, entrants one JOIN model ON model.id = one.tournament_id ORDER BY t, number;

INSERT INTO entrant_players (tournament_id, entrant_number, seat, id, name, roster_id, present)
SELECT evening.id, one.entrant_number, one.seat, one.id, one.name, pg_temp.id('player', c * 64::bigint + (one.entrant_number * 2 + e) % 40), TRUE
FROM evening, entrant_players one JOIN model ON model.id = one.tournament_id ORDER BY t, entrant_number, seat;

INSERT INTO table_codes (code, tournament_id, table_number, created_at, opened_at)
SELECT upper(lpad(to_hex(t * 8 + one.table_number), 6, '0')), evening.id, one.table_number, begins, begins
FROM evening, table_codes one JOIN model ON model.id = one.tournament_id ORDER BY t, table_number;

INSERT INTO tournament_events (id, tournament_id, kind, detail, created_at, number)
SELECT pg_temp.id('event', t * 64 + one.number), evening.id, one.kind, one.detail, begins, one.number
FROM evening, tournament_events one JOIN model ON model.id = one.tournament_id ORDER BY t, number;

INSERT INTO entries (id, tournament_id, round, hand, table_number, revision, seating, dealer, opener, outcome, penalties, note, via, entry_key,
    created_at, shared, restores, number)
SELECT pg_temp.id('entry', t * 128 + one.number), evening.id, round, hand, table_number, one.revision, seating, dealer, opener, outcome, penalties,
    note, via, md5('key' || t * 128 + one.number), begins + one.number * INTERVAL '3 minutes', shared, restores, one.number
FROM evening, entries one JOIN model ON model.id = one.tournament_id
WHERE NOT tonight OR one.number <= (SELECT COUNT(*) / 2 FROM entries JOIN model ON model.id = tournament_id)
ORDER BY t, number;

INSERT INTO dealt_hands (id, tournament_id, round, hand, table_number, attempt, based_on, rules, seating, sides, dealer, opener, seed, state,
    created_at, dealt_at, ended_at, number)
SELECT pg_temp.id('hand', t * 128 + n), id, 1, (n - 1) / 4 + 1, (n - 1) % 4 + 1, 1, 0, '{"preset":"club","options":{}}',
    '["player-1","player-2","player-3","player-4"]', '[["player-1","player-3"],["player-2","player-4"]]', 'player-1', 'player-2',
    md5(id || n) || md5(n || id), 'over', begins, begins, begins, (n - 1) / 4 + 1
FROM evening, generate_series(1, 48) n WHERE t % :phones = 0 AND NOT tonight ORDER BY t, n;

INSERT INTO dealt_moves (dealt_hand_id, number, seat, played, actor, made_at)
SELECT pg_temp.id('hand', t * 128 + n), m, m % 4, CASE WHEN m % 3 = 0 THEN '{"move":"draw"}' ELSE '{"move":"play","card":"R7"}' END, 'player', begins
FROM evening, generate_series(1, 48) n, generate_series(1, 70) m WHERE t % :phones = 0 AND NOT tonight ORDER BY t, n, m;
