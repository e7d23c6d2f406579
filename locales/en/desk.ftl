### The organisers’ worklist, and the list of tournaments.

## “Organise”, the page they start from

desk-sections = Sections of the club
desk-evenings = Evenings
desk-people = People
desk-season = Season
desk-club = Club
desk-today = Today
desk-next = Next: { $day }
desk-to-room = Run the evening
desk-to-end = Open the evening
desk-to-rulings = Rule and correct
desk-start = Start…
desk-to-draft = Open the draft
desk-announce-step = Check and announce
desk-nothing = Nothing is planned.
desk-more = { $count } more
desk-codes-closed = New phones are locked out for a quarter of an hour
desk-codes-closed-help = Somebody has tried too many wrong codes. Phones already at their tables keep working, and so do personal links and codes that you make now. If it was only a prank, let new phones in again.
desk-codes-open = Let new phones in again
desk-new = New tournament
desk-empty = No tournaments yet
desk-empty-help = Enter a name, paste the players’ names and choose a format. Lastcard makes the schedule, and you can check it before anything starts.
desk-empty-action = Set up the first tournament
desk-upcoming = Coming up
desk-finished = Finished
desk-archived = { $count ->
    [one] Archive: { $count } evening
   *[other] Archive: { $count } evenings
}
desk-archive = Archive
desk-archive-lede = Evenings are filed here by themselves seven days after their end. Results can still be corrected, except in those that an organiser has archived.
desk-archive-empty = Nothing is filed yet.
desk-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}

organise-desk = Organise

desk-lede-referee = Your club’s tournaments. You rule on results and correct them.

## What waits for an organiser

waiting-title = Waiting for you
waiting-nothing = Nothing needs your attention.
waiting-table = table { $table } in { $name }
waiting-several-tables = due at { $count } tables at once: { $tables }
waiting-holds-up = The other tables are waiting for table { $table }: { $hand }, nothing recorded for { $time }.
waiting-late = Table { $table } has recorded nothing for { $time }: { $hand }.
waiting-begins = Begins { $when }. { $here } of { $all } are here.
waiting-begun = Should have begun { $when }. { $here } of { $all } are here.
waiting-changed-now = { $hand } at table { $table } was changed just now: { $result }
waiting-changed = { $hand } at table { $table } was changed { $time } ago: { $result }
waiting-over = Finished. Check the standings, read them out, then archive the tournament.
waiting-idle = Nobody has recorded a hand since { $when }. Stop the tournament if it won’t continue.
waiting-mismatched = Table { $table }, { $hand }: what the players entered does not match. { $why }
waiting-called = Table { $table } called you at { $time }.
waiting-called-because = Table { $table } called you at { $time }: { $note }
waiting-unconfirmed = { $count ->
    [one] { $count } result is not confirmed.
   *[other] { $count } results are not confirmed.
}

## States of a tournament and of its tables

desk-table-of = Table { $table }
desk-table-hand = Round { $round }, hand { $hand } of { $hands }
desk-table-hand-match = Hand { $hand }
desk-table-waits = Waiting for the other tables to finish this block
desk-table-done = All hands are in
desk-table-ended = Ended early
desk-table-versus = { $one } against { $other }
