//! Offers for the named people: the formats that fit, each with its duration and end.

use chrono::{DateTime, Utc};
use strum::IntoEnumIterator;

use lastcard_tournament::forecast::{TournamentLength, over_limit_permille};
use lastcard_tournament::{Format, Headcount, LengthChoice, MethodId, Setup, formats_for};

use crate::forecast::{DurationText, at_limit_text, duration};
use crate::tournament_form::{
    fields::{FORMAT, HOW_LONG, SCORING},
    pasted::PastedReview,
    problems::FieldProblems,
    reading::FormReader,
    similar_names::SimilarName,
};
use crate::ui::{form::Form, translator::Translator};

pub struct NamesReview {
    pub players: usize,
    pub teams: usize,
    /// The people named, from whom follows which formats suit them.
    pub party: Headcount,
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
            party,
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

    /// Formats what would make a format possible; `None` if it suits the people named, or if nobody is named.
    pub fn misfit_text(&self, format: Format, words: Translator) -> Option<String> {
        let misfit = self.party.misfit(format).filter(|_| !self.is_empty())?;
        Some(words.fault(&misfit).to_string())
    }
}

/// Durations of the tournament in the form, with some fields replaced.
pub struct DurationEstimates<'a> {
    pub reader: &'a FormReader<'a>,
    pub form: &'a Form,
    pub party: usize,
    pub words: Translator,
}

/// The setup of the form, and its length for the people named.
pub struct Estimate {
    pub setup: Setup,
    pub length: TournamentLength,
}

impl DurationEstimates<'_> {
    /// Returns the setup and length for this format and, if given, this choice of length. `None` if the format does not suit the people.
    pub fn estimate(&self, format: Format, choice: Option<LengthChoice>) -> Option<Estimate> {
        if self.party == 0 {
            return None;
        }
        let mut form = self.form.clone();
        form.set(FORMAT.name, format.to_string());
        let method = form.value(SCORING.name).parse::<MethodId>().ok();
        if method.is_none_or(|method| !format.scorings().contains(&method)) {
            form.set(SCORING.name, format.scorings().first().map(ToString::to_string).unwrap_or_default());
        }
        if let Some(choice) = choice {
            form.set(HOW_LONG.name, choice.to_string());
        }
        let entrants = if format.has_teams() { 2 } else { self.party };
        let setup = self.reader.setup(&form, Some(entrants), &mut FieldProblems::default())?;
        let length = TournamentLength::of(&setup, self.party)?;
        Some(Estimate { setup, length })
    }

    /// Formats the duration and the end of a format.
    pub fn duration_text(&self, format: Format) -> Option<String> {
        let length = self.estimate(format, None)?.length;
        Some(duration(length, self.starts_at(), self.reader.pace, self.reader.zone, self.words))
    }

    /// Formats the parts of a duration; `None` if only the organiser ends the tournament.
    pub fn text_of(&self, told: &Estimate) -> Option<DurationText> {
        DurationText::new(told.length, self.starts_at(), self.reader.pace, self.reader.zone, self.words)
    }

    /// Returns the start, if it is valid.
    pub fn starts_at(&self) -> Option<DateTime<Utc>> {
        self.reader.starts_at(self.form, &mut FieldProblems::default())
    }

    /// Formats a sentence about how often the schedule ends with everybody at the limit, if that can happen.
    pub fn at_limit_text(&self) -> Option<String> {
        let setup = self.reader.setup(self.form, Some(self.party), &mut FieldProblems::default())?;
        Some(at_limit_text(over_limit_permille(&setup, self.party)?, self.words))
    }
}
