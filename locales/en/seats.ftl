### Playing a hand on phones: the seats, the personal links, what is refused, and the organiser’s side of it.

## At the table

play-here = Play it on phones
play-here-help = No cards to hand, or not all at one table? Everybody plays on their own phone, and the result records itself.
play-is-on = This hand is being played on phones
play-is-on-joining = The players are taking their seats.
play-is-on-open = It has been dealt, and is being played.
play-open = Go to the hand
play-enter-instead = Enter the result by hand instead
play-enter-instead-help = Saving a result here ends the hand on the phones.

## Taking seats

play-join = Take your seats
play-join-help = Tap your own name on your own phone. When every seat is taken, anybody can deal.
play-goes-on = The hand is being played
play-goes-on-help = Nobody else sees any cards until the hand is over. If you are playing and have changed phones, open your personal link on this one. Without a link, ask for your seat here: the phone that holds it, or the organiser, decides.
play-join-by-link = Take your seats
play-join-by-link-help = Other tables get the same cards, so each player takes their seat with their own personal link. Without one, ask for your seat here: the organiser gives it to you.
play-ask = Ask for this seat
play-asked = You asked for this seat. Your number is { $number }: the phone that holds the seat, and the organiser, can see it.
play-asked-refused = Your request for this seat was declined. Your personal link or the organiser can still give it to you.
play-given-up = This hand was given up
play-given-up-help = It does not count. The moves are kept; the table decides how to go on.
play-over = This hand is over
play-over-help = The same deck is played more than once. Until the last time, only those who have played it can see its cards.
play-sit = Sit here
play-take-over = Take over
play-seat-own = This phone
play-seat-taken = On another phone
play-seat-taken-over = Taken over by another phone, { $when }
play-seat-bot-greedy = A bot, playing as well as it can
play-seat-bot-random = A bot, playing at random
play-waits-for-seats = Waiting for { $names }.
play-deal = Deal the cards
take-over-title = Play as { $name } on this phone?
take-over-text = Another phone is playing as { $name }. It will see no more cards, and everybody at the table will see that the seat was taken over.
take-over-bot = A bot is playing for { $name }. From now on, this phone will.
take-over-button = Play as { $name }
seat-is-taken = Somebody got there first: this seat is taken. Check again, or take it over.
seat-is-dealt = The hand has been dealt, so the table’s code no longer gives you a seat. Open your personal link, or ask for the seat.
seat-same-cards = Other tables get the same cards, so the table’s code does not give you a seat. Open your personal link, or ask for the seat.
seat-phone-plays = This phone is playing for { $name } in a hand that is not over. It can take another seat after that hand.
seat-phone-seen = This phone has seen { $name }’s cards from this deal. Nobody may see two players’ cards, so it cannot take another seat here.
seat-phone-yet = This phone plays for { $name }, who gets the same cards at another table, so it may not see them here.
seat-asked-too-often = There have been too many requests for this seat. Open the personal link, or speak to the organiser.
seat-changed-too-often = This seat has changed hands too often. Open the personal link, or speak to the organiser.
seat-not-asked = That phone is no longer asking. This is the current state.
not-dealt-seats-free = Not dealt yet: no phone or bot is playing for { $names }.
not-dealt-seats-know = Not dealt yet: the phone playing for { $names } has seen these cards at another table. Another phone must play here.

## Asking for a seat of a hand that is dealt

ask-phone-text = The hand has been dealt, so you need permission to sit down. The phone that plays as { $name } will be asked, and the organiser sees the request too. If you have the personal link, open that instead: it needs no permission.
ask-organiser-text = Not everybody at the table may see the cards of this hand, so the organiser will be asked. If you have { $name }’s personal link, open that instead: it needs no permission.
ask-button = Ask to play as { $name }
asks-for-your-seat = Another phone wants to play as { $name } in your place. It shows number { $number }. If you say yes, it will see these cards and this phone no longer will.
ask-yes = Give it my seat
ask-no = No

## Seats that changed hands

seat-changes = Seats taken over in this hand
seat-change-when = { $when }: { $what }
seat-change-code = another phone took over { $name }’s seat, before the deal.
seat-change-link = another phone took { $name }’s seat, using the personal link.
seat-change-assent = { $name }’s phone gave its seat to another phone.
seat-change-organiser = the organiser gave { $name }’s seat to another phone.
seat-change-bot = the organiser put a bot on { $name }’s seat.
seat-change-free = the organiser freed { $name }’s seat.
hand-seats-taken = Seats taken over
hand-seats-taken-help = Players who changed phones, or had somebody play for them, while the hand was on phones. Everybody at the table saw it.
event-seat = { $hand }, table { $table }: { $what }
error-seat-not-here = This phone cannot play for this player now
error-seat-not-here-help = It plays for somebody else in a hand that is not over, or has seen somebody else’s cards from the same deal. Nobody may see two players’ cards: open the link on another phone, or wait until the hand is over.
error-seat-too-often = This seat has changed hands too often
error-seat-too-often-help = The phone that plays here now keeps the seat until the hand is over. An organiser can give it to another phone at once.

## Around the hand, and in it

play-shown = { $who } held: { $cards }.
play-time-runs-out = Your move. If you wait much longer, a bot will make it for you.
play-next-here = Play the next hand here
play-to-the-table = Go to table
play-result = Result
move-stand-in = A bot moved for { $who }, whose time had run out.
play-closed = Your move was not made: this hand is no longer being played.
play-not-yours = Your move was not made: this phone does not hold that seat.
error-not-for-phones = This hand cannot be played on phones
error-not-for-phones-help = The rules of this tournament are for a different number of players. Play with cards and enter the result.

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

## The organiser’s side

phones-title = Playing on phones
phones-lede = Any hand of this tournament can be played on the players’ phones instead of with cards: “Play it on phones” is on each table’s page.
phones-hands = Hands on phones now
phones-no-hands = None. At a table, choose “Play it on phones”.
phones-joining = The players are taking their seats.
phones-open = { $count ->
    [0] Dealt; nobody has moved yet.
    [one] Dealt; { $count } move so far.
   *[other] Dealt; { $count } moves so far.
}
phones-void = Give up the hand
phones-count = Finish by card count
phones-void-title = Give up this hand on table { $table }’s phones?
phones-void-text = The cards on the phones will be gone. The hand stays open: it can be dealt again, or played with cards.
phones-count-title = End the hand on table { $table }’s phones and count the cards?
phones-count-text = Play stops at once. You then see everybody’s remaining cards, and say who went out or won.
phones-players = Players and their links
phones-players-help = A personal link leads its player to the right table without a code. A bot can sit in for somebody who is missing.
phones-nobody = No phone or bot yet.
phones-by-phone = Playing on a phone.
phones-bot-greedy = Bot, playing its best
phones-bot-random = Bot, playing at random
phones-free = Free the seat
phones-asks-phone = The phone showing number { $number } wants to play as { $name }, whose seat another phone holds.
phones-asks-bot = The phone showing number { $number } wants to play as { $name }, whose seat a bot holds.
phones-asks-free = The phone showing number { $number } wants to play as { $name }.
phones-give = Give it the seat
phones-refuse = Decline
done-seat-given = That phone has the seat now. Everybody at the table can see that.
done-seat-refused = Request declined.
phones-new-link = New link
phones-link = Personal links
done-seat-changed = Done. The table sees the change at once.
done-new-link = There is a new link. The old one no longer works.
done-hand-given-up = The hand on the phones was given up.
cards-personal-how = For hands played on phones: cut these apart, and give each player their own. Whoever opens the link plays as that player.
error-link-replaced = This link was replaced
error-link-replaced-help = The organiser made a new personal link. Ask for it, or open the table with the code on its card.

## The setting of a tournament

draft-move-seconds = Seconds per move on phones
draft-move-seconds-hint = For hands played on phones: if a player has not moved by then, a bot makes the move, after a reminder at half the time. If left empty: no limit.
draft-fact-move-seconds = { $count ->
    [one] { $count } second a move on phones
   *[other] { $count } seconds a move on phones
}
