//! The summary beside the form: what is chosen, and when it ends.

use lastcard_rules::Preset;
use lastcard_tournament::{Format, MethodId};

use crate::forecast::DurationText;
use crate::rules;
use crate::tournament_form::{
    fields::{FORMAT, RULES, SCORING},
    suggestions::{DurationEstimates, Estimate, NamesReview},
};
use crate::ui::{form::Form, translator::Translator};

pub struct Summary {
    /// The chosen format.
    pub format: Option<String>,
    /// What would make the format possible, if it does not suit the people named.
    pub misfit: Option<String>,
    /// Time of day of the start.
    pub start: Option<String>,
    /// The duration, unless only the organiser ends the tournament.
    pub takes: Option<DurationText>,
    /// Number of tables, and of players who sit out each block of a movement.
    pub tables: Option<(usize, usize)>,
    /// The scoring and the rules.
    pub agreed: Vec<String>,
}

impl Summary {
    pub fn of(naming: &NamesReview, lengths: &DurationEstimates<'_>) -> Self {
        let words = lengths.words;
        let format = lengths.form.value(FORMAT.name).parse::<Format>().ok();
        let told = format.and_then(|format| lengths.estimate(format, None));
        let is_movement = |told: &Estimate| told.setup.format().is_movement();
        Self {
            format: format.map(|format| words.say(format!("format-{format}")).to_string()),
            misfit: format.and_then(|format| naming.misfit_text(format, words)),
            start: lengths.starts_at().map(|at| words.time_of_day(at, lengths.reader.zone)),
            takes: told.as_ref().and_then(|told| lengths.text_of(told)),
            tables: told.filter(is_movement).map(|_| (naming.players / 4, naming.players % 4)),
            agreed: format.map(|format| agreed(format, lengths.form, words)).unwrap_or_default(),
        }
    }
}

/// Names the scoring and the rules of a form.
fn agreed(format: Format, form: &Form, words: Translator) -> Vec<String> {
    let chosen = form.value(SCORING.name).parse::<MethodId>().ok();
    let possible = format.scorings();
    let scoring = chosen.filter(|method| possible.contains(method)).or_else(|| possible.first().copied());
    let preset = form.value(RULES.name).parse::<Preset>().ok();
    let preset = preset.or_else(|| scoring.map(|scoring| format.default_preset(scoring)));
    let scoring = scoring.map(|scoring| words.say(format!("scoring-{scoring}")).to_string());
    scoring.into_iter().chain(preset.map(|preset| rules::page::link(words, preset).text)).collect()
}
