# The command line.
cli-problem = { $place }: { $text }
cli-unreadable = { $file } cannot be read: { $reason }
cli-unwritable = The output cannot be written: { $reason }
cli-option-form = “{ $given }” is no option: write NAME=VALUE, such as house.zero50=true
cli-bad-url = “{ $given }” is not where people can reach a service: write http:// or https://, the name and, if need be, the port, such as https://uno.example. A path cannot follow.
cli-standard-input = standard input

cli-rank = Rank
cli-name = Name
cli-total = Total
cli-average = Average
cli-hands = Hands
cli-won = Won
cli-lost = Lost
cli-best = Best
cli-worst = Worst
cli-state = State
cli-duplicate = Duplicate
cli-state-playing = playing
cli-state-winner = winner
cli-state-lost = lost
cli-state-eliminated = out
cli-state-withdrawn = withdrawn
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] Finished: all hands are in.
    [target] Finished: the target is reached.
    [limit] Finished: the limit is reached.
    [last-standing] Finished: everybody else is out.
   *[stopped] Finished: stopped by the organiser.
}
cli-play-off = Play-off for the first place: { $won }
cli-next = Table { $table } waits for hand { $hand } of round { $round }: { $seats }

cli-hand = Hand
cli-round = Round
cli-block = Block
cli-table = Table
cli-seats = Seats, clockwise
cli-dealer = Dealer
cli-opener = Opener
cli-fairness = Fair: partners { $partners }, opponents { $opponents }, left neighbours { $left } times each; hands { $hands } a player{ $rests ->
    [none] {""}
   *[other] , { $rests } blocks out
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

cli-bot-unknown = “{ $given }” is no bot. Choose one of: { $known }.
cli-no-winner = By these rules a hand has no winner as this scoring needs one. Choose other rules, or a scoring for them.
cli-progress = { $done } of { $all } hands
cli-statistics = { $hands } hands in { $seconds } s on { $threads } { $threads ->
    [one] thread
   *[other] threads
}: { $speed } a second
    Turns a hand: { $turns }
    Points for the winner: { $mean } on average, half of the hands up to { $median }, most between { $low } and { $high }
    Won by seat: { $seats }; by who opened: { $opener }
    Stuck and dealt again: { $stuck }; given up as endless: { $abandoned }
cli-log = log { $number }
cli-endless-match = The match does not come to an end by these rules: nobody got a point in the last { $hands } hands.
cli-no-logs = There is no hand log in it.
cli-logs-right = { $count ->
    [one] One hand log, and it is right.
   *[other] { $count } hand logs, all of them right.
}
