//! The form of a season: filling it in and reading it.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use lastcard_club::{SeasonKeys, SeasonRules, SeasonSpan};
use lastcard_store::TournamentId;
use lastcard_store::seasons::NewSeason;
use lastcard_tournament::Name;

use crate::ui::{form::Form, numbers::to_ascii_digits, translator::Translator};

pub fn form_from_rules(rules: &SeasonRules) -> Form {
    let keys = rules.keys();
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let list = |list: Vec<u64>| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let form = Form::default()
        .with("count", keys.count.unwrap_or_default())
        .with("points", keys.points.map(list).unwrap_or_default())
        .with("best", number(keys.best))
        .with("least", number(keys.least));
    let ties = keys.ties.unwrap_or_default();
    TIE_FIELDS.iter().zip(ties).fold(form, |form, (field, tie)| form.with(field, tie))
}

/// Fields of the tie-breaks, in order.
const TIE_FIELDS: [&str; 3] = ["tie_1", "tie_2", "tie_3"];

/// Adds the fields for all evenings of a span of days.
#[must_use]
pub fn with_span(form: Form, span: SeasonSpan) -> Form {
    form.with("from", span.from().to_string()).with("until", span.until().to_string())
}

/// A season as the form describes it.
pub struct SeasonInput {
    pub season: NewSeason,
    /// Days whose evenings belong to the season, in place of those that are ticked.
    pub span: Option<SeasonSpan>,
}

/// Reads a season. `None` if anything is wrong, with the errors in the form.
pub fn read_season(form: &mut Form, words: Translator) -> Option<SeasonInput> {
    let name = form.read("name", words, Name::parse);
    let mut number = |field: &'static str| {
        let typed = to_ascii_digits(form.value(field).trim());
        let read = (!typed.is_empty()).then(|| typed.parse::<u64>()).transpose();
        form.ok_or_report(field, read, |_| words.say("season-no-number").to_string()).flatten()
    };
    let (best, least) = (number("best"), number("least"));
    let points = points(form, words);
    let ties =
        TIE_FIELDS.iter().map(|field| form.value(field).to_owned()).filter(|tie| !tie.is_empty()).collect();
    // A list left over from another choice is not an error.
    let points = points.filter(|_| form.value("count") == "places");
    let keys = SeasonKeys {
        count: Some(form.value("count").to_owned()).filter(|count| !count.is_empty()),
        points,
        best,
        least,
        ties: Some(ties),
    };
    let rules = match SeasonRules::parse(&keys) {
        Ok(rules) => Some(rules),
        Err(problems) => {
            for problem in problems {
                let place = problem.place.to_string();
                let field = place.split(['[', '.']).next().unwrap_or_default().to_owned();
                form.add_error(&field, words.fault(&problem.fault));
            }
            None
        }
    };
    let tournaments: BTreeSet<TournamentId> =
        form.all("tournaments").map(|id| TournamentId::from(id.to_owned())).collect();
    let takes_new = form.has_field("takes_new");
    // Scripts that only tick evenings send no choice.
    let span = if form.value("evenings") == "dates" { read_span(form, words) } else { None };
    let (name, rules) = name.zip(rules).filter(|_| form.is_valid())?;
    Some(SeasonInput { season: NewSeason { name, rules, takes_new, tournaments }, span })
}

fn read_span(form: &mut Form, words: Translator) -> Option<SeasonSpan> {
    let mut day = |field: &str| {
        let read = to_ascii_digits(form.value(field).trim()).parse::<NaiveDate>();
        form.ok_or_report(field, read, |_| words.say("season-no-date").to_string())
    };
    let (from, until) = (day("from"), day("until"));
    let span = SeasonSpan::new(from?, until?).ok_or(());
    form.ok_or_report("until", span, |()| words.say("season-until-first").to_string())
}

/// Reads numbers separated by commas or spaces.
fn points(form: &mut Form, w: Translator) -> Option<Vec<u64>> {
    let typed = to_ascii_digits(form.value("points"));
    let words = typed.split(|c: char| c == ',' || c == ';' || c == '·' || c.is_whitespace());
    let words = words.filter(|word| !word.is_empty());
    let read: Result<Vec<u64>, _> = words.map(str::parse).collect();
    let points = form.ok_or_report("points", read, |_| w.say("season-no-list").to_string())?;
    (!points.is_empty()).then_some(points)
}
