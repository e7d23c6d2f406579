### What can be wrong with rules, with a move and with a hand log.

## What is wrong with a ruleset

problem-unknown-preset = There are no rules called “{ $given }”. Choose one of: { $known }.
problem-unknown-option = There is no option “{ $option }”.
problem-option-elsewhere = “{ $option }” is not set here: it follows from “{ $key }”.
problem-unknown-value = “{ $option }” cannot be “{ $given }”. It can be: { $known }.
problem-options-clash = “{ $one }” and “{ $other }” cannot be played together. Switch one of them off.
problem-option-needs = “{ $one }” needs “{ $needs }”.

## Why a hand cannot be dealt

problem-wrong-number-of-players = { $players } cannot play by these rules: { $least ->
    [2] { $most ->
        [2] they are for two players.
       *[other] they are for { $least } to { $most } players.
    }
   *[other] they are for { $least } to { $most } players.
}
problem-nobody-sits-there = The dealer or the opener is not at the table.
problem-not-this-deck = The deck does not match the rules card for card.

## Why a move is refused

problem-hand-over = The hand is over.
problem-not-in-play = This player is not in play.
problem-not-now = That cannot be done now.
problem-not-in-the-rules = These rules have no such move.
problem-card-not-held = The player does not hold this card.
problem-does-not-fit = The card does not fit: it must match the colour or the face of the top card.
problem-four-not-allowed = The Wild Draw Four may not be laid while another card can be.
problem-colour-missing = A colour must be named with a black card.
problem-colour-not-asked = No colour can be named with this card.
problem-nothing-to-call = There is nothing to call: this does not leave the player with one card.
problem-can-play = There is a card that can be laid, so none may be drawn.
problem-must-play = The drawn card fits and must be laid.
problem-only-the-drawn = Only the card just drawn may be laid.
problem-too-late = It is too late for that.
problem-all-or-nothing = All cards of the colour must be laid, the Reverse first.
problem-not-this-seat = This cannot be done with that player.

## What is wrong with a hand log

problem-log-version = This hand log has version { $given }; only version { $known } can be read.
problem-log-player = “{ $player }” is not at the table, or is there twice.
problem-log-sides = Everybody must be on exactly one side. There must be at least two sides of equal size, and their players must sit alternately.
problem-log-first = “{ $first }” does not move first; “{ $right }” does.
problem-log-deal = The hand cannot have been dealt like this. { $why }
problem-log-move = Move { $number } by { $by } is not allowed. { $why } The log says { $written }
problem-log-commitment = The commitment is not the SHA-256 of the seed. It should be { $right }
problem-log-commitment-missing = There is a seed, but no commitment that was shown before the deal. It should be { $right }
problem-log-seed-missing = There is a commitment, but no seed to check it against.
problem-log-deck = The seed leads to a different deck: card { $place } from the top differs.
problem-log-reshuffle-order = The pile was shuffled at move { $at }, but the seed leads to a different order from reshuffle { $number }.
problem-log-reshuffle = The pile was shuffled at move { $at }, but reshuffle { $number } is missing or has different cards.
problem-log-reshuffles-left = { $count ->
    [one] One reshuffle never happened.
   *[other] { $count } reshuffles never happened.
}
problem-log-unfinished = The hand is not over after its { $moves } moves.
problem-log-result = The moves lead to a different result: { $right }
