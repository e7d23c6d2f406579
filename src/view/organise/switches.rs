//! The house rules that the form of a draft switches on, each as `option=word`, or several of them joined by `&`.

use crate::rules::Ruleset;
use crate::view::{Words, rules};

/// Every switch, in the order of the form (§9). `house.to_last` follows from the scoring.
const SWITCHES: [&str; 14] = [
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
    "house.zero50=true",
];

/// One switch of the form.
#[derive(Debug, Clone)]
pub(super) struct Switch {
    /// What it sets: `house.jump=true`.
    pub sets: &'static str,
    /// What is played with it.
    pub line: String,
}

/// The switches in this language.
pub(super) fn switches(words: Words) -> Vec<Switch> {
    let line = |sets: &str| {
        // The cards of a deck are told by what its blanks are for.
        let pairs = pairs(sets).filter(|(option, _)| *option != "deck.kind");
        pairs.map(|(option, word)| rules::said(words, option, word)).collect::<Vec<_>>().join(" ")
    };
    SWITCHES.into_iter().map(|sets| Switch { sets, line: line(sets) }).collect()
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
