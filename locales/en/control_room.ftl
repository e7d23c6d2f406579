### The control room of a running tournament.

## A tournament that has started

running-tables = Tables
running-reissue = New code
running-local = These addresses work on this computer only.
running-local-closed = Phones need Lastcard on the network: start it with --listen 0.0.0.0:{ $port } and open this page at the address it shows.
running-local-open = Phones reach it at another one. Open this page there:
running-local-alone = This computer is not on a network that phones could use.
running-leaderboard = Leaderboard
running-schedule = Schedule
running-setup-fixed = The setup was fixed at the start, so that nothing changes while people play.
running-hands = Correct a hand
reopen-title = { $hand }: not played?
reopen-recorded = Recorded: { $result }
reopen-asked = { $hand } will be open again, and table { $table } will be asked to enter it.
reopen-stopped = The tournament was stopped: { $hand } at table { $table } stays open until you reopen the tournament.
reopen-later = { $count ->
    [one] 1 later hand at this table stays as it is.
   *[other] { $count } later hands at this table stay as they are.
}
reopen-waits = { $count ->
    [one] Table { $tables } will wait until this hand is entered again.
   *[other] Tables { $tables } will wait until this hand is entered again.
}
reopen-goes-on = The tournament is over now. It will resume, with the winner undecided again.
reopen-ends-play-off = The play-off will no longer count, unless the same players share first place again.
reopen-kept = The result you take back stays in the hand’s history and can be restored.
reopen-button = Take back the hand
running-hands-hint = Open a hand to correct or void it. Earlier results stay in its history.
running-problems = Hands that do not count
running-problems-help = They were recorded after the end, or a correction made the tournament end earlier. They are kept but don’t change any points.
running-stop = Stop early
running-ended = Ended: { $reason }.
ended-schedule = all scheduled hands are in
ended-target = the target was reached
ended-limit = the limit was reached
ended-last-standing = everybody else was eliminated
ended-stopped = stopped by an organiser
running-reopen = Reopen
running-reopen-hint = Play resumes where it stopped, and the codes work again.
running-archive = Archive
running-archive-hint = Moves the tournament to the archive; the public page stays.
running-redraft = Back to draft
running-redraft-hint = Nothing is recorded yet, so everything can be changed again. Personal links already handed out stop working; the table codes stay.
running-delete-hint = No result counts. The public page is deleted too.
running-chances-hide = Hide the chances
running-chances-hide-hint = During play, the leaderboard and charts show everybody how likely each entrant is to come first.
running-chances-show = Show the chances
running-chances-show-hint = They are hidden now. If you show them, everybody can see on the leaderboard and charts, during play, how likely each entrant is to come first.
running-unarchive = Bring back from the archive
stop-title = Stop { $name } now?
stop-text = { $open ->
    [one] One hand is still open. It stays unplayed, the standings become final and the table codes stop working. You can reopen the tournament.
   *[other] { $open } hands are still open. They stay unplayed, the standings become final and the table codes stop working. You can reopen the tournament.
}
stop-text-match = The standings become final and the table codes stop working. You can reopen the tournament.
stop-button = Stop the tournament
confirm-back = No, go back

## Table codes and cards

reissue-title = New code for table { $table }?
reissue-text = The code { $code } stops working at once. Phones that have this table open must scan the new one.
reissue-button = Make a new code

## What was done, and by whom

events-title = History
events-nobody = command line
event-created = Draft created
event-edited = Edited
event-drawn = Order drawn by lot: { $order }
event-started = Started
event-stopped = Stopped early
event-reopened = Reopened
event-archived = Archived
event-unarchived = Brought back from the archive
event-redrafted = Returned to draft
event-chances-shown = Chances shown
event-chances-hidden = Chances hidden
event-reissued = New code for table { $table }
event-merged = Merged { $goes } into { $stays } (same person)
event-substituted = { $comes } replaces { $leaves } from { $from } on
event-withdrawn = { $leaves } withdrew from { $from } on
event-joined = { $comes } joined from { $from } on
event-play-off = Play-off for first place
event-play-off-undone = Play-off taken back
event-undone = Taken back: { $what }
event-typed = Order as typed: { $order }

## Confirmations

done-created = The schedule is ready. Nothing has started yet.
done-edited = Saved. The schedule has been rebuilt.
done-drawn = The order was drawn by lot.
done-started = Started. Put a card with its code on each table.
done-stopped = Stopped. The standings are final.
done-reopened = Reopened. Play goes on.
done-archived = Archived.
done-unarchived = Back from the archive.
done-redrafted = The tournament is a draft again.
done-chances-shown = The chances are shown.
done-chances-hidden = The chances are hidden.
done-deleted = Deleted.
done-club = Saved.
done-codes-open = New phones can open their tables again.
done-merged = Merged into one entry.
done-renamed = Renamed.
done-corrected = The hand is saved. Its earlier result is kept in its history.
done-recorded = The hand is saved.
done-reissued = The table has a new code. The old one no longer works.
done-present = Attendance saved.
done-player-archived = Archived. Past results keep the name.
done-player-restored = Back on the list.

## Other words of these pages

running-recorded = { $count ->
    [0] No hand recorded yet
    [one] { $count } hand recorded
   *[other] { $count } hands recorded
}
running-recorded-of = { $count } of { $all } hands recorded
running-steer = End and archive
running-stop-hint = You’ll be asked to confirm.

## The play-off of a shared first place

play-off-title = Play-off
play-off-level = { $names } share first place.
play-off-offer = They can share it, or play off for it at one table, individually or as teams. Going out wins a hand; points and all other places stay as they are.
play-off-length = Length
play-off-length-of = { $hands ->
    [one] One hand
   *[other] First to win { $hands } hands
}
play-off-button = Start the play-off
play-off-void = The play-off does not count: after a correction, first place is no longer shared by the same entrants. Its hands are kept.
play-off-take-back = Take back the play-off
play-off-take-back-hint = Possible until its first result.
play-off-stays = One of its hands is recorded. To take back the play-off, undo that hand first.

## The control room of a running tournament

room-next = What to do next
room-publish = Publish
room-ends = ends about { $time }
room-codes = Show the codes
room-code = Code
room-record = Record
room-correct = Correct
room-page = Page
room-phones = Phones
room-on-phones = on phones
room-silent = nothing for { $time }
room-silent-now = just now
room-asks = { $count ->
    [one] A phone is asking for a seat
   *[other] { $count } phones are asking for a seat
}
room-elsewhere = Due at another table too: { $names }
room-holds-up = The others are waiting
room-late = Late
room-unopened = No phone yet
room-changed-now = { $hand } changed just now
room-changed = { $hand } changed { $time } ago
room-next-asks = A phone at table { $table } is asking for a seat.
room-answer = Answer
room-next-codes = No phone has opened a table yet. Put a card with its code on each table.
room-record-late = Record it here
room-next-play-off = First place is shared. You can hold a play-off or leave it shared.
room-next-read-out = Play is over. Check the standings and read them out.
room-next-watch = Play goes on. Anything waiting for you is marked at its table.
room-next-untouched = The tournament was stopped before anything was recorded. Make it a draft again, or archive it.
room-read-out = Go to the prize-giving
room-next-archived = The tournament is in the archive. Its public page stays.

## Closed blocks

blocks-title = Close blocks and rounds
blocks-help = Only organisers can change what is recorded in a closed block. Tables can still enter open hands there.
blocks-round = Round { $round }
blocks-block = Round { $round }, block { $block }
blocks-close = Close
blocks-open = Open again
blocks-closed = Closed
done-block-closed = Closed. Only organisers can change what is recorded there.
done-block-opened = Open again. Tables can correct what is recorded there.
event-closed = Closed: { $what }
event-opened = Opened again: { $what }
table-wrong-closed = An organiser has closed this block. If something recorded in it is wrong, call them.

## Who reports the holdings

counting-help = When a hand ends, the player who went out taps “I went out” on their own page, and the others enter the cards they hold. Once everybody has, the hand records itself. The table’s phone can always enter the hand for everybody. Each player needs their personal link.
counting-set-own = Let every player count
counting-set-table = Let one phone count
done-counting = Saved.
event-counting-own = Every player counts on their own phone from now on
event-counting-table = One phone counts for each table from now on

## The clock

clock-title = Clock
clock-whose = For
clock-of-all = All tables
clock-minutes = Minutes
clock-start = Start
clock-pause = Pause
clock-resume = Resume
clock-extend = Add these minutes
clock-end = Remove the clock
clock-until = until { $time }
clock-paused = paused, { $minutes } min left
clock-over = Time is up
done-clock = The clock is set.
error-clock-minutes = That is not a number of minutes
error-clock-minutes-help = Type a whole number from 1 to 180. Nothing was changed.
error-clock-on = The clock is already running
error-clock-on-help = Nothing was changed. Go back to see how much time is left. You can add minutes, or remove the clock and start another one.
error-clock-not-so = There is no clock to change
error-clock-not-so-help = The clock may have run out, or may already be set that way. Go back to check.
error-clock-too-long = That is too long for one block
error-clock-too-long-help = A clock runs for 180 minutes at most. Nothing was changed.
error-clock-changed = The clock was changed while you had it open
error-clock-changed-help = Somebody else set it, or you pressed the button twice. Go back to check.
event-clock-started = Clock started ({ $whose }): { $minutes } min
event-clock-paused = Clock paused ({ $whose })
event-clock-resumed = Clock resumed ({ $whose })
event-clock-extended = Clock extended ({ $whose }): { $minutes } min
event-clock-ended = Clock removed ({ $whose })

## What is said to the hall

wall-minutes = For how many minutes?
wall-minutes-hint = The message then disappears. If left empty, it stays until you remove it.
event-said = Message to the hall: { $text }
event-said-no-more = The message to the hall was removed

## Tables that call

done-call-answered = The call is answered.
room-call-answered = Mark as answered
event-called = Table { $table } called the organiser
event-called-because = Table { $table } called the organiser: { $note }
event-call-answered = Call from table { $table } answered
event-call-taken-back = Table { $table } cancelled its call

## Referees, scorers and codes

referee-lede = You are logged in as a referee: make rulings, correct hands, answer tables that call, and check results.
codes-title = Codes
codes-end-at = Codes expire: { $at }
codes-end-with = Codes end with the tournament
codes-end-in = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
codes-end-help = After that, no code for this tournament works: neither table codes nor personal links. Set a new time, and they work again.
done-scorer = The scorer’s code is issued.
done-scorer-ended = The scorer’s code no longer works.
done-codes-until = Saved.
event-scorer-issued = Scorer’s code issued
event-scorer-revoked = Scorer’s code revoked
event-codes-until-at = Codes expire: { $at }
event-codes-until = Codes end with the tournament

## Whether the side that lost a hand is asked if its result is right

confirm-title = Confirming results
confirm-legend = What happens to a result that a table enters?
confirm-help = The losing side sees the result on the table’s phone and on their own pages, and confirms it with one tap. Until then it counts, but is marked as not confirmed. A corrected result has to be confirmed again.
confirm-off = Accepted at once
confirm-shown = Shown: accepted when the other side agrees, or when the time is up
confirm-required = Required: the other side agrees, or you check it
confirm-minutes = Minutes for the other side
confirm-save = Save
confirm-by-organiser = I have checked it
confirm-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
done-confirming = Saved.
done-confirmed = The result is confirmed.
event-confirming-off = Results are accepted at once from now on
event-confirming-shown = Results are shown to the other side from now on: { $minutes } min
event-confirming-required = Results must be confirmed from now on: { $minutes } min
event-confirmed = { $hand }, table { $table }: confirmed by { $player }
event-confirmed-organiser = { $hand }, table { $table }: checked by an organiser

## The tabs of the control room

room-tabs = Control room
room-tab-evening = Evening
room-tab-players = Players
room-tab-show = Show & print
room-tab-settings = Settings & record
room-skip-next = Skip to the next step
room-waits-for = Waiting for: { $who }
room-waits-at = { $names } (table { $table })
room-more = More
room-all = All { $count }
room-latest = Only the last ones
room-hand = Open
room-leaders = In front
room-leader-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
room-only-you-yet = Only organisers see this for now
room-only-you = Only organisers see this
room-projector = Big screen
room-print = Schedule, sheets and more
room-unconfirmed = { $count ->
    [one] { $count } result waits to be confirmed
   *[other] { $count } results wait to be confirmed
}
room-filters = Tables to show
room-filter-all = All { $count }
room-filter-playing = Playing { $count }
room-filter-waiting = Waiting { $count }
room-filter-finished = Finished { $count }
room-filter-nothing = There is no such table at the moment.
room-say-button = Show
room-say-end = Remove
room-say-ready = Ready-made messages
room-say-break = Break, { $minutes } min
room-say-tables = Change tables
room-say-last = Last block
room-settings = Settings
room-record-title = Record
setting-change = Change
setting-confirming = Confirmation by the other side
setting-confirming-off = off
setting-confirming-shown = shown
setting-confirming-required = required
setting-counting = Cards are counted
setting-counting-table = on one phone for the table
setting-counting-own = by each player
setting-chances = Chances on public pages
setting-shown = shown
setting-hidden = hidden
clock-block = Block { $block }
clock-block-of-round = Round { $round }, block { $block }
clock-start-block = Start block { $block }
clock-start-block-of-round = Start round { $round }, block { $block }
clock-steps = More time or less
clock-unit = min
clock-more = Other time, or one table
event-clock-shortened = Clock shortened ({ $whose }): { $minutes } min

## Finding something, and keys

finder-open = Find
finder-title = Find a player, table, hand or page
finder-hint = Anna, table 2, 2.3
finder-nothing = Nothing found.
finder-lost = There is no signal. Try again in a moment.
finder-player = Player
finder-table = Table
finder-hands = Hand
finder-page = Page
finder-hand = Table { $table }, hand { $hand }
finder-hand-of-round = Round { $round }, table { $table }, hand { $hand }
shortcuts-open = Keys
shortcuts-title = Show the keys
shortcuts-next = Do the next step
shortcuts-record = Record at the first open table
shortcuts-start = Start the clock
shortcuts-say = Write to the hall
shortcuts-on = Use these keys
shortcuts-close = Close
