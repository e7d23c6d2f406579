//! Reads a form into a tournament that can be drawn up.

use std::str::FromStr;

use chrono::{DateTime, Utc};
use rand::Rng;

use lastcard_club::EntrantOrder;
use lastcard_store::players::RosterPlayer;
use lastcard_store::tournaments::{NewTournament, TournamentRecord};
use lastcard_tournament::date::{self, DateFault};
use lastcard_tournament::{Format, Lineup, Name, Pace, Place, Setup, SetupKeys, Tournament, Zone, excerpt};

use crate::tournament_form::{
    fields::{DATE, ENTRANTS, FORMAT, Field, NAME, OCCURRENCE, ORDER, TIME},
    form::{ORDERS, TournamentForm},
    local_time::{self, Occurrence},
    problems::{FieldFault, FieldProblem, FieldProblems},
};
use crate::ui::{form::Form, numbers::normalise_number};

/// The context in which a form is read.
pub struct FormReader<'a> {
    /// The zone of typed dates and times.
    pub zone: Zone,
    /// The club's pace, which limits what fits into an evening.
    pub pace: Pace,
    /// The club's players, some of whom are ticked.
    pub roster: &'a [RosterPlayer],
    /// The saved draft, which keeps what the form does not show.
    pub before: Option<&'a TournamentRecord>,
    /// The present time, used for an example of a date.
    pub now: DateTime<Utc>,
}

impl FormReader<'_> {
    /// Reads the tournament that the form describes, and draws an order by lot.
    ///
    /// # Errors
    /// Every problem, field by field.
    pub fn read_tournament(
        &self,
        form: &Form,
        rng: &mut impl Rng,
    ) -> Result<NewTournament, Vec<FieldProblem>> {
        self.read(form)?.into_tournament(self.roster, self.before, rng)
    }

    pub(crate) fn read(&self, form: &Form) -> Result<TournamentForm, Vec<FieldProblem>> {
        let mut problems = FieldProblems::default();
        let name = Name::parse(form.value(NAME.name)).map_err(|fault| FieldFault::Domain(fault.into()));
        let name = problems.ok_or_report(NAME, name);
        let starts_at = self.starts_at(form, &mut problems);
        let lineup = self.lineup(form, &mut problems);
        let setup = self.setup(form, lineup.as_ref().map(|lineup| lineup.entrants().len()), &mut problems);
        let order = problems.ok_or_report(ORDER, order(form));
        let whole = || {
            Some(TournamentForm {
                name: name?,
                starts_at: starts_at?,
                setup: setup?,
                lineup: lineup?,
                order: order?,
            })
        };
        problems.into_result(whole())
    }

    /// Reads the start and the setup of an announcement, for this number of entrants. The form has the fields of a
    /// tournament's, except for the names.
    ///
    /// # Errors
    /// Every problem, field by field.
    pub fn read_announcement(
        &self,
        form: &Form,
        entrants: Option<u32>,
    ) -> Result<(DateTime<Utc>, Setup), Vec<FieldProblem>> {
        let mut problems = FieldProblems::default();
        let starts_at = self.starts_at(form, &mut problems);
        let entrants = entrants.and_then(|entrants| usize::try_from(entrants).ok());
        let setup = self.setup(form, entrants, &mut problems);
        problems.into_result(starts_at.zip(setup))
    }

    /// Reads the start.
    ///
    /// # Errors
    /// The problems of date and time.
    pub fn read_start(&self, form: &Form) -> Result<DateTime<Utc>, Vec<FieldProblem>> {
        let mut problems = FieldProblems::default();
        let starts_at = self.starts_at(form, &mut problems);
        problems.into_result(starts_at)
    }

    pub(crate) fn starts_at(&self, form: &Form, problems: &mut FieldProblems) -> Option<DateTime<Utc>> {
        let date =
            date::parse_day(form.value(DATE.name)).map_err(|fault| match (form.value(DATE.name), fault) {
                (_, DateFault::Year(fault)) => FieldFault::Domain(fault.into()),
                (given, DateFault::NoDate) if given.trim().is_empty() => FieldFault::DateMissing,
                (given, DateFault::NoDate) => {
                    let example = self.now.with_timezone(&self.zone).format("%Y-%m-%d").to_string();
                    FieldFault::DateMalformed { given: shorten(given), example }
                }
            });
        let time = match (form.value(TIME.name).trim(), local_time::time(form.value(TIME.name))) {
            ("", None) => Err(FieldFault::TimeMissing),
            (given, None) => Err(FieldFault::TimeMalformed { given: shorten(given) }),
            (_, Some(time)) => Ok(time),
        };
        let (date, time) = (problems.ok_or_report(DATE, date), problems.ok_or_report(TIME, time));
        let which = Occurrence::parse(form.value(OCCURRENCE.name));
        let moment = local_time::local_to_utc(date?.and_time(time?), which, self.zone);
        problems.ok_or_report(TIME, moment.map_err(FieldFault::Time))
    }

    /// Reads the entrants: the typed names, followed by ticked players who are not typed.
    fn lineup(&self, form: &Form, problems: &mut FieldProblems) -> Option<Lineup> {
        let format: Format = form.value(FORMAT.name).parse().ok()?;
        let lineup = self.read_names(form, format, problems)?;
        if lineup.names().next().is_none() {
            problems.add(ENTRANTS, FieldFault::EntrantsMissing { needed: *format.players().start() });
            return None;
        }
        self.report_similar_names(form, format, problems);
        problems.ok_or_report_all(check_fits(format, &lineup)).map(|()| lineup)
    }
}

/// Checks that the format takes these entrants, whatever else is wrong with the form.
fn check_fits(format: Format, lineup: &Lineup) -> Result<(), Vec<lastcard_tournament::Problem>> {
    let keys = SetupKeys { format: Some(format.to_string()), ..SetupKeys::default() };
    let name = Name::parse("-").map_err(|fault| vec![Place::root().fault(fault)])?;
    Tournament::draw_up(name, Setup::parse(&keys)?, lineup.entrants()).map(drop)
}

fn order(form: &Form) -> Result<EntrantOrder, FieldFault> {
    let order = ORDERS.into_iter().find(|(word, _)| *word == form.value(ORDER.name));
    order.map(|(_, order)| order).ok_or(FieldFault::ChoiceMissing)
}

pub fn choice<T: FromStr>(form: &Form, field: Field) -> Result<T, FieldFault> {
    form.value(field.name).parse().map_err(|_| FieldFault::ChoiceMissing)
}

/// Parses a whole number; `None` if the field is empty, which means its default.
pub fn number(form: &Form, field: Field, example: &'static str) -> Result<Option<u64>, FieldFault> {
    match form.value(field.name).trim() {
        "" => Ok(None),
        typed => normalise_number(typed)
            .parse()
            .map(Some)
            .map_err(|_| FieldFault::NotANumber { given: shorten(typed), example }),
    }
}

/// Cuts typed text short enough for a sentence.
pub fn shorten(typed: &str) -> String {
    excerpt(typed.trim(), 40)
}
