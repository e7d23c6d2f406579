### What can be wrong with a tournament, its file, a result, the rules, a hand log or the database. The place is shown beside it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” is not a database type that Lastcard supports. Give a file (club.db or sqlite:club.db) or a PostgreSQL address (postgres://user@host/name).
problem-database-path-missing = The name of the database file is missing. Give one such as data/lastcard.db.
problem-database-in-memory = A database in memory would be lost when Lastcard stops. Give a file such as data/lastcard.db.

## What can be wrong with a login

problem-login-empty = Type a login: a short name or an e-mail address.
problem-login-too-long = A login can have at most { $max } characters.
problem-login-space = A login is one word, without spaces.

## What cannot be read

problem-cut-off = The file breaks off at line { $line }, column { $column }. Part of it is missing.
problem-not-json = This cannot be read at line { $line }, column { $column }: { $why ->
    [trailing-comma] there is a comma after the last element. Remove it.
    [no-value] “{ $found }” is not a value. A value is a number, a text in quotes, true, false, null, a list or an object.
    [key-without-quotes] a key must be in quotes, as in "name".
    [no-colon] “{ $found }” is where a colon should be, between a key and its value.
    [no-comma] “{ $found }” is where a comma or the closing bracket should be.
    [rest] “{ $found }” comes after the end of the file. One file holds one tournament.
    [number] this is not a JSON number. Write it without leading zeros, and with digits after the decimal point.
    [control] a text runs past the end of its line, or contains a control character. Close its quotes, or write \n.
    [escape] this cannot follow a \ in a text.
    [too-deep] brackets are nested more than 120 deep.
   *[other] “{ $found }” does not belong here.
}
problem-empty = The file is empty.
problem-too-big = The file is too big: a tournament file can have at most { $most } MB.
problem-not-utf8 = The text at line { $line }, column { $column } is not UTF-8. Save the file as UTF-8.
problem-too-many-here = There are more items here than a tournament can have (at most { $most }). The rest was not read.
problem-more-problems = { $count ->
    [one] And one more problem.
   *[other] And { $count } more problems.
}
problem-not-null = null is not allowed here. Leave the key out, or give a value.
problem-name-line-break = This name contains a line break. Write it on one line.
problem-tie-break-twice = “{ $given }” is listed twice. Keep one of them.
problem-too-many-changes = There are { $given } changes, but all entrants together can have at most { $max }. Split the tournament.
problem-change-twice = There is already a change for this seat at hand { $hand }. Keep one of the two; in a running tournament, take back the other one first.
problem-after-withdrawal = “{ $player }” has withdrawn, so nobody sits there any more. Leave this out, or give a substitute instead of the withdrawal.
problem-other-order = These are the right players, but in the wrong order. Clockwise, they are { $seats }. Write them like this, or leave the seats out.
problem-play-off-losers = In a play-off nobody loses a hand: all that counts is who goes out. Leave the losers out.
problem-version = This is not a tournament file that this version of Lastcard can read. It must say "lastcard": { $known }.
problem-log-not-json = This is not a hand log: it cannot be read at line { $line }, column { $column }.
problem-no-sides = There are no sides here. Leave “sides” out when everybody plays alone.
problem-unknown-card = “{ $given }” is not a card. A card is its colour (R, B, G or Y) and its face (0 to 9, D2, REV or SKIP), such as R5 or YD2; W, WD4 and BLANK have no colour.
problem-not-hexadecimal = “{ $given }” is not 64 hexadecimal digits.

## What stands in a place

problem-duplicate-key = This key appears twice. Keep one of them.
problem-unknown-key = There is no such key. Known keys: { $known }.
problem-missing = This is missing.
problem-wrong-kind = { $expected ->
    [text] This must be a text in quotes.
    [number] This must be a whole number.
    [flag] This must be true or false.
    [list] This must be a list: [ … ].
    [object] This must be an object: {"{"} … {"}"}.
   *[holding] This must be the counted cards, or their total.
}
problem-out-of-range = “{ $given }” must be a whole number from { $min } to { $max }.
problem-unknown-word = “{ $given }” is not known here. Use one of these: { $known }.
problem-year-short = This was read as the year { $year }. Did you mean { $meant }?
problem-year-outside = This was read as the year { $year }. Type a year from { $earliest } to { $latest }.
problem-name-empty = Type a name.
problem-name-too-long = This name has { $length } characters. It can have at most { $max }.
problem-name-control = This name contains invisible characters. Type it again.
problem-id-malformed = An id may contain only letters, digits, - and _, and may be no longer than a name.
problem-entry-key-malformed = A key has 8 to 64 characters: English letters, digits and -.
problem-name-twice = “{ $name }” appears twice. Add something that tells them apart.
problem-id-twice = The id “{ $id }” appears twice.

## What does not go together

problem-not-for-format = { $format ->
    [two-vs-two] This does not apply to two against two. Leave it out.
    [four-player] This does not apply to a four-player tournament. Leave it out.
    [eight-player] This does not apply to an eight-player tournament. Leave it out.
    [team] This does not apply to a team game. Leave it out.
    [free-for-all] This does not apply to everyone for themselves. Leave it out.
    [challenge] This does not apply to Challenge. Leave it out.
    [cowboy] This does not apply to Cowboy. Leave it out.
    [duo] This does not apply to DUO. Leave it out.
   *[other] This does not apply to { $format-name }. Leave it out.
}
problem-not-for-scoring = The scoring “{ $scoring }” does not use this. Leave it out.
problem-only-for-places = A list of points is used only with “places”. Count “places”, or leave the list out.
problem-points-rise = A place must not be worth more than the one before it: at most { $max } here.
problem-season-no-totals = This season adds up totals, and “{ $scoring }” has none. Leave this evening out, or count places.
problem-season-uneven = “{ $scoring }” charges points, so anybody who stays away would have the fewest. Count only the best evenings and require at least as many of them, or count the average or places.
problem-season-other-way = “{ $scoring }” and “{ $first }” cannot be added up: more points are better in one of them, fewer in the other. Leave this evening out, or count places.
problem-rounds-and-blocks = Give rounds or blocks, not both.
problem-nothing-to-compare = With { $players } players and one round no deck would be played twice. Play two rounds, or leave duplicate deals out.
problem-not-duplicate = Only a hand with a result can be a duplicate deal, and only in a tournament with "play": {"{"} "duplicate": true {"}"}. Leave it out.
problem-scoring-not-for-format = The scoring “{ $scoring }” cannot be used with “{ $format-name }”. Use one of these: { $known }.
problem-preset-not-for-format = The rules “{ $preset }” cannot be used with “{ $format-name }”: they are for another game, or for another number of players. Choose other rules, or leave them out.
problem-other-result = Under “{ $rules }” a hand ends { $gives ->
    [out] when one player is out
    [order] with an order of finishing
   *[refill] with refill points
}, but the scoring “{ $scoring }” needs { $needs ->
    [out] one player who goes out
    [order] an order of finishing
   *[refill] refill points
}. Choose other rules, or another scoring.
problem-entrant-count = { $format ->
    [two-vs-two] Two against two needs { $max } teams, not { $given }.
    [four-player] A four-player tournament needs { $max } players, not { $given }.
    [eight-player] An eight-player tournament needs { $max } players, not { $given }.
    [team] A team game needs { $max } teams, not { $given }.
    [duo] DUO needs { $max } players, not { $given }.
    [free-for-all] Everyone for themselves takes { $min } to { $max } players, not { $given }.
    [challenge] Challenge takes { $min } to { $max } players, not { $given }.
    [cowboy] Cowboy takes { $min } to { $max } players, not { $given }.
    [individual] An individual tournament takes { $min } to { $max } players, not { $given }.
   *[other] { $format-name } takes { $min } to { $max } entrants, not { $given }.
}
problem-players-for-rules = Under the rules “{ $preset }” a table has { $min } to { $max } players, not { $given }. Choose other rules, or change the number of players.
problem-team-size = A team needs { $needed } players here, but this one has { $given }.
problem-team-size-range = A team has { $min } to { $max } players, and this one has { $given }.

## Who sits where, who comes and who goes

problem-not-seated = “{ $player }” is not at this table in this hand. The players there are { $seats }.
problem-eliminated = “{ $player }” was eliminated before this hand.
problem-changes-order = Changes must be in the order of their hands, and none may come before the player joined.
problem-leaves-no-seat = “{ $player }” does not have this seat at that point. The seat belongs to: { $seats }.
problem-substitute-plays = “{ $player }” already plays in this tournament. A substitute must be somebody else.
problem-withdrawal-too-few = { $left ->
    [0] Nobody
    [1] Only one
   *[other] Only { $left }
} would be left, but { $needed } are needed to go on. Name a substitute, or stop the tournament.
problem-table-full = The table is full: it has room for { $most } at most.
problem-late-not-for-format = { $format ->
    [two-vs-two] Two against two
    [four-player] A four-player tournament
    [eight-player] An eight-player tournament
    [team] A team game
    [duo] DUO
   *[other] { $format-name }
} cannot be joined after the start. A new player can come as a substitute.
problem-late-in-block = A late player joins at the start of a block. The next one begins with hand { $hand } of round { $round }.
problem-late-order = Late players come after all others, in the order in which they joined.
problem-change-after-end = There is no hand { $hand } in round { $round }: the last one is hand { $last } of round { $last-round }.
problem-withdrawn-plays = “{ $player }” had withdrawn before this hand. The hand is void: leave the result out.
problem-no-such-hand = The tournament has no hand { $slot } (round.table.hand).
problem-hand-twice = Hand { $slot } (round.table.hand) appears twice.
problem-other-block = This hand belongs to block { $block }.
problem-other-seats = In this hand other players sit here: { $seats }.
problem-not-everybody = Each player in this hand must be seated here exactly once: { $seats }.
problem-not-alternating = The teams must sit alternately, for example { $seats }.
problem-begun-draft = A draft cannot have results, players who joined or left, or a drawn dealer. Leave them out, or make a separate tournament from this file.
problem-after-end = Hand { $slot } (round.table.hand) was recorded after the end. It is kept but does not count.

## An event of several stages

problem-event-file = This is the file of an event of several stages. Make its tournaments one by one.
problem-one-stage = An event has at least two stages, or matches. A single stage is a tournament by itself.
problem-several-finals = The last stage has { $groups } groups, and so { $groups } winners. Give it one group.
problem-not-for-matches = A match needs two entrants and a winner. This format has none; choose another one, or groups.
problem-cut-too-large = The cut lets { $through } through, but only { $before } play before it.
problem-cannot-carry = Points can be carried only from groups into groups with the same scoring, and only if it adds points up. The order can be carried only into groups.
problem-not-a-date-time = “{ $given }” is not a date and time. Write it like 2026-12-05T18:00:00Z.
problem-stage-out-of-order = This stage has been drawn, but the one before it has not.
problem-not-of-stage = This tournament does not belong to the stage: its place there, its format or its entrants differ.

## Who plays, and the play-off

problem-unknown-entrant = “{ $entrant }” does not play in this tournament.
problem-unknown-player = “{ $player }” does not play in this tournament.
problem-play-off-no-winner = There is nothing to play off for: this tournament has no single winner.
problem-play-off-seats = { $given ->
    [one] Only one player is
   *[other] { $given } players are
} in the play-off, but one table takes { $min } to { $max }. First place stays shared.
problem-play-off-too-early = The tournament is not over: the play-off does not count.
problem-play-off-nobody-level = Nobody shares first place, so there is nothing to play off for.
problem-play-off-not-level = “{ $entrant }” does not share first place: the play-off does not count.
problem-play-off-missing = “{ $entrant }” shares first place but is not in the play-off, so the play-off does not count.
problem-play-off-uncounted = Hand { $slot } (round.table.hand) belongs to a play-off that does not count. It is kept.

## What a result says

problem-several-out = Only one player can go out.
problem-two-results = This has two results. Keep one of them.
problem-wrong-result = This is not the result that the scoring “{ $scoring }” needs. Give { $needs ->
    [out] who went out and what the others were left with: "out" and "left".
    [order] in which order the players finished: "order".
   *[refill] the players’ refill points and what they were left with: "refill" and "left".
}
problem-finished-twice = “{ $player }” can finish only once, but is listed twice.
problem-order-incomplete = Everybody needs a place. Missing here: { $missing }.
problem-too-many-points = { $total } refill points are too many: each one needs a card that was laid, so there can be { $max } at most.
problem-winner-holds = This player went out and so has no cards left. Remove these cards, or tap who really went out.
problem-no-cards = Only the player who went out has no cards. Tap what this player was left with; a 0 is a card too.
problem-holding-missing = This player’s cards are missing. Tap them, or type their total.
problem-too-many = { $count }, but the deck has only { $max }

## Where the place is not shown: the face, then the sentence above

problem-of-face = { $face }: { $text }
problem-too-many-together = { $face }: { $count } in all holdings together, but the deck has only { $max }. Count again.
problem-too-many-cards = { $count } cards in all holdings together: there can be { $max } at most, as one lies on the discard pile.
problem-total-too-high = { $total } points: the whole deck is worth only { $max }. Count again.
problem-totals-too-high = { $total } points in all holdings together: the whole deck is worth only { $max }. Count again.
problem-loser-missing = Say who lost the hand, or count the cards.
problem-losers-not-named = The scoring “{ $scoring }” counts cards and names no losers.
problem-loser-won = “{ $player }” is on the side that won.
problem-other-losers = Going by the cards, { $losers } lost the hand.

## Why a result is not taken now

problem-no-hand = The tournament has no such hand.
problem-not-yet = Other hands come first: this one cannot be recorded yet.
problem-over = The tournament is over. Only recorded results can still be corrected.
problem-hand-closed = Somebody at this table has withdrawn: the hand is void for everybody there.
problem-later-seats = This result would change who plays in hand { $hand }, which is already recorded. Undo that hand and those after it first.
problem-result = This result cannot be right.

## Why nobody can come or go now

problem-step-over = The tournament is over: nobody can join or leave any more.
problem-step-play-off = There is a play-off: nobody can join or leave any more.
problem-step-unknown = This player does not play here. Choose somebody from the list.
problem-step-out = This player is no longer in the tournament.
problem-step-after-end = This player has no more hands to play from there on.
problem-step-recorded = Hand { $hand } is already recorded. Choose a later hand, or undo that result first.
problem-step-problems = This is not possible.

## Why no play-off begins

problem-play-off-twice = There is already a play-off.

## Who deals first

problem-no-such-table = { $tables ->
    [one] There is only one table here.
   *[other] There is no such table: they are numbered from 1 to { $tables }.
}
problem-table-twice = Table { $table } appears twice. Keep one of them.
problem-other-dealer = The cards that were drawn do not make “{ $player }” the dealer.
problem-text-too-long = This text has { $length } characters. It can have at most { $max }.
problem-text-control = This text contains invisible characters. Type it again.

## What is wrong with a ruleset

problem-unknown-preset = There are no rules called “{ $given }”. Choose one of: { $known }.
problem-unknown-option = There is no option “{ $option }”.
problem-option-elsewhere = “{ $option }” is not set here: it follows from “{ $key }”.
problem-unknown-value = “{ $option }” cannot be “{ $given }”. It can be: { $known }.
problem-options-clash = “{ $one }” and “{ $other }” cannot be played together. Switch one of them off.
problem-option-needs = “{ $one }” needs “{ $needs }”.

## Why a hand cannot be dealt

problem-wrong-number-of-players = { $players } cannot play by these rules: { $least ->
    [2] { $most ->
        [2] they are for two players.
       *[other] they are for { $least } to { $most } players.
    }
   *[other] they are for { $least } to { $most } players.
}
problem-nobody-sits-there = The dealer or the opener is not at the table.
problem-not-this-deck = The deck does not match the rules card for card.

## Why a move is refused

problem-hand-over = The hand is over.
problem-not-in-play = This player is not in play.
problem-not-now = That cannot be done now.
problem-not-in-the-rules = These rules have no such move.
problem-card-not-held = The player does not hold this card.
problem-does-not-fit = The card does not fit: it must match the colour or the face of the top card.
problem-four-not-allowed = The Wild Draw Four may not be laid while another card can be.
problem-colour-missing = A colour must be named with a black card.
problem-colour-not-asked = No colour can be named with this card.
problem-nothing-to-call = There is nothing to call: this does not leave the player with one card.
problem-can-play = There is a card that can be laid, so none may be drawn.
problem-must-play = The drawn card fits and must be laid.
problem-only-the-drawn = Only the card just drawn may be laid.
problem-too-late = It is too late for that.
problem-all-or-nothing = All cards of the colour must be laid, the Reverse first.
problem-not-this-seat = This cannot be done with that player.

## What is wrong with a hand log

problem-log-version = This hand log has version { $given }; only version { $known } can be read.
problem-log-player = “{ $player }” is not at the table, or is there twice.
problem-log-sides = Everybody must be on exactly one side. There must be at least two sides of equal size, and their players must sit alternately.
problem-log-first = “{ $first }” does not move first; “{ $right }” does.
problem-log-deal = The hand cannot have been dealt like this. { $why }
problem-log-move = Move { $number } by { $by } is not allowed. { $why } The log says { $written }
problem-log-commitment = The commitment is not the SHA-256 of the seed. It should be { $right }
problem-log-commitment-missing = There is a seed, but no commitment that was shown before the deal. It should be { $right }
problem-log-seed-missing = There is a commitment, but no seed to check it against.
problem-log-deck = The seed leads to a different deck: card { $place } from the top differs.
problem-log-reshuffle-order = The pile was shuffled at move { $at }, but the seed leads to a different order from reshuffle { $number }.
problem-log-reshuffle = The pile was shuffled at move { $at }, but reshuffle { $number } is missing or has different cards.
problem-log-reshuffles-left = { $count ->
    [one] One reshuffle never happened.
   *[other] { $count } reshuffles never happened.
}
problem-log-unfinished = The hand is not over after its { $moves } moves.
problem-log-result = The moves lead to a different result: { $right }
