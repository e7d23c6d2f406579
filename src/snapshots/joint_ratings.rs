//! Joint ratings of people in several clubs.

use std::collections::BTreeMap;

use super::{CountedEvening, PublicPlayer, Snapshots};
use lastcard_club::{RatedHand, RatingLine, Ratings};
use lastcard_store::{
    RosterId, StoreError,
    clubs::{self, Club},
    players,
};

/// Joint ratings of all participating clubs.
#[derive(Debug, PartialEq)]
pub struct JointRatings {
    /// Everybody who has played a rated hand. A person who moved to another club with a player export has a
    /// single line.
    pub lines: Vec<RatingLine<RosterId>>,
    /// Each person as shown in the clubs where they played.
    pub people: BTreeMap<RosterId, Vec<(Club, PublicPlayer)>>,
    /// Number of evenings that count.
    pub evenings: usize,
}

impl Snapshots {
    /// Returns the joint ratings of all participating clubs. As on people's pages, evenings that do not show
    /// full names do not count.
    ///
    /// # Errors
    /// Returns [`StoreError::NotFound`] if no club takes part.
    pub fn joint_ratings(&self) -> Result<JointRatings, StoreError> {
        let clubs: Vec<Club> =
            clubs::list(&self.store)?.into_iter().filter(|club| club.joint_ratings).collect();
        if clubs.is_empty() {
            return Err(StoreError::NotFound);
        }
        let same = players::cross_club_links(&self.store)?;
        let everywhere = |id: &RosterId| same.get(id).unwrap_or(id).clone();
        let mut all: Vec<CountedEvening> = Vec::new();
        let mut people: BTreeMap<RosterId, Vec<(Club, PublicPlayer)>> = BTreeMap::new();
        for club in clubs {
            let (evenings, there) = self.named_evenings(&club.id)?;
            all.extend(evenings);
            for (id, person) in there {
                people.entry(everywhere(&id)).or_default().push((club.clone(), person));
            }
        }
        // Tournaments with the same starting time are ordered by id, and thus by time of creation.
        all.sort_by(|(one, _), (other, _)| (one.starts_at, &one.id).cmp(&(other.starts_at, &other.id)));
        let (mut ratings, mut counted) = (Ratings::default(), 0);
        for (_, evening) in &all {
            let hands: Vec<RatedHand<RosterId>> =
                evening.hands.iter().filter_map(|hand| RatedHand::of_mapped(hand, everywhere)).collect();
            counted += usize::from(!hands.is_empty());
            for hand in &hands {
                ratings.learn(hand);
            }
        }
        Ok(JointRatings { lines: ratings.lines(), people, evenings: counted })
    }
}
