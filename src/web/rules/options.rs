//! The options of the rules in a form: a box for each house rule, a choice for every other option, in groups.

use std::collections::BTreeMap;

use lastcard_rules::{HouseRule, OptionValue, Options, RuleFault, Ruleset, Setting};

use crate::rules::{
    group::{headings, is_house},
    sentence::{key, value_text},
};
use crate::ui::{form::Form, translator::Translator};

pub struct OptionGroup {
    pub title: String,
    /// Number of options that differ from the chosen preset.
    pub changed: usize,
    pub fields: Vec<OptionField>,
}

pub struct OptionField {
    /// Name of the form field: `option.draw.when`.
    pub name: String,
    /// Subject of the option, in a few words.
    pub legend: String,
    /// Choices: value, sentence, and whether it is chosen. The empty value leaves the option to the chosen rules.
    pub choices: Vec<(&'static str, String, bool)>,
}

pub fn option_field(option: &str) -> String {
    format!("option.{option}")
}

pub fn option_groups(words: Translator, form: &Form) -> Vec<OptionGroup> {
    let group = |(title, options): (&'static str, Vec<&'static str>)| {
        let asked = options.iter().filter(|option| !is_house(option));
        let fields: Vec<OptionField> = asked.map(|option| field(words, form, option)).collect();
        let changed = fields.iter().filter(|field| !form.value(&field.name).is_empty()).count();
        OptionGroup { title: words.say(title).to_string(), changed, fields }
    };
    headings().map(group).filter(|group| !group.fields.is_empty()).collect()
}

fn field(words: Translator, form: &Form, option: &'static str) -> OptionField {
    let name = option_field(option);
    let set = form.value(&name).to_owned();
    let own = words.say("option-as-the-rules").to_string();
    let values = Options::words(option).unwrap_or_default().iter();
    let values = values.map(|word| (*word, value_text(words, option, word), *word == set));
    let choices = std::iter::once(("", own, set.is_empty())).chain(values).collect();
    OptionField { legend: legend(words, option), choices, name }
}

fn legend(words: Translator, option: &str) -> String {
    words.say(key(option, "").replacen("rule-", "option-", 1)).to_string()
}

/// An option that a form sets to two values: through two boxes, or through a box and a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionConflict {
    option: String,
    values: [String; 2],
}

/// Reads the options that a form changes from the preset, and the first option that it sets to two values.
pub fn read_options(form: &Form) -> (BTreeMap<String, OptionValue>, Option<OptionConflict>) {
    let mut set: BTreeMap<&str, &str> = BTreeMap::new();
    // An unknown box is passed on as an option and refused like any unknown option.
    let sets =
        |value| rule_for_value(value).map_or_else(|| vec![(value, "true")], |rule| rule.sets().to_vec());
    let boxes = form.all("house").flat_map(sets);
    let one_by_one = Options::NAMES.iter().map(|option| (*option, form.value(&option_field(option))));
    let mut twice = None;
    for (option, word) in boxes.chain(one_by_one.filter(|(_, word)| !word.is_empty())) {
        let before = set.insert(option, word).filter(|before| *before != word);
        twice = twice.or(before.map(|before| OptionConflict {
            option: option.to_owned(),
            values: [before, word].map(str::to_owned),
        }));
    }
    // If the white cards are used, the deck must have them.
    if set.get("deck.blanks").is_some_and(|blanks| *blanks != "removed") {
        set.entry("deck.kind").or_insert("std112");
    }
    (set.into_iter().map(|(option, word)| (option.to_owned(), OptionValue::from(word))).collect(), twice)
}

pub fn conflict_text(words: Translator, twice: &OptionConflict) -> String {
    let [one, other] = twice.values.each_ref().map(|word| value_text(words, &twice.option, word));
    words.say("problem-options-either").with("one", one).with("other", other).to_string()
}

/// Fills a form from rules: the boxes of their house rules, and every other option that differs from the preset.
pub fn prefill(mut form: Form, rules: &Ruleset) -> Form {
    for (option, word) in rules.changes().filter(|change| !is_set_by_toggle(rules, *change)) {
        form = form.with(&option_field(option), word);
    }
    let boxes = rules.house_rules().filter(|rule| *rule != HouseRule::ToLast);
    boxes.fold(form, |form, rule| form.with("house", toggle_value(rule)))
}

/// Describes a fault in the rules with the form's own sentences.
pub fn fault_text(words: Translator, fault: &RuleFault) -> String {
    let say = |key: &'static str, one: &Setting, other: &Setting| {
        words
            .say(key)
            .with("one", setting_text(words, *one))
            .with("other", setting_text(words, *other))
            .to_string()
    };
    match fault {
        RuleFault::OptionsClash { one, other } => say("problem-options-clash-said", one, other),
        RuleFault::OptionNeeds { one, needs } => say("problem-option-needs-said", one, needs),
        other => words.fault(other).to_string(),
    }
}

/// Describes a setting in the form's words; an option without a value is described by its subject.
fn setting_text(words: Translator, setting: Setting) -> String {
    match setting {
        Setting::Preset(preset) => {
            let name = words.say(format!("preset-{preset}")).to_string();
            words.say("rules-of").with("preset", name).to_string()
        }
        Setting::Value(option, word) => value_text(words, option, word),
        Setting::Option(option) if option.starts_with("house.") => value_text(words, option, "true"),
        Setting::Option(option) => legend(words, option),
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_rules::{Preset, Written};

    /// The form must offer every value that the rules can have.
    #[test]
    fn every_value_of_every_option_can_be_chosen() {
        let words = Translator::english();
        let groups = option_groups(words, &Form::default());
        let fields: Vec<&OptionField> = groups.iter().flat_map(|group| &group.fields).collect();
        for option in Options::NAMES {
            let field = fields.iter().find(|field| field.name == option_field(option));
            let known = field.map(|field| field.choices.iter().map(|(word, ..)| *word).collect::<Vec<_>>());
            for word in Options::words(option).unwrap() {
                let is_box = HouseRule::ALL.iter().any(|rule| rule.sets().contains(&(*option, *word)));
                let off = option.starts_with("house.") && matches!(*word, "false" | "off");
                let chosen = known.as_ref().is_some_and(|known| known.contains(word));
                assert!(chosen || is_box || off, "{option}={word}");
            }
        }
        // A missing message prints its key.
        assert_eq!(fields.iter().find(|field| field.legend.starts_with("option-")).map(|f| &f.legend), None);
    }

    #[test]
    fn filled_in_options_read_back() {
        for &preset in Preset::ALL {
            for option in Options::NAMES {
                for word in Options::words(option).unwrap() {
                    let options = BTreeMap::from([((*option).to_owned(), OptionValue::from(*word))]);
                    let written = Written { preset: preset.to_string(), options };
                    let Ok(rules) = written.check() else { continue };
                    if rules.options().to_last != preset.options().to_last {
                        continue;
                    }
                    let (options, twice) = read_options(&prefill(Form::default(), &rules));
                    assert_eq!(twice, None, "{preset} {option}={word}");
                    let read = Written { preset: preset.to_string(), options }.check();
                    assert_eq!(read, Ok(rules), "{preset} {option}={word}");
                }
            }
        }
    }

    #[test]
    fn conflicts_are_explained_in_sentences() {
        let words = Translator::english();
        let form = |fields: &[(&str, &str)]| {
            Form::of(fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
        };
        let either =
            form(&[("house", "d2.response=stack&wd4.response=stack"), ("option.d2.response", "none")]);
        let rule = |key: &str| words.say(key.to_owned()).to_string();
        let text = conflict_text(words, &read_options(&either).1.unwrap());
        assert!(text.contains(&rule("rule-d2-response-stack")), "{text}");
        assert!(text.contains(&rule("rule-d2-response-none")), "{text}");
        let blanks = form(&[("option.deck.kind", "std108"), ("option.deck.blanks", "custom")]);
        let (options, _) = read_options(&blanks);
        let faults = Written { preset: "club".to_owned(), options }.check().unwrap_err();
        let text = fault_text(words, &faults[0]);
        assert!(text.contains(&rule("rule-deck-blanks-custom")), "{text}");
        assert!(text.contains(&rule("rule-deck-kind-std112")), "{text}");
    }

    /// Choosing a use for the white cards implies the deck that has them.
    #[test]
    fn white_cards_imply_their_deck() {
        let (options, _) = read_options(&Form::default().with("option.deck.blanks", "spare"));
        assert!(Written { preset: "club".to_owned(), options }.check().is_ok());
    }
}
