### The command line.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } cannot be read: { $reason }
cli-unwritable = The output cannot be written: { $reason }
cli-option-form = “{ $given }” is not an option: write NAME=VALUE, such as house.zero50=true
cli-bad-url = “{ $given }” is not a public URL: write http:// or https://, the host and, if needed, the port, such as https://uno.example, without a path.
cli-standard-input = standard input

## Standings

cli-rank = Rank
cli-name = Name
cli-total = Total
cli-average = Average
cli-hands = Hands
cli-won = Won
cli-season-points = Points
cli-season-evenings = Evenings
cli-season-counted = Counted
cli-season-won = First
cli-lost = Lost
cli-best = Best
cli-worst = Worst
cli-state = State
cli-at_limit = Limit
cli-duplicate = Duplicate
cli-state-playing = playing
cli-state-winner = winner
cli-state-lost = lost
cli-state-eliminated = eliminated
cli-state-withdrawn = withdrawn
cli-state-disqualified = disqualified
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] Finished: all hands are in.
    [target] Finished: the target has been reached.
    [limit] Finished: the limit has been reached.
    [last-standing] Finished: everybody else has been eliminated.
   *[stopped] Finished: stopped by the organiser.
}
cli-play-off = Play-off for first place: { $won }
cli-next = Table { $table } plays hand { $hand } of round { $round } next: { $seats }

## Schedule

cli-hand = Hand
cli-round = Round
cli-block = Block
cli-table = Table
cli-seats = Seats, clockwise
cli-dealer = Dealer
cli-opener = Opener
cli-fairness = Fair: partners { $partners }, opponents { $opponents }, left neighbours { $left } times each; hands { $hands } per player{ $rests ->
    [none] {""}
   *[other] , { $rests } blocks sat out
}{ $deals ->
    [none] .
   *[other] , deals { $deals }, openings { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] Two against two
    [four-player] Four players
    [eight-player] Eight players
    [team] Team game
    [free-for-all] Everyone for themselves
    [challenge] Challenge
    [cowboy] Cowboy
    [duo] DUO
    [individual] Individual
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” is not a bot. Choose one of: { $known }.
cli-no-winner = Under these rules a hand does not have the kind of winner that this scoring needs. Choose other rules, or a scoring that suits them.
cli-progress = { $done } of { $all } hands
cli-statistics = { $hands } hands in { $seconds } s on { $threads } { $threads ->
    [one] thread
   *[other] threads
}: { $speed } per second
    Turns per hand: { $turns }
    Points for the winner: { $mean } on average, median { $median }, mostly between { $low } and { $high }
    Won by seat: { $seats }; by the opener: { $opener }
    Stuck and dealt again: { $stuck }; given up as endless: { $abandoned }

## Hand logs

cli-log = log { $number }
cli-endless-match = Under these rules the match does not end: nobody scored a point in the last { $hands } hands.
cli-no-logs = No hand logs found.
cli-logs-right = { $count ->
    [one] Checked one hand log: no errors.
   *[other] Checked { $count } hand logs: no errors.
}
