//! `/` and `/c/{club}`: the lists of tournaments.

use askama::Template;

use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_store::seasons::Season;
use lastcard_tournament::Status;

use crate::announcements::page_text::AnnouncementFacts;
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
    over: Vec<TournamentGroup>,
    /// True until the installation is set up.
    fresh: bool,
}

/// `/c/{club}`: one club and its tournaments.
#[derive(Template)]
#[template(path = "clubs/page.html")]
pub struct ClubPage {
    page: Page,
    seasons: Vec<Link>,
    groups: Vec<TournamentGroup>,
    coming: Vec<AnnouncementFacts>,
    over: Vec<TournamentGroup>,
}

/// Tournaments at the same stage.
struct TournamentGroup {
    title: String,
    heads: Vec<TournamentHeader>,
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
            groups,
            over,
            fresh,
        }
    }
}

impl ClubPage {
    /// Builds a club's page from its tournaments, the latest first.
    pub fn new<'a>(
        visitor: &Visitor,
        club: &Club,
        seasons: &[Season],
        coming: &[Announcement],
        snapshots: impl IntoIterator<Item = &'a TournamentSnapshot>,
        club_version: ClubVersion,
    ) -> Self {
        let stream = format!("/c/{}/live", club.slug);
        let (groups, over) = groups(visitor.words, snapshots);
        let season = |season: &Season| Link {
            href: format!("/c/{}/seasons/{}", club.slug, season.slug),
            text: season.name.to_string(),
        };
        Self {
            seasons: seasons.iter().map(season).collect(),
            page: Page::new(visitor, club.name.as_str()).with_live_stream(stream, club_version),
            coming: coming.iter().map(|one| AnnouncementFacts::of(visitor.words, club, one)).collect(),
            groups,
            over,
        }
    }
}

/// Splits the tournaments into running or ready ones and finished ones; the page puts the announcements between them.
fn groups<'a>(
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
