### Holdings that every player enters from the own phone.

counting-own = Every player counts on their own phone
counting-table = One phone counts for the whole table
counting-help = When a hand ends, the player who went out taps “I went out” on their own page, and the others enter the cards they hold. Once everybody has, the hand records itself. The table’s phone can always enter the hand for everybody. Each player needs their personal link.
counting-set-own = Let every player count
counting-set-table = Let one phone count
done-counting = Saved.
event-counting-own = Every player counts on their own phone from now on
event-counting-table = One phone counts for each table from now on

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
via-own-counts = counted by each player on their own phone
waiting-mismatched = Table { $table }, { $hand }: what the players entered does not match. { $why }

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
