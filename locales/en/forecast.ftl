### How long a tournament takes, and how fair it is.

forecast-title = Length and fairness
forecast-of = Length and fairness: { $name }
forecast-back = Back to the draft
forecast-long = Length
forecast-hands-blocks = Each table plays { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} one after the other, in { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}.
forecast-hands-between = About { $hands } hands, usually { $least } to { $most }.
forecast-hands-open = Play goes on until you stop it.
forecast-takes = That takes { $time }.
forecast-takes-between = That takes about { $time }, usually between { $least } and { $most }.
forecast-ends = It should end about { $when }.
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = At { $pace } minutes a hand, including shuffling and counting. Breaks and waiting for a slower table are extra.
forecast-pace-change = Change the pace
forecast-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
forecast-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
forecast-hours-minutes = { $hours } h { $minutes } min
forecast-fair = Fairness
forecast-chance = How likely is the strongest player to win?
forecast-chance-team = How likely is the strongest player’s team to win?
forecast-when = Played
forecast-percent = Chance
forecast-equal = If all players were equal
forecast-chosen = as planned
forecast-after-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
forecast-after-hands = { $hands } hands
forecast-after-blocks = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
forecast-after-end = To the end
forecast-edge = How strong is the strongest player?
forecast-edge-hint = Out of 100 hands at a table of four, those in which this player goes out. Among equal players: 25.
forecast-edge-30 = 30 · a little better
forecast-edge-35 = 35 · clearly better
forecast-edge-45 = 45 · far better
forecast-edge-57 = 57 · a careful player among beginners
forecast-tell = Calculate
forecast-model = All players are assumed to be equally strong except one, who goes out in { $edge } of 100 hands at a table of four (equal players go out in 25). A side is as strong as its players together. In each hand, the player who goes out is drawn by lot, and the others’ remaining cards come from 20,000 hands that the engine played. The whole tournament is simulated { $runs } times.
forecast-model-57 = In 10,000 hands against three players who played at random, the engine’s careful player reached 57.
