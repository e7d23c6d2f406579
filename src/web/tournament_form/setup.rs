//! The setup in the form: length, scoring and rules; and its summary. The rules have a page of their own.

use std::collections::BTreeMap;

use lastcard_rules::{CustomValues, OptionValue, Preset, Values};
use lastcard_tournament::{Fault, Format, Method, MethodId, MovementLength, Setup, SetupKeys};

use crate::rules::options::{is_set_by_toggle, option_field, read_options};
use crate::tournament_form::{
    fields::{
        AGREED_HANDS, BLOCKS, CARD_VALUES, DUPLICATE, FIXED_SEATS, FORMAT, Field, HANDS_PER_BLOCK, HOUSE,
        LIMIT, MOVE_SECONDS, OWN_RULE, ROUNDS, RULES, SCORING, STOP_AT_LIMIT, TARGET, VALUES,
    },
    form::{OWN, USUAL},
    problems::{FieldFault, FieldProblems},
    reading::{FormReader, choice, number, shorten},
};
use crate::ui::{form::Form, numbers::normalise_number, translator::Translator};

impl FormReader<'_> {
    /// Reads only the fields that the format and the scoring use: the others may hold input from before the format changed.
    pub fn setup(&self, form: &Form, entrants: Option<usize>, problems: &mut FieldProblems) -> Option<Setup> {
        let form = &self.with_exact_length(form, entrants);
        let format = problems.ok_or_report(FORMAT, choice::<Format>(form, FORMAT));
        let method = match format.map(Format::scorings) {
            // The form does not ask if there is only one choice.
            Some([only]) => Some(*only),
            _ => problems.ok_or_report(SCORING, choice::<MethodId>(form, SCORING)),
        };
        let preset = match form.value(RULES.name) {
            USUAL => None,
            _ => problems.ok_or_report(RULES, choice::<Preset>(form, RULES)),
        };
        let values = values(form, problems);
        let (options, twice) = read_options(form);
        if let Some(twice) = twice {
            problems.add(HOUSE, FieldFault::OptionTwice(twice));
        }
        let own_rule = own_rule(form, &options, problems);
        let (format, method) = (format?, method?);
        let mut keys = self.saved_keys(form, format, method, preset);
        keys.own_rule = own_rule;
        keys.entrants = entrants;
        keys.values = values;
        keys.options.extend(options);
        numbers(form, format, method, &mut keys, problems);
        problems.ok_or_report_all(Setup::parse(&keys))
    }

    /// Returns the settings that the form does not show, kept from the saved draft. An imported draft may have some.
    fn saved_keys(&self, form: &Form, format: Format, method: MethodId, preset: Option<Preset>) -> SetupKeys {
        let mut keys = SetupKeys {
            format: Some(format.to_string()),
            method: Some(method.to_string()),
            preset: preset.map(|preset| preset.to_string()),
            ..SetupKeys::default()
        };
        let Some(before) = self.before.map(|before| before.tournament.setup()) else { return keys };
        if before.rules().preset() == preset.unwrap_or(format.default_preset(method)) {
            let asked = |option: &str| form.has_field(&option_field(option));
            let is_hidden =
                |change: &(&str, &str)| !is_set_by_toggle(before.rules(), *change) && !asked(change.0);
            let hidden = before.rules().changes().filter(is_hidden);
            keys.options = hidden.map(|(name, word)| (name.to_owned(), word.into())).collect();
        }
        if before.method().id() == method {
            keys.tie_breaks = Some(before.scoring().tie_breaks.iter().map(ToString::to_string).collect());
        }
        if let Some(plan) = before.plan().filter(|_| format.is_movement()) {
            keys.hands_per_block = Some(plan.hands_per_block.get().into());
        }
        keys
    }
}

/// Reads the length, the other numbers and the checkboxes.
fn numbers(
    form: &Form,
    format: Format,
    method: MethodId,
    keys: &mut SetupKeys,
    problems: &mut FieldProblems,
) {
    let movement = format.is_movement();
    let mut number =
        |field: Field, example| problems.ok_or_report(field, number(form, field, example)).flatten();
    if movement {
        keys.blocks = number(BLOCKS, "3");
        // A number of blocks overrides the rounds, whatever was typed there.
        keys.rounds = if keys.blocks.is_none() { number(ROUNDS, "1") } else { None };
        if form.has_field(HANDS_PER_BLOCK.name) {
            keys.hands_per_block = number(HANDS_PER_BLOCK, "4");
        }
        keys.fixed_seats = Some(form.has_field(FIXED_SEATS.name));
        keys.duplicate = method.sums_points().then(|| form.has_field(DUPLICATE.name));
    }
    keys.move_seconds = number(MOVE_SECONDS, "60");
    match method {
        MethodId::Std if !movement => keys.target = number(TARGET, "500"),
        MethodId::Lose200 => {
            keys.limit = number(LIMIT, "200");
            keys.stop_at_limit = movement.then(|| form.has_field(STOP_AT_LIMIT.name));
        }
        MethodId::Challenge => keys.limit = number(LIMIT, "500"),
        method if method.allows_agreed_hands() && !movement => keys.agreed_hands = number(AGREED_HANDS, "12"),
        _ => {}
    }
}

/// Reads the house's own rule. It is required if the white cards are set to a rule of their own (R-DECK-4).
fn own_rule(
    form: &Form,
    options: &BTreeMap<String, OptionValue>,
    problems: &mut FieldProblems,
) -> Option<String> {
    let custom = options.get("deck.blanks") == Some(&OptionValue::from("custom"));
    let typed = form.value(OWN_RULE.name).trim();
    if custom && typed.is_empty() {
        problems.add(OWN_RULE, FieldFault::OwnRuleMissing);
    }
    (!typed.is_empty()).then(|| typed.to_owned())
}

/// Reads the card values; `None` for the usual values.
fn values(form: &Form, problems: &mut FieldProblems) -> Option<Values> {
    match form.value(VALUES.name) {
        // A field that the form does not have keeps its default.
        USUAL | "" => None,
        OWN => {
            let mut own = CustomValues::default();
            for value in CARD_VALUES {
                let points = problems.ok_or_report(value.field, points(form, value.field)).flatten();
                if let Some(points) = points {
                    (value.set)(&mut own, points);
                }
            }
            Some(Values::Custom(own))
        }
        word => {
            let profile =
                crate::tournament_form::form::PROFILES.into_iter().find(|(known, _)| *known == word);
            problems.ok_or_report(VALUES, profile.map(|(_, values)| values).ok_or(FieldFault::ChoiceMissing))
        }
    }
}

/// Reads the points of one card; `None` if the field is empty.
fn points(form: &Form, field: Field) -> Result<Option<u16>, FieldFault> {
    let typed = form.value(field.name).trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let max = CustomValues::MAX_VALUE;
    let points = normalise_number(typed).parse().ok().filter(|points| *points <= max);
    let fault = || Fault::OutOfRange { given: shorten(typed), min: 0, max: max.into() };
    points.map(Some).ok_or_else(|| FieldFault::Domain(fault()))
}

/// Summarises format, length, scoring with its numbers, and seating, in a few words each.
pub fn setup_summary(setup: &Setup, words: Translator) -> Vec<String> {
    let mut terms = vec![words.say(format!("format-{}", setup.format())).to_string()];
    if let Some(plan) = setup.plan() {
        let (key, count) = match plan.length {
            MovementLength::Rounds(rounds) => ("draft-fact-rounds", rounds.get()),
            MovementLength::Blocks(blocks) => ("draft-fact-blocks", blocks.get()),
        };
        terms.push(words.say(key).with("count", count).to_string());
    }
    terms.push(words.say(format!("scoring-{}", setup.method().id())).to_string());
    terms.extend(length_terms(setup, words));
    if setup.plan().is_some_and(|plan| plan.fixed_seats) {
        terms.push(words.say("draft-fact-fixed-seats").to_string());
    }
    if setup.is_duplicate() {
        terms.push(words.say("draft-fact-duplicate").to_string());
    }
    let limit = setup.move_seconds().map(std::num::NonZeroU32::get);
    terms
        .extend(limit.map(|seconds| words.say("draft-fact-move-seconds").with("count", seconds).to_string()));
    terms
}

fn length_terms(setup: &Setup, words: Translator) -> Vec<String> {
    let points = |key: &'static str, points: u32| words.say(key).with("points", points).to_string();
    let mut numbers: Vec<String> = match setup.method() {
        Method::Std { target } => {
            target.map(|target| points("draft-fact-target", target)).into_iter().collect()
        }
        Method::Lose200 { limit, .. } => vec![points("draft-fact-limit", limit)],
        Method::Challenge { limit } => vec![points("draft-fact-out", limit)],
        method if method.id().allows_agreed_hands() && setup.plan().is_none() => {
            let agreed = |hands: u32| words.say("draft-fact-agreed").with("count", hands).to_string();
            vec![method.agreed_hands().map_or_else(|| words.say("draft-fact-open-end").to_string(), agreed)]
        }
        _ => Vec::new(),
    };
    if let Method::Lose200 { stop_at_limit: true, .. } = setup.method() {
        numbers.push(words.say("draft-fact-stops").to_string());
    }
    numbers
}
