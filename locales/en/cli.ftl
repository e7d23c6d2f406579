# The command line.
cli-problem = { $place }: { $text }
cli-unreadable = { $file } cannot be read: { $reason }
cli-unwritable = The output cannot be written: { $reason }
cli-option-form = “{ $given }” is no option: write NAME=VALUE, such as house.zero50=true
cli-standard-input = standard input

cli-rank = Rank
cli-name = Name
cli-total = Total
cli-hands = Hands
cli-won = Won
cli-lost = Lost
cli-best = Best
cli-worst = Worst
cli-state = State
cli-state-playing = playing
cli-state-winner = winner
cli-state-lost = lost
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] Finished: all hands are in.
    [target] Finished: the target is reached.
    [limit] Finished: the limit is reached.
   *[stopped] Finished: stopped by the organiser.
}
cli-next = Table { $table } waits for hand { $hand } of round { $round }: { $seats }

cli-hand = Hand
cli-round = Round
cli-block = Block
cli-table = Table
cli-seats = Seats, clockwise
cli-dealer = Dealer
cli-opener = Opener
cli-fairness = Fair: partners { $partners }, opponents { $opponents }, left neighbours { $left } times each; hands { $hands } a player{ $deals ->
    [none] .
   *[other] , deals { $deals }, openings { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] Two against two
    [four-player] Four players
    [eight-player] Eight players
   *[other] { $format }
}
