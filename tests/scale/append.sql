-- A result in one of tonight's tournaments, written by pgbench.
\set t random(:first, :last)
\set n random(1000, 2000000000)
INSERT INTO entries (id, tournament_id, round, hand, table_number, revision, seating, dealer, opener, outcome, penalties, note, via, entry_key,
    created_at, number)
SELECT md5(random()::text), t.id, 1, 1 + :n % 1000, 1 + :n % 4, :n, '["player-1","player-2","player-3","player-4"]', 'player-1', 'player-2',
    '{"out":"player-1","left":{"player-2":{"4":1,"6":1,"8":1},"player-4":{"0":1,"3":1,"SKIP":1}}}', '[]', '', 'table', md5(random()::text),
    now()::timestamp, :n
FROM tournaments t WHERE t.slug = 'friday-' || :t;
