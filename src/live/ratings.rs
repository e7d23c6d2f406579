//! How strong the people of a club are. What was known after the evenings before a change is known still.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{
    CountedEvening, Live,
    people::{ShownPerson, people},
};
use lastcard_store::{
    ClubId, RosterId, SeasonId, StoreError, players,
    seasons::{self, Season},
};
use lastcard_tournament::{Evening, RatedHand, RatingLine, Ratings};

/// Whose evenings count.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum RatedList {
    /// All of a club.
    Club(ClubId),
    /// Those of a club that show everybody's name as it is.
    Named(ClubId),
    /// Those of a season, and none after it: its ratings stay as they were.
    Season(SeasonId),
}

/// An evening in its place, with what is known after it.
#[derive(Debug, Clone)]
pub(super) struct RatedEvening {
    evening: Arc<Evening<RosterId>>,
    /// Whether it told anything.
    told: bool,
    pub(super) after: Arc<Ratings<RosterId>>,
}

/// The evenings that were learned from, in the order of play.
#[derive(Debug, Default)]
pub(super) struct RatedEvenings(Mutex<HashMap<RatedList, Vec<RatedEvening>>>);

impl RatedEvenings {
    fn lock(&self) -> MutexGuard<'_, HashMap<RatedList, Vec<RatedEvening>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ratings with what everybody may know of them.
#[derive(Debug, PartialEq)]
pub struct RatingPicture {
    /// The season whose evenings count; none where all of the club do.
    pub season: Option<Season>,
    /// Everybody who has played a hand that tells something.
    pub lines: Vec<RatingLine<RosterId>>,
    /// Who they are.
    pub people: BTreeMap<RosterId, ShownPerson>,
    /// How many evenings count.
    pub evenings: usize,
}

impl Live {
    /// The ratings of a club or, by its address, of one of its seasons. What is not listed does not count, nor what is withheld.
    pub fn ratings(&self, club: &ClubId, season: Option<&str>) -> Result<RatingPicture, StoreError> {
        let season = season.map(|slug| seasons::by_slug(&self.store, club, slug)).transpose()?;
        let (list, evenings) = if let Some(season) = &season {
            let (told, _) = self.told(seasons::tournaments_of(&self.store, &season.id)?);
            (RatedList::Season(season.id.clone()), self.evenings_of(club, told)?)
        } else {
            (RatedList::Club(club.clone()), self.evenings_of_club(club)?)
        };
        let rated = self.rated(list, &evenings);
        let lines = rated.last().map(|evening| evening.after.lines()).unwrap_or_default();
        let is_there = |id: &RosterId| lines.iter().any(|line| line.person == *id);
        let people = people(&players::list(&self.store, club)?, &evenings, is_there);
        let evenings = rated.iter().filter(|evening| evening.told).count();
        Ok(RatingPicture { season, lines, people, evenings })
    }

    /// What is known after each of these evenings. Before the first one that has changed it is what it was.
    pub(super) fn rated(&self, list: RatedList, evenings: &[CountedEvening]) -> Vec<RatedEvening> {
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
