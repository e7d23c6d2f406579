### How tournaments work, for newcomers (/rules/tournaments), and the advice of the texts.

## The page

explain-title = How a tournament is played
explain-about = Formats, schedules and scorings in plain words: who plays with whom, for how long, and what counts.
explain-lede = A tournament is three choices: who plays with whom (the format), for how long (the schedule), and what a hand is worth (the scoring). The card rules are a fourth choice, and have pages of their own.
explain-link = How formats, schedules and scorings work
explain-to-rules = The card rules
explain-schedule = The schedule
explain-formats = The formats
explain-scorings = The scorings
explain-hand = A hand is one deal, played until somebody is out. Then the cards the others have left are counted.
explain-block = A block is four hands that the same four players play with the same partners, so that each of them deals once.
explain-round = A round is the whole schedule, played once: by its end everybody has partnered everybody else the same number of times. It takes 12 hands with four players, and 28 with eight.
explain-seats = Partners sit opposite each other. Halfway through a block, the two opponents swap seats, so that everybody has everybody else on their left equally often. The player on your left gets your Draw Twos.
explain-tables = With several tables, all of them finish a block before the next one begins. Your table’s page says where you play next.
explain-deal = You can draw for the first deal: everybody draws a card, and the highest deals. Otherwise the schedule names the dealer. In a match the deal moves on clockwise.

## The formats

explain-format-two-vs-two = The oldest kind of match. If you or your partner goes out, you both win the hand, and the cards both opponents have left count for you. Your partner’s cards do not matter.
explain-format-four-player = Everybody plays for themselves, but with a partner in every hand. Partners change after each block. Both winners are credited in full. As everybody has every partner equally often, luck with partners evens out.
explain-format-eight-player = Like the four-player tournament, but with two tables. After each block some players change tables, so that in the end everybody has partnered each of the seven others four times.
explain-format-team = Like two against two, but with bigger teams, whose players sit alternately. It is enough for one of you to go out, and all the cards the other team has left count.
explain-format-free-for-all = No partners: the player who goes out wins the hand alone. It is at its best with six to eight players.
explain-format-challenge = Everybody plays for themselves and is charged for the cards they have left when a hand ends. A player who reaches the limit is eliminated; once two are left, the rules for two players apply. The last one left wins.
explain-format-cowboy = A fast game: anybody may cut in with the same card, and a hand goes on until only one player holds cards. That player loses the hand. Nobody wins a hand; the player who loses the fewest ranks first.
explain-format-duo = Both players pick their seven cards one by one from the pile before they play. The cards have values of their own. The first to reach the limit loses, and the other wins.
explain-format-individual = The same idea as for four and eight players, with any number from four to 64: everybody partners and meets as many different players as the hands allow. If the number cannot be divided by four, players take turns to sit out a block.

## The scorings, and what each rewards

explain-scorings-lede = The same hands can be scored in different ways. Choose by the kind of evening you want: each scoring rewards something different.
explain-scoring-std = The player who goes out is credited with all the points the losers have left. In a match, the first to reach the target (usually 500 points) wins; in a schedule, the most points at the end win.
why-scoring-std = It rewards winning hands quickly, before the others have got rid of their expensive cards.
explain-scoring-lazy = Nothing is added up or written down. The player who goes out wins the hand and opens the next one; the player left with the most points loses the hand and deals the next one. You can stop after any hand. In a schedule this applies within a block.
why-scoring-lazy = It rewards winning and nothing else, and suits a table that does not want to do sums.
explain-scoring-lose200 = Every loser is charged for the cards they have left. Anybody who reaches the limit, usually 200 points, has lost, and everybody under it at that moment has won. In a schedule all hands can be played to the end: players at the limit then rank behind the others, and first place wins, even at the limit.
why-scoring-lose200 = It rewards getting rid of expensive cards in time: you can win the tournament without winning a hand.
explain-scoring-max_loser = The player left with the most points loses the hand. The points left are added up over the evening: the fewest win, and the most lose.
why-scoring-max_loser = It rewards laying expensive cards first: if you keep them for later, you pay for them.
explain-scoring-challenge = At the end of each hand, everybody is charged for the cards they have left. A player who reaches the limit, usually 500 points, is eliminated.
why-scoring-challenge = It rewards keeping your cards cheap from the first hand to the last.
explain-scoring-placement = The hand does not end when the first player is out: it goes on until only one is left, and that player loses it.
why-scoring-placement = It rewards not being last. Going out first is worth no more than being the last to go out.
explain-scoring-refill = A player who runs out of cards gets a refill point, takes six new cards and plays on, until the pile is used up. The most refill points win; if players are level, the one with fewer points left wins.
why-scoring-refill = It rewards running out of cards again and again.
explain-ties = Players who are level after that are compared by hands won and by their best or worst hand. If they are still level they share the rank or, for first place, may play off for it.

## Advice

advice-title = Good advice
advice-players = Two can play, and so can ten. Six to eight at one table is best.
advice-deck = Before you play, check that no card is missing: there are 108, or 112 with the four white ones.
advice-basics = Play the plain rules first, and add house rules once everybody knows them. Tell newcomers which of your rules are house rules: they often take them for the rules of the game.
advice-memory = Remember what has been laid, and work out what the others may hold.
advice-four = A Wild Draw Four is a good last card: keep it for when you have called UNO.
advice-dear = When the cards you are left with count against you, get rid of the expensive ones first: a black card costs 50, an action card 20.
advice-ten = Think twice before you switch on the +10: a player who draws ten cards then holds Draw Twos and +10s to answer with, so such a hand hardly ever ends.
advice-count-deck = Before the first deal, count the deck: { $cards } cards.
