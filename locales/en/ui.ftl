### The frame of every page, and the words that many pages share.

## The frame

brand = Lastcard
language-name = English
title-of = { $title } · Lastcard
languages-label = Language
skip-to-content = Skip to content
nav-label = Site
nav-tournaments = Tournaments
nav-organise = Organise
log-out = Log out
footer-rules = The rules, explained
footer-about = Lastcard runs UNO club tournaments: schedule, results and leaderboard.

## Shared words

print = Print
number = { $n }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## A live page says when it is no longer up to date

following-lost = Connection lost. This page may be out of date.
following-lost-since = Connection lost. Last update { $time }.
following-out = You are logged out, so this page is no longer up to date.
following-log-in = Log in again
following-gone = This page no longer exists, or has moved.
following-changed = This page has changed. Your entries stay here until you send them or reload the page.
following-reload = Reload

# Somebody whose name is hidden, identified by a number.
name-erased = Erased player { $number }
name-player = Player { $number }

## States of a tournament

state-draft = Draft
state-ready = About to begin
state-running = Running
state-play-off = Play-off
state-finished = Finished
state-stopped = Stopped
state-archived = Archived

## States of an entrant

state-winner = winner
state-at-limit = at the limit
state-lost = lost
state-eliminated = eliminated
state-withdrawn = withdrawn
state-disqualified = disqualified
state-unconfirmed = not confirmed
state-late = joined late

## States of a table

state-playing = playing
state-waiting = waiting
state-done = done

## Every form

form-problems = { $count ->
    [one] One thing needs your attention
   *[other] { $count } things need your attention
}

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

## Cards: one name for each face, with its colour

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
card-0 = { $colour } zero
card-1 = { $colour } one
card-2 = { $colour } two
card-3 = { $colour } three
card-4 = { $colour } four
card-5 = { $colour } five
card-6 = { $colour } six
card-7 = { $colour } seven
card-8 = { $colour } eight
card-9 = { $colour } nine
card-d2 = { $colour } Draw Two
card-rev = { $colour } Reverse
card-skip = { $colour } Skip
card-w = Wild
card-wd4 = Wild Draw Four
card-blank = white card
card-ten = +10
card-back = face down

## Sizes and times

quantity-kilobytes = { $number } kB
quantity-megabytes = { $number } MB
quantity-gigabytes = { $number } GB
quantity-seconds = { $number } s
