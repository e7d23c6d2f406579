//! The pages about people: everybody in a club, one person, and head-to-heads.

use lastcard_club::ProfileVisibility;
use lastcard_snapshots::PublicPlayer;
use lastcard_store::clubs::Club;

use crate::seasons::texts::display_name;
use crate::ui::{page::Link, translator::Translator};

/// A name, linked to the person's page if there is one.
#[derive(Default)]
pub struct PersonLink {
    pub name: String,
    pub href: Option<String>,
}

impl PersonLink {
    /// Returns an empty link for a person who no longer exists.
    pub fn from_option(words: Translator, club: &Club, person: Option<&PublicPlayer>) -> Self {
        person.map_or_else(Self::default, |person| Self::new(words, club, person))
    }

    pub fn new(words: Translator, club: &Club, person: &PublicPlayer) -> Self {
        let has_page = person.openness > ProfileVisibility::Nothing;
        Self { name: display_name(words, person), href: has_page.then(|| address(club, person)) }
    }
}

pub fn address(club: &Club, person: &PublicPlayer) -> String {
    format!("/c/{}/players/{}", club.slug, person.address)
}

pub fn people_link(words: Translator, club: &Club) -> Link {
    Link { href: format!("/c/{}/players", club.slug), text: words.say("club-people-title").to_string() }
}

/// Returns the percentage of hands won, rounded.
pub fn percent_won(won: u32, hands: u32) -> u32 {
    (won * 100 + hands / 2).checked_div(hands).unwrap_or_default()
}
