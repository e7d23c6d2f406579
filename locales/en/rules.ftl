# What can be wrong with a ruleset (src/rules/ruleset.rs).
problem-unknown-preset = There are no rules called “{ $given }”. Choose one of: { $known }.
problem-unknown-option = There is no option “{ $option }”.
problem-option-elsewhere = “{ $option }” is not set here: it follows from “{ $key }”.
problem-unknown-value = “{ $option }” cannot be “{ $given }”. It can be: { $known }.
problem-options-clash = “{ $one }” and “{ $other }” exclude each other. Switch one of them off.
problem-option-needs = “{ $one }” needs “{ $needs }”.

# Why a hand cannot be dealt (src/rules/hand/start.rs).
problem-wrong-number-of-players = { $players } cannot play by these rules: { $least ->
    [2] { $most ->
        [2] they are for two players.
       *[other] they are for { $least } to { $most } players.
    }
   *[other] they are for { $least } to { $most } players.
}
problem-nobody-sits-there = The dealer or the opener does not sit at the table.
problem-not-this-deck = The deck is not the one of the rules, card for card.

# Why a move is refused (src/rules/hand/reason.rs).
problem-hand-over = The hand is over.
problem-not-in-play = This player is not in play.
problem-not-now = That cannot be done now.
problem-not-in-the-rules = These rules have no such move.
problem-card-not-held = This card is not in the holding.
problem-does-not-fit = The card does not fit: it needs the colour or the face of the top card.
problem-four-not-allowed = The Wild Draw Four may not be laid: another card could be.
problem-colour-missing = A black card needs a colour with it.
problem-colour-not-asked = No colour is named with this card.
problem-nothing-to-call = There is nothing to call: that does not leave one card.
problem-can-play = There is a card that can be laid, so none may be drawn.
problem-must-play = The drawn card fits and must be laid.
problem-only-the-drawn = Only the card just drawn may be laid.
problem-too-late = It is too late for that.
problem-all-or-nothing = All cards of the colour must be laid, the Reverse first.
problem-not-this-seat = Not with this player.

# What is wrong with a hand log (src/rules/log/replay.rs).
problem-log-version = It is a hand log of version { $given }; version { $known } can be read.
problem-log-player = “{ $player }” does not sit there, or sits there twice.
problem-log-sides = Everybody must be on one side and no more, there must be two sides or more, equally many on each, and partners must sit alternately.
problem-log-first = “{ $first }” does not move first. It is “{ $right }”.
problem-log-deal = The hand cannot have been dealt like this. { $why }
problem-log-move = Move { $number } by { $by } is not allowed. { $why } It says { $written }
problem-log-commitment = The commitment is not the SHA-256 of the seed. That would be { $right }
problem-log-commitment-missing = There is a seed, but no commitment that was shown before the deal. It would be { $right }
problem-log-seed-missing = There is a commitment, but no seed to check it by.
problem-log-deck = The seed leads to another deck: card { $place } from the top differs.
problem-log-reshuffle-order = The pile was shuffled at move { $at }, and the seed leads to another order than reshuffle { $number } has.
problem-log-reshuffle = The pile was shuffled at move { $at }, but reshuffle { $number } is missing or has other cards.
problem-log-reshuffles-left = { $count ->
    [one] One reshuffle never happened.
   *[other] { $count } reshuffles never happened.
}
problem-log-unfinished = The { $moves } moves do not end the hand.
problem-log-result = The moves lead to another result: { $right }
