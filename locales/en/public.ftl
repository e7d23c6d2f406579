### The pages that everybody may see.

## The home page, and a club’s page

home-title = Tournaments
home-running = Running
home-ready = About to begin
home-finished = Finished
home-clubs = Clubs
home-empty = No tournaments yet
home-empty-help = As soon as an organiser starts one, it appears here with its leaderboard.
home-fresh = This Lastcard has no organiser yet
home-fresh-help = If you installed it, open the setup link that was printed at startup. Setup takes two minutes.
home-fresh-link = How to set up the club
club-empty = This club has no tournament to show yet
club-empty-help = As soon as one starts, its leaderboard appears here.

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

line-then = { $line }, then { $next }
line-team-then = { $line }, { $next } for { $first }
board-people = Line-up changes
board-people-line = { $what } ({ $when })
people-hand = hand { $hand }
people-hand-of-round = hand { $hand } of round { $round }
play-off-hands = { $hands ->
    [one] One hand decides. { $won }.
   *[other] The first to win { $hands } hands wins. { $won }.
}
play-off-won = { $name } { $hands }
public-play-off-runs = Play-off for first place
board-play-off = Play-off for first place
board-play-off-void = The play-off does not count
board-play-off-void-help = After a correction, first place is no longer shared by the same entrants. The hands that were played are kept:
schedule-play-off = Play-off
schedule-before-play-off = Before the play-off
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

## The schedule

schedule-title = Schedule of { $name }
schedule-block = Block { $block }
schedule-block-table = Block { $block }, table { $table }
schedule-round-block = Round { $round }, block { $block }
schedule-round-block-table = Round { $round }, block { $block }, table { $table }
schedule-sits-out = { $block }, sitting out
schedule-blocks = All blocks
schedule-next = next
schedule-open = open
schedule-again = dealt again
schedule-print = Print the whole schedule
schedule-open-ended = The next hand is added after each result, until the match is decided.

## A hand

hand-seats = At the table
hand-clockwise = Clockwise, starting with seat 1.
hand-deals = deals
hand-opens = opens
hand-out = went out
hand-with = with { $partner }
hand-finished = Finishing place: { $place }
hand-lost = Finished last and lost
hand-one-points = { $count ->
    [one] { $count } refill point
   *[other] { $count } refill points
}
hand-left-nothing = no cards left
hand-cards-typed = total typed, cards not counted
hand-same-cards = The same cards elsewhere
hand-same-cards-help = The points that the dealer’s side made with these cards, and the difference from the others’ average. For the opponents, both signs are reversed.
hand-same-place = Hand
hand-same-side = Dealer’s side
hand-same-made = Made
hand-same-better = Better by
hand-cards-hidden = cards still hidden
embargo-title = The cards are still hidden
embargo-why = The same deck is played more than once, so its cards stay hidden here until it has been played for the last time.
embargo-until = Still to be played:
embargo-hand = { $hand }, table { $table }
embargo-soon = The last hand with this deck is being played now.
hand-not-played = This hand has not been played yet.
hand-dealt-again = { $count ->
    [one] It was dealt again once because nobody could move.
   *[other] It was dealt again { $count } times because nobody could move.
}
hand-penalties = Penalties
hand-penalty = Penalty:
hand-history = History
hand-history-help = Nothing is ever overwritten: every change is listed here.
hand-history-untold = { $count ->
    [one] One earlier entry is not shown.
   *[other] { $count } earlier entries are not shown.
}
hand-recorded = Recorded
hand-corrected = Corrected
hand-taken-back = Taken back
hand-correction-taken-back = Correction taken back
hand-restored = Brought back
hand-undone = The hand is open again
via-person = by { $name }
via-table = with the code of table { $table }
via-organiser = by an organiser
via-import = from a tournament file
via-played = from the hand played on phones
via-program-of = by { $name }’s program
via-program = by a program

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
