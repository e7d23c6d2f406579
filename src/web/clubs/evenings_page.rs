//! `/c/{club}/evenings`: all tournaments of a club, those to come, and its seasons.

use askama::Template;

use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_store::seasons::Season;

use crate::announcements::page_text::AnnouncementFacts;
use crate::clubs::{
    home_page::{TournamentGroup, groups},
    tabs::ClubTabs,
};
use crate::staged_events::summary::StagedEventCard;
use crate::ui::page::{Link, Page, Visitor};

#[derive(Template)]
#[template(path = "clubs/evenings.html")]
pub struct EveningsPage {
    page: Page,
    tabs: ClubTabs,
    seasons: Vec<Link>,
    groups: Vec<TournamentGroup>,
    coming: Vec<AnnouncementFacts>,
    /// Events of several stages.
    events: Vec<StagedEventCard>,
    over: Vec<TournamentGroup>,
}

impl EveningsPage {
    /// Builds the page from the club's tournaments and seasons, the latest first.
    pub fn new<'a>(
        visitor: &Visitor,
        (club, tabs): (&Club, ClubTabs),
        seasons: &[Season],
        coming: &[Announcement],
        snapshots: impl IntoIterator<Item = &'a TournamentSnapshot>,
        club_version: ClubVersion,
    ) -> Self {
        let stream = format!("/c/{}/evenings/live", club.slug);
        let (groups, over) = groups(visitor.words, snapshots);
        let season = |season: &Season| Link {
            href: format!("/c/{}/seasons/{}", club.slug, season.slug),
            text: season.name.to_string(),
        };
        Self {
            page: Page::new(visitor, visitor.words.say("season-evenings"))
                .with_live_stream(stream, club_version),
            tabs,
            seasons: seasons.iter().map(season).collect(),
            coming: coming.iter().map(|one| AnnouncementFacts::of(visitor.words, club, one)).collect(),
            events: Vec::new(),
            groups,
            over,
        }
    }

    /// Adds the events of several stages, the latest first.
    #[must_use]
    pub fn with_events(self, events: Vec<StagedEventCard>) -> Self {
        Self { events, ..self }
    }
}
