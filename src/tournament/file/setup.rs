//! Reading of the setup keys from a file.

use std::cell::RefCell;

use serde::de::{Deserialize, Deserializer, Error as _};

use lastcard_rules::{CustomValues, NumberValue, OptionValue, Values};

use super::at::{Fields, NodeReader};
use super::node::Node;
use crate::problem::{Problems, sanitize};
use crate::setup::keys::{MOST_AGREED, MOST_BLOCKS, MOST_POINTS, MOST_ROUNDS, MOST_SECONDS};
use crate::{Fault, Setup, SetupKeys, ValueKind};

pub(super) const KEYS: [&str; 10] = [
    "format",
    "rounds",
    "blocks",
    "hands_per_block",
    "agreed_hands",
    "scoring",
    "values",
    "rules",
    "fixed_seats",
    "play",
];

/// Reads the keys. Faulty ones are reported and count as missing.
pub(super) fn keys(fields: &Fields<'_>) -> SetupKeys {
    let number = |key, max| fields.get(key).and_then(|at| at.number(1, max));
    let mut keys = SetupKeys {
        format: fields.require("format").and_then(|at| at.text()).map(ToOwned::to_owned),
        rounds: number("rounds", MOST_ROUNDS),
        blocks: number("blocks", MOST_BLOCKS),
        hands_per_block: number("hands_per_block", 4),
        agreed_hands: number("agreed_hands", MOST_AGREED),
        fixed_seats: fields.get("fixed_seats").and_then(|at| at.flag()),
        values: fields.get("values").and_then(|at| values(&at)),
        ..SetupKeys::default()
    };
    let scoring = fields
        .get("scoring")
        .and_then(|at| at.object(&["method", "target", "limit", "stop_at_limit", "tie_breaks"]));
    if let Some(scoring) = scoring {
        keys.method = scoring.get("method").and_then(|at| at.text()).map(ToOwned::to_owned);
        keys.target = scoring.get("target").and_then(|at| at.number(1, MOST_POINTS));
        keys.limit = scoring.get("limit").and_then(|at| at.number(1, MOST_POINTS));
        keys.stop_at_limit = scoring.get("stop_at_limit").and_then(|at| at.flag());
        keys.tie_breaks =
            scoring.get("tie_breaks").and_then(|at| at.read_list(|at| at.text().map(ToOwned::to_owned)));
    }
    if let Some(rules) = fields.get("rules").and_then(|at| at.object(&["preset", "options", "own"])) {
        keys.preset = rules.get("preset").and_then(|at| at.text()).map(ToOwned::to_owned);
        keys.own_rule = rules.get("own").and_then(|at| at.text()).map(ToOwned::to_owned);
        let options = rules.get("options").and_then(|at| at.entries()).unwrap_or_default();
        keys.options = options.iter().filter_map(|(name, at)| Some((sanitize(name), option(at)?))).collect();
    }
    if let Some(play) = fields.get("play").and_then(|at| at.object(&["move_seconds", "duplicate"])) {
        keys.move_seconds = play.get("move_seconds").and_then(|at| at.number(1, MOST_SECONDS));
        keys.duplicate = play.get("duplicate").and_then(|at| at.flag());
    }
    keys
}

pub(super) fn option(at: &NodeReader<'_>) -> Option<OptionValue> {
    if at.is_flag() {
        at.flag().map(OptionValue::Switch)
    } else if at.is_number() {
        at.number(0, 1000).and_then(|number| i64::try_from(number).ok()).map(OptionValue::Number)
    } else {
        at.text().map(|word| OptionValue::Word(sanitize(word)))
    }
}

fn values(at: &NodeReader<'_>) -> Option<Values> {
    if at.is_object() {
        return custom(at).map(Values::Custom);
    }
    match at.text()? {
        "std" => Some(Values::Std),
        "duo" => Some(Values::Duo),
        given => {
            at.report(Fault::UnknownWord { given: sanitize(given), known: "std, duo, { … }".to_owned() });
            None
        }
    }
}

/// Reads the club's own card values; missing ones default to those of `std`.
fn custom(at: &NodeReader<'_>) -> Option<CustomValues> {
    let fields = at.object(&["number", "D2", "REV", "SKIP", "W", "WD4", "BLANK"])?;
    let points = |at: NodeReader<'_>| {
        at.number(0, CustomValues::MAX_VALUE.into()).and_then(|points| u16::try_from(points).ok())
    };
    let mut values = CustomValues::default();
    for (key, value) in [
        ("D2", &mut values.draw_two),
        ("REV", &mut values.reverse),
        ("SKIP", &mut values.skip),
        ("W", &mut values.wild),
        ("WD4", &mut values.wild_draw_four),
    ] {
        if let Some(at) = fields.get(key) {
            *value = points(at)?;
        }
    }
    values.blank = fields.get("BLANK").and_then(points);
    if let Some(at) = fields.get("number") {
        values.number = if at.is_number() {
            NumberValue::Fixed(points(at)?)
        } else if at.text()? == "face" {
            NumberValue::Face
        } else {
            at.report(Fault::WrongKind { expected: ValueKind::Number });
            return None;
        };
    }
    Some(values)
}

impl<'de> Deserialize<'de> for Setup {
    /// Reads the setup keys of a tournament file, and nothing else.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let node = Node::deserialize(from)?;
        let problems = RefCell::default();
        let keys =
            NodeReader::root(&node, &problems).object(&KEYS).map(|fields| keys(&fields)).unwrap_or_default();
        let mut problems: Problems = problems.into_inner();
        match (problems.ok_or_add_all(Self::parse(&keys)), problems.into_vec().as_slice()) {
            (Some(setup), []) => Ok(setup),
            (_, [first, ..]) => Err(D::Error::custom(first)),
            (None, []) => Err(D::Error::custom("no setup")),
        }
    }
}
