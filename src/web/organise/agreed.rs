//! What is agreed, read from the form of a draft: how long it is, how it is scored, and by which rules.

use std::collections::BTreeMap;

use crate::rules::{CustomValues, NumberValue, OptionValue, Preset, Values};
use crate::tournament::{Fault, Format, MethodId, Setup, SetupKeys};
use crate::view::Form;
use crate::view::organise::VALUE_FIELDS;
use crate::view::rules::{chosen, option_field, pairs, switched_on};

use super::draft::{Reader, short};

impl Reader<'_> {
    /// Only the fields that format and scoring have a use for are read: the others may still hold what was typed
    /// before another format was chosen.
    pub(super) fn setup(&self, form: &mut Form, entrants: Option<usize>) -> Option<Setup> {
        let format = self.choice::<Format>(form, "format");
        let method = match format.map(Format::scorings) {
            // The form does not ask what there is no choice about.
            Some([only]) => Some(*only),
            _ => self.choice::<MethodId>(form, "scoring"),
        };
        let preset = match form.value("rules") {
            "usual" => None,
            _ => self.choice::<Preset>(form, "rules"),
        };
        let (values, options) = (self.values(form), chosen(self.words, form));
        let own_rule = self.own_rule(form, &options);
        let (format, method) = (format?, method?);
        let movement = format.is_movement();
        let mut keys = self.kept(form, format, method, preset);
        keys.own_rule = own_rule;
        keys.entrants = entrants;
        keys.values = values;
        keys.options.extend(options);
        if movement {
            keys.blocks = self.number(form, "blocks", "3");
            // So many blocks, or else whole rounds, whatever still stands there.
            keys.rounds = if keys.blocks.is_none() { self.number(form, "rounds", "1") } else { None };
            if form.sent("hands_per_block") {
                keys.hands_per_block = self.number(form, "hands_per_block", "4");
            }
            keys.fixed_seats = Some(form.sent("fixed_seats"));
            keys.duplicate = method.adds_up().then(|| form.sent("duplicate"));
        }
        keys.move_seconds = self.number(form, "move_seconds", "60");
        match method {
            MethodId::Std if !movement => keys.target = self.number(form, "target", "500"),
            MethodId::Lose200 => {
                keys.limit = self.number(form, "limit", "200");
                keys.stop_at_limit = movement.then(|| form.sent("stop_at_limit"));
            }
            MethodId::Challenge => keys.limit = self.number(form, "limit", "500"),
            method if method.agrees_hands() && !movement => {
                keys.agreed_hands = self.number(form, "agreed_hands", "12");
            }
            _ => {}
        }
        let setup = Setup::parse(&keys);
        let setup = setup.map_err(|problems| self.refuse(form, &problems)).ok()?;
        form.is_right().then_some(setup)
    }

    /// What was agreed in words; white cards with a rule of their own need one (R-DECK-4).
    fn own_rule(&self, form: &mut Form, options: &BTreeMap<String, OptionValue>) -> Option<String> {
        let custom = options.get("deck.blanks") == Some(&OptionValue::from("custom"));
        let typed = form.value("own_rule").trim().to_owned();
        if custom && typed.is_empty() {
            form.fail("own_rule", self.words.say("problem-own-rule-missing").to_string());
        }
        (!typed.is_empty()).then_some(typed)
    }

    /// The card values; nothing for the usual ones.
    fn values(&self, form: &mut Form) -> Option<Values> {
        match form.value("values") {
            // What a form does not ask keeps its default.
            "usual" | "" => None,
            "std" => Some(Values::Std),
            "duo" => Some(Values::Duo),
            "own" => {
                let [number, d2, rev, skip, w, wd4, blank] =
                    VALUE_FIELDS.map(|(field, _)| self.value_of(form, field));
                let std = CustomValues::default();
                Some(Values::Custom(CustomValues {
                    number: number.map_or(NumberValue::Face, NumberValue::Fixed),
                    draw_two: d2.unwrap_or(std.draw_two),
                    reverse: rev.unwrap_or(std.reverse),
                    skip: skip.unwrap_or(std.skip),
                    wild: w.unwrap_or(std.wild),
                    wild_draw_four: wd4.unwrap_or(std.wild_draw_four),
                    blank,
                }))
            }
            _ => {
                form.fail("values", self.words.say("problem-choice-missing").to_string());
                None
            }
        }
    }

    /// What a card of the club's own values counts; nothing where the field is empty.
    fn value_of(&self, form: &mut Form, field: &str) -> Option<u16> {
        let typed = form.value(field).trim().to_owned();
        if typed.is_empty() {
            return None;
        }
        let max = CustomValues::MOST;
        let parsed = typed.parse::<u16>().ok().filter(|points| *points <= max);
        let parsed =
            parsed.ok_or_else(|| Fault::OutOfRange { given: short(&typed), min: 0, max: max.into() });
        form.take(field, parsed, |fault| self.say(fault))
    }

    /// What the form does not show, from the draft as it was: an imported one may have been drawn up with more.
    fn kept(&self, form: &Form, format: Format, method: MethodId, preset: Option<Preset>) -> SetupKeys {
        let mut keys = SetupKeys {
            format: Some(format.to_string()),
            method: Some(method.to_string()),
            preset: preset.map(|preset| preset.to_string()),
            ..SetupKeys::default()
        };
        let Some(before) = self.before.map(|before| before.tournament.setup()) else { return keys };
        if before.rules().preset() == preset.unwrap_or(format.usual_preset(method)) {
            let shown: Vec<(&str, &str)> =
                switched_on(before.rules()).flat_map(pairs).chain([("house.to_last", "true")]).collect();
            let asked = |option: &str| form.sent(&option_field(option));
            let hidden =
                before.rules().changes().filter(|change| !shown.contains(change) && !asked(change.0));
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
