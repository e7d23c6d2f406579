### The options of the rules, one by one, in a form. What each value means is in ruleset.ftl.

## The form

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
