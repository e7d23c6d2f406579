//! The program's sentences, taken from where they stand, so that a better sentence breaks no test.

use lastcard::view::{Message, Words};

/// The English sentence of a key of `locales/en/`; its arguments are added by `with`.
#[track_caller]
pub(crate) fn copy(key: &'static str) -> Message<'static> {
    assert!(Words::english().say(key).to_string() != key, "there is no sentence {key}");
    Words::english().say(key)
}
