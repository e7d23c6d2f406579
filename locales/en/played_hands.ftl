### Hands that are played on phones: taking seats, playing, watching and looking back.

## The table

play-table = The table
play-you = you
play-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-pile = { $count } in the pile
play-top = On top:
play-colour = Colour to match:
play-clockwise = Play goes clockwise, to the left.
play-counter-clockwise = Play goes anticlockwise, to the right.
play-partner = partner
play-dealer = dealer
play-called = UNO
play-not-called = no UNO call
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-stages = stage { $count } of 7
play-place = out: place { $place }

## Whose move it is

now-turn = { $whose ->
    [you] Your turn
   *[other] { $who }’s turn
}
now-drew = You drew: { $card }
now-drawn = { $who } has drawn
now-due = { $whose ->
    [you] Draw { $count }?
   *[other] { $who } has to draw { $count }
}
now-skip = { $whose ->
    [you] You are about to be skipped
   *[other] { $who } is about to be skipped
}
now-lift = { $whose ->
    [you] Turn up a card?
   *[other] { $who } has to turn up a card
}
now-start-colour = { $whose ->
    [you] Name the first colour
   *[other] { $who } is naming the first colour
}
now-draft = { $whose ->
    [you] Your pick
   *[other] { $who } is picking a card
}
now-swap = { $whose ->
    [you] Swap? Choose a player
   *[other] { $who } may swap cards
}
now-give = Choose a card for { $who }
now-exchange = { $one } and { $other } are exchanging a card
now-ready = { $whose ->
    [you] Sort your cards
   *[other] { $who } is sorting the new cards
}
now-over = The hand is over
now-silence = Silence: nobody may speak now.
now-centre = { $who } called UNO: put your hand on the pile.

hint-lay = Tap a card to lay it.
hint-draw = None of your cards fits. Draw one.
hint-lay-or-draw = Tap a card to lay it, or draw.
hint-lay-or-keep = Tap the card to lay it, or keep it.
hint-must-lay = This card fits, so you must lay it.
hint-keep = This card does not fit.
hint-answer = Or tap a card to answer with.
hint-draft = Keep this card, or discard it and take the next one unseen.
hint-ready = The others are waiting for you.

## What can be done

play-holding = Your cards ({ $count })
play-fresh = just drawn
play-given = chosen to give
play-lay = Lay { $card }
play-answer = Answer with { $card }
play-jump = Jump in with { $card }
play-pair = Lay { $card } twice
play-give = Give { $card }
play-and-call = { $what } and call UNO
play-draw = Draw
play-keep = Keep it
play-accept = Draw { $count }
play-accept-skip = Miss this turn
play-accept-lift = Turn up a card
play-challenge = Challenge
play-swap = { $who } ({ $count })
play-swap-none = Keep my cards
play-call = Call UNO
play-catch = { $who } forgot UNO
play-ready = Ready
play-draft-keep = Keep it
play-draft-reject = Take the next one
play-dump = Lay all { $colour } cards
play-dump-uno = Lay all { $colour } cards and call UNO
play-dump-last = { $card } last
play-look-again = Check again
play-offline = No connection. Your cards are safe, and this page continues as soon as the signal is back. A move that did not arrive is sent again automatically; you can also tap it again.
play-stale = Play had moved on, so your move was not made. Here is the hand as it is now.

play-report = Report something
play-report-help = For anything Lastcard cannot see. Tap the player who did it.
play-report-hint = Giving a hint
play-report-misplay = Laying a wrong card
play-report-cheat = Cheating
play-report-hide = Hiding cards
play-report-silence = Breaking the silence
play-report-centre = Last hand on the pile

play-moves = What happened
play-fair = Fair deal
play-fair-help = The order of the cards follows from a secret number that was fixed before the deal. The number itself is shown after the hand, so that anybody can check that nothing was changed. This is its fingerprint (SHA-256):

## What was done

move-play = { $who }: { $card }.
move-deflect = { $who } answers: { $card }.
move-jump = { $who } jumps in: { $card }.
move-pair = { $who }: { $card } twice.
move-dump = { $who }: { $count } cards at once, { $card } last.
move-colour = Now { $colour }.
move-uno = UNO.
move-draw = { $whose ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
move-accept = { $count ->
    [0] { $whose ->
        [you] You miss your turn.
       *[other] { $who } misses a turn.
    }
    [one] { $whose ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
   *[other] { $whose ->
        [you] You draw { $count } cards.
       *[other] { $who } draws { $count } cards.
    }
}
move-uno-forgotten = UNO was forgotten.
move-uno-false = UNO at the wrong time.
move-took = { $whose ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
move-keep = { $whose ->
    [you] You keep it.
   *[other] { $who } keeps it.
}
move-challenge = { $whose ->
    [you] You challenge the Wild Draw Four.
   *[other] { $who } challenges the Wild Draw Four.
}
move-swap-none = { $whose ->
    [you] You do not swap.
   *[other] { $who } does not swap.
}
move-give = { $whose ->
    [you] You have chosen a card to give.
   *[other] { $who } has chosen a card to give.
}
move-name = { $whose ->
    [you] You name { $colour }.
   *[other] { $who } names { $colour }.
}
move-call = { $whose ->
    [you] You call UNO.
   *[other] { $who } calls UNO.
}
move-ready = { $whose ->
    [you] You are ready.
   *[other] { $who } is ready.
}
move-draft-keep = { $whose ->
    [you] You keep the card.
   *[other] { $who } keeps the card.
}
move-draft-reject = { $whose ->
    [you] You take the next one.
   *[other] { $who } takes the next one.
}
move-swap = { $whose ->
    [you] You swap cards
   *[other] { $who } swaps cards
} with { $whom ->
    [you] you.
   *[other] { $with }.
}
move-catch = { $whose ->
    [you] You noticed
   *[other] { $who } noticed
} that { $whom ->
    [you] you forgot UNO.
   *[other] { $with } forgot UNO.
}
move-reported = Reported by { $who }
move-reported-scorer = Noted by the scorer
move-report-hint = { $reporter }: { $with } gave a hint.
move-report-misplay = { $reporter }: { $with } laid a wrong card.
move-report-cheat = { $reporter }: { $with } cheated.
move-report-hide = { $reporter }: { $with } hid cards.
move-report-silence = { $reporter }: { $with } broke the silence.
move-report-centre = { $reporter }: { $with } was the last to put a hand on the pile.

## The end

over-out = { $whose ->
    [you] You are out and win the hand
   *[other] { $who } is out and wins the hand
}
over-placed = { $whose ->
    [you] You are the last one left. In order: { $order }
   *[other] { $who } is the last one left. In order: { $order }
}
over-refill = The pile is used up: { $points }
over-refill-one = { $who } { $count ->
    [one] { $count } point
   *[other] { $count } points
}
over-stuck = Nobody can move: the hand is dealt again
over-abandoned = The hand was given up before it ended
scored-not-counted = does not count
scored-standings = Standings now
scored-standing = { $rank }. { $name }: { $figure }

## Watching a table

watch-here = Watch this hand
watch-joining = Players are taking their seats
watch-joining-help = This hand will be played on phones. It begins when everybody has taken a seat.
watch-hidden = This hand is being played on phones
watch-hidden-help = This deal is played more than once, so it can only be watched the last time.
watch-with-cards = This table is playing with cards
watch-with-cards-help = Its results appear here as soon as they are entered. Hands played on phones can be watched here.
watch-waits = Waiting for the other tables
watch-waits-help = This table has finished its block.
watch-over = The tournament is over
watch-over-help = All results are on the leaderboard.
watch-done = This table has played all its hands
watch-done-help = The other tables are still playing.
watch-last = Last result:
watch-leave = Leaderboard

## Looking back at a hand

replay-leave = Result
replay-dealt = The cards are dealt
replay-step = { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-slider = Step
replay-go = Go
replay-all = Every step in words
replay-download = Download hand log
replay-check = The command “lastcard replay” checks the hand log move by move.
replay-commitment = Fingerprint, shown before the deal
replay-seed = Secret number, shown after the hand
replay-fair-help = The fingerprint (SHA-256) of a secret number was shown before the deal. The whole order of the cards follows from that number, so nobody could choose a card afterwards.
replay-right = Checked here: the number has this fingerprint, and the deck and every reshuffle follow from it.
replay-deck = Checked here: the number has this fingerprint, and the deck follows from it. Use “lastcard replay” to check the reshuffles.
replay-wrong = This does not add up: the number has a different fingerprint, or the order of the cards does not follow from it.

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
