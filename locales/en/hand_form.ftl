### The form of a hand, at the table and at the desk.

## Entering a hand

table-who-went-out = Who went out?
table-who-lost = Who lost? The player left with the most points.
table-who-lost-of-many = Who lost? The player left with the most points.
table-in-which-order = Who went out first, who next?
table-order-hint = Enter 1 for the player who went out first, up to { $count }. You can leave the last one empty.
table-one-points-and-left = Refill points and cards left
table-one-points = Refill points
table-left-in-hand = Points left
table-drafts = Drafts first
table-missing-order = Tap who went out next
table-count-anyway = Count the cards instead
table-cards = cards left
table-total-instead = or the total
table-save = Save the hand
table-cancel = Cancel
table-missing-out = Tap who went out
table-missing-cards = Tap the cards of { $name }
table-none-left = The deck has only { $most } of { $face }.
table-take-back = Take back { $face }
table-not-saved = Not saved yet

table-no-result = The hand has no winner
table-stuck-help = Nobody can move: the same dealer deals the hand again.
table-stuck = Stuck, deal again
table-abandoned-help = The hand is given up: nobody gets points, and the next hand follows.
table-abandoned = Give up this hand

table-face-draw-two = Draw 2
table-face-reverse = Reverse
table-face-skip = Skip
table-face-wild = Wild
table-face-wild-draw-four = Wild +4
table-face-blank = White

## Penalties

table-penalty-note = Note a penalty
table-penalty-help = Penalties do not change the points: the cards drawn for them are already in the count. If you leave the number of cards empty, the number from your rules is used.
table-penalty = Penalty { $number }
table-penalty-who = Who
table-penalty-why = Reason
table-penalty-cards = Cards
table-penalty-of = { $name }: { $fine }
table-penalty-fine = { $cards ->
    [0] { $kind }, no cards
    [one] { $kind }, { $cards } card
   *[other] { $kind }, { $cards } cards
}
penalty-uno-missed = UNO not called
penalty-false-call = False UNO call
penalty-misplay = Wrong card laid
penalty-hint = Hint
penalty-cheat = Cheating
penalty-hide = Cards hidden
penalty-wd4-guilty = Illegal Wild +4
penalty-wd4-wrong = Wild +4 wrongly challenged
penalty-silence = Silence broken
penalty-centre = Last hand on the pile

## What the form itself finds out

table-wrong-of = { $name }: { $text }
table-wrong-out = Tap who went out.
table-wrong-same-place = Two players have place { $place }. Give each player a different place.
table-wrong-order = Everybody except the last player needs a place, starting from 1.
table-wrong-both = This player has both cards and a total. Keep one of them and clear the other.
table-wrong-penalty-player = Choose who got this penalty, or clear the row.
table-wrong-penalty-kind = Choose what this penalty was for.
table-wrong-not-yet = Other hands come first: this one cannot be saved yet. What you entered is still here.
table-wrong-over = The tournament is over: only recorded hands can be corrected.
table-wrong-later-seats = With this result, other players would have been at the table in hand { $hand }, which is already recorded. Undo that hand and those after it first. What you entered is still here.
table-wrong-nothing-to-undo = There is nothing to take back: the hand is open.
table-wrong-nothing-to-redo = There is nothing to bring back: the last step was not an undo.
table-wrong-other-players = Other players are at the table now, so the result cannot be brought back. Enter the hand again.
table-wrong-not-started = The organiser has not started the tournament yet.
table-wrong-too-often = This hand has been changed from the table so often that only the organiser can change it now. Ask the organiser to enter the right result.
table-wrong-too-many = More hands were entered at this table today than can be played in a day. Ask the organiser to enter the result.
table-wrong-archived = The tournament is archived: nothing more can be recorded.
