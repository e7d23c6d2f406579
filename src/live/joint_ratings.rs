//! How strong the people of all clubs are whose hands count together.

use std::collections::BTreeMap;

use super::{CountedEvening, Live, ShownPerson};
use lastcard_store::{
    RosterId, StoreError,
    clubs::{self, Club},
    players,
};
use lastcard_tournament::{RatedHand, RatingLine, Ratings};

/// The ratings of all clubs that take part.
#[derive(Debug, PartialEq)]
pub struct JointRatings {
    /// Everybody who has played a hand that tells something. Who moved from club to club with the own record has one line.
    pub lines: Vec<RatingLine<RosterId>>,
    /// Who they are in each club where they played.
    pub people: BTreeMap<RosterId, Vec<(Club, ShownPerson)>>,
    /// How many evenings count.
    pub evenings: usize,
}

impl Live {
    /// The ratings of all clubs that take part; not found where none does. As in the pages of people, an evening that does not show names
    /// as they are does not count.
    pub fn joint_ratings(&self) -> Result<JointRatings, StoreError> {
        let clubs: Vec<Club> =
            clubs::list(&self.store)?.into_iter().filter(|club| club.joint_ratings).collect();
        if clubs.is_empty() {
            return Err(StoreError::NotFound);
        }
        let same = players::same_people(&self.store)?;
        let everywhere = |id: &RosterId| same.get(id).unwrap_or(id).clone();
        let mut all: Vec<CountedEvening> = Vec::new();
        let mut people: BTreeMap<RosterId, Vec<(Club, ShownPerson)>> = BTreeMap::new();
        for club in clubs {
            let (evenings, there) = self.named_evenings(&club.id)?;
            all.extend(evenings);
            for (id, person) in there {
                people.entry(everywhere(&id)).or_default().push((club.clone(), person));
            }
        }
        // Of two that begin at the same moment the one that was drawn up first.
        all.sort_by(|(one, _), (other, _)| (one.starts_at, &one.id).cmp(&(other.starts_at, &other.id)));
        let (mut ratings, mut counted) = (Ratings::default(), 0);
        for (_, evening) in &all {
            let hands: Vec<RatedHand<RosterId>> =
                evening.hands.iter().filter_map(|hand| RatedHand::among(hand, everywhere)).collect();
            counted += usize::from(!hands.is_empty());
            for hand in &hands {
                ratings.learn(hand);
            }
        }
        Ok(JointRatings { lines: ratings.lines(), people, evenings: counted })
    }
}
