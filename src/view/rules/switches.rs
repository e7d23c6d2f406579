//! The house rules that a form switches on, each as `option=word`, or several of them joined by `&`.

use super::sentence::said;
use crate::rules::Ruleset;
use crate::view::Words;

/// Every switch, in the order of the form (§9).
const SWITCHES: [&str; 15] = [
    "house.jump=true",
    "house.pair=true",
    "house.pair_as_skip=true",
    "house.seven_zero=true",
    "house.five=true",
    "d2.response=stack&wd4.response=stack",
    "house.reverse_return=true",
    "house.circle=true",
    "house.centre=true",
    "house.silent=twos",
    "house.silent=black",
    "deck.kind=std112&deck.blanks=plus10",
    "house.seven_rounds=true",
    TO_LAST,
    "house.zero50=true",
];

/// In a tournament this follows from the scoring.
pub const TO_LAST: &str = "house.to_last=true";

/// One switch of a form.
#[derive(Debug, Clone)]
pub struct Switch {
    /// What it sets: `house.jump=true`.
    pub sets: &'static str,
    /// What is played with it.
    pub line: String,
    /// What to think of before it is switched on.
    pub advice: Option<String>,
}

/// The switches in this language.
pub fn switches(words: Words) -> Vec<Switch> {
    let advice = |sets: &str| sets.contains("plus10").then(|| words.say("advice-ten").to_string());
    SWITCHES.into_iter().map(|sets| Switch { sets, line: line(words, sets), advice: advice(sets) }).collect()
}

/// What is played with a switch. The cards of a deck are told by what its blanks are for.
pub(super) fn line(words: Words, sets: &str) -> String {
    let pairs = pairs(sets).filter(|(option, _)| *option != "deck.kind");
    pairs.map(|(option, word)| said(words, option, word)).collect::<Vec<_>>().join(" ")
}

/// The options and words that a switch sets.
pub fn pairs(sets: &str) -> impl Iterator<Item = (&str, &str)> {
    sets.split('&').filter_map(|pair| pair.split_once('='))
}

/// The switches that are on in a ruleset, beyond what its preset has.
pub fn switched_on(rules: &Ruleset) -> impl Iterator<Item = &'static str> {
    let is_on = |(option, word): (&str, &str)| rules.changes().any(|change| change == (option, word));
    SWITCHES.into_iter().filter(move |sets| pairs(sets).all(is_on))
}

/// Every switch.
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    SWITCHES.into_iter()
}
