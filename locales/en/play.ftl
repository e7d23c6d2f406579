### Hands that are played on a screen: at a table, in practice, and looked back at.

## Cards: one name for each face, with its colour

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
card-0 = { $colour } zero
card-1 = { $colour } one
card-2 = { $colour } two
card-3 = { $colour } three
card-4 = { $colour } four
card-5 = { $colour } five
card-6 = { $colour } six
card-7 = { $colour } seven
card-8 = { $colour } eight
card-9 = { $colour } nine
card-d2 = { $colour } Draw Two
card-rev = { $colour } Reverse
card-skip = { $colour } Skip
card-w = Wild
card-wd4 = Wild Draw Four
card-blank = white card
card-ten = +10
card-back = face down

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

watch-title = Table { $table }
watch-hand = { $hand }: { $who }
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
error-no-table = There is no such table
error-no-table-help = This tournament does not have that many tables. Look at its schedule to see who plays where.

## Practice

practice-title = Practice
practice-about = Play a hand against the computer, under any rules. You need no account, and nothing is recorded.
practice-rules = Rules
practice-players = Players
practice-players-usual = The usual number
practice-players-count = { $count }, including you
practice-bots = Computer players
practice-bots-greedy = Play sensibly
practice-bots-random = Play anything that fits
practice-pace = Pace
practice-pace-calm = Calm
practice-pace-quick = Quick
practice-pace-once = No waiting
practice-house = Add house rules
practice-deal = Deal
practice-you = You
practice-names = Ada, Bela, Chidi, Divya, Elif, Farid, Gita, Hugo, Ines
practice-leave = Leave
practice-again = Deal again
practice-other = Other rules
practice-look-back = Replay
practice-gone = This practice hand has expired
practice-gone-help = Practice hands are kept for two hours. Deal a new one:
practice-wrong-players = Choose a number from the list.
practice-wrong-choice = Choose an option from the list.
practice-home = Practise now
practice-link = Practise with these rules

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
