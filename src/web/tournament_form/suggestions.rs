//! Offers for the named people: the formats that fit, each with its duration and end.

use strum::IntoEnumIterator;

use lastcard_tournament::forecast::{TournamentLength, over_limit_permille};
use lastcard_tournament::{Format, MethodId, formats_for};

use crate::forecast::{at_limit_text, duration};
use crate::tournament_form::{
    fields::{FORMAT, HANDS_PER_BLOCK, SCORING},
    pasted::PastedReview,
    problems::FieldProblems,
    reading::FormReader,
    similar_names::SimilarName,
};
use crate::ui::{form::Form, translator::Translator};

pub struct NamesReview {
    pub players: usize,
    pub teams: usize,
    /// True if more than empty lines and spaces was removed from the pasted text.
    pub tidied: bool,
    /// Names understood, text left out, and questions about it.
    pub shown: PastedReview,
    /// The formats, those that fit first.
    pub formats: Vec<Format>,
    /// Number of formats that fit.
    pub fitting: usize,
    /// Names to ask about.
    pub near: Vec<SimilarName>,
}

impl NamesReview {
    pub fn of(reader: &FormReader<'_>, form: &Form, words: Translator) -> Self {
        let party = reader.party(form);
        let mut formats = if party.players() == 0 { Format::iter().collect() } else { formats_for(&party) };
        let fitting = formats.len();
        for format in Format::iter() {
            if !formats.contains(&format) {
                formats.push(format);
            }
        }
        let pasted = reader.read_pasted(form);
        Self {
            players: party.players(),
            teams: party.teams.len(),
            tidied: pasted.tidied,
            shown: PastedReview::new(&pasted, reader.parsed_lines(form), words),
            near: reader.similar_names(form, form.value(FORMAT.name).parse().unwrap_or(Format::Team)),
            formats,
            fitting,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.players == 0
    }
}

/// Durations of the tournament in the form, with some fields replaced.
pub struct DurationEstimates<'a> {
    pub reader: &'a FormReader<'a>,
    pub form: &'a Form,
    pub party: usize,
    pub words: Translator,
}

impl DurationEstimates<'_> {
    /// Formats the duration and the end, for this format and, if given, these hands per block.
    pub fn duration_text(&self, format: Format, hands_per_block: Option<&str>) -> Option<String> {
        if self.party == 0 {
            return None;
        }
        let mut form = self.form.clone();
        form.set(FORMAT.name, format.to_string());
        let method = form.value(SCORING.name).parse::<MethodId>().ok();
        if method.is_none_or(|method| !format.scorings().contains(&method)) {
            form.set(SCORING.name, format.scorings().first().map(ToString::to_string).unwrap_or_default());
        }
        if let Some(hands) = hands_per_block {
            form.set(HANDS_PER_BLOCK.name, hands);
        }
        let entrants = if format.has_teams() { 2 } else { self.party };
        let setup = self.reader.setup(&form, Some(entrants), &mut FieldProblems::default())?;
        let length = TournamentLength::of(&setup, self.party)?;
        let starts_at = self.reader.starts_at(&form, &mut FieldProblems::default());
        Some(duration(length, starts_at, self.reader.pace, self.reader.zone, self.words))
    }

    /// Formats a sentence about how often the schedule ends with everybody at the limit, if that can happen.
    pub fn at_limit_text(&self) -> Option<String> {
        let setup = self.reader.setup(self.form, Some(self.party), &mut FieldProblems::default())?;
        Some(at_limit_text(over_limit_permille(&setup, self.party)?, self.words))
    }
}
