//! The choices of a field, with their names, hints and durations.

use lastcard_tournament::{Format, HandsPerBlock};

use crate::tournament_form::{
    fields::{FORMAT, Field},
    suggestions::{DurationEstimates, NamesReview},
};
use crate::ui::{form::Form, page::Link, translator::Translator};

/// A choice, with what helps to choose it.
pub struct FieldChoice {
    pub id: String,
    pub name: String,
    pub line: String,
    pub chosen: bool,
    /// Duration and end.
    pub time: Option<String>,
    /// What would make it possible, if it does not suit the people named.
    pub misfit: Option<String>,
    /// Link to the page that explains the option.
    pub about: Option<Link>,
}

/// Returns the choices of a field, with their names and hints.
pub fn choices(
    form: &Form,
    words: Translator,
    field: Field,
    prefix: &str,
    ids: impl IntoIterator<Item = String>,
) -> Vec<FieldChoice> {
    ids.into_iter()
        .map(|id| FieldChoice {
            name: words.say(format!("{prefix}-{id}")).to_string(),
            line: words.say(format!("{prefix}-{id}-line")).to_string(),
            chosen: form.has(field.name, &id),
            about: None,
            time: None,
            misfit: None,
            id,
        })
        .collect()
}

/// Returns the formats, those that suit the people named first, each with its duration or with what it lacks.
pub fn formats(naming: &NamesReview, lengths: &DurationEstimates<'_>) -> Vec<FieldChoice> {
    let ids = naming.formats.iter().map(ToString::to_string);
    let choices = choices(lengths.form, lengths.words, FORMAT, "format", ids);
    let told = |(choice, format): (FieldChoice, &Format)| FieldChoice {
        time: lengths.duration_text(*format),
        misfit: naming.misfit_text(*format, lengths.words),
        ..choice
    };
    choices.into_iter().zip(&naming.formats).map(told).collect()
}

/// Returns the numbers of hands in a block, as value and label, the usual one first.
pub fn block_lengths(words: Translator) -> Vec<(String, String)> {
    let lengths = [HandsPerBlock::Four, HandsPerBlock::Two, HandsPerBlock::One].map(HandsPerBlock::get);
    let label = |hands: u32| words.say(format!("draft-hands-per-block-{hands}")).to_string();
    lengths.map(|hands| (hands.to_string(), label(hands))).into()
}
