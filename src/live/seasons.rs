//! What seasons come to.

use std::collections::BTreeMap;

use super::{
    CountedEvening, Live,
    people::{ShownPerson, people},
};
use lastcard_store::{
    ClubId, RosterId, StoreError, players,
    seasons::{self, Season},
    tournaments::Header,
};
use lastcard_tournament::SeasonTable;

/// A season with what everybody may know of it.
#[derive(Debug, PartialEq)]
pub struct SeasonPicture {
    /// Its name and its rules.
    pub season: Season,
    /// The evenings that count so far, in their order: the numbers of the table are places in here.
    pub evenings: Vec<CountedEvening>,
    /// What everybody may know of, and what does not count yet: it is still to come, or its results are withheld.
    pub coming: Vec<Header>,
    /// What it comes to.
    pub table: SeasonTable<RosterId>,
    /// Everybody with a line. Where one of the evenings shows names otherwise than in full, the season does so too.
    pub people: BTreeMap<RosterId, ShownPerson>,
}

impl Live {
    /// A season of a club as it stands. What is not listed is not in it, nor what is withheld.
    pub fn season(&self, club: &ClubId, slug: &str) -> Result<SeasonPicture, StoreError> {
        let season = seasons::by_slug(&self.store, club, slug)?;
        let (told, mut coming) = self.told(seasons::tournaments_of(&self.store, &season.id)?);
        let mut evenings = Vec::with_capacity(told.len());
        for (header, evening) in self.evenings_of(club, told)? {
            if evening.places.is_empty() {
                coming.push(header);
            } else {
                evenings.push((header, evening));
            }
        }
        let table = SeasonTable::of(&season.rules, evenings.iter().map(|(_, evening)| &**evening));
        let is_there = |id: &RosterId| table.lines.iter().any(|line| line.player == *id);
        let people = people(&players::list(&self.store, club)?, &evenings, is_there);
        Ok(SeasonPicture { season, evenings, coming, table, people })
    }
}
