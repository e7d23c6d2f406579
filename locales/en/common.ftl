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
