### The prize-giving: checking the standings, printing certificates, and revealing the places one by one.

prize-giving-title = Prize-giving
prize-giving-of = Prize-giving · { $name }
prize-giving-come = The last hand is in. Come together.
prize-giving-hidden = not revealed yet
prize-giving-season-come = The season is over. Come together.

## The organiser’s page

prize-giving-secret = Only you see this.
prize-giving-secret-line = Everybody else sees a place only when you reveal it.
prize-giving-public = The places are already public.
prize-giving-public-line = The big screen and the phones at the tables still reveal them one by one; the leaderboard shows them all.
prize-giving-over-line = The prize-giving is over.
prize-giving-no-doubt = nothing in doubt
prize-giving-uncounted = { $count ->
    [one] { $count } recorded hand does not count
   *[other] { $count } recorded hands do not count
}
prize-giving-all = { $count ->
    [one] Show { $count } line
   *[other] Show all { $count } lines
}
prize-giving-correct = Correct a hand
prize-giving-print = Print the certificates
prize-giving-reveal = Reveal the places on the big screen
prize-giving-wall = Open the big screen
prize-giving-not-yet = You can reveal the places when the last hand is in.
prize-giving-season-runs = End the season first.
prize-giving-begin = Start the prize-giving
prize-giving-begin-help = The big screen then calls everybody together and shows no place until you reveal one.
prize-giving-show = reveal
prize-giving-shown = revealed
prize-giving-last-help = First place opens the standings to everybody, on every phone.
prize-giving-take-back = Hide place { $place } again
prize-giving-call-off = Call it off
prize-giving-reveal-all = Reveal everything at once
prize-giving-over = All places are revealed, and everybody sees the standings.

event-prize-giving = Prize-giving: no place revealed
event-prize-giving-place = Prize-giving: revealed from place { $place }
event-prize-giving-ended = Prize-giving called off
