### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = Table { $table } · { $name }
table-number = Table { $table }
table-leaderboard = Leaderboard
table-hand = Hand { $hand }
table-hand-of-round = Round { $round }, hand { $hand }
table-hand-of-play-off = Play-off, hand { $hand }
table-wins-hand = { $count ->
    [one] { $names } wins the hand
   *[other] { $names } are level: nobody wins the hand
}
table-hand-of = { $hand } of { $hands }
table-dealer = Dealer
table-opener = Opens

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

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } and { $last }
table-credit = { $names } +{ $points }
table-charged = { $out } wins · { $charges }
table-charge = { $names } { $points } against
table-lazy = { $out } wins, { $count ->
    [one] { $losers } loses
   *[other] { $losers } lose
}
table-lazy-deals = { $out } wins, { $dealer } loses and deals next
table-lazy-level = { $out } wins, { $losers } are level, { $dealer } deals next
table-order = { $before }; { $last } is last and loses
table-void-stuck = Stuck, dealt again
table-void-withdrawn = Not played, a player withdrew
table-void-abandoned = Given up, no points
table-void-withheld = Recorded, shown later

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names } lost the hand
moment-now = { $ordinal ->
    [one] now { $ordinal }st
    [two] now { $ordinal }nd
    [few] now { $ordinal }rd
   *[other] now { $ordinal }th
}
moment-now-level = { $ordinal ->
    [one] now joint { $ordinal }st
    [two] now joint { $ordinal }nd
    [few] now joint { $ordinal }rd
   *[other] now joint { $ordinal }th
}
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] up { $places } place
   *[other] up { $places } places
}
moment-down = { $places ->
    [one] down { $places } place
   *[other] down { $places } places
}

## Taking back and correcting

table-undo = Undo
table-redo = Redo
table-taken-back = { $hand } taken back: { $result }
table-restored = { $hand } brought back: { $result }
table-was-taken-back = Taken back: { $result }
table-stale-undo = Nothing was taken back: somebody changed this hand in the meantime. The result is now: { $result }
table-stale-redo = Nothing was brought back: somebody changed this hand in the meantime. The result is now: { $result }
table-not-played = This hand was not played
table-not-played-help = This takes back the recorded result with all its corrections and opens the hand again. Nothing is lost: you can bring the result back.
table-closed-not-yet = Other hands come first: this one cannot be entered yet.
table-correct = Correct
table-correcting = Saved so far: { $result }
table-hands = Hands at this table
table-standings = Standings
table-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
table-losses = { $count ->
    [0] no hand lost
    [one] lost once
   *[other] lost { $count } times
}
table-back = Back
table-look-again = Check again

## When there is no hand to enter

table-waits = Waiting for the other tables
table-sitting-out = Sitting out this block: { $names }
table-waits-help = This table has finished its block. The next one begins when all tables have finished theirs. This page updates automatically.
table-done = All hands at this table are played
table-done-help = Another table is still playing. This page updates automatically.
table-over = The tournament is over
table-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
table-not-started = Not started yet
table-not-started-help = When the organiser starts the tournament, the first hand appears here.

## When somebody else was first

table-contested = Somebody else saved this hand first
table-contested-theirs = Saved
table-contested-yours = Yours
table-undone = Taken back; enter it again
table-contested-help = Agree at the table which result is right. Yours is not lost: you can still see it below.
table-contested-keep = Keep the saved one

## Without a signal

table-waiting-to-send = No signal. Waiting on this phone: { $what }
table-waiting-take-back = Take back
table-waiting-try = Send now
table-waiting-refused = This could not be saved as it is: { $what }
table-waiting-look = View it
table-waiting-discard = Discard
table-offline-wait = The next hand appears when the signal is back.
table-code-changed = This table has a new code. Scan the new card at the table, and the results still on this phone will be sent.
table-offline-undo = No signal: try again
table-stale = This hand was changed on another phone in the meantime. If you save, you will see both results.

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = Still on this phone, not saved yet: { $where }
waits-send = Send it now
waits-no-signal = No signal: try again.
waits-code-gone = This table has a new code. Scan the new card at the table, and the results waiting here will be sent.
waits-not-needed = Not needed any more?
waits-not-needed-help = Anything you discard here is gone for good.
waits-place = { $tournament }, table { $table }

## The code of a table

table-code-title = Your table’s code
table-code-help = The code is on the card at your table, beside the QR code.
table-code = Code
table-code-open = Open the table
table-code-unknown = No table has the code { $code }
table-code-unknown-help = Check the card on your table: the code may be mistyped, or the organiser may have made a new one. After many wrong codes, this page is locked for a few minutes.

table-code-replaced = The code { $code } was replaced
table-code-replaced-help = The organiser gave this table a new code. Ask for the new card, or look for it on the table.

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
