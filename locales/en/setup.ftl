# The words for what is agreed before a tournament: formats, scorings, rules. Used on every page that names one.

format-two-vs-two = Two against two
format-two-vs-two-line = Two teams of two, partners opposite each other, one table. Played until a team reaches the target.
format-four-player = Four players
format-four-player-line = One table. Everyone partners each of the others four times a round: 12 hands.
format-eight-player = Eight players
format-eight-player-line = Two tables. Everyone partners each of the others four times a round: 28 hands.

scoring-std = Standard
scoring-std-line = The winners are credited what the losers are left with. The most points win.
scoring-lazy = Lazy
scoring-lazy-line = Nothing is added up: each hand has a winner and a loser. The most hands won win.
scoring-lose200 = Loser at the limit
scoring-lose200-line = The losers are charged what they are left with. Whoever reaches the limit has lost.

preset-club = Club
preset-club-line = The tournament rules: draw only when you cannot play; a Wild Draw Four can be challenged; a forgotten UNO costs two cards at once.
preset-classic = Classic
preset-classic-line = The full rules of play at home: Draw Twos can be passed on, and a wrong Wild Draw Four comes back.
preset-house = House
preset-house-line = For play among friends: a Skip gives you another turn, and a Wild Draw Four is always allowed.
preset-refill = Refill
preset-refill-line = Six cards each. Who goes out takes one point and six more cards, and plays on.
preset-brief = Brief
preset-brief-line = The basic rules: play begins on a number card, nothing is passed on or challenged.
preset-party = Party
preset-party-line = Six or seven cards as the dealer chooses; a card you draw and can play must be played.
preset-international = International
preset-international-line = The rules as printed with the cards: you may draw even when you could play.
preset-duo = Duo
preset-duo-line = For two players, with a draft of the first holding and values of its own.
preset-online = Online
preset-online-line = As in the online game: no challenges, and a forgotten UNO costs two cards by itself.
preset-challenge = Challenge
preset-challenge-line = The club rules, with everyone out of the game who reaches 500.
preset-cowboy = Cowboy
preset-cowboy-line = Fast and rough: anyone may jump in, and each hand has one loser.
