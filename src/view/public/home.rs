//! `/` and `/c/{club}`: the tournaments there are.

use askama::Template;

use super::{Head, Link};
use crate::live::{Edition, Picture};
use crate::store::clubs::Club;
use crate::store::seasons::Season;
use crate::tournament::Status;
use crate::view::{Page, Visitor, Words};

/// `/`: all clubs and their tournaments.
#[derive(Template)]
#[template(path = "public/home.html")]
pub struct HomePage {
    page: Page,
    clubs: Vec<Link>,
    groups: Vec<TournamentGroup>,
    /// Whether somebody has yet to set this installation up.
    fresh: bool,
}

/// `/c/{club}`: one club and its tournaments.
#[derive(Template)]
#[template(path = "public/club.html")]
pub struct ClubPage {
    page: Page,
    seasons: Vec<Link>,
    groups: Vec<TournamentGroup>,
}

/// Tournaments that are equally far.
struct TournamentGroup {
    title: String,
    heads: Vec<Head>,
}

impl HomePage {
    /// The page with these clubs and tournaments, the latest first.
    pub fn new<'a>(
        visitor: &Visitor,
        clubs: &[Club],
        pictures: impl IntoIterator<Item = &'a Picture>,
        fresh: bool,
        edition: Edition,
    ) -> Self {
        let link = |club: &Club| Link { href: format!("/c/{}", club.slug), text: club.name.to_string() };
        Self {
            page: Page::new(visitor, visitor.words.say("home-title")).following("/live", edition),
            clubs: clubs.iter().map(link).collect(),
            groups: groups(visitor.words, pictures),
            fresh,
        }
    }
}

impl ClubPage {
    /// The page of a club with its tournaments, the latest first.
    pub fn new<'a>(
        visitor: &Visitor,
        club: &Club,
        seasons: &[Season],
        pictures: impl IntoIterator<Item = &'a Picture>,
        edition: Edition,
    ) -> Self {
        let stream = format!("/c/{}/live", club.slug);
        let season = |season: &Season| Link {
            href: format!("/c/{}/seasons/{}", club.slug, season.slug),
            text: season.name.to_string(),
        };
        Self {
            seasons: seasons.iter().map(season).collect(),
            page: Page::new(visitor, club.name.as_str()).following(stream, edition),
            groups: groups(visitor.words, pictures),
        }
    }
}

fn groups<'a>(words: Words, pictures: impl IntoIterator<Item = &'a Picture>) -> Vec<TournamentGroup> {
    let heads: Vec<Head> = pictures.into_iter().map(|picture| Head::new(words, picture)).collect();
    let group = |title: &'static str, is_in: fn(Status) -> bool| TournamentGroup {
        title: words.say(title).into(),
        heads: heads.iter().filter(|head| is_in(head.status)).cloned().collect(),
    };
    let groups = [
        group("home-running", |status| matches!(status, Status::Running | Status::PlayOff)),
        group("home-ready", |status| status == Status::Ready),
        group("home-finished", Status::is_over),
    ];
    groups.into_iter().filter(|group| !group.heads.is_empty()).collect()
}
