//! The card game: cards, decks, values, rulesets and the hand as a state machine. Pure.
