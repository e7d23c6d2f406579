//! The program's messages by key, so that an edited sentence breaks no test.

use std::borrow::Cow;
use std::fmt::Display;

use fluent_bundle::FluentValue;
use lastcard::web::{Message, Translator};

/// Returns the English message of a key of `locales/en/`; arguments are added by `with`.
#[track_caller]
pub(crate) fn copy<'a>(key: impl Into<Cow<'a, str>>) -> Message<'a> {
    let key = key.into();
    assert!(Translator::english().say(key.clone()).to_string() != key, "there is no sentence {key}");
    Translator::english().say(key)
}

/// Escapes a sentence as it appears on a page.
pub(crate) fn escaped(sentence: impl Display) -> String {
    let signs = [("&", "&#38;"), ("<", "&#60;"), (">", "&#62;"), ("\"", "&#34;"), ("'", "&#39;")];
    signs.iter().fold(sentence.to_string(), |text, (sign, code)| text.replace(sign, code))
}

/// Formats “Hand 3”, in a tournament of one round.
pub(crate) fn hand(number: u32) -> String {
    copy("table-hand").with("hand", number).to_string()
}

/// Formats the hand that a table plays: “Hand 3 of 12”.
pub(crate) fn hand_of(number: u32, hands: u32) -> Message<'static> {
    copy("table-hand-of").with("hand", hand(number)).with("hands", hands)
}

/// Joins names: “Anna”, “Anna and Boris”, “Anna, Boris and Vera”.
pub(crate) fn name_list(names: &[&str]) -> String {
    let (last, before) = names.split_last().expect("a name");
    if before.is_empty() {
        return (*last).to_owned();
    }
    let before = before.join(&copy("table-list-comma").to_string());
    copy("table-list-and").with("before", before).with("last", *last).to_string()
}

/// Formats the result of a hand: “Anna and Boris +75”.
pub(crate) fn credit(names: &[&str], points: u32) -> String {
    copy("table-credit").with("names", name_list(names)).with("points", points.to_string()).to_string()
}

/// Formats the name of a preset: “Club rules”.
pub(crate) fn preset_name(preset: &str) -> String {
    copy("rules-of").with("preset", copy(format!("preset-{preset}")).to_string()).to_string()
}

/// Formats progress: “5 of 12 hands played”.
pub(crate) fn hands_played<'a>(played: impl Into<FluentValue<'a>>, all: u32) -> Message<'a> {
    copy("public-hands-of").with("played", played).with("all", all)
}
