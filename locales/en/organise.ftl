### The organisers’ pages: the worklist, the roster, drafts and running tournaments.

## “Organise”, the page they start from

desk-lede = Your club’s tournaments. Only organisers can see this page.
desk-codes-closed = New phones are locked out for a quarter of an hour
desk-codes-closed-help = Somebody has tried too many wrong codes. Phones already at their tables keep working, and so do personal links and codes that you make now. If it was only a prank, let new phones in again.
desk-codes-open = Let new phones in again
desk-new = New tournament
desk-players = Club players
desk-empty = No tournaments yet
desk-empty-help = Enter a name, paste the players’ names and choose a format. Lastcard makes the schedule, and you can check it before anything starts.
desk-empty-action = Set up the first tournament
desk-running = Running
desk-upcoming = Coming up
desk-finished = Finished
desk-archived = Archived ({ $count })
desk-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}

## What waits for an organiser

waiting-title = Waiting for you
waiting-nothing = Nothing needs your attention.
waiting-table = table { $table } in { $name }
waiting-several-tables = is due at { $count } tables at once: { $tables }
waiting-holds-up = The other tables are waiting for table { $table }: { $hand }, nothing recorded for { $time }.
waiting-late = Table { $table } has recorded nothing for { $time }: { $hand }.
waiting-begins = Begins { $when }. { $here } of { $all } are here.
waiting-begun = Should have begun { $when }. { $here } of { $all } are here.
waiting-changed-now = { $hand } at table { $table } was changed just now: { $result }
waiting-changed = { $hand } at table { $table } was changed { $time } ago: { $result }
waiting-over = Finished. Check the standings, read them out, then archive the tournament.
waiting-idle = Nobody has recorded a hand since { $when }. Stop the tournament if it won’t continue.

## The club

club-title = Club settings
club-evenings = Coming evenings in the new time zone
club-evenings-asked = In the new time zone these evenings would begin at a different clock time. Choose what to keep: the clock time or the exact moment.
club-evenings-hour = Keep the clock time: 19:00 stays 19:00. This is the usual choice.
club-evenings-moment = Keep the exact moment: the clock time changes.
club-save = Save
club-pace = Time per hand
club-pace-hint = Including shuffling before and counting after. Lastcard uses this to estimate how long a tournament takes and to spot late tables. Six minutes is usual at a table of four.
club-minutes = Minutes
club-seconds = Seconds
club-file = Export the club
club-file-hint = The whole club in one file: the roster, tournaments, every entry with its author and time, finished hands played on phones, codes. Keep it, or use it to move the club to another Lastcard: the operator there runs “lastcard restore”. The file contains no passwords.
club-file-download = Download the club
problem-pace = Type minutes and seconds, between 30 seconds and 60 minutes in total, such as 5 and 30.

## States of a tournament and of its tables

desk-table-of = Table { $table }
desk-table-hand = Round { $round }, hand { $hand } of { $hands }
desk-table-hand-match = Hand { $hand }
desk-table-waits = Waiting for the other tables to finish this block
desk-table-done = All hands are in
desk-table-ended = Ended early
desk-table-versus = { $one } against { $other }

## The roster

roster-title = Club players
roster-lede = Everybody who has ever played is here, ready to be ticked for the next tournament. Renaming somebody here doesn’t change past tournaments.
roster-add = Add players
roster-add-hint = Paste the names as they are: one per line, separated by commas, or as a table.
roster-add-button = Add to the list
roster-look = Nobody has been added yet. Check the names below, then press “Add to the list” again.
roster-empty = No players on the list yet
roster-empty-help = Paste the names of your regulars below. Players you type into a tournament are added to the list automatically.
roster-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
roster-name = Name
roster-save = Save name
roster-archive = Archive
roster-archive-hint = Archived players are not offered for new tournaments. They stay in past results.
roster-merge = On the list twice?
roster-archived = Archived ({ $count })
roster-restore = Bring back
roster-added = { $count ->
    [one] { $count } player was added.
   *[other] { $count } players were added.
}
roster-known = { $count ->
    [one] { $count } was already on the list.
   *[other] { $count } were already on the list.
}
merging-title = One person, twice on the list
merging-lede = If somebody is on the list under two names, merge them into one entry.
merging-with = { $name } is the same person as
merging-nobody = There are no other players on the list.
merging-archived = { $name } (archived)
merging-look = Compare them
merging-stays = Which entry stays?
merging-plays-in = { $count ->
    [0] In no tournaments
    [one] In { $count } tournament:
   *[other] In { $count } tournaments:
}
merging-text = The other entry is removed, and its places in tournaments go to the one that stays. Each tournament keeps the name that was used in it, and its history notes the merge. This cannot be undone.
merging-button = Merge them
merging-both = Both play in { $tournaments }
merging-both-help = One person cannot have two seats in a tournament, so these are two people. If one of them was entered by mistake, replace that name while the tournament is a draft.
problem-roster-nobody = Type at least one name, one per line.
problem-roster-taken = “{ $name }” is already on the list. Add something to tell the two apart.
roster-near = “{ $name }” is almost the same as “{ $other }”, who is already on the list. If it’s another person, press “Add to the list” again; otherwise remove the name.

## The form of a draft

draft-new-title = New tournament
draft-edit-title = Edit { $name }
draft-name = Name
draft-name-hint = Shown on every page of the tournament, and part of its public address.
draft-date = Date
draft-time = Time
draft-when-hint = In the club’s time zone, { $zone }.
draft-occurrence = Which of the two?
draft-occurrence-earlier = The first, at { $offset }
draft-occurrence-later = The second, at { $offset }
draft-format = Format
draft-scoring = Scoring
draft-target = Target
draft-target-hint = Play ends with the hand in which it is reached. If left empty: 500; with the Online rules 200, or 100 for two players.
draft-limit = Limit
draft-limit-hint = Players who reach it lose or, in Challenge, are eliminated. If left empty: 200; in Challenge 500.
draft-stop-at-limit = Stop when somebody reaches the limit
draft-stop-at-limit-hint = Everybody under the limit then wins. Otherwise the whole schedule is played, and those at the limit rank behind the others.
draft-nobody-under = { $count ->
    [0] A schedule like this hardly ever ends with everybody at the limit.
   *[other] In about { $count } of 100 schedules like this, everybody ends at the limit.
}
draft-agreed-hands = Hands
draft-agreed-hands-hint = Play ends after this many hands. If left empty, play goes on until you stop it.
draft-rounds = Rounds
draft-rounds-hint = With four players a round is 12 hands; with eight, 28 hands each.
draft-hands-per-block = Hands per block
draft-hands-per-block-hint = How many hands the same four play together with the same partners.
draft-hands-per-block-4 = Four hands
draft-hands-per-block-4-line = The usual: each of the four deals once.
draft-hands-per-block-2 = Two hands
draft-hands-per-block-2-line = Half the time. Partners and opponents stay even; the number of deals per player varies a little.
draft-hands-per-block-1 = One hand
draft-hands-per-block-1-line = A quarter of the time. Deals per player and neighbours vary a little.
draft-blocks = Blocks, instead of rounds
draft-blocks-hint = If left empty: whole rounds. With less than a round, some players never partner each other; the next page shows how even the schedule is before anything starts.
draft-rules = Rules of play
draft-house = House rules
draft-values = Card values
draft-values-which = Values
draft-values-usual = Usual
draft-values-usual-line = The usual values for the format: Standard, or DUO’s own in DUO.
draft-values-std = Standard
draft-values-std-line = Number cards count their face value, action cards 20, black cards 50.
draft-values-duo = DUO
draft-values-duo-line = Number cards count their face value, action cards 10, Wild 15, Wild Draw Four 20.
draft-values-own = Your own
draft-values-own-line = A number for each kind of card, from 0 to 1000. Anything you leave empty counts as in Standard.
draft-values-face = face value
draft-rules-which = Rules
draft-rules-hint = Shown on the public page, so that every table plays the same. The links open in a new tab.
draft-entrants = Who plays
draft-entrants-hint = Paste the names as they are, one per line, separated by commas, or as a table. For teams, one team per line: “Anna + Boris” or “Reds: Anna + Boris”. Or list all the players: the first half is one team.
draft-roster = From the club’s list
draft-roster-hint = Ticked players play too. New names are added to the list.
draft-order = Order
draft-order-hint = The order decides who starts with whom.
draft-order-lot = Drawn by lot
draft-order-lot-line = The draw is recorded and shown on the public page.
draft-order-typed = As typed
draft-order-typed-line = Typed names first, ticked players after them.
draft-more = More options
draft-fixed-seats = Fixed seats
draft-fixed-seats-hint = Opponents keep their seats for all four hands of a block. Otherwise they swap seats after the second hand, so that everyone has everyone else on the left equally often.
draft-duplicate = Duplicate deals
draft-duplicate-hint = Every table gets the same cards for the same hand, so the standings can also show who made the most of them. Only for hands played on phones; it needs two tables or two rounds.
draft-create = Make the schedule
draft-create-hint = Nothing starts yet: you see the schedule first.
draft-save = Save changes
draft-cancel = Cancel
draft-conflict = { $who } changed this draft while you had it open
draft-conflict-help = Nothing is lost: your version is in the form below, and theirs is saved. Compare them, change what you want, and save again to replace theirs.
draft-conflict-column = Field
draft-conflict-theirs = Saved now
draft-conflict-mine = Yours, below
draft-conflict-same = Both versions are the same now. There is nothing to decide.
draft-conflict-keep = Keep what is saved
draft-no = no
draft-yes = yes
draft-empty = (empty)

problem-in-line = Line { $line }: { $problem }
problem-not-a-number = “{ $given }” is not a whole number. Use digits only, for example { $example }.
problem-date-malformed = “{ $given }” is not a date. Write it as year-month-day, for example { $example }.
problem-time-malformed = “{ $given }” is not a time. Write hours and minutes, for example 19:30.
problem-date-missing = Enter the date.
problem-time-missing = Enter the start time.
problem-time-skipped = The clocks go forward that night, so { $time } does not exist in { $zone }. Use { $next } or later.
problem-time-twice = The clocks go back that night, so { $time } occurs twice in { $zone }. Choose which one you mean.
problem-choice-missing = Choose one.
problem-entrants-missing = Type or tick { $needed } players.
draft-player-count = “{ $format }” takes { $needed } players, but { $given ->
    [one] { $given } is
   *[other] { $given } are
} named.
draft-player-range = “{ $format }” takes { $needed } to { $max } players, but { $given ->
    [one] { $given } is
   *[other] { $given } are
} named.
draft-team-count = “{ $format }” takes { $needed } teams, but there { $given ->
    [one] is { $given }
   *[other] are { $given }
}.

## A draft

draft-edit = Edit
draft-delete = Delete
draft-fact-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
draft-fact-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
draft-fact-target = to { $points } points
draft-fact-limit = limit { $points }
draft-fact-out = eliminated at { $points }
draft-fact-stops = stops when somebody reaches it
draft-fact-agreed = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
draft-fact-open-end = until you stop it
draft-fact-fixed-seats = fixed seats
draft-fact-duplicate = duplicate deals
draft-drawn = The order was drawn by lot { $when }: { $order }
draft-drawn-again = Draws so far: { $count }. All of them are listed below, under “History”.
draft-draw = Draw by lot
draft-redraw = Redraw
draft-order-as-typed = The order is as typed: { $order }
draft-schedule = Schedule
draft-hands-range = Hands { $first }–{ $last }
draft-hand-one = Hand { $first }
draft-deals = Dealers in turn: { $names }
draft-deals-first = Deals first: { $names }
draft-round-repeats = { $rounds ->
    [2] Round 2 repeats this schedule.
   *[other] Rounds 2 to { $rounds } repeat this schedule.
}
side-of-two = { $one } and { $other }
draft-fair = Fair: over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times, sits to the left of each { $left } times, deals { $deals } times and opens { $openings } times.
draft-fair-lazy = Fair: over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times and sits to the left of each { $left } times. The hands decide who deals and who opens.
draft-fairness = Over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times, sits to the left of each { $left } times, deals { $deals } times and opens { $openings } times.
draft-fairness-lazy = Over the whole schedule everyone partners every other player { $partners } times, opposes each { $opponents } times and sits to the left of each { $left } times. The hands decide who deals and who opens.
draft-hands-each = Everyone plays { $hands } hands.
draft-rests = Blocks that each player sits out: { $blocks }.
draft-all-blocks = All blocks, table by table
draft-range = { $min } to { $max }
draft-start-title = Check attendance and start
draft-start-help = Tick everybody who has arrived. If somebody isn’t coming, replace them first: the schedule needs everyone in it.
draft-replace = Replace a player
draft-present-save = Save attendance
draft-present-all = Everybody is here
draft-start = Start the tournament
draft-start-hint = From then on the setup is fixed, each table gets its code, and results can be entered.
draft-present-saved = Saved: { $here } of { $all } are here.
start-missing = { $count ->
    [one] Not started: { $names } is not here yet.
   *[other] Not started: { $names } are not here yet.
}
start-missing-help = Tick those who have arrived since. If a player is not coming, edit the draft, replace that name and tick the new one. Only the ticks were saved.
start-changed = Not started: the draft was changed while you had this page open
start-changed-help = Look at the schedule as it is now, then start again. Your ticks are still there.
deletion-title = Delete { $name }?
deletion-text = The draft, its line-up and its history are deleted for good. The players stay on the club’s list.
deletion-button = Delete this draft
deletion-text-started = The tournament, its public page and its history are deleted for good. The players stay on the club’s list.
deletion-name = Type the name of the tournament to delete it
deletion-button-started = Delete this tournament
problem-deletion-name = That is not the name of this tournament.

## A tournament that has started

running-tables = Tables
running-reissue = New code
running-local = These addresses work on this computer only. Phones need Lastcard on the network: start it with --listen 0.0.0.0:8080 and open this page at the address it shows.
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
running-hands-earlier = Earlier hands ({ $count })
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
running-delete-hint = Nothing has been recorded. The public page is deleted too.
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
cards-title = Table cards
cards-print = One A4 card for each table. If there is no button below, print this page with Ctrl+P or from the share menu.
cards-how = Scan this with your phone’s camera and enter each hand
cards-moves = Halfway through a block two players swap seats: the phone shows who.
cards-step-type = or open { $address }
qr-label = QR code for { $address }

## How long and how fair

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
done-deleted = The draft was deleted.
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

organise-desk = Organise
versus = against
start-missing-tick = Tick who is here
draft-conflict-somebody = This draft was changed while you had it open
draft-match-goes-on = The seats stay the same, and the deal moves on clockwise after each hand until the match is decided.
running-recorded = { $count ->
    [0] No hand recorded yet
    [one] { $count } hand recorded
   *[other] { $count } hands recorded
}
running-recorded-of = { $count } of { $all } hands recorded
running-steer = End and archive
running-stop-hint = You’ll be asked to confirm.

## Errors: why a tournament was not changed

error-not-a-draft = This tournament has started
error-not-a-draft-help = Its setup was fixed at the start, so that nothing changes while people play. You can still correct individual hands. If the line-up was wrong and nothing is recorded yet, make the tournament a draft again; otherwise stop it and make a new one.
error-not-started = This tournament has not started
error-not-started-help = It is still a draft: you can edit, start or delete it. Nothing was changed.
error-already-so = That has already been done
error-already-so-help = Somebody stopped, reopened or archived the tournament before you. Check its current state.
error-recorded = Something is recorded in this tournament
error-recorded-help = It was recorded in the meantime, or was taken back but is kept in the history. Stop or archive the tournament instead: then nothing is lost.
error-has-play-off = There is a play-off
error-has-play-off-help = It was started because the tournament had ended. Undo its results and take back the play-off; then the tournament can go on.
error-play-off-refused = A play-off is not possible now
error-play-off-refused-help = Somebody has corrected a hand or already started a play-off. Check the current state of the tournament.
error-play-off-too-late = The play-off has begun
error-play-off-too-late-help = One of its hands is recorded or is being played on phones. Undo its results or give up that hand, then take back the play-off.
error-draft-stale = This draft was changed in the meantime
error-draft-stale-help = Another organiser saved a different version. Open it again and check it before you continue. Nothing was changed.
error-players-absent = Not everybody is here yet
error-players-absent-help = Before you start, tick every player.

## People come and go while a tournament runs

people-title = People
people-who = Players: substitute, withdraw, add ({ $count })
people-substitute = Substitute…
people-withdraw = Withdraw…
people-add = Add a player…
people-take-back = Take it back
people-take-back-hint = Possible until the next result.
people-stays = Something has been recorded since, so this can’t be taken back. If it was wrong, make another change.
people-back = People
people-substitution-title = A substitute for { $name }
people-withdrawal-title = { $name } withdraws
people-arrival-title = Add a player
people-substitution-hint = The substitute takes the seat. The line in the standings keeps its points and shows both names.
people-withdrawal-hint = For a player who leaves for good and isn’t replaced. Recorded results stay.
people-arrival-hint = For a player who arrives late and plays from now on.
people-name = Who is joining?
people-name-hint = Choose from the club’s players, or type a new name.
people-near = “{ $name }” is new, but almost the same as “{ $other }”. If that’s who you mean, use that spelling.
people-from = From which hand?
people-from-block = Round { $round }, block { $block } (from hand { $hand })
people-look = Preview changes
people-changes = Changes
people-hands = { $count ->
    [one] One hand changes
   *[other] { $count } hands change
}
people-hands-more = { $count ->
    [one] One more hand
   *[other] { $count } more hands
}
people-in-play = Hand { $hand } is being played on phones by the current players. Finish it or give it up first, or choose a later hand.
people-undo-hint = Recorded results don’t change. You can take this back until the next result.
people-substitution-button = Seat the substitute
people-withdrawal-button = Withdraw the player
people-arrival-button = Add the player
people-sits = { $name } takes { $leaves }’s seat from { $from } on.
people-line = The line keeps its points and is called “{ $line }”.
people-void = { $count ->
    [0] No hand becomes void.
    [one] One open hand becomes void for everybody at its table, because { $name } would sit there from { $from } on.
   *[other] { $count } open hands become void for everybody at their tables, because { $name } would sit there from { $from } on.
}
people-ends = That ends the tournament: no hand is left to play.
people-keeps = { $has ->
    [points] { $name } keeps { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ranks behind everybody who plays on: leaving is no advantage.
   *[other] { $name } ranks behind everybody who plays on: leaving is no advantage.
}
people-joins = { $name } plays from { $from } on.
people-begins = { $name } begins at zero, like everybody else.
people-begins-charged = { $name } begins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, the highest total of anybody still in: arriving late is no advantage.
people-fewer = { $name } plays { $hands } hands, fewer than those who were here from the start: the standings show how many.
people-seats = { $count } at the table, clockwise: { $names }.
redraw-blocks = { $blocks ->
    [0] No block is left to be redrawn.
    [one] The last block is redrawn for the { $players } who play on. Blocks already played or begun stay as they are; the evening still has { $all } blocks.
   *[other] The last { $blocks } blocks are redrawn for the { $players } who play on. Blocks already played or begun stay as they are; the evening still has { $all } blocks.
}
redraw-tables = They are played at { $tables ->
    [one] one table
   *[other] { $tables } tables
} instead of { $before }.
redraw-no-rests = No player sits out any of these blocks.
redraw-rests = Everybody sits out { $blocks } of these blocks.
redraw-hands = Over the whole evening everybody who stays plays { $hands } hands; without this change, { $before }.
redraw-partners = Any two players who stay are partners in { $hands } hands; without this change, in { $before }.
redraw-players = Hands and sit-outs per player
redraw-more-hands = { $hands ->
    [0] no more hands
    [one] 1 more hand
   *[other] { $hands } more hands
}
redraw-plays-all = plays every block
redraw-sits-out = { $count ->
    [one] sits out block { $blocks }
   *[other] sits out blocks { $blocks }
}
done-substitution = The substitute is seated.
done-withdrawal = The player has withdrawn.
done-arrival = The player has joined.
done-play-off = The play-off is at table 1. The codes work again.
done-taken-back = Taken back: everything is as before.

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

# Who may see a tournament.
audience-title = Visibility
audience-back = Back to the tournament
audience-lede = This decides what the public sees: on every page, in every file and picture, on the big screen and in live updates. You always see everything here.
audience-change = Change visibility
audience-save = Save
audience-tell = Show the standings now
standings-own = Standings, for organisers only
standings-own-kept = Only organisers see this page: the standings are not public yet.
standings-own-private = Only organisers see this page: the tournament is private.
standings-check = Check the standings
audience-visibility = Access
audience-visibility-public = Everybody
audience-visibility-public-line = Anybody can see the tournament. It is listed on the home page and the club’s page.
audience-visibility-link = Anybody with the link
audience-visibility-link-line = The tournament gets a new address that can’t be guessed and isn’t listed anywhere. If you choose something else later, the link stops working.
audience-visibility-private = Organisers only
audience-visibility-private-line = Nobody else can see the tournament. Players reach their own table with its code or their personal link.
audience-telling = When the standings are shown
audience-telling-hint = Until then everybody sees who plays where, but no results, totals or places. A table sees only its own hands.
audience-telling-now = Standings at once
audience-telling-now-line = Every result counts and shows as soon as it is recorded.
audience-telling-request = Standings when you choose
audience-telling-request-line = You press “Show the standings now”, for example at the prize-giving.
audience-telling-from = Standings from a set time
audience-telling-from-line = They appear automatically at this date and time.
audience-embargo-from = Standings from { $when }
audience-date = Date
audience-time = Time
audience-names = Player names
audience-names-hint = Tables, personal links and your own pages keep the full names. With first names or aliases, addresses do not contain names either.
audience-names-full = Full names
audience-names-full-line = As you typed them.
audience-names-first = First names
audience-names-first-line = The first name of each player, with an initial where two are the same: Anna K. Titles and symbols are left out.
audience-names-given-last = First names, where the family name comes first
audience-names-given-last-line = For names like “Nagy Péter”: Péter, or Péter N. where two are the same.
audience-called = They’ll be shown as: { $names }
audience-names-alias = Aliases
audience-names-alias-line = The alias you set for a player in the roster. Anybody without one appears as “Player 3”, for example.
problem-embargo-date = Enter the day the standings will be shown.
problem-embargo-time = Enter the time the standings will be shown.
problem-embargo-before-start = This is before the tournament begins: { $when }. Choose a later time, or show the standings at once.
event-audience = Visibility changed
event-erased = Erased a player at their request
done-audience = Saved. This is what others see from now on.
done-told = The standings are now visible to everybody with access.
done-alias = Alias saved.
done-erased = Erased. The name is gone; the results stay.
roster-alias = Alias, for tournaments that show aliases instead of names
roster-erase = Erase this person
# Erasing a person.
erasure-title = Erase { $name }?
erasure-lede = { $count ->
    [one] This person has a place in { $count } tournament.
   *[other] This person has a place in { $count } tournaments.
}
erasure-name = The name is removed from the roster, every tournament, its history and notes, and all pages, files and addresses made from it.
erasure-results = The results stay and still count. They are shown under “Erased player” with a number.
erasure-links = Old addresses with the name no longer work, and neither do the personal links.
erasure-elsewhere = Backups made before today and downloaded files still contain the name. An organiser’s account with the same name is not touched.
erasure-kept = Texts that may still name this person
erasure-kept-help = A name with another ending, or inside another word, can’t be found reliably. Check whether these texts mean this person: they are kept as they are.
erasure-for-good = This cannot be undone.
erasure-button = Erase { $name }
erasure-in-play = A hand is being played on phones in { $tournament }
erasure-in-play-help = This person is playing in it. Let it end, or give it up under “Playing on phones”, then try again.
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
room-read-out = Show the podium
room-next-archived = The tournament is in the archive. Its public page stays.

## Names first, and what they can play

draft-step-names = 1. Who plays
draft-step-format = 2. What you play
draft-step-when = 3. When
draft-step-rules = 4. Scoring and rules
draft-continue = Continue
draft-count-again = Check the names again
offer-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
offer-teams = Teams: { $count }, players: { $players }
offer-tidied = Tidied up: each name on its own, without numbers, bullets or commas.
offer-nothing = No format fits this list. You need 2 to 64 players, or two teams of the same size.
offer-others = Other formats
offer-takes = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} at each table · { $time }
offer-takes-until = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} at each table · { $time } · ends about { $end }
offer-takes-about = about { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} · about { $time }
offer-takes-about-until = about { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} · about { $time } · ends about { $end }
problem-name-alike = “{ $name }” and “{ $other }” look like the same name. If they are two people, tell them apart, for instance by a surname.
pasted-understood = Recognised names
pasted-left-out = Left out: { $what }
pasted-quoted = “{ $text }”
pasted-ways = Which part is the name?
pasted-ways-hint = Each line has several parts. Choose the version in which the names are right.
problem-columns-missing = Each line has several parts. Choose which of them make up the name.
problem-mail-for-name = Line { $line }: “{ $mail }” is an e-mail address. Type the person’s name instead.
problem-name-near = “{ $name }” is almost the same name as “{ $other }”. Answer the question below the names, then continue.
near-known = “{ $name }” is not on the club’s list, but somebody with almost the same name is. Tick them if it’s the same person; otherwise a new player is added to the list.
near-is = It is { $name }
near-here = “{ $name }” and “{ $other }” look alike. If they are one person, remove one of the two; if they are two people, leave them as they are.
roster-filter = Find a name
roster-filter-ticks = Type to search. The down arrow moves into the list, where Space ticks; Enter ticks the first match.
roster-filter-open = Type to search. The down arrow moves into the list; Enter opens the first match.
roster-filter-nobody = No player by that name.
