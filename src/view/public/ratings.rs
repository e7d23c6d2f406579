//! `/c/{club}/ratings`, and those of a season: how strong people are, as far as their hands tell.

use askama::Template;

use super::Link;
use super::people::PersonLink;
use crate::live::{Edition, RatingPicture};
use crate::store::RosterId;
use crate::store::clubs::Club;
use crate::tournament::RatingLine;
use crate::view::{Page, Visitor, Words};

/// `/c/{club}/ratings`, and `/c/{club}/seasons/{season}/ratings`
#[derive(Template)]
#[template(path = "public/ratings.html")]
pub struct RatingsPage {
    page: Page,
    back: Link,
    is_season: bool,
    evenings: usize,
    lines: Vec<RatingRow>,
    provisional: Vec<RatingRow>,
}

/// One person's line.
struct RatingRow {
    rank: String,
    person: PersonLink,
    points: i32,
    margin: i32,
    hands: u32,
    /// Of a hundred hands with and against people who begin, how many are won.
    of_hundred: i32,
}

impl RatingsPage {
    /// The ratings of a club, or of one of its seasons.
    pub fn new(visitor: &Visitor, club: &Club, shown: &RatingPicture, edition: Edition) -> Self {
        let w = visitor.words;
        let back = match &shown.season {
            None => Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            Some(season) => Link {
                href: format!("/c/{}/seasons/{}", club.slug, season.slug),
                text: season.name.to_string(),
            },
        };
        let (settled, provisional): (Vec<_>, Vec<_>) =
            shown.lines.iter().partition(|line| !line.rating.is_provisional());
        let row = |line: &RatingLine<RosterId>| row(w, club, shown, line);
        let title = w.say("ratings-title").with("name", back.text.as_str());
        Self {
            page: Page::new(visitor, title).following(format!("{}/ratings/live", back.href), edition),
            is_season: shown.season.is_some(),
            evenings: shown.evenings,
            lines: settled.into_iter().map(row).collect(),
            provisional: provisional.into_iter().map(row).collect(),
            back,
        }
    }
}

fn row(w: Words, club: &Club, shown: &RatingPicture, line: &RatingLine<RosterId>) -> RatingRow {
    RatingRow {
        rank: w.rank(line.rank),
        person: PersonLink::of(w, club, shown.people.get(&line.person)),
        points: line.rating.points(),
        margin: line.rating.margin(),
        hands: line.rating.hands(),
        of_hundred: line.rating.of_hundred(),
    }
}
