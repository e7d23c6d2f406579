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
table-end-here = At this table
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

table-sending = Sending: { $what }
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

## Table codes and cards

cards-title = Table cards
cards-print = The cards of all tables, to be cut apart. If there is no button below, print this page with Ctrl+P or from the share menu.
cards-how = Scan this with your phone’s camera and enter each hand
cards-moves = Halfway through a block two players swap seats: the phone shows who.
cards-step-type = or open { $address }
qr-label = QR code for { $address }

## The draw for the first dealer

dealer-title-high-card = Who deals first? Draw for it
dealer-title-cut = Who drafts first? Cut for it
dealer-title-assigned = Who deals first?
dealer-help-high-card = Everybody draws a card, and the highest deals. If nobody draws, { $name } deals.
dealer-help-cut = Both cut the deck, and the higher card drafts first. If nobody cuts, { $name } drafts first.
dealer-help-assigned = These rules have no draw: { $name } deals unless you say otherwise.
dealer-lastcard-high-card = Let Lastcard draw
dealer-lastcard-cut = Let Lastcard cut
dealer-lastcard-assigned = Decide by lot
dealer-who-high-card = We drew our own cards. The highest was drawn by
dealer-who-cut = We cut the deck. The higher card was cut by
dealer-who-assigned = Or let this player deal
dealer-drew-high-card = { $name } drew the { $card } and deals first.
dealer-drew-cut = { $name } cut the { $card } and drafts first.
dealer-drew-assigned = { $name } drew the { $card } and deals first.
dealer-said-high-card = { $name } drew the highest card and deals first.
dealer-said-cut = { $name } cut the higher card and drafts first.
dealer-said-assigned = { $name } deals first.
dealer-undo = Take back the draw
event-dealer-drawn = Table { $table }: { $name } was drawn to deal first
event-dealer-undone = Table { $table }: the draw that { $name } won was taken back
error-dealer-in-play = The first hand is being played on phones
error-dealer-in-play-help = The hand has been dealt, so the dealer stays. To change the dealer, give up the hand first.

## Six or seven, as the dealer decides

play-choose-cards = You deal. How many cards? Deal fewer with many players, or for a quick hand.
play-deal-6 = Deal six
play-deal-7 = Deal seven
play-dealer-chooses = { $name } deals, and chooses six or seven cards.
practice-you-deal = You deal. Six cards, or seven?
practice-you-deal-help = The dealer decides by the number of players and how well they know the game: deal fewer with many players, or for a quick hand.

## What a correction changes

consequences-title = { $hand }: what this changes
consequences-before = Recorded
consequences-after = New
consequences-none = Nothing else changes: neither the standings nor who plays or deals next.
consequences-ends = The tournament would be over.
consequences-goes-on = The tournament is over now. It would go on.
consequences-lost = { $count ->
    [one] { $count } recorded hand would no longer count.
   *[other] { $count } recorded hands would no longer count.
}
consequences-regained = { $count ->
    [one] { $count } recorded hand that does not count now would count.
   *[other] { $count } recorded hands that do not count now would count.
}
consequences-falls = { $name } falls from place { $from } to { $to } ({ $before } → { $after }).
consequences-rises = { $name } rises from place { $from } to { $to } ({ $before } → { $after }).
consequences-stays = { $name } stays at place { $to } ({ $before } → { $after }).
consequences-shared = The place is shared.
consequences-more = { $count ->
    [one] { $count } more line changes.
   *[other] { $count } more lines change.
}
consequences-dealer = { $name } deals next at table { $table } ({ $hand }).
consequences-why = Reason (optional)
consequences-why-hint = It appears in the history of the hand.
consequences-save = Save the correction
consequences-back = Back
error-entry-note = The reason is too long
error-entry-note-help = Go back and shorten it to 120 characters. Nothing was changed.

## Versions

versions-title = Everything recorded for this hand ({ $count })
versions-restore = Restore this

## Shown by the phone of the table

personal-fold = Your own page on your phone
personal-fold-help = Tap your name and scan the code with your phone to see your next table, your rank and your hands.
personal-title = { $name }’s page
personal-help = { $name }: scan this code with your own phone, or send yourself the link.

## Changing seats in a block

seats-swap = { $one } and { $other } change seats
seats-swap-you = You and { $name } change seats
seats-takes = { $name } takes { $other }’s seat
seats-takes-you = You take { $name }’s seat
seats-before-hand = { $hand }: { $change }
seats-moved = new seat
seats-then = from hand { $hand }: seat { $seat }

## Tables that call

call-title = Call the organiser
call-note = What is it about? You can leave this empty.
call-button = Call
call-since = You called the organiser at { $time }.
call-take-back = Cancel the call
error-call-note = That is too long
error-call-note-help = Go back and shorten it to 120 characters, or call without a note.
error-call-over = This table is no longer in use
error-call-over-help = The tournament is over, or nobody is playing at this table now. If you need somebody, ask at the organiser’s desk.
error-call-too-often = This table has called too often today
error-call-too-often-help = Please walk over to the organiser’s desk.

## A table that moves to another phone

handover-title = Move this table to another phone
handover-help = Scan this with the other phone, or send it the link. Unsent results on this phone move with the table, and are recorded only once.
handover-waiting = Unsent results to move: { $count }.
handover-too-much = There are too many for a QR code: send the link.
handover-code = This table’s code
handover-done = The other phone has them: forget them here
handover-brings = Results from another phone
handover-take = Take over and send

## Whether the side that lost a hand is asked if its result is right

confirm-ask = Is that right?
confirm-button = ✓ { $player }
confirm-own = That is right
confirm-no = No, it is wrong
confirm-no-call = No: call the organiser
confirm-called = The organiser was called at { $time }.
confirm-call-note = { $hand }: { $player } says that the result is wrong.
confirm-wrong = Not right? Correct it
error-confirm-changed = That result has changed
error-confirm-changed-help = Nothing was confirmed. Go back and check what is recorded now.
error-confirm-not-asked = That is not for you to confirm
error-confirm-not-asked-help = Only players on the losing side can confirm a result. Go back and choose your own name.
check-title = Check the block
check-help = Swipe through the hands of this block and compare them with what you remember.
check-empty = Nothing is recorded here yet.
check-of = { $at } of { $of }
