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

## A page that keeps itself up to date says when it does not

following-lost = Connection lost. This page may be out of date.
following-lost-since = Connection lost. Last update { $time }.
following-out = You are logged out, so this page is no longer up to date.
following-log-in = Log in again
following-gone = This page no longer exists, or has moved.
following-changed = This page has changed. What you filled in stays here until you send it or reload the page.
following-reload = Reload

# Somebody whose name is not told, told from others by a number.
name-erased = Erased player { $number }
name-player = Player { $number }
