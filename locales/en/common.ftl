# The frame of every page, and words that many pages share.
brand = Lastcard
language-name = English
title-of = { $title } · Lastcard
skip-to-content = Skip to the content
nav-label = Site
nav-tournaments = Tournaments
nav-organise = Organise
log-out = Log out
footer-rules = The rules, explained
footer-about = Lastcard runs UNO club tournaments: schedule, results and leaderboard.

print = Print
number = { $n }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## A page that keeps itself up to date says when it does not

following-lost = Connection lost. This page may be out of date.
following-lost-since = Connection lost. Last update { $time }.
following-out = You are logged out. This page is no longer up to date.
following-log-in = Log in again
following-gone = This page no longer exists, or has moved.
following-changed = Something changed here. What you filled in is kept until you send it or load the page again.
following-reload = Load it again
