//! `/`, unless the installation has exactly one club: all clubs and their tournaments.

use askama::Template;

use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_tournament::Status;

use crate::announcements::page_text::AnnouncementFacts;
use crate::staged_events::summary::StagedEventCard;
use crate::ui::{
    page::{Link, Page, Visitor},
    tournament_header::TournamentHeader,
    translator::Translator,
};

/// `/`: all clubs and their tournaments.
#[derive(Template)]
#[template(path = "clubs/home.html")]
pub struct HomePage {
    page: Page,
    clubs: Vec<Link>,
    /// True if some clubs share their ratings.
    joint_ratings: bool,
    groups: Vec<TournamentGroup>,
    coming: Vec<AnnouncementFacts>,
    /// Events of several stages.
    events: Vec<StagedEventCard>,
    over: Vec<TournamentGroup>,
    /// True until the installation is set up.
    fresh: bool,
}

/// Tournaments in the same state.
pub struct TournamentGroup {
    pub title: String,
    pub heads: Vec<TournamentHeader>,
}

impl HomePage {
    /// Builds the page from clubs and tournaments, the latest first.
    pub fn new<'a>(
        visitor: &Visitor,
        clubs: &[Club],
        snapshots: impl IntoIterator<Item = &'a TournamentSnapshot>,
        coming: &[Announcement],
        fresh: bool,
        club_version: ClubVersion,
    ) -> Self {
        let (groups, over) = groups(visitor.words, snapshots);
        let facts = |announcement: &Announcement| {
            let club = clubs.iter().find(|club| club.id == announcement.club_id)?;
            Some(AnnouncementFacts::of(visitor.words, club, announcement))
        };
        let link = |club: &Club| Link { href: format!("/c/{}", club.slug), text: club.name.to_string() };
        Self {
            page: Page::new(visitor, visitor.words.say("home-title")).with_live_stream("/live", club_version),
            clubs: clubs.iter().map(link).collect(),
            joint_ratings: clubs.iter().any(|club| club.joint_ratings),
            coming: coming.iter().filter_map(facts).collect(),
            events: Vec::new(),
            groups,
            over,
            fresh,
        }
    }

    /// Adds events of several stages, the latest first.
    #[must_use]
    pub fn with_events(self, events: Vec<StagedEventCard>) -> Self {
        Self { events, ..self }
    }
}

/// Splits the tournaments into running or ready ones and finished ones; the page puts the announcements between them.
pub fn groups<'a>(
    words: Translator,
    snapshots: impl IntoIterator<Item = &'a TournamentSnapshot>,
) -> (Vec<TournamentGroup>, Vec<TournamentGroup>) {
    let heads: Vec<TournamentHeader> =
        snapshots.into_iter().map(|snapshot| TournamentHeader::new(words, snapshot)).collect();
    let group = |title: &'static str, is_in: fn(Status) -> bool| TournamentGroup {
        title: words.say(title).into(),
        heads: heads.iter().filter(|head| is_in(head.status)).cloned().collect(),
    };
    let now = vec![
        group("home-running", |status| matches!(status, Status::Running | Status::PlayOff)),
        group("home-ready", |status| status == Status::Ready),
    ];
    let there = |groups: Vec<TournamentGroup>| {
        groups.into_iter().filter(|group| !group.heads.is_empty()).collect::<Vec<_>>()
    };
    (there(now), there(vec![group("home-finished", Status::is_over)]))
}
