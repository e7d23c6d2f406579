//! `/t/{slug}` of an announcement: its public facts and the link to the sign-up list.

use askama::Template;
use chrono::{DateTime, Utc};

use lastcard_club::{Publication, SignUpState};
use lastcard_snapshots::ClubVersion;
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_tournament::forecast::TournamentLength;

use crate::forecast::{duration, likely_end};
use crate::print::address::PrintedAddress;
use crate::rules;
use crate::ui::{
    page::{Link, Page, Visitor},
    share::ShareLink,
    translator::Translator,
};

/// `/t/{slug}` before the tournament begins.
#[derive(Template)]
#[template(path = "announcements/page.html")]
pub struct AnnouncementPage {
    page: Page,
    facts: AnnouncementFacts,
    /// This page, to pass on.
    link: ShareLink,
    state: SignUpState,
}

/// `/t/{slug}/poster`: a printed announcement with the sign-up address as a QR code.
#[derive(Template)]
#[template(path = "announcements/poster.html")]
pub struct PosterPage {
    page: Page,
    facts: AnnouncementFacts,
    takes_names: bool,
    /// The address of the sign-up form.
    link: ShareLink,
    local: PrintedAddress,
}

/// The public facts of an announcement.
#[derive(Debug, Clone)]
pub struct AnnouncementFacts {
    pub slug: String,
    pub name: String,
    pub club: Link,
    /// Start time in the club's time zone.
    pub starts: String,
    pub place: Option<String>,
    pub about: Option<String>,
    /// Format and scoring.
    pub played: String,
    pub rules: Link,
    /// Expected duration with all places taken.
    pub takes: Option<String>,
    /// Expected end, by the same estimate.
    pub ends_at: Option<DateTime<Utc>>,
    /// Number of places left, or of people on the waiting list.
    pub places: String,
    pub is_full: bool,
    pub is_called_off: bool,
}

impl AnnouncementFacts {
    pub fn of(words: Translator, club: &Club, announcement: &Announcement) -> Self {
        let (setup, length) = (&announcement.setup, length(announcement));
        let ends_at = length.and_then(|length| likely_end(length, announcement.starts_at, club.pace));
        let end = |at| words.say("room-ends").with("time", words.time_of_day(at, club.time_zone)).to_string();
        let takes = |length| duration(length, Some(announcement.starts_at), club.pace, club.time_zone, words);
        let open = announcement.format_open.then_some("format-open".to_owned());
        let format = words.say(open.unwrap_or_else(|| format!("format-{}", setup.format()))).to_string();
        let scoring = words.say(format!("scoring-{}", setup.method().id())).to_string();
        Self {
            slug: announcement.slug.clone(),
            name: announcement.name.to_string(),
            club: Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            starts: words.date_time(announcement.starts_at, club.time_zone),
            place: announcement.place.as_ref().map(ToString::to_string),
            about: announcement.about.as_ref().map(ToString::to_string),
            played: words.say("public-facts").with("format", format).with("scoring", scoring).into(),
            rules: rules::page::link(words, setup.rules().preset()),
            takes: if announcement.format_open { ends_at.map(end) } else { length.map(takes) },
            ends_at,
            places: places(words, announcement),
            is_full: announcement.places_left() == 0,
            is_called_off: announcement.state == Publication::CalledOff,
        }
    }

    /// Returns time, place, format and the places left on one line.
    pub fn in_a_sentence(&self, words: Translator) -> String {
        let last = if self.is_called_off {
            words.say("announcement-called-off").to_string()
        } else {
            self.places.clone()
        };
        let parts = [Some(self.starts.clone()), self.place.clone(), Some(self.played.clone()), Some(last)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// Estimates the length with all places taken.
fn length(announcement: &Announcement) -> Option<TournamentLength> {
    let size = *announcement.setup.format().team_size().start();
    let players = usize::try_from(announcement.places).ok()?.checked_mul(size)?;
    TournamentLength::of(&announcement.setup, players)
}

fn places(words: Translator, announcement: &Announcement) -> String {
    if announcement.is_unlimited() && announcement.places_left() > 0 {
        return words.say("announcement-places-open").with("names", announcement.names).to_string();
    }
    let unit = if announcement.setup.format().has_teams() { "teams" } else { "players" };
    let (left, waiting) = (announcement.places_left(), announcement.waiting());
    let key = if left > 0 { format!("announcement-places-{unit}") } else { "announcement-full".to_owned() };
    words.say(key).with("left", left).with("places", announcement.places).with("waiting", waiting).to_string()
}

/// Says for organisers how many have signed up, how many places there are, and how many wait.
pub fn signed_up(words: Translator, announcement: &Announcement) -> String {
    let key = if announcement.is_unlimited() { "announcement-signed-up" } else { "announcement-taken" };
    words
        .say(key)
        .with("names", announcement.names - announcement.waiting())
        .with("places", announcement.places)
        .with("waiting", announcement.waiting())
        .to_string()
}

impl AnnouncementPage {
    pub fn new(
        visitor: &Visitor,
        club: &Club,
        announcement: &Announcement,
        state: SignUpState,
        club_version: ClubVersion,
    ) -> Self {
        let facts = AnnouncementFacts::of(visitor.words, club, announcement);
        let stream = format!("/t/{}/live", announcement.slug);
        let page = Page::new(visitor, facts.name.as_str()).with_live_stream(stream, club_version);
        Self {
            link: ShareLink::new(&page, &format!("/t/{}", announcement.slug), facts.name.as_str()),
            page,
            facts,
            state,
        }
    }

    /// Returns the reason why the sign-up list is closed; `None` while it is open.
    fn refusal(&self) -> Option<String> {
        refusal(self.page.words(), self.state)
    }
}

/// Returns the reason why the sign-up list is closed; `None` while it is open.
pub fn refusal(words: Translator, state: SignUpState) -> Option<String> {
    let key = match state {
        SignUpState::Open => return None,
        SignUpState::Closed => "sign-up-closed",
        SignUpState::Begun => "sign-up-begun",
        SignUpState::Over => "sign-up-over",
        SignUpState::CalledOff => "sign-up-called-off",
    };
    Some(words.say(key).to_string())
}

impl PosterPage {
    /// Builds the poster with the address that was chosen for it.
    pub fn new(
        visitor: &Visitor,
        club: &Club,
        announcement: &Announcement,
        takes_names: bool,
        local: PrintedAddress,
    ) -> Self {
        let words = visitor.words;
        let url = local.url(&format!("/t/{}/sign-up", announcement.slug));
        Self {
            link: ShareLink { url, title: announcement.name.to_string() },
            page: Page::new(visitor, words.say("poster-of").with("name", announcement.name.as_str())),
            facts: AnnouncementFacts::of(words, club, announcement),
            local,
            takes_names,
        }
    }
}

/// Address of the form that makes a tournament of an announcement, or an event if more have signed up than a tournament takes.
pub fn draw_up_url(announcement: &Announcement) -> String {
    let made = if announcement.needs_event() { "events" } else { "tournaments" };
    format!("/organise/{made}/new?fixture={}", announcement.slug)
}
