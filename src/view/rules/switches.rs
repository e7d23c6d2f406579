//! The house rules as boxes of a form.

use super::sentence::said;
use crate::rules::{HouseRule, Ruleset};
use crate::view::Translator;

/// One box of a form.
#[derive(Debug, Clone)]
pub struct Switch {
    pub(crate) rule: HouseRule,
    /// Value of the box: `house.jump=true`.
    pub sets: String,
    /// The rule in a sentence.
    pub line: String,
    /// Advice to consider before turning it on.
    pub advice: Option<String>,
}

/// Lists a box for each house rule.
pub fn switches(words: Translator) -> Vec<Switch> {
    let advice = |rule| (rule == HouseRule::PlusTen).then(|| words.say("advice-ten").to_string());
    let switch = |&rule| Switch { rule, sets: box_of(rule), line: line(words, rule), advice: advice(rule) };
    HouseRule::ALL.iter().map(switch).collect()
}

/// Returns a house rule in sentences. The deck goes without saying: the use of its blanks implies it.
pub(super) fn line(words: Translator, rule: HouseRule) -> String {
    let told = rule.sets().iter().filter(|(option, _)| *option != "deck.kind");
    told.map(|(option, word)| said(words, option, word)).collect::<Vec<_>>().join(" ")
}

/// Returns the value of a house rule's box: the options that it sets, which keeps addresses readable.
pub(super) fn box_of(rule: HouseRule) -> String {
    rule.sets().iter().map(|(option, word)| format!("{option}={word}")).collect::<Vec<_>>().join("&")
}

/// Returns the house rule of a box, if there is one.
pub(super) fn rule_of(value: &str) -> Option<HouseRule> {
    HouseRule::ALL.iter().copied().find(|rule| box_of(*rule) == value)
}

/// Returns true if the setup form sets this option through a box, or through the scoring.
pub fn in_boxes(rules: &Ruleset, change: (&str, &str)) -> bool {
    rules.house_rules().chain([HouseRule::ToLast]).any(|rule| rule.sets().contains(&change))
}
