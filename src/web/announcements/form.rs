//! The form of an announcement: filling it in and reading it.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};

use lastcard_club::{Notice, Recurrence};
use lastcard_store::announcements::{Announcement, NewAnnouncement};
use lastcard_tournament::staged_event::MOST_ENTRANTS;
use lastcard_tournament::{Format, Name, Pace, Setup, ShortText, Zone, date, evening_plan};

use crate::tournament_form::{
    prefill::{is_usual_evening, with_setup, with_start},
    problems::FieldProblem,
    reading::FormReader,
};
use crate::ui::{
    dated_name::redate,
    form::Form,
    numbers::{normalise_number, to_ascii_digits},
    translator::Translator,
};

/// Number of dates that a series starts with, until another one is typed.
const USUAL_TIMES: &str = "4";

/// The checkbox that opens the sign-up list.
pub const TAKES_NAMES: &str = "takes_names";
const YES: &str = "yes";

/// Value that selects a block length to suit an evening with all places taken.
pub const FIT_TO_EVENING: &str = "evening";

/// Value of the format that leaves it to the evening.
pub const OPEN_FORMAT: &str = "open";

/// The day for which the name in the form was made, as `YYYY-MM-DD`: a date in the name follows the field of the date.
pub const NAMED_FOR: &str = "named_for";

/// What a new announcement is filled in with.
pub struct NewEvening<'a> {
    pub name: String,
    /// On the club's clocks.
    pub starts: NaiveDateTime,
    pub place: Option<&'a str>,
    pub limit: Option<u32>,
    pub about: Option<&'a str>,
    /// `None` leaves the format open.
    pub setup: Option<&'a Setup>,
}

pub fn new_announcement_form(evening: &NewEvening<'_>) -> Form {
    let day = evening.starts.format("%Y-%m-%d").to_string();
    let form = evening.setup.map_or_else(open_format_form, |setup| with_setup(Form::default(), setup));
    form.with("name", evening.name.as_str())
        .with(NAMED_FOR, day.as_str())
        .with("date", day)
        .with("time", evening.starts.format("%H:%M").to_string())
        .with("place", evening.place.unwrap_or_default())
        .with("about", evening.about.unwrap_or_default())
        .with("places", evening.limit.map(|limit| limit.to_string()).unwrap_or_default())
        .with("times", USUAL_TIMES)
        .with(TAKES_NAMES, YES)
}

/// Fills in an evening whose format is decided by who comes, under the usual rules.
fn open_format_form() -> Form {
    let usual = [
        ("format", OPEN_FORMAT),
        ("hands_per_block", FIT_TO_EVENING),
        ("rounds", "1"),
        ("scoring", "std"),
        ("rules", "usual"),
        ("values", "usual"),
    ];
    usual.into_iter().fold(Form::default(), |form, (field, value)| form.with(field, value))
}

pub fn saved_announcement_form(announcement: &Announcement, zone: Zone, pace: Pace) -> Form {
    let mut form = with_start(with_setup(Form::default(), &announcement.setup), announcement.starts_at, zone)
        .with("revision", announcement.revision.to_string())
        .with("name", announcement.name.as_str())
        .with("place", announcement.place.as_ref().map(ToString::to_string).unwrap_or_default())
        .with("about", announcement.about.as_ref().map(ToString::to_string).unwrap_or_default())
        .with("places", announcement.limit().map(|limit| limit.to_string()).unwrap_or_default());
    let day = form.value("date").to_owned();
    form.set(NAMED_FOR, day);
    if announcement.format_open {
        form.set("format", OPEN_FORMAT);
    }
    if is_usual_evening(&announcement.setup, announcement.places, pace) {
        form.set("hands_per_block", FIT_TO_EVENING);
        form.set("rounds", "1");
        form.set("blocks", "");
    }
    if announcement.takes_names {
        form = form.with(TAKES_NAMES, YES);
    }
    form
}

/// Reads the announcements, one per day. `None` if anything is wrong, with the errors in the form.
pub fn read_announcements(
    form: &mut Form,
    reader: &FormReader<'_>,
    words: Translator,
) -> Option<Vec<NewAnnouncement>> {
    let name = form.read("name", words, Name::parse);
    let place = form.read("place", words, ShortText::parse);
    let about = form.read("about", words, Notice::parse);
    let places = places(form, words);
    let format_open = form.value("format") == OPEN_FORMAT;
    let agreed = match reader.read_announcement(&fit_blocks(form, places, reader.pace), places) {
        Ok(agreed) => Some(agreed),
        Err(problems) => {
            add_problems(&problems, form, words);
            None
        }
    };
    let days = days(form, words);
    let (starts_at, setup) = agreed?;
    let days = days?;
    let all = starts_of(form, reader, &days, starts_at, words)?;
    let (name, places) = name.zip(places)?;
    let (place, about, takes_names) = (place?, about?, form.has_field(TAKES_NAMES));
    let named_for = date::parse_day(form.value(NAMED_FOR)).ok().or_else(|| days.first().copied())?;
    let announcement = |(starts_at, day)| NewAnnouncement {
        name: Name::parse(&redate(name.as_str(), named_for, day)).unwrap_or_else(|_| name.clone()),
        place: place.clone(),
        about: about.clone(),
        starts_at,
        setup: setup.clone(),
        format_open,
        places,
        takes_names,
    };
    form.is_valid().then(|| all.into_iter().zip(days).map(announcement).collect())
}

/// Sets blocks that fit into an evening, unless another length was chosen.
fn fit_blocks(form: &Form, places: Option<u32>, pace: Pace) -> Form {
    let mut form = form.clone();
    let Some(format) = format_of(&form) else { return form };
    if form.value("format") == OPEN_FORMAT {
        form.set("format", format.to_string());
        form.set("hands_per_block", FIT_TO_EVENING);
        form.set("rounds", "1");
        form.set("blocks", "");
    }
    if form.value("hands_per_block") != FIT_TO_EVENING {
        return form;
    }
    let players = places.or_else(|| max_entrants(format)).and_then(|places| usize::try_from(places).ok());
    let (hands, blocks) = evening_plan(format, players.unwrap_or_default(), pace);
    let chose_length =
        !form.value("blocks").trim().is_empty() || !["", "1"].contains(&form.value("rounds").trim());
    form.set("hands_per_block", hands.get().to_string());
    if let (Some(blocks), false) = (blocks, chose_length) {
        form.set("blocks", blocks.to_string());
    }
    form
}

fn max_entrants(format: Format) -> Option<u32> {
    u32::try_from(*format.entrants().end()).ok()
}

/// Returns the chosen format; for an open one the format that takes any number of players.
fn format_of(form: &Form) -> Option<Format> {
    match form.value("format") {
        OPEN_FORMAT => Some(Format::Individual),
        chosen => chosen.parse().ok(),
    }
}

/// Reads the number of places; an empty field means the maximum of the format.
fn places(form: &mut Form, words: Translator) -> Option<u32> {
    let format = format_of(form)?;
    let (fewest, usual) = format.entrants().into_inner();
    // More than sit down for one tournament play an event of several stages.
    let most = MOST_ENTRANTS;
    let typed = normalise_number(form.value("places"));
    let read = if typed.is_empty() { Ok(usual) } else { typed.parse::<usize>().map_err(|_| ()) };
    let read = read.and_then(|places| if (fewest..=most).contains(&places) { Ok(places) } else { Err(()) });
    let chosen = form.value("format").to_owned();
    let said = |(): &()| {
        let format = words.say(format!("format-{chosen}")).to_string();
        words
            .say("announcement-places-wrong")
            .with("format", format)
            .with("min", fewest)
            .with("max", most)
            .to_string()
    };
    form.ok_or_report("places", read, said).and_then(|places| u32::try_from(places).ok())
}

/// Reads the days, beginning with the typed date; without repetition there is only one.
fn days(form: &mut Form, words: Translator) -> Option<Vec<NaiveDate>> {
    let said = |(): &()| words.say("announcement-times-wrong").with("max", Recurrence::MAX_DATES).to_string();
    form.ok_or_report("times", read_repeat_count(form), said)?;
    Some(all_days(form)).filter(|days| !days.is_empty())
}

/// Reads the number of evenings. A number outside 2 to `Recurrence::MAX_DATES` is an error.
fn read_repeat_count(form: &Form) -> Result<u32, ()> {
    if form.value("repeat").parse::<Recurrence>().is_err() {
        return Ok(1);
    }
    let times = to_ascii_digits(form.value("times").trim()).parse::<u32>().ok();
    times.filter(|times| (2..=Recurrence::MAX_DATES).contains(times)).ok_or(())
}

/// Returns the days that can be read so far.
pub fn all_days(form: &Form) -> Vec<NaiveDate> {
    match (
        date::parse_day(form.value("date")),
        form.value("repeat").parse::<Recurrence>(),
        read_repeat_count(form),
    ) {
        (Ok(first), Ok(repeat), Ok(times)) => repeat.days(first, times).collect(),
        (Ok(first), ..) => vec![first],
        (Err(_), ..) => Vec::new(),
    }
}

/// Returns the start on each day, at the same local time.
fn starts_of(
    form: &mut Form,
    reader: &FormReader<'_>,
    days: &[NaiveDate],
    first: DateTime<Utc>,
    words: Translator,
) -> Option<Vec<DateTime<Utc>>> {
    let mut all = vec![first];
    for day in days.iter().skip(1) {
        let mut of_day = form.clone();
        of_day.set("date", day.format("%Y-%m-%d").to_string());
        match reader.read_start(&of_day) {
            Ok(starts_at) => all.push(starts_at),
            Err(problems) => {
                add_problems(&problems, form, words);
                return None;
            }
        }
    }
    Some(all)
}

fn add_problems(problems: &[FieldProblem], form: &mut Form, words: Translator) {
    for problem in problems {
        problem.add_to_form(form, words);
    }
}
