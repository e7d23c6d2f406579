### A player’s own page, the personal link, and holdings that players report.

## The personal link

me-title = { $name } · { $tournament }
me-lede = This link is yours alone: whoever opens it plays as { $name }.
me-plays = Table { $table } is playing { $hand } on phones, and you have a seat there.
me-sit = Play as { $name } on this phone
me-sits = This phone plays as { $name }.
me-waits = None of your hands is being played on phones now. When one is, you can join it here.
me-goes-on = The page takes you there automatically.
me-look-again = Check again
me-standings = Leaderboard

## The player’s own page

me-now = Now
me-now-hand = Now: { $hand }
me-now-waits = Your table has finished its block and is waiting for the others.
me-now-rests = You are sitting out this block.
me-now-out = You are not playing in this tournament any more.
me-now-over = The tournament is over.
me-end-average = { $figure } a hand
me-end-won = { $won } of { $hands } hands won
me-end-best = best +{ $points }, { $hand }
me-end-best-with = best +{ $points } with { $names }, { $hand }
me-end-season = { $name }: place { $rank }
me-end-next = Next: { $name }, { $when }
me-next = { $block }, about { $time }
me-next-rests = You sit out
me-place = Table { $table }, seat { $seat }
me-with = With { $names }
me-against = Against { $names }
me-deals = You deal.
me-opens = { $dealer } deals and you open.
me-deals-and-opens = You deal and open.
me-dealer = { $dealer } deals.
me-standing = Place { $rank } of { $of }: { $figure }
me-played = Your hands
me-no-hands = None of your hands is recorded yet.
me-earlier = { $count ->
    [one] and { $count } earlier hand
   *[other] and { $count } earlier hands
}
me-taken-elsewhere = Another phone is playing as { $name }. This link can’t take over the seat; the link from the organiser can.
error-seat-by-table = This link can’t give you the seat now
error-seat-by-table-help = The link was shown at a table, so it can do no more than the table’s code: somebody already holds the seat, or the cards have been dealt. Ask at the table, or use the link from the organiser.

## Holdings that every player enters on a phone of their own

own-hand-title = { $name }: my cards · { $tournament }
own-hand-open = The hand is over: enter my cards
own-hand-place = { $tournament }, { $name }
own-hand-back = My evening
own-hand-out = I went out
own-hand-left = Or: which cards do you have left?
own-hand-missing = Tap your cards
own-hand-save = { $points } points left: save
own-hand-again = Not right? Enter it again
own-hand-reported = You said: { $count }.
own-hand-last = { $hand }: { $result }
own-hand-next = Next: table { $table }
own-hand-next-with = Next: table { $table }, with { $names }
own-hand-next-rests = Next: you sit out.
own-hand-table = The table’s phone enters this hand for everybody.
own-hand-on-phones = This hand is being played on phones, which count automatically.
own-hand-offline = No signal. What you entered is kept on this phone and sent automatically.

own-counts-title = What the players entered
own-counts-nothing = nothing yet
own-counts-out = went out
own-counts-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
own-counts-waits = Waiting for { $names }.
own-counts-mismatch = These do not match
own-counts-mismatch-help = Check the cards together. Anybody who made a mistake enters their cards again here, or the table’s phone enters the hand.
own-counts-differ = Two phones disagree about { $name }’s cards: { $counts }.
own-counts-several-out = { $names } each say that they went out.
own-counts-nobody-out = Nobody says that they went out.
own-counts-enter = Enter the rest for everybody
own-counts-contradicted = { $name } entered on their own phone: { $counts }. If what you have here is right, save it again.

error-own-count-not-played = This isn’t the current hand
error-own-count-not-played-help = Nothing was recorded. Go back to see your current hand.
error-own-count-not-offered = The table’s phone enters this hand
error-own-count-not-offered-help = Nothing was recorded. The organiser lets one phone count for everybody.
error-own-count-changed = This hand is already recorded
error-own-count-changed-help = Your entry was no longer needed. Go back and check the result. If it is wrong, correct it on the table’s phone.
error-own-count-not-seated = You are not in this hand
error-own-count-not-seated-help = Nothing was recorded. Only players in a hand can enter their cards.
error-own-count-on-phones = This hand is being played on phones
error-own-count-on-phones-help = Nothing was recorded: the phones count automatically.
error-own-count-too-often = You have entered this too many times
error-own-count-too-often-help = Let the table’s phone or an organiser enter the hand.
