# The page on which a hand is played, practice and replays.

# Cards: one name a face, with its colour.
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

# The table.
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
play-counter-clockwise = Play goes counter-clockwise, to the right.
play-partner = partner
play-dealer = dealt
play-called = UNO
play-not-called = no UNO call
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-stages = stage { $count } of 7
play-place = out: place { $place }

# Whose move it is.
now-turn = { $whose ->
    [you] Your turn
   *[other] { $who } is on turn
}
now-drew = You drew: { $card }
now-drawn = { $who } has drawn
now-due = { $whose ->
    [you] Draw { $count }?
   *[other] { $who } has to draw { $count }
}
now-skip = { $whose ->
    [you] You are to miss this turn
   *[other] { $who } is to miss a turn
}
now-lift = { $whose ->
    [you] Lift a card?
   *[other] { $who } has to lift a card
}
now-start-colour = { $whose ->
    [you] Name the colour to begin with
   *[other] { $who } names the first colour
}
now-draft = { $whose ->
    [you] Your pick
   *[other] { $who } picks a card
}
now-swap = { $whose ->
    [you] Swap cards with whom?
   *[other] { $who } may swap cards
}
now-give = Choose a card for { $who }
now-exchange = { $one } and { $other } exchange a card
now-ready = { $whose ->
    [you] Sort your cards
   *[other] { $who } sorts the new cards
}
now-over = The hand is over
now-silence = Silence! Nobody may speak now.
now-centre = { $who } called UNO: hands to the pile!

hint-lay = Tap a card to lay it.
hint-draw = No card of yours fits. Draw one.
hint-lay-or-draw = Tap a card to lay it, or draw.
hint-lay-or-keep = Tap it to lay it, or keep it.
hint-must-lay = It fits, so it must be laid.
hint-keep = It does not fit.
hint-answer = Or tap a card that answers.
hint-draft = Keep this card, or put it away and take the next one unseen.
hint-ready = The others wait until you are ready.

# What can be done.
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
play-accept-skip = Miss the turn
play-accept-lift = Lift a card
play-challenge = Challenge
play-swap = { $who } ({ $count })
play-swap-none = Keep my cards
play-call = UNO!
play-catch = { $who } forgot UNO!
play-ready = Ready
play-draft-keep = Keep it
play-draft-reject = Take the next one
play-dump = Lay all { $colour } cards
play-dump-uno = Lay all { $colour } cards and call UNO
play-dump-last = { $card } last
play-look-again = Look again
play-offline = No connection. Your cards are safe; this page goes on as soon as the signal is back.
play-stale = The table had moved on: that was not done. Here is how it stands now.

play-report = Report something
play-report-help = For what only people can see. Tap who did it.
play-report-hint = A hint to somebody
play-report-misplay = A wrong card laid
play-report-cheat = Cheating
play-report-hide = Hiding cards
play-report-silence = Spoke in the silence
play-report-centre = Last hand on the pile

play-said = What happened
play-fair = Fair deal
play-fair-help = The order of the cards follows from a secret number that was fixed before the deal. This is its fingerprint (SHA-256). The number itself is shown after the hand, so that anybody can check that nothing was changed:

# What was done.
said-play = { $who }: { $card }.
said-deflect = { $who } answers: { $card }.
said-jump = { $who } jumps in: { $card }.
said-pair = { $who }: { $card } twice.
said-dump = { $who } lays { $count } cards, last { $card }.
said-colour = Now { $colour }.
said-uno = UNO!
said-draw = { $who } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
said-accept = { $count ->
    [0] { $who } misses the turn.
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
said-took = { $who } takes { $count ->
    [one] a card.
   *[other] { $count } cards.
}
said-keep = { $who } keeps it.
said-challenge = { $who } challenges the Wild Draw Four.
said-swap = { $who } swaps cards with { $with }.
said-swap-none = { $who } swaps with nobody.
said-give = { $who } has chosen a card to give.
said-name = { $who } names { $colour }.
said-call = { $who } calls UNO!
said-catch = { $who } noticed: { $with } forgot UNO.
said-ready = { $who } is ready.
said-draft-keep = { $who } keeps the card.
said-draft-reject = { $who } takes the next one.
said-report-hint = { $who } reports a hint by { $with }.
said-report-misplay = { $who } reports a wrong card by { $with }.
said-report-cheat = { $who } reports cheating by { $with }.
said-report-hide = { $who } reports hidden cards of { $with }.
said-report-silence = { $who } reports that { $with } spoke.
said-report-centre = { $who } reports the last hand on the pile: { $with }.

# The end.
over-out = { $who } is out and wins the hand
over-placed = { $who } is left over. Out in this order: { $order }
over-refill = The pile is used up: { $points }
over-refill-one = { $who } { $count ->
    [one] { $count } point
   *[other] { $count } points
}
over-stuck = Nobody can move any more: the hand is dealt again
