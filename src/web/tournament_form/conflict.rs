//! An edit conflict: the saved draft beside this organiser's input.

use crate::rules::{house_rule_toggles::house_rule_toggles, options::option_groups};
use crate::tournament_form::fields::{CARD_VALUES, FIELDS, FieldValue, HOUSE, REVISION};
use crate::ui::{
    form::Form,
    translator::{Translator, join_names},
};

/// The organiser who saved the draft meanwhile, and the fields that differ.
#[derive(Debug, Clone)]
pub struct Conflict {
    /// `None` if it is not known.
    pub who: Option<String>,
    pub differences: Vec<Difference>,
}

/// A field with two values.
#[derive(Debug, Clone)]
pub struct Difference {
    pub label: String,
    pub theirs: String,
    pub mine: String,
}

impl Conflict {
    /// Compares the saved draft with the input. The input takes over the saved revision, so that saving it again is a deliberate choice.
    pub fn between(theirs: &Form, mine: &mut Form, who: Option<String>, words: Translator) -> Self {
        mine.set(REVISION, theirs.value(REVISION));
        let mine = &*mine;
        let difference = |label: &str, said: &dyn Fn(&Form) -> String| Difference {
            label: words.say(label).to_string(),
            theirs: said(theirs),
            mine: said(mine),
        };
        let values = CARD_VALUES.into_iter().map(|value| value.field);
        let compared = FIELDS.into_iter().chain(values).filter(|field| field.value != FieldValue::Apart);
        let differences = compared
            .map(|field| {
                difference(field.label, &|form| value_text(form.value(field.name), field.value, words))
            })
            .chain([
                difference(HOUSE.label, &|form| house(form, words)),
                difference("options-one-by-one", &|form| options_text(form, words)),
            ])
            .filter(|difference| difference.theirs != difference.mine)
            .collect();
        Self { who, differences }
    }
}

fn house(form: &Form, words: Translator) -> String {
    let ticked = house_rule_toggles(words).into_iter().filter(|switch| form.has(HOUSE.name, &switch.sets));
    sentences(&ticked.map(|switch| switch.line).collect::<Vec<_>>(), words)
}

fn options_text(form: &Form, words: Translator) -> String {
    let fields = option_groups(words, form).into_iter().flat_map(|group| group.fields);
    let choices = fields.flat_map(|field| field.choices);
    let set = choices.filter(|(value, _, chosen)| *chosen && !value.is_empty());
    sentences(&set.map(|(_, line, _)| line).collect::<Vec<_>>(), words)
}

fn sentences(lines: &[String], words: Translator) -> String {
    if lines.is_empty() { words.say("draft-empty").to_string() } else { lines.join(" ") }
}

fn value_text(value: &str, how: FieldValue, words: Translator) -> String {
    let lines: Vec<&str> = value.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match (how, lines.as_slice()) {
        (FieldValue::Tick, lines) => {
            words.say(if lines.is_empty() { "draft-no" } else { "draft-yes" }).to_string()
        }
        (_, []) => words.say("draft-empty").to_string(),
        (FieldValue::Word(beginning), [word]) => words.say(format!("{beginning}-{word}")).to_string(),
        _ => join_names(lines),
    }
}
