### Seasons: the table, how a line came about, and the form.

club-seasons = Seasons:

## The table

season-rule-field = You get one point for each evening you take part in, and one for everybody you finish ahead of.
season-rule-places = You get points by place for each evening: { $points }.
season-rule-totals = Each evening’s total counts.
season-rule-average = The average per hand counts: the evenings’ totals, divided by their hands.
season-rule-best = { $count ->
    [one] Only each player’s best evening counts.
   *[other] Only each player’s best { $count } evenings count.
}
season-rule-least = You need at least { $count } evenings for a rank.
season-rule-ties = Ties are broken by: { $ties }.
season-tie-none = nothing
season-tie-countback = most first places, then most second places
season-tie-best = the best single evening
season-tie-evenings = more evenings
season-average = Average per hand
season-points = Points
season-evenings = Evenings
season-evening = Evening
season-place = Place
season-place-of = { $place } of { $people }
season-place-of-teams = { $teams ->
    [one] { $place } of { $teams } team
   *[other] { $place } of { $teams } teams
}
season-counted = { $counted } of { $all }
season-missing = { $count ->
    [one] One more evening needed for a rank
   *[other] { $count } more evenings needed for a rank
}
season-empty = Nothing to add up yet
season-empty-help = The table begins with the first result of the first evening.
season-upcoming = To come
season-runs = still running
season-if-ended = If it ended now
season-matrix = { $name }: points of each player on each evening
season-mark-won = evening won
season-mark-dropped = not counted, other evenings were better
season-mark-runs = still running, not in the points yet
season-mark-absent = not there
season-how = How it is counted
season-all = { $count ->
    [one] All { $count } evening
   *[other] All { $count } evenings
}
season-latest = Only the latest evenings
season-older = { $count ->
    [one] Only the latest { $count } evening has a column. A player’s own page lists all of theirs.
   *[other] Only the latest { $count } evenings have a column. A player’s own page lists all of theirs.
}
season-left-out = Left out
season-not-yet = does not count yet
season-people = { $count ->
    [one] one player
   *[other] { $count } players
}
season-line-rank = Rank { $rank } · { $what }: { $figure }
season-line-if-ended = If it ended now: { $says }
season-dropped = not counted

## The desk

seasons-title = Seasons
seasons-lede = A season adds evenings up into one table, always from their results. Corrections, merged players and results announced later show at once.
seasons-empty = No season yet
seasons-empty-help = A season has a name, a rule for what an evening is worth, and its evenings. They can have different formats.
season-new = New season
season-public = Public page
season-table = Open the table
season-change = Change
season-name = Name
season-name-hint = Such as “2026” or “Autumn league”.
season-count = What is an evening worth?
season-count-hint = Totals and averages only add up if all evenings are scored the same way. Places always do.
season-count-field = One point for taking part and one for everybody behind
season-count-places = Points by place
season-count-other = Points of the game instead of places
season-count-totals = The total of the evening
season-count-average = The average per hand
season-list = Points by place
season-list-hint = Separated by commas, starting with first place. Used only for “Points by place”. If left empty: 10, 8, 6, 5, 4, 3, 2, 1.
season-best = How many evenings count?
season-best-hint = Each player’s best ones. All if left empty.
season-least = Evenings needed for a rank
season-least-hint = Players with fewer are listed below, without a rank.
season-ties = Tie-breaks
season-ties-hint = Applied in this order. Remaining ties share the rank.
season-tie-at = { $place }.
season-takes-new = Include new tournaments
season-takes-new-hint = Tournaments that the club draws up from now on belong to this season and no other.
season-which = Which evenings
season-which-new = Evenings: all of this year, and new ones
season-by-dates = All between two days
season-from = From
season-until = Until
season-by-ticks = Only those selected here
season-more-rules = More rules: points by place, ranks, ties
season-no-date = Enter a date, such as 2026-11-27.
season-until-first = The last day is before the first.
season-tournaments-hint = A tournament can belong to only one season. Only public results count.
season-tournaments-none = The club has no tournament yet.
season-filter-open = Part of a name or a date is enough.
season-elsewhere = in “{ $season }”
season-save = Save the season
season-remove = Remove the season
season-remove-title = Remove “{ $name }”?
season-remove-text = Its table will be gone. Its tournaments and their results stay.
season-stale = Somebody else changed this season in the meantime. What you typed is still here: open the season in another tab to see what changed, then load this page again.
season-name-taken = Another season has this name.
season-tournament-elsewhere = “{ $name }” belongs to “{ $season }”. Remove it from there first.
season-no-number = Enter a whole number, or leave it empty.
season-no-list = Enter whole numbers separated by commas, such as 10, 8, 6.
done-season-removed = The season is removed. Its tournaments are still there.

## The end of a season

season-final = Final table, { $when }
season-final-help = Nothing more can be added to the season. Corrections to its evenings still show here.
season-end = End the season
season-end-title = End “{ $name }”?
season-end-text = The table becomes final, and no more evenings can be added. You can reopen the season.
season-end-open = These evenings are not finished, or their results have not been announced yet. Finish them, or remove them from the season.
season-reopen = Reopen the season
season-reopen-title = Reopen “{ $name }”?
season-reopen-text = The table is no longer final, and evenings can be added again.
season-is-ended = This season was ended in the meantime. Reopen it first; what you typed is still here.
done-season-ended = The season has ended. Its table is final.
done-season-reopened = The season is open again.
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = Certificates will be here once the season has ended.

## The year on one page

year-link = The year on one page
year-title = { $season } on one page
year-so-far = So far
year-people = People
year-more = And { $count } more
year-evenings-won = Most evenings won: { $name }, { $count }.
year-hand = Most points in one hand: { $name }, { $count }.
year-run = Most hands won in a row: { $name }, { $count }.
year-share = Most hands won per 100: { $name }, { $count }.
year-each = { $count } each
year-pair = Pair of the year: { $one } and { $other }, who won { $count } in 100 of their hands together.
