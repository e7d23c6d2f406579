//! What is offered to those who are named: the formats that fit, with how long each takes and when it ends.

use strum::IntoEnumIterator;

use super::fields::{FORMAT, HANDS_PER_BLOCK, SCORING};
use super::near::NearName;
use super::problems::FieldProblems;
use super::reading::FormReader;
use crate::tournament::forecast::{HowLong, nobody_under_limit};
use crate::tournament::{Format, MethodId, offered};
use crate::view::organise::forecast::{duration, ends_at_limit};
use crate::view::organise::pasted::PastedShown;
use crate::view::{Form, Words};

/// What the names come to.
pub(super) struct Naming {
    /// How many are named.
    pub(super) players: usize,
    /// How many teams of them were named as such.
    pub(super) teams: usize,
    /// Whether more was left out of what was pasted than empty lines and spaces.
    pub(super) tidied: bool,
    /// Who was understood, what was left out, and what is asked about it.
    pub(super) shown: PastedShown,
    /// The formats, those that fit first.
    pub(super) formats: Vec<Format>,
    /// How many of them fit.
    pub(super) fitting: usize,
    /// Names about which somebody is asked.
    pub(super) near: Vec<NearName>,
}

impl Naming {
    /// What the names of a form come to.
    pub(super) fn of(reader: &FormReader<'_>, form: &Form, w: Words) -> Self {
        let party = reader.party(form);
        let mut formats = if party.players() == 0 { Format::iter().collect() } else { offered(&party) };
        let fitting = formats.len();
        for format in Format::iter() {
            if !formats.contains(&format) {
                formats.push(format);
            }
        }
        let pasted = reader.pasted(form);
        Self {
            players: party.players(),
            teams: party.teams.len(),
            tidied: pasted.tidied,
            shown: PastedShown::new(&pasted, reader.understood(form), w),
            near: reader.near(form, form.value(FORMAT.name).parse().unwrap_or(Format::Team)),
            formats,
            fitting,
        }
    }

    /// Whether nobody is named yet.
    pub(super) fn is_empty(&self) -> bool {
        self.players == 0
    }
}

/// How long what the form describes takes, with other fields in place of its own.
pub(super) struct Lengths<'a> {
    pub(super) reader: &'a FormReader<'a>,
    pub(super) form: &'a Form,
    pub(super) party: usize,
    pub(super) w: Words,
}

impl Lengths<'_> {
    /// In words, with the end on the clock: of this format, with these hands a block where they are given.
    pub(super) fn say(&self, format: Format, hands_per_block: Option<&str>) -> Option<String> {
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
        let length = HowLong::of(&setup, self.party)?;
        let starts_at = self.reader.starts_at(&form, &mut FieldProblems::default());
        Some(duration(length, starts_at, self.reader.pace, self.reader.zone, self.w))
    }

    /// Sentence on how often the schedule ends with everybody at the limit, where that may happen.
    pub(super) fn at_limit(&self) -> Option<String> {
        let setup = self.reader.setup(self.form, Some(self.party), &mut FieldProblems::default())?;
        Some(ends_at_limit(nobody_under_limit(&setup, self.party)?, self.w))
    }
}
