//! The house rules as the boxes of a form.

use super::sentence::said;
use crate::rules::{HouseRule, Ruleset};
use crate::view::Words;

/// One box of a form.
#[derive(Debug, Clone)]
pub struct Switch {
    pub(crate) rule: HouseRule,
    /// The value of its box: `house.jump=true`.
    pub sets: String,
    /// What is played with it.
    pub line: String,
    /// What to think of before it is switched on.
    pub advice: Option<String>,
}

/// A box for each house rule.
pub fn switches(words: Words) -> Vec<Switch> {
    let advice = |rule| (rule == HouseRule::PlusTen).then(|| words.say("advice-ten").to_string());
    let switch = |&rule| Switch { rule, sets: box_of(rule), line: line(words, rule), advice: advice(rule) };
    HouseRule::ALL.iter().map(switch).collect()
}

/// What is played with a house rule. The cards of a deck are told by what its blanks are for.
pub(super) fn line(words: Words, rule: HouseRule) -> String {
    let told = rule.sets().iter().filter(|(option, _)| *option != "deck.kind");
    told.map(|(option, word)| said(words, option, word)).collect::<Vec<_>>().join(" ")
}

/// The value of a house rule's box: what it sets, so that an address with it says what is played.
pub(super) fn box_of(rule: HouseRule) -> String {
    rule.sets().iter().map(|(option, word)| format!("{option}={word}")).collect::<Vec<_>>().join("&")
}

/// The house rule of a box, if it is one of ours.
pub(super) fn rule_of(value: &str) -> Option<HouseRule> {
    HouseRule::ALL.iter().copied().find(|rule| box_of(*rule) == value)
}

/// Whether a form that draws up a tournament leaves an option of these rules to a box, or to the scoring.
pub fn in_boxes(rules: &Ruleset, change: (&str, &str)) -> bool {
    rules.house_rules().chain([HouseRule::ToLast]).any(|rule| rule.sets().contains(&change))
}
