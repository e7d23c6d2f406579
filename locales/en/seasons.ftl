### Seasons: the table, how a line came about, and the form.

club-seasons = Seasons:

## The table

season-rule-field = Each evening brings one point for taking part, and one for everybody you finish ahead of.
season-rule-places = The places of an evening are worth { $points } points.
season-rule-totals = Each evening brings the points of its total.
season-rule-average = What counts is the average per hand: the totals of the evenings, divided by their hands.
season-rule-best = { $count ->
    [one] Only the best evening of each player counts.
   *[other] Only the best { $count } evenings of each player count.
}
season-rule-least = Nobody has a rank with fewer than { $count } evenings.
season-rule-ties = Ties are broken by: { $ties }.
season-tie-none = nothing
season-tie-countback = most first places, then most second places
season-tie-best = the best single evening
season-tie-evenings = more evenings
season-average = Average per hand
season-points = Points
season-evenings = Evenings
season-evening = Evening
season-won = First places
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
season-coming = To come
season-runs = still running
season-provisional = An evening is still running: these points may change, and its first place is not counted yet.
season-not-yet = does not count yet
season-people = { $count ->
    [one] one player
   *[other] { $count } players
}
season-line-rank = Rank { $rank } · { $what }: { $figure }
season-dropped = not counted

## The desk

seasons-title = Seasons
seasons-lede = Evenings that are added up into one table, always from their results: whatever is corrected, merged or announced later shows at once.
seasons-empty = No season yet
seasons-empty-help = A season is a name, a rule for what an evening is worth, and the evenings themselves. The evenings may be of different formats.
season-new = New season
season-public = The page that everybody sees
season-name = Name
season-name-hint = Such as “2026” or “Autumn league”.
season-count = What an evening is worth
season-count-hint = Totals and averages add up only where all evenings are scored alike. Places always do.
season-count-field = One point for taking part and one for everybody behind
season-count-places = Points by place
season-count-totals = The total of the evening
season-count-average = The average per hand
season-list = Points by place
season-list-hint = The first place first, with commas; for “Points by place” only. 10, 8, 6, 5, 4, 3, 2, 1 if left empty.
season-best = How many evenings count
season-best-hint = Each player’s best ones. All if left empty.
season-least = Evenings needed for a rank
season-least-hint = Players with fewer are listed below, without a rank.
season-ties = Tie-breaks
season-ties-hint = In this order. Whoever is still level shares the rank.
season-tie-at = { $place }.
season-takes-new = Takes new tournaments
season-takes-new-hint = What the club draws up from now on belongs to this season, and to no other one.
season-tournaments = Evenings
season-tournaments-hint = A tournament belongs to one season at most. Only what everybody may see is counted.
season-tournaments-none = The club has no tournament yet.
season-filter-open = Part of a name or a date is enough.
season-elsewhere = in “{ $season }”
season-save = Save the season
season-remove = Remove the season
season-remove-title = Remove “{ $name }”?
season-remove-text = Its table is gone, its tournaments and their results stay.
season-stale = Somebody else changed this season in the meantime. What you typed is still here: open the season in another tab to see what changed, then load this page again.
season-name-taken = Another season has this name.
season-tournament-elsewhere = “{ $name }” belongs to “{ $season }”. Take it out there first.
season-no-number = Enter a whole number, or leave it empty.
season-no-list = Enter whole numbers separated by commas, such as 10, 8, 6.
done-season-saved = The season is saved.
done-season-removed = The season is removed. Its tournaments are still there.

## The end of a season

season-final = Final table, { $when }
season-final-help = Nothing more can be added to the season. What is corrected in its evenings is corrected here, too.
season-end = End the season
season-end-title = End “{ $name }”?
season-end-text = The table becomes the final one, and the season takes no more evenings. It can be reopened.
season-end-open = These are still to be played, or their results have not been announced yet. Play them to the end, or take them out of the season.
season-reopen = Reopen the season
season-reopen-title = Reopen “{ $name }”?
season-reopen-text = The table is no longer the final one, and evenings can be added again.
season-is-ended = This season has ended in the meantime. Reopen it first; what you typed is still here.
done-season-ended = The season has ended. Its table is the final one.
done-season-reopened = The season goes on.
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = Certificates will be here once the season has ended.

## The year on one page

year-link = The year on one page
year-title = { $season } on one page
year-so-far = As it stands
year-people = People
year-more = And { $count } more
year-evenings-won = Most evenings won: { $name }, { $count }.
year-hand = Most points in one hand: { $name }, { $count }.
year-run = Most hands won in a row: { $name }, { $count }.
year-share = Most hands won per 100: { $name }, { $count }.
year-each = { $count } each
year-pair = Pair of the year: { $one } and { $other }, who won { $count } in 100 of their hands together.
