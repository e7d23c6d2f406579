//! The program's sentences, taken from where they stand, so that a better sentence breaks no test.

use std::borrow::Cow;
use std::fmt::Display;

use fluent_bundle::FluentValue;
use lastcard::view::{Message, Words};

/// The English sentence of a key of `locales/en/`; its arguments are added by `with`.
#[track_caller]
pub(crate) fn copy<'a>(key: impl Into<Cow<'a, str>>) -> Message<'a> {
    let key = key.into();
    assert!(Words::english().say(key.clone()).to_string() != key, "there is no sentence {key}");
    Words::english().say(key)
}

/// A sentence as it stands in a page.
pub(crate) fn shown(sentence: impl Display) -> String {
    let signs = [("&", "&#38;"), ("<", "&#60;"), (">", "&#62;"), ("\"", "&#34;"), ("'", "&#39;")];
    signs.iter().fold(sentence.to_string(), |text, (sign, code)| text.replace(sign, code))
}

/// “Hand 3”, in a tournament of one round.
pub(crate) fn hand(number: u32) -> String {
    copy("table-hand").with("hand", number).to_string()
}

/// “Hand 3 of 12”: what a table plays.
pub(crate) fn hand_of(number: u32, hands: u32) -> Message<'static> {
    copy("table-hand-of").with("hand", hand(number)).with("hands", hands)
}

/// “Anna”, “Anna and Boris”, “Anna, Boris and Vera”.
pub(crate) fn listed(names: &[&str]) -> String {
    let (last, before) = names.split_last().expect("a name");
    if before.is_empty() {
        return (*last).to_owned();
    }
    let before = before.join(&copy("table-list-comma").to_string());
    copy("table-list-and").with("before", before).with("last", *last).to_string()
}

/// “Anna and Boris +75”: what a hand came to.
pub(crate) fn credit(names: &[&str], points: u32) -> String {
    copy("table-credit").with("names", listed(names)).with("points", points.to_string()).to_string()
}

/// “Club rules”.
pub(crate) fn rules_of(preset: &str) -> String {
    copy("rules-of").with("preset", copy(format!("preset-{preset}")).to_string()).to_string()
}

/// “5 of 12 hands played”.
pub(crate) fn hands_played<'a>(played: impl Into<FluentValue<'a>>, all: u32) -> Message<'a> {
    copy("public-hands-of").with("played", played).with("all", all)
}
