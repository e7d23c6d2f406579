//! Ratings of the people in a club. After a change, ratings are recomputed only from the first evening that
//! changed.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{
    CountedEvening, Snapshots,
    people::{PublicPlayer, people},
};
use lastcard_club::{EveningResults, RatedHand, RatingLine, Ratings};
use lastcard_store::{
    ClubId, RosterId, SeasonId, StoreError, players,
    seasons::{self, Season},
    staged_events,
};

/// The evenings that a list of ratings is based on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum RatingScope {
    /// All evenings of a club.
    Club(ClubId),
    /// Evenings of a club that show full names.
    Named(ClubId),
    /// Evenings of a season; later evenings do not affect its ratings.
    Season(SeasonId),
}

/// An evening, with the ratings after it.
#[derive(Debug, Clone)]
pub(super) struct RatedEvening {
    evening: Arc<EveningResults<RosterId>>,
    /// True if the evening had rated hands.
    told: bool,
    pub(super) after: Arc<Ratings<RosterId>>,
}

/// Rated evenings in the order of play.
#[derive(Debug, Default)]
pub(super) struct RatedEvenings(Mutex<HashMap<RatingScope, Vec<RatedEvening>>>);

impl RatedEvenings {
    fn lock(&self) -> MutexGuard<'_, HashMap<RatingScope, Vec<RatedEvening>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A list of ratings as the public sees it.
#[derive(Debug, PartialEq)]
pub struct RatingSnapshot {
    /// The season of the evenings, or `None` for the whole club.
    pub season: Option<Season>,
    /// Everybody who has played a rated hand.
    pub lines: Vec<RatingLine<RosterId>>,
    /// The people in the list.
    pub people: BTreeMap<RosterId, PublicPlayer>,
    /// Number of evenings that count.
    pub evenings: usize,
}

impl Snapshots {
    /// Returns the ratings of a club or, given its address, of a season. Unlisted tournaments and those under
    /// embargo do not count.
    pub fn ratings(&self, club: &ClubId, season: Option<&str>) -> Result<RatingSnapshot, StoreError> {
        let season = season.map(|slug| seasons::by_slug(&self.store, club, slug)).transpose()?;
        let (list, evenings) = if let Some(season) = &season {
            let events = staged_events::list(&self.store, club)?;
            let (told, _) = self.split_by_embargo(self.tournaments_of_season(season, &events)?);
            (RatingScope::Season(season.id.clone()), self.evenings_of(club, told)?)
        } else {
            (RatingScope::Club(club.clone()), self.evenings_of_club(club)?)
        };
        let rated = self.rate_evenings(list, &evenings);
        let lines = rated.last().map(|evening| evening.after.lines()).unwrap_or_default();
        let is_there = |id: &RosterId| lines.iter().any(|line| line.person == *id);
        let people = people(&players::list(&self.store, club)?, &evenings, is_there);
        let evenings = rated.iter().filter(|evening| evening.told).count();
        Ok(RatingSnapshot { season, lines, people, evenings })
    }

    /// Returns the ratings after each of these evenings. Ratings before the first change are reused.
    pub(super) fn rate_evenings(&self, list: RatingScope, evenings: &[CountedEvening]) -> Vec<RatedEvening> {
        let mut all = self.rated.lock().get(&list).cloned().unwrap_or_default();
        let same =
            all.iter().zip(evenings).take_while(|(old, (_, now))| Arc::ptr_eq(&old.evening, now)).count();
        all.truncate(same);
        for (_, evening) in evenings.iter().skip(same) {
            let before = all.last().map(|evening: &RatedEvening| evening.after.clone()).unwrap_or_default();
            let mut hands = evening.hands.iter().filter_map(RatedHand::of).peekable();
            let told = hands.peek().is_some();
            let after = if told {
                let mut learned = (*before).clone();
                hands.for_each(|hand| learned.learn(&hand));
                Arc::new(learned)
            } else {
                before
            };
            all.push(RatedEvening { evening: evening.clone(), told, after });
        }
        self.rated.lock().insert(list, all.clone());
        all
    }
}
