# What can be wrong with a tournament, its file or a result (src/tournament/problem.rs). The place is told beside it.
problem-cut-off = The file ends in the middle, at line { $line }, column { $column }. Part of it is missing.
problem-not-json = This is not a tournament file: it cannot be read at line { $line }, column { $column }.
problem-version = This is no tournament file that this version of Lastcard reads. It must say "lastcard": { $known }.
problem-duplicate-key = This is said twice. Keep one of them.
problem-unknown-key = This is not known here. It can be: { $known }.
problem-missing = This is missing.
problem-wrong-kind = { $expected ->
    [text] This must be a text in quotes.
    [number] This must be a whole number.
    [flag] This must be true or false.
    [list] This must be a list: [ … ].
    [object] This must be an object: {"{"} … {"}"}.
   *[holding] This must be the cards counted, or their total.
}
problem-out-of-range = “{ $given }” must be a whole number from { $min } to { $max }.
problem-unknown-word = “{ $given }” is not known here. It can be: { $known }.
problem-name-empty = Type a name.
problem-name-too-long = This name has { $length } characters. { $max } is the most.
problem-name-control = This name has characters that cannot be seen. Type it again.
problem-id-malformed = An id has letters, digits, - and _ only, and is not longer than a name.
problem-name-twice = “{ $name }” is there twice. Add something that tells them apart.
problem-id-twice = The id “{ $id }” is there twice.
problem-not-for-format = The format { $format } has no use for this. Leave it out.
problem-not-for-scoring = The scoring { $scoring } has no use for this. Leave it out.
problem-rounds-and-blocks = Give rounds or blocks, not both.
problem-entrant-count = { $format } takes { $needed } entrants, and there are { $given }.
problem-team-size = A team has { $needed } players here, and this one has { $given }.
problem-unknown-player = Nobody called “{ $player }” plays in this tournament.
problem-not-seated = “{ $player }” does not sit at this table in this hand. Here sit { $seats }.
problem-no-such-hand = The tournament has no hand { $slot }.
problem-hand-twice = The hand { $slot } is there twice.
problem-other-block = This hand belongs to block { $block }.
problem-other-seats = In this hand others sit here: { $seats }.
problem-not-alternating = The teams must sit alternately, for example { $seats }.
problem-after-end = This hand was recorded after the end of the tournament and does not count.
problem-several-out = Only one player goes out.
problem-two-results = This has two results. Keep one of them.
problem-winner-holds = This player went out and so has no cards left. Remove these cards, or tap who really went out.
problem-no-cards = Only the player who went out has no cards. Tap what this player was left with; a 0 is a card too.
problem-holding-missing = The cards of this player are missing. Tap them, or type their total.
problem-too-many = { $count } × { $face }: the deck has only { $max }.
problem-too-many-together = { $count } × { $face } in all holdings together: the deck has only { $max }. Count again.
problem-too-many-cards = { $count } cards in all holdings: there can be { $max } at most, for one lies on the pile.
problem-total-too-high = { $total } points: the whole deck counts only { $max }. Count again.
problem-totals-too-high = { $total } points in all holdings together: the whole deck counts only { $max }. Count again.
problem-loser-missing = Say who lost the hand, or count the cards.
problem-losers-not-named = The scoring { $scoring } counts cards and names no losers.
problem-loser-won = “{ $player }” is on the side that won.
problem-other-losers = By the cards the hand was lost by { $losers }.
