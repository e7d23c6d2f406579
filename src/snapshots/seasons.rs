//! Seasons with their tables.

use std::collections::BTreeMap;

use super::{
    CountedEvening, Snapshots,
    people::{PublicPlayer, people},
    staged_events::{name_events, with_whole_events},
};
use lastcard_club::SeasonTable;
use lastcard_store::{
    ClubId, RosterId, StoreError, players,
    seasons::{self, Season},
    staged_events::{self, StagedEventRecord},
    tournaments::Header,
};

/// A season as the public sees it.
#[derive(Debug, PartialEq)]
pub struct SeasonSnapshot {
    /// The name and the rules of the season.
    pub season: Season,
    /// Evenings that count so far, in order; the table refers to them by index.
    pub evenings: Vec<CountedEvening>,
    /// Evenings that do not count yet, because they are still to come or under embargo.
    pub coming: Vec<Header>,
    /// The table of the season.
    pub table: SeasonTable<RosterId>,
    /// Everybody in the table. If one of the evenings shows pseudonyms, so does the whole season.
    pub people: BTreeMap<RosterId, PublicPlayer>,
}

/// Returns the season that takes new tournaments, or else the latest; `seasons` has the latest first.
pub fn current_season(seasons: &[Season]) -> Option<&Season> {
    seasons.iter().find(|season| season.takes_new).or(seasons.first())
}

impl Snapshots {
    /// Returns the tournaments of a season, with all those of an event of which one belongs to it.
    pub(super) fn tournaments_of_season(
        &self,
        season: &Season,
        events: &[StagedEventRecord],
    ) -> Result<Vec<Header>, StoreError> {
        Ok(with_whole_events(events, seasons::tournaments_of(&self.store, &season.id)?))
    }

    /// Returns a season of a club with its current table. Unlisted tournaments and those under embargo are
    /// left out.
    pub fn season(&self, club: &ClubId, slug: &str) -> Result<SeasonSnapshot, StoreError> {
        let season = seasons::by_slug(&self.store, club, slug)?;
        let events = staged_events::list(&self.store, club)?;
        let (told, mut coming) = self.split_by_embargo(self.tournaments_of_season(&season, &events)?);
        let mut evenings = Vec::with_capacity(told.len());
        for (header, evening) in self.join_events(&events, self.evenings_of(club, told)?)? {
            if evening.places.is_empty() {
                coming.push(header);
            } else {
                evenings.push((header, evening));
            }
        }
        coming = name_events(&events, coming);
        let table = SeasonTable::of(&season.rules, evenings.iter().map(|(_, evening)| &**evening));
        let is_there = |id: &RosterId| table.lines.iter().any(|line| line.player == *id);
        let people = people(&players::list(&self.store, club)?, &evenings, is_there);
        Ok(SeasonSnapshot { season, evenings, coming, table, people })
    }
}
