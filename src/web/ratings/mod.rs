//! Ratings: the public list, and the plot of one person’s rating.

pub mod plot;

use actix_web::web;
use askama::Template;

use lastcard_club::{ProfileVisibility, RatingLine};
use lastcard_snapshots::{ClubVersion, JointRatings, RatingSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;

use crate::app::{error::Error, state::AppState};
use crate::clubs::tabs::ClubTabs;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::{AllClubs, ClubSubject},
};
use crate::profiles::links::PersonLink;
use crate::ui::{
    message::join_names,
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// The page at `/c/{club}/ratings`, `/c/{club}/seasons/{season}/ratings` and `/ratings`.
#[derive(Template)]
#[template(path = "ratings/page.html")]
pub struct RatingsPage {
    page: Page,
    back: Link,
    /// Tabs of the club, unless the ratings are those of a season or of all clubs.
    tabs: Option<ClubTabs>,
    /// Message key of the sentence that states the evenings that count.
    counts: &'static str,
    evenings: usize,
    lines: Vec<RatingRow>,
    provisional: Vec<RatingRow>,
}

struct RatingRow {
    rank: String,
    person: PersonLink,
    /// The person's clubs, in the joint ratings.
    clubs: Option<String>,
    points: i32,
    margin: i32,
    hands: u32,
    /// Expected wins per hundred hands with and against beginners.
    of_hundred: i32,
}

impl RatingsPage {
    /// Builds the ratings of a club, or of one of its seasons.
    pub fn new(visitor: &Visitor, club: &Club, shown: &RatingSnapshot, club_version: ClubVersion) -> Self {
        let words = visitor.words;
        let back = match &shown.season {
            None => Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            Some(season) => Link {
                href: format!("/c/{}/seasons/{}", club.slug, season.slug),
                text: season.name.to_string(),
            },
        };
        let title = words.say("ratings-title").with("name", back.text.as_str());
        let page =
            Page::new(visitor, title).with_live_stream(format!("{}/ratings/live", back.href), club_version);
        let counts = if shown.season.is_some() { "ratings-how-season" } else { "ratings-how-club" };
        Self::from_lines(page, back, counts, shown.evenings, &shown.lines, |line| {
            row(words, club, shown, line)
        })
    }

    /// Builds the joint ratings of all clubs that take part.
    pub fn of_all_clubs(visitor: &Visitor, shown: &JointRatings, club_version: ClubVersion) -> Self {
        let words = visitor.words;
        let back = Link { href: "/".to_owned(), text: words.say("nav-tournaments").to_string() };
        let page = Page::new(visitor, words.say("joint-ratings-title"))
            .with_live_stream("/ratings/live", club_version);
        Self::from_lines(page, back, "ratings-how-joint", shown.evenings, &shown.lines, |line| {
            joint_row(words, shown, line)
        })
    }

    fn from_lines(
        page: Page,
        back: Link,
        counts: &'static str,
        evenings: usize,
        lines: &[RatingLine<RosterId>],
        row: impl Fn(&RatingLine<RosterId>) -> RatingRow,
    ) -> Self {
        let (provisional, settled): (Vec<_>, Vec<_>) =
            lines.iter().partition(|line| line.rating.is_provisional());
        let rows = |lines: Vec<&RatingLine<RosterId>>| lines.into_iter().map(&row).collect();
        Self {
            page,
            back,
            tabs: None,
            counts,
            evenings,
            lines: rows(settled),
            provisional: rows(provisional),
        }
    }
}

fn row(words: Translator, club: &Club, shown: &RatingSnapshot, line: &RatingLine<RosterId>) -> RatingRow {
    rating_row(words, line, PersonLink::from_option(words, club, shown.people.get(&line.person)), None)
}

fn joint_row(words: Translator, shown: &JointRatings, line: &RatingLine<RosterId>) -> RatingRow {
    let known = shown.people.get(&line.person).map(Vec::as_slice).unwrap_or_default();
    let open =
        known.iter().find(|(_, person)| person.openness > ProfileVisibility::Nothing).or(known.first());
    let person = open.map_or_else(PersonLink::default, |(club, person)| PersonLink::new(words, club, person));
    let clubs = join_names(known.iter().map(|(club, _)| club.name.to_string()));
    rating_row(words, line, person, Some(clubs))
}

fn rating_row(
    words: Translator,
    line: &RatingLine<RosterId>,
    person: PersonLink,
    clubs: Option<String>,
) -> RatingRow {
    RatingRow {
        rank: words.rank(line.rank),
        person,
        clubs,
        points: line.rating.points(),
        margin: line.rating.margin(),
        hands: line.rating.hands(),
        of_hundred: line.rating.wins_per_hundred(),
    }
}

/// `/c/{club}/ratings`, or the ratings of the season with this slug.
#[derive(Debug, Clone)]
pub struct LiveRatings(pub Option<String>);

impl LiveRatings {
    pub fn of_season(path: web::Path<(String, String)>) -> (String, Self) {
        let (club, season) = path.into_inner();
        (club, Self(Some(season.to_lowercase())))
    }
}

impl LivePage for LiveRatings {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        match &self.0 {
            None => subject.path("/ratings"),
            Some(season) => subject.path(&format!("/seasons/{season}/ratings")),
        }
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let ratings = state.snapshots.ratings(&club.id, self.0.as_deref())?;
        let tabs = self.0.is_none().then(|| ClubTabs::of(&state.store, &club)).transpose()?;
        let page = RatingsPage::new(visitor, &club, &ratings, subject.version);
        Ok(RatingsPage { tabs, ..page }.render()?)
    }
}

/// `/ratings`: joint ratings of all clubs that take part.
#[derive(Debug, Clone, Copy)]
pub struct LiveJointRatings;

impl LivePage for LiveJointRatings {
    type Subject = AllClubs;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, _: &AllClubs) -> String {
        "/ratings".to_owned()
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &AllClubs) -> Result<String, Error> {
        let ratings = state.snapshots.joint_ratings()?;
        Ok(RatingsPage::of_all_clubs(visitor, &ratings, subject.0).render()?)
    }
}
