//! The name that a tournament gets from its date, until the organiser writes another one.

use chrono::NaiveDate;

use lastcard_store::tournaments::Header;
use lastcard_tournament::{Zone, date};

use crate::tournament_form::fields::{DATE, NAME, NAMED};
use crate::ui::{dated_name::name_of_day, form::Form, translator::Translator};

/// Fills in the name from the date of the form. A name of the organiser's own stays, and so does a form that does not say which it is.
pub fn name_by_date(form: &mut Form, words: Translator) {
    let is_own = !form.has_field(NAMED) || form.value(NAME.name) != form.value(NAMED);
    let day = date::parse_day(form.value(DATE.name)).ok();
    if let Some(name) = day.filter(|_| !is_own).map(|day| name_of_day(words, day)) {
        form.set(NAME.name, name.clone());
        form.set(NAMED, name);
    }
}

/// Lets the form of another tournament like this one take its name from the new date, if this one has its name from its date.
pub fn rename_by_date(form: &mut Form, before: &Header, zone: Zone, words: Translator) {
    let day: NaiveDate = before.starts_at.with_timezone(&zone).date_naive();
    if before.name.as_str() == name_of_day(words, day) {
        form.set(NAMED, before.name.as_str());
        name_by_date(form, words);
    }
}
