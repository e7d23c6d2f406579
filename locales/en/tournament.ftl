### The words for what is agreed before a tournament: formats, scorings, rules. Used on every page that names one.

## Formats

format-two-vs-two = Two against two
format-two-vs-two-line = Two teams of two, partners opposite each other, one table. Played until a team reaches the target.
format-four-player = Four players
format-four-player-line = One table. Everyone partners each of the others four times a round: 12 hands.
format-eight-player = Eight players
format-eight-player-line = Two tables. Everyone partners each of the others four times a round: 28 hands.
format-team = Team game
format-team-line = Two teams of two to five, seated alternately at one table. Played until a team reaches the target.
format-free-for-all = Everyone for themselves
format-free-for-all-line = Two to ten players at one table, without partners.
format-challenge = Challenge
format-challenge-line = Two to ten players, eliminated when they reach the limit; the last one left wins.
format-cowboy = Cowboy
format-cowboy-line = Two to ten players. Each hand is played until one player is left, who loses it. Nobody wins a hand.
format-duo = DUO
format-duo-line = Two players with a draft before each hand. The first to reach the limit loses.
format-individual = Individual
format-individual-line = Four to 64 players. Partners and opponents change, so that everyone plays with and against as many others as the hands allow. The average per hand decides the rank, since not everybody plays equally often.

## Scorings

scoring-std = Standard
scoring-std-line = The winners score the value of the losers’ remaining cards. The most points win.
scoring-lazy = Lazy
scoring-lazy-line = No points are added up: each hand has a winner and a loser. The most hands won takes first place.
scoring-lose200 = Loser at the limit
scoring-lose200-line = The losers are charged for their remaining cards. Those at the limit rank behind everybody under it.
scoring-max_loser = Most left loses
scoring-max_loser-line = The player left with the most points loses the hand. Points left are added up: the fewest win, and the most lose the evening.
scoring-challenge = Eliminated at the limit
scoring-challenge-line = Everyone is charged for their remaining cards. Players who reach the limit are eliminated.
scoring-placement = Play to the last
scoring-placement-line = Each hand goes on until one player is left, who loses it. The player who loses the fewest hands ranks first.
scoring-refill = Refill points
scoring-refill-line = A player who runs out of cards gets a refill point and more cards. The most refill points win.

## Rules: the presets

preset-usual = Usual
preset-usual-line = The Club rules; Cowboy, DUO and Refill points have their own rules.
preset-club = Club
preset-club-line = The tournament rules: draw only when you cannot play; a Wild Draw Four can be challenged; a forgotten UNO costs two cards at once.
preset-classic = Classic
preset-classic-line = The full rules for playing at home: Draw Twos can be passed on, and a Wild Draw Four that was not allowed goes back.
preset-house = House
preset-house-line = For play among friends: a Skip gives you another turn, and a Wild Draw Four is always allowed.
preset-refill = Refill
preset-refill-line = Six cards each. A player who runs out gets a refill point and six more cards, and plays on.
preset-brief = Brief
preset-brief-line = The basic rules: play begins on a number card, and nothing is passed on or challenged.
preset-party = Party
preset-party-line = Six or seven cards, as the dealer chooses; if you draw a card you can play, you must play it.
preset-international = International
preset-international-line = The rules as printed with the cards: you may draw even when you could play.
preset-duo = DUO
preset-duo-line = For two players, who draft their first cards; with card values of its own.
preset-online = Online
preset-online-line = As in the online game: no challenges, and a forgotten UNO costs two cards automatically.
preset-challenge = Challenge
preset-challenge-line = The Club rules, but a player who reaches 500 points is eliminated.
preset-cowboy = Cowboy
preset-cowboy-line = Fast and rough: anyone may jump in, and each hand has one loser.
