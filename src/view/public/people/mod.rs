//! The pages of people: everybody of a club, one person, and two against each other.

mod club;
mod pair;
mod person;
mod rating_plot;

pub use club::ClubPeoplePage;
pub use pair::PairPage;
pub use person::PersonPage;

use super::Link;
use super::season::called;
use crate::live::ShownPerson;
use crate::store::clubs::Club;
use crate::tournament::Openness;
use crate::view::Words;

/// A name, with the address of the person's page where there is one.
#[derive(Default)]
pub(super) struct PersonLink {
    pub(super) name: String,
    pub(super) href: Option<String>,
}

impl PersonLink {
    /// Of somebody who may be gone by now.
    pub(super) fn of(w: Words, club: &Club, person: Option<&ShownPerson>) -> Self {
        person.map_or_else(Self::default, |person| Self::new(w, club, person))
    }

    pub(super) fn new(w: Words, club: &Club, person: &ShownPerson) -> Self {
        let has_page = person.openness > Openness::Nothing;
        Self { name: called(w, person), href: has_page.then(|| address(club, person)) }
    }
}

fn address(club: &Club, person: &ShownPerson) -> String {
    format!("/c/{}/players/{}", club.slug, person.address)
}

/// The link to the list of everybody.
fn everybody(w: Words, club: &Club) -> Link {
    Link { href: format!("/c/{}/players", club.slug), text: w.say("club-people-title").to_string() }
}

/// How many of a hundred.
pub(super) fn of_hundred(won: u32, hands: u32) -> u32 {
    (won * 100 + hands / 2).checked_div(hands).unwrap_or_default()
}
