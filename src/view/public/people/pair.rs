//! `/c/{club}/players/{player}/with/{other}`: a head-to-head of two people.

use askama::Template;

use super::{PersonLink, everybody, of_hundred};
use crate::live::{ClubVersion, HeadToHeadSnapshot};
use crate::store::clubs::Club;
use crate::view::public::season::{link, place_of};
use crate::view::public::{Link, bar};
use crate::view::{Page, Visitor};

/// The page at `/c/{club}/players/{player}/with/{other}`.
#[derive(Template)]
#[template(path = "people/pair.html")]
pub struct PairPage {
    page: Page,
    people: Link,
    pair: (PersonLink, PersonLink),
    /// The figures that compare the two.
    against: Vec<PairFigure>,
    /// Hands played against each other.
    hands: u32,
    /// Hands as partners, how many of them were won, and the percentage.
    together: Option<(u32, u32, u32)>,
    evenings: Vec<PairEvening>,
}

/// A figure for each of the two.
struct PairFigure {
    /// Message key.
    what: &'static str,
    /// The two values, each with its bar.
    both: ((u32, u32), (u32, u32)),
}

/// An evening that both attended.
struct PairEvening {
    tournament: Link,
    starts: String,
    places: (String, String),
}

impl PairPage {
    /// Builds the page of a head-to-head.
    pub fn new(
        visitor: &Visitor,
        club: &Club,
        shown: &HeadToHeadSnapshot,
        club_version: ClubVersion,
    ) -> Self {
        let (w, both) = (visitor.words, &shown.both);
        let (one, other) = &shown.pair;
        let pair = (PersonLink::new(w, club, one), PersonLink::new(w, club, other));
        let title = w.say("pair-title").with("one", pair.0.name.as_str()).with("other", pair.1.name.as_str());
        let figure = |what, (one, other): (u32, u32)| PairFigure {
            what,
            both: ((one, bar(one, one.max(other))), (other, bar(other, one.max(other)))),
        };
        let ahead = both.ahead();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let evening = |shared: &crate::tournament::SharedEvening| {
            let (header, evening) = shown.evenings.get(shared.evening)?;
            Some(PairEvening {
                tournament: link(header),
                starts: w.moment(header.starts_at, club.time_zone),
                places: (
                    place_of(w, shared.places.0.place, evening),
                    place_of(w, shared.places.1.place, evening),
                ),
            })
        };
        let (hands, won) = both.together;
        Self {
            page: Page::new(visitor, title).following(format!("{}/live", visitor.path), club_version),
            people: everybody(w, club),
            pair,
            against: vec![
                figure("pair-ahead", (count(ahead.0), count(ahead.1))),
                figure("pair-won", both.won),
            ],
            hands: both.against,
            together: (hands > 0).then(|| (hands, won, of_hundred(won, hands))),
            evenings: both.evenings.iter().rev().filter_map(evening).collect(),
        }
    }
}
