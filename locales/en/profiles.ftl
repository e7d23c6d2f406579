### People: their pages, two against each other, and what a club remembers.

## Everybody in a club

club-people-link = People and records
club-people-title = People
club-people-empty = Nobody has a page yet
club-people-empty-help = People get a page with their first public tournament that shows names in full.
club-people-champions = Hall of fame
club-people-records = Records
club-people-records-help = Records name only people who want to be named: you choose what your own page shows.
club-people-everybody = Everybody
record-evenings-won = Evenings won
record-evenings = Evenings played
record-hand = Points in one hand
record-run = Hands won in a row
record-share = Hands won per 100

## One person

person-link = { $name }’s page
person-evenings-won = Evenings won
person-of-hundred = { $count } in 100
person-rating-rank = rank { $rank }
person-provisional = provisional
person-rating-time = Rating over time
person-rating-description = Evenings: { $evenings }. After the first the rating was { $first }, now it is { $last }; the highest was { $best }. The band is the margin.
person-highlights = Highlights
person-best-partner = Best partner: { $name }, { $won } of { $hands } hands won together.
person-hardest-opponent = Hardest opponent: { $name }, { $won } of { $hands } hands won.
person-run = Most hands won in a row: { $count }.
person-run-now = Current streak: { $count } hands won.
person-evening-run = Most evenings won in a row: { $count }.
person-best-hand = Most points in one hand: { $points } ({ $tournament }).
person-kept-most = The card left over most often: { $card }, { $count } times.
person-dearest = The most expensive card: { $card }, { $count } points so far.
person-earlier = Earlier evenings: { $count }
person-imported = In other clubs
person-imported-help = As recorded by the other club. Not counted in any table here.
person-share = Per 100
person-unnamed = Not listed, because they have no page: { $count }.
person-cards = Cards left over
person-cards-help = Most expensive first; only cards from holdings counted card by card
person-less = This page shows evenings and places. Partners, points and records appear only if the person allows it.

## Two people

pair-link = Head to head
pair-title = { $one } and { $other }
pair-empty = These two have not met yet.
pair-ahead = Evenings ahead of the other
pair-won = Hands won against each other, of { $hands }
pair-together = As partners they won { $won } of { $hands } hands, { $share } in 100.
pair-evenings = Evenings together

## What a page shows

visibility-title = What this page shows
visibility-nothing = No page
visibility-nothing-help = The person is named only in the tables of tournaments, seasons and ratings.
visibility-results = Evenings and places
visibility-results-help = What other pages already show, gathered in one place, with the rating.
visibility-everything = Everything
visibility-everything-help = Also partners and opponents, points, cards, streaks and records.
visibility-desk-help = This is the person’s own choice: change it only when they ask you to. They can set it themselves on their phone, with their personal link.
done-openness = Saved. The page now follows this choice.
own-page-title = Your page, { $name }
own-page-lede = The club has a page for everybody who plays. You decide what yours shows.
own-page-back = Your evening
own-page-look = View the page
own-page-link = What your page shows
error-own-link = This needs your own link
error-own-link-help = Others may have this link too. Ask the organiser for your personal link. Nothing was changed.
roster-page = Page and record

## From club to club

record-file-title = Moving between clubs
record-file-help = People who move to another club can take their public record with them: their evenings and places. The new club shows these on the person’s page but does not count them in any table.
record-file-take = Download the record
record-file-bring = Add a record from another club
record-file-bring-hint = The text of the file from the other club.
record-file-choose = Choose the file
record-file-button = Add it
record-file-imported = Evenings from other clubs: { $count }.
record-file-remove = Remove them
done-record-brought = The record was added.
done-record-removed = The evenings from other clubs were removed.
problem-record-none = This is not a record. The other club downloads it with “{ record-file-take }” and sends you the file. Paste its whole text here.
problem-record-later = This record was made with a newer version of Lastcard. Update yours first.
problem-record-too-many = A record has at most { $count } evenings. Nothing was added.
problem-record-evening = Evening { $number } of this record can’t be right: a place can’t be greater than the number of people, nor hands won greater than hands played. Nothing was added.
