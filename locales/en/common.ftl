### The frame of every page, and words that many pages share.

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
