//! With whom, and against whom, somebody played.

use std::collections::BTreeMap;

use crate::greater_share_first;

/// The hands with one partner, or against one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company<P> {
    /// The other one.
    pub person: P,
    /// Hands together.
    pub hands: u32,
    /// How many of them the own side won.
    pub won: u32,
}

/// The hands with everybody, by who they are.
pub(super) struct Companies<'a, P>(BTreeMap<&'a P, (u32, u32)>);

impl<P> Default for Companies<'_, P> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<'a, P: Ord + Clone> Companies<'a, P> {
    pub(super) fn note(&mut self, person: &'a P, won: bool) {
        let (hands, wins) = self.0.entry(person).or_default();
        *hands += 1;
        *wins += u32::from(won);
    }

    /// Those with whom the greatest share of hands was won first; of equal shares the one of more hands.
    pub(super) fn listed(self) -> Vec<Company<P>> {
        let company =
            |(person, (hands, won)): (&P, (u32, u32))| Company { person: person.clone(), hands, won };
        let mut all: Vec<Company<P>> = self.0.into_iter().map(company).collect();
        // Of equal shares the one of more hands.
        all.sort_by(|a, b| {
            greater_share_first((a.won, a.hands), (b.won, b.hands)).then(b.hands.cmp(&a.hands))
        });
        all
    }
}
