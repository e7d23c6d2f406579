# The options of the rules, one by one, in a form (src/view/rules/options.rs). What each value means stands in ruleset.ftl.
option-as-the-rules = As the chosen rules have it
option-changed = { $count ->
    [one] 1 set otherwise
   *[other] { $count } set otherwise
}
options-one-by-one = The rules one by one
options-one-by-one-hint = Everything that a text decides can be decided otherwise. What you leave alone stays as the chosen rules have it.
problem-options-either = These two exclude each other: “{ $one }” and “{ $other }”. Keep one of them.
problem-options-clash-said = These two exclude each other: “{ $one }” and “{ $other }”. Change one of them.
problem-option-needs-said = “{ $one }” goes only together with “{ $other }”.
problem-own-rule-missing = Write down what the white cards do, so that every table can look it up.
draft-own-rule = A rule of your own, in words
draft-own-rule-hint = What else is agreed, what the white cards do, or which lost card each of them stands for. It is shown at every table and on the public page.
public-own-rule = Also agreed: { $rule }

option-deck-kind = The deck
option-deck-blanks = White cards
option-dealer-pick = The first dealer
option-dealer-special = Action and black cards in the draw for the dealer
option-setup = How the cards come about
option-deal-hand = Cards to begin with
option-start-card = What the first card does
option-turn-mode = Cards laid in a turn
option-draw-when = When to draw
option-draw-count = How many to draw
option-draw-drawn-play = A drawn card that fits
option-skip-effect = What a Skip does
option-skip-defence = Against a Skip
option-d2-response = Against a Draw Two
option-draw-target-turn = The turn of whoever has to draw
option-two-reverse = A Reverse between two players
option-wd4-legal = When a Wild Draw Four may be laid
option-wd4-response = Against a Wild Draw Four
option-stack-cross = A Draw Two against stacked Wild Draw Fours
option-wd4-challenge = Challenging a Wild Draw Four
option-etiquette-ready = After drawing four
option-uno-enforce = A forgotten UNO
option-uno-close = How long UNO can be called
option-uno-self-rescue = Calling UNO after the card is laid
option-uno-pen-catch = The price of being caught
option-uno-pen-auto = The price that falls by itself
option-uno-turn-passes = A forgotten UNO and the turn
option-pen-hint = Hints
option-pen-false-call = UNO at the wrong time
option-pen-misplay = A card laid wrongly
option-pen-misplay-turn = A card laid wrongly, and the turn
option-pen-cheat = Cheating
option-exhaust = When the pile is used up
option-end-final-draw = A draw card laid last
option-house-pair-as-skip = Two identical cards
