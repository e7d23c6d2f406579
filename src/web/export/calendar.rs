//! `/c/{club}/calendar.ics`: a club's tournaments as a calendar to subscribe to.

use chrono::{DateTime, TimeDelta, Utc};
use icalendar::{Calendar, Component as _, Event, EventLike as _, EventStatus};

use lastcard_snapshots::{StagedEventSnapshot, TournamentSnapshot};
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_store::staged_events::StagedEventRecord;
use lastcard_tournament::date::clamp_year;
use lastcard_tournament::forecast::TournamentLength;

use crate::announcements::page_text::AnnouncementFacts;
use crate::export::{address::encode_url, feed::ended_at as over_at, preview::summary};
use crate::forecast::likely_end;
use crate::staged_events::summary::StagedEventCard;
use crate::ui::translator::Translator;

/// Assumed length of an evening if there is no estimate.
const DEFAULT_LENGTH: TimeDelta = TimeDelta::hours(3);

/// Refresh interval suggested to subscribed calendars.
const REFRESH_INTERVAL: TimeDelta = TimeDelta::minutes(30);

/// Builds a club's calendar from its announcements, its events of several stages, and its other tournaments, each with the announcement
/// that it came from.
pub fn calendar<'a>(
    words: Translator,
    origin: &str,
    club: &Club,
    (coming, events): (&[Announcement], &[StagedEventSnapshot]),
    snapshots: impl Iterator<Item = (&'a TournamentSnapshot, Option<&'a Announcement>)>,
) -> String {
    let mut calendar = Calendar::empty();
    for property in [("VERSION", "2.0"), ("PRODID", "-//Lastcard//Lastcard//EN"), ("CALSCALE", "GREGORIAN")] {
        calendar.append_property(property);
    }
    calendar.name(club.name.as_str()).ttl(&REFRESH_INTERVAL);
    calendar.extend(coming.iter().map(|announcement| announcement_event(words, origin, club, announcement)));
    calendar.extend(events.iter().map(|shown| staged_event(words, origin, club, shown)));
    let records = || events.iter().map(|shown| &shown.record);
    let snapshots =
        snapshots.filter(|(snapshot, _)| StagedEventRecord::is_outside(records(), &snapshot.header().id));
    calendar.extend(snapshots.map(|(snapshot, announced)| event(words, origin, snapshot, announced)));
    calendar.done().to_string()
}

fn event(
    words: Translator,
    origin: &str,
    snapshot: &TournamentSnapshot,
    announced: Option<&Announcement>,
) -> Event {
    let header = snapshot.header();
    let id = announced.map_or(header.id.as_str(), |announcement| announcement.id.as_str());
    let changes = [snapshot.outcome_changed_at(), announced.map(|announcement| announcement.changed_at)];
    let changed_at = changes.into_iter().flatten().fold(snapshot.changed_at(), DateTime::max);
    // An announcement no longer changes once it has begun, so from then on the sum grows only with the tournament's revision.
    let revision = announced.map_or(0, |announcement| announcement.revision).saturating_add(header.revision);
    let mut event = new_event(id, revision, changed_at);
    event
        .starts(header.starts_at)
        .summary(header.name.as_str())
        .description(&summary(words, snapshot))
        .url(&encode_url(&format!("{origin}/t/{}", header.slug)));
    if let Some(place) = announced.and_then(|announcement| announcement.place.as_ref()) {
        event.location(place.as_str());
    }
    finish_event(event, header.starts_at, ends_at(snapshot))
}

/// One event for all tournaments: its end and the time of its last change are the latest of theirs.
fn staged_event(words: Translator, origin: &str, club: &Club, shown: &StagedEventSnapshot) -> Event {
    let (record, summary) = (&shown.record, StagedEventCard::of(words, club, shown));
    let changes = shown.snapshots.iter().flat_map(|own| [Some(own.changed_at()), own.outcome_changed_at()]);
    let changed_at = changes.flatten().fold(record.created_at, DateTime::max);
    let revisions = shown.snapshots.iter().map(|own| own.header().revision);
    let mut event =
        new_event(record.id.as_str(), revisions.fold(record.revision, i32::saturating_add), changed_at);
    event
        .starts(record.starts_at)
        .summary(&summary.link.text)
        .url(&encode_url(&format!("{origin}{}", summary.link.href)));
    if let Some(state) = &summary.state {
        event.description(state);
    }
    let ends_at = shown.snapshots.iter().map(|own| ends_at(own)).fold(record.starts_at, DateTime::max);
    finish_event(event, record.starts_at, ends_at)
}

fn announcement_event(words: Translator, origin: &str, club: &Club, announcement: &Announcement) -> Event {
    let facts = AnnouncementFacts::of(words, club, announcement);
    let mut event = new_event(announcement.id.as_str(), announcement.revision, announcement.changed_at);
    event
        .starts(announcement.starts_at)
        .summary(&facts.name)
        .description(&facts.in_a_sentence(words))
        .url(&encode_url(&format!("{origin}/t/{}", announcement.slug)));
    if let Some(place) = &facts.place {
        event.location(place);
    }
    if facts.is_called_off {
        event.status(EventStatus::Cancelled);
    }
    finish_event(
        event,
        announcement.starts_at,
        facts.ends_at.unwrap_or(announcement.starts_at + DEFAULT_LENGTH),
    )
}

/// Starts the event for an evening. The event keeps its id from the announcement to the end (RFC 5545, 3.8.4.7) and contains the time of
/// its last change.
fn new_event(id: &str, revision: i32, changed_at: DateTime<Utc>) -> Event {
    let mut event = Event::new();
    event
        .uid(&format!("{id}@lastcard"))
        // Without a `METHOD`, DTSTAMP is the time of the last change (3.8.7.2), not of the request: the same calendar gives the same file.
        .timestamp(changed_at)
        .last_modified(changed_at)
        .sequence(u32::try_from(revision).unwrap_or_default());
    event
}

/// Finishes the event. Calendars have no five-digit years, and an event with an end must have a duration.
fn finish_event(mut event: Event, starts_at: DateTime<Utc>, ends_at: DateTime<Utc>) -> Event {
    let ends_at = clamp_year(ends_at);
    if ends_at > starts_at {
        event.ends(ends_at);
    }
    event.done()
}

/// Returns the actual end or, before it, the expected one. If the results were entered on another day or there is
/// no estimate, the end is the start plus [`DEFAULT_LENGTH`].
fn ends_at(snapshot: &TournamentSnapshot) -> DateTime<Utc> {
    let begins = snapshot.header().starts_at;
    let end = if snapshot.status().is_over() {
        let is_that_day = |end: &DateTime<Utc>| *end > begins && *end < begins + TimeDelta::days(1);
        Some(over_at(snapshot)).filter(is_that_day)
    } else {
        let tournament = snapshot.tournament();
        let length = TournamentLength::of(tournament.setup(), tournament.players().count());
        length.and_then(|length| likely_end(length, begins, snapshot.club.pace))
    };
    end.unwrap_or(begins + DEFAULT_LENGTH)
}
