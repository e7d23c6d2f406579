//! The house rules as boxes of a form.

use lastcard_rules::{HouseRule, Ruleset};

use crate::rules::sentence::value_text;
use crate::ui::translator::Translator;

/// One box of a form.
#[derive(Debug, Clone)]
pub struct HouseRuleToggle {
    pub rule: HouseRule,
    /// Value of the box: `house.jump=true`.
    pub sets: String,
    /// The rule in a sentence.
    pub line: String,
    /// Advice to consider before turning it on.
    pub advice: Option<String>,
}

/// Lists a box for each house rule.
pub fn house_rule_toggles(words: Translator) -> Vec<HouseRuleToggle> {
    let advice = |rule| (rule == HouseRule::PlusTen).then(|| words.say("advice-ten").to_string());
    let switch = |&rule| HouseRuleToggle {
        rule,
        sets: toggle_value(rule),
        line: rule_text(words, rule),
        advice: advice(rule),
    };
    HouseRule::ALL.iter().map(switch).collect()
}

/// Returns a house rule in sentences. The deck is not mentioned, since using its blanks implies it.
pub fn rule_text(words: Translator, rule: HouseRule) -> String {
    let told = rule.sets().iter().filter(|(option, _)| *option != "deck.kind");
    told.map(|(option, word)| value_text(words, option, word)).collect::<Vec<_>>().join(" ")
}

/// Returns the value of a house rule's box. It lists the options that the rule sets, which keeps addresses readable.
pub fn toggle_value(rule: HouseRule) -> String {
    rule.sets().iter().map(|(option, word)| format!("{option}={word}")).collect::<Vec<_>>().join("&")
}

/// Returns the house rule of a box, if there is one.
pub fn rule_for_value(value: &str) -> Option<HouseRule> {
    HouseRule::ALL.iter().copied().find(|rule| toggle_value(*rule) == value)
}

/// Returns true if the setup form sets this option through a box, or through the scoring.
pub fn is_set_by_toggle(rules: &Ruleset, change: (&str, &str)) -> bool {
    rules.house_rules().chain([HouseRule::ToLast]).any(|rule| rule.sets().contains(&change))
}
