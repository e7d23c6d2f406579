//! `/c/{club}/calendar.ics`: the tournaments of a club, for a calendar to follow.

use chrono::{DateTime, TimeDelta, Utc};
use icalendar::{Calendar, Component as _, Event, EventLike as _, EventStatus};

use super::address::encoded;
use super::feed::ended_at;
use super::preview::in_a_sentence;
use crate::live::Picture;
use crate::store::clubs::Club;
use crate::store::fixtures::Fixture;
use crate::view::Words;
use crate::view::public::FixtureFacts;

/// An evening, as long as it is not known better.
const EVENING: TimeDelta = TimeDelta::hours(3);

/// How soon calendars that follow are to look again.
const AGAIN: TimeDelta = TimeDelta::minutes(30);

/// The calendar of a club with its tournaments, which may be none.
pub fn calendar<'a>(
    words: Words,
    origin: &str,
    club: &Club,
    coming: &[Fixture],
    pictures: impl Iterator<Item = &'a Picture>,
) -> String {
    let mut calendar = Calendar::empty();
    for property in [("VERSION", "2.0"), ("PRODID", "-//Lastcard//Lastcard//EN"), ("CALSCALE", "GREGORIAN")] {
        calendar.append_property(property);
    }
    calendar.name(club.name.as_str()).ttl(&AGAIN);
    calendar.extend(coming.iter().map(|fixture| announced(words, origin, club, fixture)));
    calendar.extend(pictures.map(|picture| event(words, origin, picture)));
    calendar.done().to_string()
}

fn event(words: Words, origin: &str, picture: &Picture) -> Event {
    let header = picture.header();
    Event::new()
        .uid(&format!("{}@lastcard", header.id))
        // Not the moment of asking: the same calendar has to be the same file.
        .timestamp(picture.changed_at())
        .last_modified(picture.changed_at())
        .starts(header.starts_at)
        .ends(ends_at(picture))
        .summary(header.name.as_str())
        .description(&in_a_sentence(words, picture))
        .url(&encoded(&format!("{origin}/t/{}", header.slug)))
        .done()
}

/// A tournament that is to come.
fn announced(words: Words, origin: &str, club: &Club, fixture: &Fixture) -> Event {
    let facts = FixtureFacts::of(words, club, fixture);
    let changed_at = fixture.announced_at.unwrap_or(fixture.created_at);
    let mut event = Event::new();
    event
        .uid(&format!("{}@lastcard", fixture.id))
        .timestamp(changed_at)
        .sequence(u32::try_from(fixture.revision).unwrap_or_default())
        .starts(fixture.starts_at)
        .ends(fixture.starts_at + EVENING)
        .summary(&facts.name)
        .description(&facts.in_a_sentence(words))
        .url(&encoded(&format!("{origin}/t/{}", fixture.slug)));
    if let Some(place) = &facts.place {
        event.location(place);
    }
    if facts.is_called_off {
        event.status(EventStatus::Cancelled);
    }
    event.done()
}

/// When it was over; before, and where it was entered on another day than it was played, after an evening.
fn ends_at(picture: &Picture) -> DateTime<Utc> {
    let begins = picture.header().starts_at;
    let over = picture.status().is_over().then(|| ended_at(picture));
    let is_that_day = |end: &DateTime<Utc>| *end > begins && *end < begins + TimeDelta::days(1);
    over.filter(is_that_day).unwrap_or(begins + EVENING)
}
