//! `/c/{club}/players/{player}/with/{other}`: a head-to-head between two people.

use askama::Template;

use lastcard_snapshots::{ClubVersion, HeadToHeadSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;

use crate::app::{error::Error, state::AppState};
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::profiles::links::{PersonLink, people_link, percent_won};
use crate::seasons::texts::{link, place_of};
use crate::ui::page::{Link, Page, Visitor, bar};

/// The page at `/c/{club}/players/{player}/with/{other}`.
#[derive(Template)]
#[template(path = "profiles/head_to_head.html")]
pub struct HeadToHeadPage {
    page: Page,
    people: Link,
    pair: (PersonLink, PersonLink),
    against: Vec<PairFigure>,
    /// Hands played against each other.
    hands: u32,
    /// Hands as partners, how many of them were won, and the percentage.
    together: Option<(u32, u32, u32)>,
    evenings: Vec<PairEvening>,
}

struct PairFigure {
    /// Message key.
    what: &'static str,
    /// The two values, each with its bar.
    both: ((u32, u32), (u32, u32)),
}

/// An evening in which both took part.
struct PairEvening {
    tournament: Link,
    starts: String,
    places: (String, String),
}

impl HeadToHeadPage {
    pub fn new(
        visitor: &Visitor,
        club: &Club,
        shown: &HeadToHeadSnapshot,
        club_version: ClubVersion,
    ) -> Self {
        let (words, both) = (visitor.words, &shown.both);
        let (one, other) = &shown.pair;
        let pair = (PersonLink::new(words, club, one), PersonLink::new(words, club, other));
        let title =
            words.say("pair-title").with("one", pair.0.name.as_str()).with("other", pair.1.name.as_str());
        let figure = |what, (one, other): (u32, u32)| PairFigure {
            what,
            both: ((one, bar(one, one.max(other))), (other, bar(other, one.max(other)))),
        };
        let ahead = both.evenings_ahead();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let evening = |shared: &lastcard_club::SharedEvening| {
            let (header, evening) = shown.evenings.get(shared.evening)?;
            Some(PairEvening {
                tournament: link(header),
                starts: words.date_time(header.starts_at, club.time_zone),
                places: (
                    place_of(words, shared.places.0.place, evening),
                    place_of(words, shared.places.1.place, evening),
                ),
            })
        };
        let (hands, won) = both.together;
        Self {
            page: Page::new(visitor, title).with_live_stream(format!("{}/live", visitor.path), club_version),
            people: people_link(words, club),
            pair,
            against: vec![
                figure("pair-ahead", (count(ahead.0), count(ahead.1))),
                figure("pair-won", both.won),
            ],
            hands: both.against,
            together: (hands > 0).then(|| (hands, won, percent_won(won, hands))),
            evenings: both.evenings.iter().rev().filter_map(evening).collect(),
        }
    }
}

/// `/c/{club}/players/{player}/with/{other}`
#[derive(Debug, Clone)]
pub struct LiveHeadToHead(pub RosterId, pub RosterId);

impl LivePage for LiveHeadToHead {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/players/{}/with/{}", self.0, self.1))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let both = state.snapshots.head_to_head(&club.id, &self.0, &self.1)?;
        Ok(HeadToHeadPage::new(visitor, &club, &both, subject.version).render()?)
    }
}
