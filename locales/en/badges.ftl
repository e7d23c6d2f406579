### The states that are shown, each with one word on every page.

## A tournament

state-draft = Draft
state-ready = About to begin
state-running = Running
state-play-off = Play-off
state-finished = Finished
state-stopped = Stopped
state-archived = Archived

## An entrant

state-winner = winner
state-at-limit = at the limit
state-lost = lost
state-eliminated = eliminated
state-withdrawn = withdrawn
state-disqualified = disqualified
state-unconfirmed = not confirmed
state-late = joined late

## A table

state-playing = playing
state-waiting = waiting
state-done = done
