### The home page, and the pages of a club.

## The home page, and a club’s page

home-title = Tournaments
home-running = Running
home-ready = About to begin
home-finished = Finished
home-clubs = Clubs
home-empty = No tournaments yet
home-empty-help = As soon as an organiser starts one, it appears here with its leaderboard.
home-fresh = This Lastcard has no organiser yet
home-fresh-help = If you installed it, open the setup link that was printed at startup. Setup takes two minutes.
home-fresh-link = How to set up the club
club-empty = This club has no tournament to show yet
club-empty-help = As soon as one starts, its leaderboard appears here.
club-tabs = Pages of this club
club-tab = Club
club-tab-season = Season
front-next = Next evening
front-last = Last evening
front-evenings = All evenings
front-tables-more = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}

## What the home page says first

home-claim = UNO evenings, from the draw to the last card
home-sentence = Lastcard seats the players, records every hand from a phone at the table, and updates the leaderboard live.

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
