//! How strong the people of a club are. The hands of each evening are looked at once a change, and what was known after the evenings before it is
//! known still.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chrono::Utc;

use super::{Live, people::names};
use crate::store::{
    ClubId, RosterId, SeasonId, StoreError, TournamentId, players,
    seasons::{self, Season},
    tournaments::{self, Header, Mark, Stored},
};
use crate::tournament::{Name, RatedHand, RatingLine, Ratings, Tally, tally};

/// Whose evenings count.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum RatedList {
    /// All of a club.
    Club(ClubId),
    /// Those of a season, and none after it: its ratings stay as they were.
    Season(SeasonId),
}

/// What an evening tells, in the order of play.
type RatedHands = Arc<Vec<RatedHand<RosterId>>>;

/// An evening in its place, with what is known after it.
#[derive(Debug, Clone)]
struct RatedEvening {
    id: TournamentId,
    mark: Mark,
    hands: RatedHands,
    after: Arc<Ratings<RosterId>>,
}

/// The evenings that were looked at, in the order of play.
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
    /// What they are called.
    pub names: BTreeMap<RosterId, Name>,
    /// How many evenings count.
    pub evenings: usize,
}

impl Live {
    /// The ratings of a club or, by its address, of one of its seasons. What is not listed does not count, nor what is withheld.
    pub fn ratings(&self, club: &ClubId, season: Option<&str>) -> Result<RatingPicture, StoreError> {
        let season = season.map(|slug| seasons::by_slug(&self.store, club, slug)).transpose()?;
        let headers = if let Some(season) = &season {
            seasons::tournaments_of(&self.store, &season.id)?
        } else {
            let mut all = tournaments::list(&self.store, club)?;
            all.reverse();
            all
        };
        let now = Utc::now();
        let told = |header: &Header| header.is_listed() && !header.audience.telling.withholds(now);
        let headers: Vec<Header> = headers.into_iter().filter(told).collect();
        let list = season
            .as_ref()
            .map_or_else(|| RatedList::Club(club.clone()), |season| RatedList::Season(season.id.clone()));
        let evenings = self.rated(list, &headers)?;
        let ratings = evenings.last().map(|evening| evening.after.clone()).unwrap_or_default();
        let lines = ratings.lines();
        let is_there = |id: &RosterId| lines.iter().any(|line| line.person == *id);
        let shown = headers.iter().map(|header| header.audience.names);
        let names = names(&players::list(&self.store, club)?, shown, is_there);
        let evenings = evenings.iter().filter(|evening| !evening.hands.is_empty()).count();
        Ok(RatingPicture { season, lines, names, evenings })
    }

    /// These evenings with what is known after each. Those before the first one that has changed are as they were.
    fn rated(&self, list: RatedList, headers: &[Header]) -> Result<Vec<RatedEvening>, StoreError> {
        let before = self.rated.lock().get(&list).cloned().unwrap_or_default();
        if headers.is_empty() {
            return Ok(Vec::new());
        }
        let marks = tournaments::marks(&self.store, headers.iter().map(|header| &header.id))?;
        let as_known = |id: &TournamentId, mark: Mark| {
            before.iter().find(|evening| evening.id == *id && evening.mark == mark).cloned()
        };
        let (mut all, mut ratings) = (Vec::with_capacity(headers.len()), Arc::<Ratings<RosterId>>::default());
        let mut is_as_before = true;
        for header in headers {
            let Some(mark) = marks.get(&header.id) else { continue };
            let known = as_known(&header.id, *mark);
            let stays = before.get(all.len()).is_some_and(|old| old.id == header.id && old.mark == *mark);
            is_as_before = is_as_before && stays;
            let (mark, hands) = match &known {
                Some(known) => (known.mark, known.hands.clone()),
                None => match self.rated_hands(header) {
                    Ok(rated) => rated,
                    Err(StoreError::NotFound) => continue,
                    Err(error) => return Err(error),
                },
            };
            match known.filter(|_| is_as_before) {
                Some(known) => ratings = known.after,
                None if hands.is_empty() => {}
                None => {
                    let mut learned = (*ratings).clone();
                    hands.iter().for_each(|hand| learned.learn(hand));
                    ratings = Arc::new(learned);
                }
            }
            all.push(RatedEvening { id: header.id.clone(), mark, hands, after: ratings.clone() });
        }
        self.rated.lock().insert(list, all.clone());
        Ok(all)
    }

    fn rated_hands(&self, header: &Header) -> Result<(Mark, RatedHands), StoreError> {
        if let Some(picture) = self.gallery.of(&header.id) {
            return Ok((picture.mark(), hands_of(&picture.stored, &picture.tally)));
        }
        let stored = tournaments::load_of(&self.store, &header.club_id, &header.id)?;
        Ok((stored.mark(), hands_of(&stored, &tally(&stored.tournament))))
    }
}

fn hands_of(stored: &Stored, tally: &Tally) -> RatedHands {
    let person = |player: &_| stored.people.get(player).and_then(|person| person.roster_id.clone());
    let hands = RatedHand::all_of(&stored.tournament, tally);
    Arc::new(hands.iter().filter_map(|hand| hand.of_people(person)).collect())
}
