### The page of an entrant.

## An entrant

entrant-players = Players: { $names }
entrant-with = With
entrant-against = Against
entrant-penalties = Penalties: { $list }
entrant-fined = { $cards ->
    [0] { $what }, no cards
    [one] { $what }, { $cards } card
   *[other] { $what }, { $cards } cards
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count ->
    [one] { $count } UNO not called
   *[other] { $count } UNOs not called
}
penalties-false-call = { $count ->
    [one] { $count } false UNO call
   *[other] { $count } false UNO calls
}
penalties-misplay = { $count ->
    [one] { $count } wrong card laid
   *[other] { $count } wrong cards laid
}
penalties-hint = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
penalties-cheat = { $count ->
    [one] { $count } case of cheating
   *[other] { $count } cases of cheating
}
penalties-hide = { $count ->
    [one] { $count } case of hiding cards
   *[other] { $count } cases of hiding cards
}
penalties-wd4-guilty = { $count } × illegal Wild +4
penalties-wd4-wrong = { $count } × Wild +4 wrongly challenged
penalties-silence = { $count ->
    [one] silence broken once
   *[other] silence broken { $count } times
}
penalties-centre = { $count ->
    [one] last on the pile once
   *[other] last on the pile { $count } times
}
entrant-sits-out = Sits out: { $blocks }
entrant-hand = Hand
entrant-did = Points
entrant-outcome = Result
entrant-total = Total
entrant-open = not played yet
hand-replay = Replay this hand

# Standings that are kept back until the prize-giving.
public-embargo-later = The standings will be announced at the prize-giving. Until then, this page shows the players but no results.
public-embargo-from = The standings will be shown from { $when }. Until then, this page shows the players but no results.
board-players = Players

## With whom and against whom

opponents-chart = Show in the chart
opponents-balance = Points taken and given
opponents-balance-help = Points the opponents had left in hands won, and points left here in hands lost
opponents-taken = Taken
opponents-given = Given
opponents-biggest = The biggest hands
opponents-took = taken
opponents-gave = given
opponents-partners = Won, by partner
opponents-opponents = Won, by opponent
opponents-charged = Points against
