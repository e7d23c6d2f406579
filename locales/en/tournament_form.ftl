### The form of a tournament, and its draft.

## The form of a draft

draft-new-title = New tournament
draft-edit-title = Edit { $name }
draft-name = Name
draft-name-hint = Shown on every page of the tournament, and part of its public address.
draft-date = Date
draft-time = Time
draft-when-hint = In the club’s time zone, { $zone }.
draft-occurrence = Which of the two?
draft-occurrence-earlier = The first, at { $offset }
draft-occurrence-later = The second, at { $offset }
draft-format = Format
draft-scoring = Scoring
draft-target = Target
draft-target-hint = Play ends with the hand in which it is reached. If left empty: 500; with the Online rules 200, or 100 for two players.
draft-limit = Limit
draft-limit-hint = Players who reach it lose or, in Challenge, are eliminated. If left empty: 200; in Challenge 500.
draft-stop-at-limit = Stop when somebody reaches the limit
draft-stop-at-limit-hint = Everybody under the limit then wins. Otherwise the whole schedule is played, and those at the limit rank behind the others.
draft-nobody-under = { $count ->
    [0] A schedule like this hardly ever ends with everybody at the limit.
   *[other] In about { $count } of 100 schedules like this, everybody ends at the limit.
}
draft-agreed-hands = Hands
draft-agreed-hands-hint = Play ends after this many hands. If left empty, play goes on until you stop it.
draft-how-long = How long
draft-how-long-short = Short
draft-how-long-evening = An evening
draft-how-long-long = Long
draft-how-long-exact = Choose rounds, blocks and hands
draft-stop-ends = ends about { $end }
draft-stop-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} at each table, in blocks of { $block }
draft-rounds = Rounds
draft-rounds-hint = With four players a round is 12 hands; with eight, 28 hands each.
draft-hands-per-block = Hands per block
draft-hands-per-block-hint = How many hands the same four play together with the same partners.
draft-hands-per-block-4 = Four hands
draft-hands-per-block-2 = Two hands
draft-hands-per-block-1 = One hand
draft-blocks = Blocks, instead of rounds
draft-blocks-hint = If left empty: whole rounds. With less than a round, some players never partner each other; the next page shows how even the schedule is before anything starts.
draft-rules = Rules of play
draft-house = House rules
draft-values = Card values
draft-values-which = Values
draft-values-usual = Usual
draft-values-usual-line = The usual values for the format: Standard, or DUO’s own in DUO.
draft-values-std = Standard
draft-values-std-line = Number cards count their face value, action cards 20, black cards 50.
draft-values-duo = DUO
draft-values-duo-line = Number cards count their face value, action cards 10, Wild 15, Wild Draw Four 20.
draft-values-own = Your own
draft-values-own-line = A number for each kind of card, from 0 to 1000. Anything you leave empty counts as in Standard.
draft-values-face = face value
draft-rules-which = Rules
draft-rules-hint = Shown on the public page, so that every table plays the same. The links open in a new tab.
draft-entrants = Who plays
draft-entrants-hint = Paste the names as they are: one per line, separated by commas, or as a table. For teams, one team per line: “Reds: Anna + Boris”.
draft-roster = From the club’s list
draft-roster-hint = Ticked players play too. New names are added to the list.
draft-order = Order
draft-order-hint = The order decides who starts with whom.
draft-order-lot = Drawn by lot
draft-order-lot-line = The draw is recorded and shown on the public page.
draft-order-typed = As typed
draft-order-typed-line = Typed names first, ticked players after them.
draft-more = More options
draft-fixed-seats = Fixed seats
draft-fixed-seats-hint = Opponents keep their seats for all four hands of a block. Otherwise they swap seats after the second hand, so that everyone has everyone else on the left equally often.
draft-duplicate = Duplicate deals
draft-duplicate-hint = Every table gets the same cards for the same hand, so the standings can also show who made the most of them. Only for hands played on phones; it needs two tables or two rounds.
draft-create = Make the schedule
draft-create-hint = Nothing starts yet: you see the schedule first.
draft-save = Save changes
draft-cancel = Cancel
draft-summary = Summary
draft-summary-until = { $start } to about
draft-summary-players = Players
draft-summary-tables = Tables
draft-summary-resting = { $count ->
    [one] { $count } sits out
   *[other] { $count } sit out
}
draft-summary-hands = Hands at each table
draft-terms-change = Change
draft-conflict = { $who } changed this draft while you had it open
draft-conflict-help = Nothing is lost: your version is in the form below, and theirs is saved. Compare them, change what you want, and save again to replace theirs.
draft-conflict-column = Field
draft-conflict-theirs = Saved now
draft-conflict-mine = Yours, below
draft-conflict-same = Both versions are the same now. There is nothing to decide.
draft-conflict-keep = Keep what is saved
draft-no = no
draft-yes = yes
draft-empty = (empty)

problem-in-line = Line { $line }: { $problem }
problem-not-a-number = “{ $given }” is not a whole number. Use digits only, for example { $example }.
problem-date-malformed = “{ $given }” is not a date. Write it as year-month-day, for example { $example }.
problem-time-malformed = “{ $given }” is not a time. Write hours and minutes, for example 19:30.
problem-date-missing = Enter the date.
problem-time-missing = Enter the start time.
problem-time-skipped = The clocks go forward that night, so { $time } does not exist in { $zone }. Use { $next } or later.
problem-time-twice = The clocks go back that night, so { $time } occurs twice in { $zone }. Choose which one you mean.
problem-choice-missing = Choose one.
problem-entrants-missing = Type or tick { $needed } players.
draft-player-count = “{ $format }” takes { $needed } players, but { $given ->
    [one] { $given } is
   *[other] { $given } are
} named.
draft-player-range = “{ $format }” takes { $needed } to { $max } players, but { $given ->
    [one] { $given } is
   *[other] { $given } are
} named.
draft-team-count = “{ $format }” takes { $needed } teams, but there { $given ->
    [one] is { $given }
   *[other] are { $given }
}.

## A draft

draft-edit = Edit
draft-delete = Delete
draft-fact-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
draft-fact-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
draft-fact-target = to { $points } points
draft-fact-limit = limit { $points }
draft-fact-out = eliminated at { $points }
draft-fact-stops = stops when somebody reaches it
draft-fact-agreed = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
draft-fact-open-end = until you stop it
draft-fact-fixed-seats = fixed seats
draft-fact-duplicate = duplicate deals
draft-drawn = The order was drawn by lot { $when }: { $order }
draft-drawn-again = Draws so far: { $count }. All of them are listed below, under “History”.
draft-draw = Draw by lot
draft-redraw = Redraw
draft-order-as-typed = The order is as typed: { $order }
draft-schedule = Schedule
side-of-two = { $one } and { $other }
draft-fair = Fair: over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times, sits to the left of each { $left } times, deals { $deals } times and opens { $openings } times.
draft-fair-lazy = Fair: over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times and sits to the left of each { $left } times. The hands decide who deals and who opens.
draft-fairness = Over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times, sits to the left of each { $left } times, deals { $deals } times and opens { $openings } times.
draft-fairness-lazy = Over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times and sits to the left of each { $left } times. The hands decide who deals and who opens.
draft-hands-each = Everyone plays { $hands } hands.
draft-rests = Blocks that each player sits out: { $blocks }.
draft-range = { $min } to { $max }
draft-start-help = The schedule needs everybody in it. If somebody isn’t coming, replace or remove them first.
draft-start-all = { $count ->
    [one] { $count } player is here: start
   *[other] All { $count } are here: start
}
draft-start-some = Ticked so far: { $here } of { $all }. The button ticks the others too.
draft-here-title = Who is here
draft-here-count = { $here } of { $all }
draft-first-block = Who starts where
draft-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
draft-drawn-when = Drawn by lot, { $when }
draft-further = More
draft-figure-length = Length
draft-figure-ends = Ends about
draft-figure-about = about { $hands }
draft-figure-meetings = Partners, opponents
draft-figure-times = { $partners }×, { $opponents }×
draft-figure-even = the same for everybody
draft-figure-uneven = nearly even
draft-figure-partly = not with everybody
draft-figure-range = { $min }–{ $max }
draft-figure-rests = Sitting out
draft-figure-blocks = { $min }–{ $max } blocks
draft-replace = Replace or add players
draft-present-save = Save attendance
start-missing = { $count ->
    [one] Not started: { $names } is not here yet.
   *[other] Not started: { $names } are not here yet.
}
start-missing-help = Tick those who have arrived since. If a player is not coming, edit the draft, replace that name and tick the new one. Only the ticks were saved.
start-changed = Not started: the draft was changed while you had this page open
start-changed-help = Look at the schedule as it is now, then start again. Your ticks are still there.
deletion-title = Delete { $name }?
deletion-text = The draft, its line-up and its history are deleted for good. The players stay on the club’s list.
deletion-button = Delete this draft
deletion-text-started = The tournament, its public page and its history are deleted for good. The players stay on the club’s list.
deletion-loses-codes = Table codes and personal links stop working.
deletion-loses-history = { $count ->
    [one] One entry that does not count goes with it.
   *[other] { $count } entries that do not count go with it.
}
deletion-loses-arrivals = { $count ->
    [one] One person is checked in already.
   *[other] { $count } people are checked in already.
}
deletion-announcement = The announcement comes back with its sign-up list.
deletion-name = Type the name of the tournament to delete it
deletion-button-started = Delete this tournament
problem-deletion-name = That is not the name of this tournament.

## Other words of these pages

start-missing-tick = Tick who is here
draft-conflict-somebody = This draft was changed while you had it open
draft-match-goes-on = The seats stay the same, and the deal moves on clockwise after each hand until the match is decided.

## Names first, and what they can play

draft-step-names = Who plays
draft-step-format = What you play
draft-step-when = When
draft-continue = Continue
draft-count-again = Check the names again
offer-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
offer-teams = Teams: { $count }, players: { $players }
offer-tidied = Tidied up: each name on its own, without numbers, bullets or commas.
offer-nothing = No format fits this list. You need 2 to 64 players, or two teams of the same size.
offer-others = Other formats
offer-takes = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} at each table · { $time }
offer-takes-until = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} at each table · { $time } · ends about { $end }
offer-takes-about = about { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} · about { $time }
offer-takes-about-until = about { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} · about { $time } · ends about { $end }
names-remove = Remove { $name }
problem-more-players = { $count ->
    [one] { $count } more player needed
   *[other] { $count } more players needed
}
problem-fewer-players = { $count ->
    [one] { $count } player too many
   *[other] { $count } players too many
}
problem-equal-teams = Needs two teams of the same size
problem-no-teams = Needs single players instead of teams
problem-name-alike = “{ $name }” and “{ $other }” look like the same name. If they are two people, tell them apart, for instance by a surname.
pasted-understood = Recognised names
pasted-left-out = Left out: { $what }
pasted-quoted = “{ $text }”
pasted-ways = Which part is the name?
pasted-ways-hint = Each line has several parts. Choose the version in which the names are right.
problem-columns-missing = Each line has several parts. Choose which of them make up the name.
problem-mail-for-name = Line { $line }: “{ $mail }” is an e-mail address. Type the person’s name instead.
problem-name-near = “{ $name }” is almost the same name as “{ $other }”. Answer the question below the names, then continue.
near-known = “{ $name }” is not on the club’s list, but somebody with almost the same name is. Tick them if it’s the same person; otherwise a new player is added to the list.
near-is = It is { $name }
near-here = “{ $name }” and “{ $other }” look alike. If they are one person, remove one of the two; if they are two people, leave them as they are.
roster-filter = Find a name
roster-filter-ticks = Type to search. The down arrow moves into the list, where Space ticks; Enter ticks the first match.
roster-filter-open = Type to search. The down arrow moves into the list; Enter opens the first match.
roster-filter-nobody = No player by that name.

## The setting of a tournament

draft-move-seconds = Seconds per move on phones
draft-move-seconds-hint = For hands played on phones: if a player has not moved by then, a bot makes the move, after a reminder at half the time. If left empty: no limit.
draft-fact-move-seconds = { $count ->
    [one] { $count } second a move on phones
   *[other] { $count } seconds a move on phones
}
