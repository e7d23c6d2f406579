### The rules: the pages that explain them, their options, and looking them up at the table.
### One message for each value of each option: rule-<option>-<value>.

## The list of rules

rules-title = Rules
rules-of = { $preset } rules
rules-of-in-full = { $preset } rules in full
rules-about = Every tournament names its rules. Choose a set to read in full. Each page marks the differences from the Club rules.
rules-about-texts = These rules come from nine descriptions of the game in five languages. Five of them are in Hindi, and no two agree.
rules-source = “{ $title }”, { $language }
rules-text-000a = How many cards are there in Uno?
rules-text-000b = Board games: Uno
rules-text-000c = The board game Uno: the rules
rules-text-000d = One of the most popular card games
rules-text-000e = Uno, uno, uno, un momento
rules-text-001 = Uno: how to play the card game
rules-text-002 = Uno!
rules-text-003 = The rules of Uno Duo
rules-text-004 = The rules of Uno

## Where a rule comes from

rules-filled = filled in
rules-reading = interpreted
rules-filled-legend = The text does not say this: Lastcard fills the gap. A sentence without a mark is in the text.
rules-reading-legend = The text can be understood in more than one way: this is how Lastcard reads it.
rules-filled-legend-shared = A rule with this mark is in none of the texts, or in only one: Lastcard fills the gap.

## With ordinary cards

rules-ordinary = With ordinary cards
rules-ordinary-help = Two ordinary packs with four jokers each will do. The suits are the colours: hearts are red, diamonds yellow, clubs green and spades blue. The red tens stay in the box.
rules-ordinary-card = Card
rules-ordinary-is = Ordinary card
rules-ordinary-count = In two packs
ordinary-0 = Tens of the black suits
ordinary-1 = Aces
ordinary-numbers = Two to nine
ordinary-d2 = Jacks
ordinary-rev = Queens
ordinary-skip = Kings
ordinary-w = Black jokers
ordinary-wd4 = Red jokers
ordinary-0-short = 10 ♣ ♠
ordinary-1-short = Ace
ordinary-d2-short = Jack
ordinary-rev-short = Queen
ordinary-skip-short = King
ordinary-w-short = Black joker
ordinary-wd4-short = Red joker
rules-language-000 = Hindi
rules-language-001 = Punjabi
rules-language-002 = Russian
rules-language-003 = Gujarati
rules-language-004 = Bengali

## One preset

rules-players = { $most ->
    [2] For two players
   *[other] { $least } to { $most } players
}
rules-is-club = Tournaments use these rules unless they name others. All other rules are compared with these.
rules-differences = { $count ->
    [0] The rules of play are the same as the Club rules.
    [one] One rule differs from the Club rules. It is marked:
   *[other] { $count } rules differ from the Club rules. They are marked:
}
rules-differs = Differs
rules-instead = In the Club rules: { $rule }
rules-others = Other rules
rules-shared-link = The rules that all sets share are on the first page:
rules-addable = House rules a tournament can add to these

## Headings

rules-group-cards = Cards and deal
rules-group-start = The first card
rules-group-turn = Your turn
rules-group-actions = Action cards
rules-group-four = Wild Draw Four (+4)
rules-group-uno = UNO call and penalties
rules-group-end = End of the hand
rules-group-house = House rules

## What all rules share

rules-shared = Shared rules
rules-shared-open = The player to the left of the dealer opens, unless the scoring or the rules give that right to somebody else. Play begins clockwise.
rules-shared-turn = On your turn you lay a card or draw.
rules-shared-fit = A card fits if it matches the colour, the number or the symbol of the card on top.
rules-shared-black = A Wild fits any card. The player who lays a Wild or a Wild Draw Four names the colour that follows, unless the rules let the colours go in a circle.
rules-shared-reverse = A Reverse changes the direction of play.
rules-shared-uno = When you lay your second-to-last card, call UNO. If you then have more than one card again, you must call again the next time.
rules-shared-count = The number of cards a player holds is never a secret.
rules-shared-stuck = If nobody can lay or draw any more, the same dealer deals the hand again, unless the rules end it there.

## What the cards are worth

rules-worth = Card values
rules-worth-help = These are the points for each card that a player has left at the end of a hand. Who they count for depends on the tournament’s scoring.
rules-worth-card = Card
rules-worth-points = Points
rules-worth-std = Standard
rules-worth-duo = DUO
rules-worth-club = Club rules
rules-worth-numbers = Numbers
rules-worth-draw-two = Draw Two
rules-worth-reverse = Reverse
rules-worth-skip = Skip
rules-worth-wild = Wild
rules-worth-wild-draw-four = Wild Draw Four
rules-worth-blank = White card
rules-worth-own = { $card }: { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
rules-worth-range = { $least }–{ $most }

## What comes with a preset and is not an option

rules-out = The hand ends when a player lays their last card.
rules-scoring = The scoring of the tournament decides who wins.
rules-refill-out = A player who lays their last card gets a refill point, takes six more cards and plays on.
rest-rules-refill-out = Once the pile is empty, a player who runs out of cards stays out.
rules-refill-keep = After drawing because of a Wild Draw Four, a player takes an ordinary turn. After a Draw Two they lose their turn.
rules-refill-end = The most refill points win. If players are level, the one with fewer points left wins.
rules-cowboy-cut = A player who holds the same card as the one on top, in colour and face, may lay it out of turn and shout “CUT”, even if it is a Wild Draw Four. Play goes on from there.
rest-rules-cowboy-cut = Nobody may cut on the first card.
rules-cowboy-skip = A player about to be skipped may cut, answering the Skip with the same card. Then the following player is skipped.
rules-cowboy-peek = Talking is allowed, and so is looking at other players’ cards.
rules-cowboy-zero = A player who lays a 0 may swap holdings with any other player.
rules-cowboy-end = The hand goes on until one player is left. That player loses, and nobody wins.
rules-duo-alternate = The players take turns to draft first and to open.
rules-online-exchange = Cards are never exchanged with other players.
rules-challenge-end = A player who reaches 500 points is eliminated; the last one left wins.
rest-rules-challenge-end = At the end of each hand, everybody is charged for the cards they have left.

## Cards and deal

rule-deck-kind-std108 = There are 108 cards. Each of the four colours has one 0, two of each number from 1 to 9, and two each of Draw Two, Reverse and Skip. There are also four Wilds and four Wild Draw Fours.
rule-deck-kind-std112 = There are 112 cards: the usual 108 and four white ones.
rule-deck-kind-adapted108 = The deck is two ordinary packs with jokers. Hearts are red, diamonds yellow, clubs green and spades blue. Aces are ones, jacks Draw Twos, queens Reverses, kings Skips and the black tens zeros; black jokers are Wilds, red jokers Wild Draw Fours. The red tens stay in the box.
rule-deck-blanks-removed = The white cards stay in the box.
rule-deck-blanks-spare = A white card replaces a lost card. The other white cards stay in the box.
rule-deck-blanks-plus10 = A white card is a “+10”. It fits any card and leaves the colour as it is. The next player draws ten cards and loses their turn.
rule-deck-blanks-custom = The white cards follow the club’s own rule. They fit any card and leave the colour as it is.
rule-dealer-pick-high-card = To find the first dealer, everybody draws a card. The highest deals.
rule-dealer-pick-cut = Everybody cuts the deck. The highest card deals or, where the cards are drafted, drafts first.
rule-dealer-pick-assigned = The first dealer is assigned, without a draw.
rule-dealer-special-redraw = In the draw for dealer, a player who draws an action card or a black card draws again.
rule-dealer-special-ignored = Action cards and black cards do not count in the draw for dealer: a player who draws one cannot become dealer.
rule-setup-deal = The cards are dealt face down.
rest-rule-setup-deal = They are dealt one at a time.
rule-setup-draft = Nobody deals: the two players pick in turn until each has seven cards. Look at the top card of the pile. Keep it, and the next card is discarded; or discard it, and you must keep the next. At the end, the discards go face down under the pile.
rule-deal-hand-7 = Everybody starts with seven cards.
rule-deal-hand-6 = Everybody starts with six cards.
rule-deal-hand-dealer-choice-6-7 = Everybody starts with six or seven cards, as the dealer decides.

## The first card

rule-start-card-execute-wild-named = The first card takes effect. Draw Two: the opener draws two and loses their turn. Skip: the opener loses their turn. Reverse: play goes the other way and the dealer begins; with two players it is a Skip. Wild: the opener names the colour. A Wild Draw Four goes back, and another card is turned up.
rest-rule-start-card-execute-wild-named = After a Reverse, a player who won the right to open in the previous hand still begins. After a Wild, the player who names the colour plays first.
rule-start-card-execute-wild-back = The first card takes effect. A Wild or a Wild Draw Four goes back, and another card is turned up.
rest-rule-start-card-execute-wild-back = Draw Two: the opener draws two and loses their turn. Skip: the opener loses their turn. Reverse: play goes the other way and the dealer begins, unless the opener won the right to open in the previous hand; with two players it is a Skip.
rule-start-card-number-only = The first card must be a number. Any other card goes back into the deck, and another is turned up.
rule-start-card-duo = The player who drafted second opens, and the first card takes effect. Draw Two or Wild Draw Four: the opener draws two or four, and the turn ends. Skip: the other player begins. Reverse: the opener either lays all cards of its colour or takes an ordinary turn. After a Wild or a Wild Draw Four the other player names the colour.

## Your turn

rule-turn-mode-single = You lay one card per turn.
rule-turn-mode-run = A run: you lay number cards one after another for as long as one fits. An action card or a black card ends your turn. When nothing fits any more, you draw. If the drawn card fits, you must lay it and go on; otherwise your turn ends.
rule-draw-when-only-if-none = You may draw only when you hold no card that fits.
rule-draw-when-voluntary = You may draw even when you hold a card that fits.
rule-draw-count-one = You draw one card.
rule-draw-count-until-playable-10 = You draw until a card fits, but at most ten. If the tenth does not fit, your turn ends.
rule-draw-drawn-play-may = If the drawn card fits, you may lay it at once or keep it.
rest-rule-draw-drawn-play-may = You may not lay another card instead.
rule-draw-drawn-play-must = If the drawn card fits, you must lay it at once.

## Action cards

rule-skip-effect-next-loses = After a Skip, the next player loses their turn.
rule-skip-effect-mover-again = A player who lays a Skip moves again.
rule-skip-defence-none = A Skip cannot be answered.
rule-skip-defence-identical = A player about to be skipped may lay a Skip of the same colour.
rest-rule-skip-defence-identical = Then the following player is skipped instead.
rule-d2-response-none = After a Draw Two the next player draws two cards and cannot answer with another Draw Two.
rule-d2-response-pass-on = After a Draw Two the next player draws two cards, or passes it on with a Draw Two of any colour. The amounts do not add up: the last player draws two.
rule-d2-response-stack = After a Draw Two the next player draws two cards, or lays another Draw Two, and the amounts add up: 4, 6, 8 and so on. The first player who does not lay one draws them all.
rule-d2-response-cowboy = After a Draw Two or a Wild Draw Four the next player turns up the top card of the pile and draws as many cards as it shows. Or that player lays a Draw Two or a Wild Draw Four, and the following player must turn up a card instead.
rest-rule-d2-response-cowboy = The player also keeps the card that was turned up. A Draw Two shows 2, a Wild Draw Four shows 4, and any other card without a number shows 0.
rule-draw-target-turn-lose = A player who draws because of a Draw Two or a Wild Draw Four loses their turn.
rule-draw-target-turn-keep = A player who draws because of a Draw Two or a Wild Draw Four takes an ordinary turn afterwards.
rule-two-reverse-as-skip = With two players, a Reverse works like a Skip: the player who lays it moves again.
rule-two-reverse-dump = With a Reverse you may lay your cards of its colour, but only all of them together.
rest-rule-two-reverse-dump = Only the last card takes effect. A Reverse laid alone ends the turn.

## Wild Draw Four

rule-wd4-legal-no-colour = You may lay a Wild Draw Four only when you hold no card of the current colour.
rule-wd4-legal-always = You may lay a Wild Draw Four on any of your turns, whatever else you hold.
rule-wd4-legal-no-match = You may lay a Wild Draw Four only when you hold no card that matches the top card in colour, number or symbol.
rest-rule-wd4-legal-no-match = Holding a Wild does not prevent it.
rule-wd4-legal-no-playable = You may lay a Wild Draw Four only when you hold no other card that could be played. Holding a Wild prevents it too.
rule-wd4-challenge-stay-4 = The next player may challenge it before drawing. Only the challenger sees the holding of the player who laid it. If the card was not allowed, its player draws four. If it was allowed, the challenger draws two more cards than were due.
rest-rule-wd4-challenge-stay-4 = A card that was not allowed still stays, with the named colour, and the challenger plays. After a wrong challenge, the challenger also loses their turn.
rule-wd4-challenge-return-4 = The next player may challenge it before drawing. Only the challenger sees the holding of the player who laid it. If the card was not allowed, its player takes it back and draws four; the colour is what it was before, and the challenger plays. If it was allowed, the challenger draws two more cards than were due and loses their turn.
rule-wd4-challenge-off = It cannot be challenged.
rule-wd4-response-none = The next player draws four cards and cannot answer with a card.
rule-wd4-response-d2-ordered = The next player draws four cards, or lays a Draw Two of the named colour. That cancels the four, and the following player faces an ordinary Draw Two.
rule-wd4-response-stack = The next player draws four cards, or lays another Wild Draw Four, and the amounts add up: 8, 12 and so on. The last player to lay one names the colour. A challenge applies to the whole total.
rule-wd4-response-cowboy = The player who lays it names a colour; the card then works like a Draw Two.
rule-stack-cross-none = Wild Draw Fours can be answered only with another Wild Draw Four.
rule-stack-cross-base-reset = Wild Draw Fours can also be answered with a Draw Two of the named colour. Then only two cards are due.
rule-etiquette-ready-false = Nobody has to say that they are ready after drawing four cards.
rule-etiquette-ready-true = After somebody has drawn four cards, play waits until they have sorted them and said “ready”.

## UNO call and penalties

rule-uno-enforce-catch = A forgotten UNO costs cards only if another player notices and says so.
rule-uno-enforce-auto-close = A forgotten UNO costs cards automatically when the time for the call is over.
rule-uno-enforce-auto-now = UNO must be called with the second-to-last card. Without the call, the penalty is due at once.
rule-uno-enforce-catch-and-auto = A forgotten UNO costs cards when another player notices and says so, or else automatically when the time for the call is over.
rule-uno-close-lays-or-draws = The time for the call is over when the next player lays or draws a card.
rule-uno-close-lays = The time for the call is over when the next player lays a card.
rule-uno-self-rescue-true = Until then, a player who forgot the call may still make it.
rule-uno-self-rescue-false = Once you have laid your second-to-last card without calling UNO, it is too late to call. A player left with one card by a swap can still call.
rule-uno-pen-catch-2 = A player who is caught draws two cards.
rule-uno-pen-catch-4 = A player who is caught draws four cards.
rule-uno-pen-auto-2 = The automatic penalty is two cards.
rule-uno-pen-auto-4 = The automatic penalty is four cards.
rule-uno-turn-passes-false = A forgotten UNO does not cost the turn: a player who has earned another move keeps it.
rule-uno-turn-passes-true = A forgotten UNO also costs the turn.
rest-rule-uno-turn-passes-true = A player who has earned another move loses it.
rule-pen-hint-0 = Hints cost nothing.
rule-pen-hint-2 = Telling another player what to lay costs two cards.
rest-rule-pen-hint-2 = This applies between partners too.
rule-pen-hint-4 = An obvious hint to another player costs four cards.
rest-rule-pen-hint-4 = This applies between partners too.
rule-pen-false-call-0 = Calling UNO at the wrong time costs nothing.
rule-pen-false-call-2 = Calling UNO at the wrong time costs two cards.
rule-pen-misplay-0 = A wrongly laid card costs no cards.
rule-pen-misplay-2 = A wrongly laid card goes back, and costs two cards.
rule-pen-misplay-turn-lose = A player who lays a wrong card also loses their turn.
rule-pen-misplay-turn-keep = A player who lays a wrong card keeps their turn.
rule-pen-cheat-0 = No penalty is set for cheating.
rule-pen-cheat-2 = Cheating costs two cards.

## End of the hand

rule-end-final-draw-apply = If somebody goes out with a card that makes the next player draw, those cards are drawn before anything is counted.
rule-end-final-draw-ignore = If the last card laid is a draw card, nobody draws: holdings are counted as they are when somebody goes out.
rule-exhaust-reshuffle-keep-top = When the pile is used up, the top card stays and the other discards are shuffled into a new pile.
rule-exhaust-flip-keep-top = When the pile is used up, the top card stays and the other discards are turned over, without shuffling, as a new pile.
rule-exhaust-end-when-stuck = When the pile is used up, the discards are not reshuffled. The hand ends when nobody can play any more.

## House rules

rule-house-jump-false = Nobody may lay a card out of turn.
rule-house-jump-true = Jumping in: a player who holds the same card as the one on top, in colour and face, may lay it out of turn, and play goes on from there. Not with a Wild Draw Four, and not on the first card.
rule-house-pair-false = Nobody may follow their own card with its double.
rule-house-pair-true = Doubles: after laying a card you may lay its double too, unless the next player is quicker. Not with a Wild Draw Four.
rule-house-pair-as-skip-false = Two identical cards cannot be laid together.
rule-house-pair-as-skip-true = Pair as Skip: two identical cards may be laid together, and work like a Skip.
rest-rule-house-pair-as-skip-true = Black cards cannot be paired, and a pair has no other effect.
rule-house-seven-zero-false = Sevens and zeros are ordinary numbers.
rule-house-seven-zero-true = Seven-Zero: when a 0 is laid, everybody passes their whole holding on in the direction of play. A player who lays a 7 swaps holdings with a player of their choice.
rule-house-five-false = A 5 is an ordinary number.
rule-house-five-true = Exchange with a 5: a player who lays a 5 may exchange one card with any other player. Each chooses the card to give.
rule-house-centre-false = Nobody puts a hand on the pile when UNO is called.
rule-house-centre-true = Hands on the pile: a player who calls UNO leaves a hand on the pile, and all others put theirs on top. The last one draws two cards.
rule-house-circle-false = After a black card its player names the colour.
rule-house-circle-true = Colours in a circle: after a black card nobody names a colour. The colour moves on automatically: red, blue, green, yellow when play goes clockwise, and the other way when it goes anticlockwise.
rule-house-reverse-return-false = A Reverse cannot return an effect.
rule-house-reverse-return-true = Return: a player hit by a Skip, a Draw Two or a Wild Draw Four may lay a Reverse of the current colour. The effect then falls back on the player who laid that card.
rule-house-to-last-false = The hand ends when the first player goes out.
rule-house-to-last-true = To the last: the hand goes on until one player is left. The first one out wins, the last one left loses, and no points are counted.
rule-house-seven-rounds-false = A player who has laid all their cards is out at once.
rule-house-seven-rounds-true = Seven rounds: a player who has laid all seven cards draws six new ones, then five, and so on down to one. The first to get rid of that one wins.
rule-house-zero50-false = A 0 is worth nothing.
rule-house-zero50-true = Zero reset: a player left with nothing but zeros counts 50 points for each.
rule-house-silent-off = Everybody may talk.
rule-house-silent-twos = Silent twos: after a 2, everybody must be silent until the next turn of the player who laid it. Anybody who speaks draws two cards, and the silence is over. Calling UNO, challenging a Wild Draw Four, laughing and coughing are allowed.
rule-house-silent-black = Silent black cards: after a black card, everybody must be silent until the colour changes. Anybody who speaks draws two cards, and the silence is over. Calling UNO, challenging a Wild Draw Four, laughing and coughing are allowed.

## The options, one by one

option-as-the-rules = As in the chosen rules
option-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
options-one-by-one = Individual rules
options-one-by-one-hint = Change any single rule here. The others stay as in the chosen rules.
problem-options-either = These two cannot be played together: “{ $one }” and “{ $other }”. Keep one of them.
problem-options-clash-said = These two cannot be played together: “{ $one }” and “{ $other }”. Change one of them.
problem-option-needs-said = “{ $one }” can only be played together with “{ $other }”.
problem-own-rule-missing = Write down what the white cards do, so that every table can look it up.

## A rule in the club’s own words

draft-own-rule = A rule of your own, in words
draft-own-rule-hint = Anything else you have agreed, such as what the white cards do or which lost card each of them replaces. This text appears at every table and on the public page.
public-own-rule = Also agreed: { $rule }

## The options

option-deck-kind = The deck
option-deck-blanks = White cards
option-dealer-pick = The first dealer
option-dealer-special = Action and black cards in the draw for dealer
option-setup = Deal or draft
option-deal-hand = Cards to start with
option-start-card = Effect of the first card
option-turn-mode = Cards laid per turn
option-draw-when = When to draw
option-draw-count = Cards to draw
option-draw-drawn-play = A drawn card that fits
option-skip-effect = Effect of a Skip
option-skip-defence = Answering a Skip
option-d2-response = Answering a Draw Two
option-draw-target-turn = Turn after having to draw
option-two-reverse = A Reverse with two players
option-wd4-legal = Laying a Wild Draw Four
option-wd4-response = Answering a Wild Draw Four
option-stack-cross = A Draw Two against stacked Wild Draw Fours
option-wd4-challenge = Challenging a Wild Draw Four
option-etiquette-ready = Saying “ready” after drawing four
option-uno-enforce = A forgotten UNO
option-uno-close = Time for calling UNO
option-uno-self-rescue = Calling UNO after laying the card
option-uno-pen-catch = Penalty for being caught
option-uno-pen-auto = Automatic penalty
option-uno-turn-passes = Turn after a forgotten UNO
option-pen-hint = Hints
option-pen-false-call = UNO at the wrong time
option-pen-misplay = A wrong card laid
option-pen-misplay-turn = Turn after a wrong card
option-pen-cheat = Cheating
option-exhaust = When the pile is used up
option-end-final-draw = A draw card laid last
option-house-pair-as-skip = Two identical cards

## The rules at the table

rules-at-hand-title = Tournament rules
rules-search = Search for a word, such as UNO or +4
rules-search-button = Search
rules-search-none = No rule of this tournament contains that word.
rules-now = Your cards now
rules-may-lay = can be laid now
rules-questions = May I …?

## What people ask

ask-draw = May I draw even if I could lay a card?
ask-draw-count = How many cards do I draw?
ask-drawn = May I lay the card that I have just drawn?
ask-four = May I lay a Wild Draw Four (+4) while another of my cards fits?
ask-challenge = May I challenge a Wild Draw Four (+4)?
ask-four-answer = May I answer a Wild Draw Four (+4) with a card?
ask-two-answer = May I answer a Draw Two (+2) with a card?
ask-target-turn = I had to draw. May I lay a card after that?
ask-skip = I’m being skipped. Can I do anything about it?
ask-reverse-two = What does a Reverse do with two players?
ask-uno-forgot = Somebody forgot to call UNO. What happens?
ask-uno-late = How long can I still call UNO, or be caught?
ask-uno-cost = What does it cost to be caught without UNO?
ask-jump = May I jump in with the same card out of turn?
ask-pair = May I lay two identical cards at once?
ask-seven-zero = Does a 7 or a 0 swap holdings?
ask-last-card = The last card was a Draw Two or a Wild Draw Four. Does the next player still draw?
ask-pile = The pile is used up. What now?
ask-start = What if the first card is an action card, or black?
ask-hint = Somebody gave a hint. What does it cost?
ask-misplay = Somebody laid a card that does not fit. What does it cost?

## How tournaments work

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
