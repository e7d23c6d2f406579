//! The fields of the form: their names, their display and their keys in a tournament file. Like addresses, the names
//! are a public interface.

use lastcard_rules::{CustomValues, NumberValue};
use lastcard_tournament::{PathPart, Place};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The name under which it is sent, and the id of its element.
    pub name: &'static str,
    /// Message key of its label.
    pub label: &'static str,
    pub value: FieldValue,
    /// Keys of a tournament file whose problems are shown beside it.
    keys: &'static [&'static str],
}

/// Display of a value in a comparison of two versions of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldValue {
    /// As it was typed.
    Typed,
    /// One of several options. Its message key begins with this.
    Word(&'static str),
    Tick,
    /// Left out, or shown together with others.
    Apart,
}

impl Field {
    const fn new(name: &'static str, label: &'static str, value: FieldValue) -> Self {
        Self { name, label, value, keys: &[] }
    }

    const fn typed(name: &'static str, label: &'static str) -> Self {
        Self::new(name, label, FieldValue::Typed)
    }

    const fn with_keys(self, keys: &'static [&'static str]) -> Self {
        Self { keys, ..self }
    }
}

pub const NAME: Field = Field::typed("name", "draft-name");
pub const DATE: Field = Field::typed("date", "draft-date");
pub const TIME: Field = Field::typed("time", "draft-time");
/// The choice between two equal local times, on the night the clocks go back.
pub const OCCURRENCE: Field = Field::new("occurrence", "draft-occurrence", FieldValue::Apart);
pub const FORMAT: Field =
    Field::new("format", "draft-format", FieldValue::Word("format")).with_keys(&["format"]);
pub const ENTRANTS: Field = Field::typed("entrants", "draft-entrants");
pub const ROSTER: Field = Field::new("roster", "draft-roster", FieldValue::Apart);
pub const ORDER: Field = Field::new("order", "draft-order", FieldValue::Apart);
pub const SCORING: Field = Field::new("scoring", "draft-scoring", FieldValue::Word("scoring"))
    .with_keys(&["scoring.method", "scoring.tie_breaks"]);
pub const TARGET: Field = Field::typed("target", "draft-target").with_keys(&["scoring.target"]);
pub const LIMIT: Field = Field::typed("limit", "draft-limit").with_keys(&["scoring.limit"]);
pub const STOP_AT_LIMIT: Field = Field::new("stop_at_limit", "draft-stop-at-limit", FieldValue::Tick)
    .with_keys(&["scoring.stop_at_limit"]);
pub const AGREED_HANDS: Field =
    Field::typed("agreed_hands", "draft-agreed-hands").with_keys(&["agreed_hands"]);
/// The length as people think of it; [`EXACT`] if the numbers are typed. A form without it has the numbers.
pub const HOW_LONG: Field = Field::new("how_long", "draft-how-long", FieldValue::Apart);
/// The choice of typed numbers instead of a length in words.
pub const EXACT: &str = "exact";
pub const ROUNDS: Field = Field::typed("rounds", "draft-rounds").with_keys(&["rounds"]);
pub const HANDS_PER_BLOCK: Field =
    Field::new("hands_per_block", "draft-hands-per-block", FieldValue::Word("draft-hands-per-block"))
        .with_keys(&["hands_per_block"]);
pub const BLOCKS: Field = Field::typed("blocks", "draft-blocks").with_keys(&["blocks"]);
pub const RULES: Field =
    Field::new("rules", "draft-rules", FieldValue::Word("preset")).with_keys(&["rules.preset"]);
/// The checkboxes for house rules. Every other option is a field of its own (`view::rules::option_field`), but its errors are shown here.
pub const HOUSE: Field =
    Field::new("house", "draft-house", FieldValue::Apart).with_keys(&["rules", "rules.options"]);
pub const OWN_RULE: Field = Field::typed("own_rule", "draft-own-rule").with_keys(&["rules.own"]);
pub const VALUES: Field =
    Field::new("values", "draft-values", FieldValue::Word("draft-values")).with_keys(&["values"]);
pub const FIXED_SEATS: Field =
    Field::new("fixed_seats", "draft-fixed-seats", FieldValue::Tick).with_keys(&["fixed_seats"]);
pub const DUPLICATE: Field =
    Field::new("duplicate", "draft-duplicate", FieldValue::Tick).with_keys(&["play.duplicate"]);
pub const MOVE_SECONDS: Field =
    Field::typed("move_seconds", "draft-move-seconds").with_keys(&["play.move_seconds"]);

/// The id of a new draft, made when the form is opened.
pub const DRAFT: &str = "draft";
/// The announcement from which the tournament is drawn up.
pub const ANNOUNCEMENT: &str = "fixture";
/// Format suggested for the number of names: any difference is the organiser's choice.
pub const SUGGESTED: &str = "suggested";
/// Name made from the date: any difference is the organiser's own.
pub const NAMED: &str = "named";
/// The button that removes a line from the names.
pub const WITHOUT: &str = "without";
/// Names about which the organiser was asked, because another person may be meant.
pub const AGREED: &str = "agreed";
/// Roster players to whom such names refer.
pub const KNOWN: &str = "known";
/// The revision of the draft that was opened.
pub const REVISION: &str = "revision";

/// Every field that an organiser fills in, in the order of a comparison; card values are in [`CARD_VALUES`].
pub const FIELDS: [Field; 24] = [
    NAME,
    DATE,
    TIME,
    OCCURRENCE,
    FORMAT,
    ENTRANTS,
    ROSTER,
    ORDER,
    SCORING,
    TARGET,
    LIMIT,
    STOP_AT_LIMIT,
    AGREED_HANDS,
    HOW_LONG,
    ROUNDS,
    HANDS_PER_BLOCK,
    BLOCKS,
    RULES,
    HOUSE,
    OWN_RULE,
    VALUES,
    FIXED_SEATS,
    DUPLICATE,
    MOVE_SECONDS,
];

/// The value of one kind of card, where the club has its own values.
pub struct CardValue {
    pub field: Field,
    /// `None` if nothing is typed for it.
    pub get: fn(&CustomValues) -> Option<u16>,
    pub set: fn(&mut CustomValues, u16),
}

impl CardValue {
    const fn new(
        name: &'static str,
        label: &'static str,
        get: fn(&CustomValues) -> Option<u16>,
        set: fn(&mut CustomValues, u16),
    ) -> Self {
        Self { field: Field::typed(name, label), get, set }
    }
}

/// Card values in the order of the form.
pub const CARD_VALUES: [CardValue; 7] = [
    CardValue::new(
        "value_number",
        "rules-worth-numbers",
        |own| match own.number {
            NumberValue::Face => None,
            NumberValue::Fixed(points) => Some(points),
        },
        |own, points| own.number = NumberValue::Fixed(points),
    ),
    CardValue::new(
        "value_D2",
        "rules-worth-draw-two",
        |own| Some(own.draw_two),
        |own, points| own.draw_two = points,
    ),
    CardValue::new(
        "value_REV",
        "rules-worth-reverse",
        |own| Some(own.reverse),
        |own, points| own.reverse = points,
    ),
    CardValue::new("value_SKIP", "rules-worth-skip", |own| Some(own.skip), |own, points| own.skip = points),
    CardValue::new("value_W", "rules-worth-wild", |own| Some(own.wild), |own, points| own.wild = points),
    CardValue::new(
        "value_WD4",
        "rules-worth-wild-draw-four",
        |own| Some(own.wild_draw_four),
        |own, points| own.wild_draw_four = points,
    ),
    CardValue::new(
        "value_BLANK",
        "table-face-blank",
        |own| own.blank,
        |own, points| own.blank = Some(points),
    ),
];

/// Returns the field beside which to show a problem of a tournament file. Problems that concern no other field are
/// shown beside the entrants.
pub fn field_of(place: &Place) -> Field {
    let keys = place.parts().iter().map_while(|part| match part {
        PathPart::Key(key) => Some(*key),
        _ => None,
    });
    let keys = keys.collect::<Vec<_>>().join(".");
    FIELDS.into_iter().find(|field| field.keys.contains(&keys.as_str())).unwrap_or(ENTRANTS)
}
