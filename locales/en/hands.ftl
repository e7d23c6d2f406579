### The page of a hand.

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
via-own-counts = counted by each player on their own phone
