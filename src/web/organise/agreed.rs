//! What is agreed, read from the form of a draft: how long it is, how it is scored, and by which rules.

use std::collections::BTreeMap;

use crate::rules::{CustomValues, NumberValue, OptionValue, Preset, Values};
use crate::tournament::{Fault, Format, MethodId, Setup, SetupKeys};
use crate::view::Form;
use crate::view::organise::{VALUE_FIELDS, pairs, switched_on};

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
        let (values, house) = (self.values(form), self.house(form));
        let (format, method) = (format?, method?);
        let movement = format.is_movement();
        let mut keys = self.kept(format, method, preset);
        keys.entrants = entrants;
        keys.values = values;
        keys.options.extend(house);
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

    /// The house rules that are switched on; two that set the same option otherwise cannot be.
    fn house(&self, form: &mut Form) -> BTreeMap<String, OptionValue> {
        let mut options: BTreeMap<String, OptionValue> = BTreeMap::new();
        let ticked: Vec<String> = form.all("house").map(str::to_owned).collect();
        for (option, word) in ticked.iter().flat_map(|sets| pairs(sets)) {
            if options.insert(option.to_owned(), word.into()).is_some_and(|other| other != word.into()) {
                form.fail("house", self.words.say("problem-house-either").to_string());
                break;
            }
        }
        options
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
    fn kept(&self, format: Format, method: MethodId, preset: Option<Preset>) -> SetupKeys {
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
            let hidden = before.rules().changes().filter(|change| !shown.contains(change));
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
