### The pages of a tournament, and its leaderboard.

## Every page of a tournament

public-facts = { $format } · { $scoring }
public-own-rules = Different in this tournament:
public-winners = { $count ->
    [one] { $players ->
        [one] { $names } wins
       *[other] { $names } win
    }
   *[other] { $names } share first place
}
public-loser = { $count ->
    [one] { $losers } has lost
   *[other] { $losers } have lost
}; { $names } stayed under the limit
public-nobody-under = { $line }; nobody stayed under the limit
public-and-losers = { $line }; { $count ->
    [one] { $losers } has lost
   *[other] { $losers } have lost
}
public-lost-most = Lost the most hands: { $names }
public-hands-played = { $played ->
    [0] No hand played yet
    [one] { $played } hand played
   *[other] { $played } hands played
}
public-hands-of = { $played } of { $all } hands played
public-target = Played to { $points } points.
public-limit = The limit is { $points } points.
public-limit-plays-on = All hands are played, even if somebody reaches the limit of { $points } points.
board-name-at-limit = { $name } (at the limit)
public-agreed = { $hands ->
    [one] Length: { $hands } hand.
   *[other] Length: { $hands } hands.
}
public-rounds = { $rounds ->
    [one] Length: { $rounds } round.
   *[other] Length: { $rounds } rounds.
}
public-blocks = { $blocks ->
    [one] Length: { $blocks } block.
   *[other] Length: { $blocks } blocks.
}
public-plus = +{ $points }
public-minus = −{ $points }
public-nought = { $points }
public-duplicate = Duplicate deals
public-duplicate-line = In every hand, all tables play with the same cards. Every second round repeats the deals with the two sides’ cards exchanged. The column “{ board-duplicate }” shows how many more points your sides made, on average, than the others with the same cards. It does not affect the ranking.
public-won = won
public-lost = lost
public-against = { $one } against { $other }
public-deals-opens = { $dealer } deals, { $opener } opens
public-after-end = Recorded after the end, does not count
public-tabs = Pages of this tournament

tab-leaderboard = Leaderboard
tab-schedule = Schedule
tab-control-room = Control room

reason-schedule = All hands have been played.
reason-target = The target has been reached.
reason-limit = The limit has been reached.
reason-last-standing = Everybody else has been eliminated.
reason-stopped = The organiser stopped the tournament early.

## The leaderboard

board-caption-std = Points won, most first
board-caption-lose200 = Points against, fewest first
board-caption-lazy = Hands won, most first
board-caption-average-std = Points won per hand, most first
board-caption-average-lose200 = Points against per hand, fewest first
board-caption-average-lazy = Share of hands won, highest first
board-caption-challenge = Points against; whoever reaches the limit is eliminated
board-caption-placement = Hands lost, fewest first
board-caption-refill = Refill points, most first
board-rank = Rank
board-rank-short = #
board-name = Name
board-total = Points
board-chance = Chance in 100
board-chance-line = First place: { $chance }
board-chances-link = Chances, and how they are calculated
board-average = Per hand
board-duplicate = Duplicate
board-hands = Hands
board-won = Won
board-lost = Lost

## Who came and who left

board-people = Line-up changes
board-people-line = { $what } ({ $when })
play-off-hands = { $hands ->
    [one] One hand decides. { $won }.
   *[other] The first to win { $hands } hands wins. { $won }.
}
play-off-won = { $name } { $hands }
public-play-off-runs = Play-off for first place
board-play-off = Play-off for first place
board-play-off-void = The play-off does not count
board-play-off-void-help = After a correction, first place is no longer shared by the same entrants. The hands that were played are kept:
board-after-end = Recorded after the end
board-after-end-help = These hands do not count, because an earlier hand already ended the match:
board-tables = Playing now
board-table-waits = Has finished its block and is waiting for the others.
board-sitting-out = Sitting out this block: { $names }
board-updated = Updated { $when }
board-drawn = Player order
public-drawn-by-lot = Drawn by lot { $when }: { $order }
public-drawn-as-typed = Set by the organiser { $when }: { $order }
board-how = Format and rules
board-live = This page updates automatically.

## The leaderboard as a scoreboard

board-block = Block
board-up = { $places ->
    [one] up { $places } place since the block began
   *[other] up { $places } places since the block began
}
board-down = { $places ->
    [one] down { $places } place since the block began
   *[other] down { $places } places since the block began
}
board-last-hand = Last hand:
board-at-table = Table { $table } with { $partners }
board-rests = Sitting out this block
board-recent = Last hands
board-now = Now

## The row of the person who uses this device

own-row = You
own-row-place = Your place: { $place }
own-row-show = Show my row
own-row-remember = This is me
own-row-forget = This is not me
