//! Partners and opponents of a person, with the hands won.

use std::collections::BTreeMap;

use lastcard_tournament::greater_share_first;

/// Hands with one partner, or against one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartnerStats<P> {
    /// The partner or opponent.
    pub person: P,
    /// Hands that both played.
    pub hands: u32,
    /// Number of these hands that the person's own side won.
    pub won: u32,
}

/// Hands played and won, by partner or opponent.
pub(super) struct PartnerTally<'a, P>(BTreeMap<&'a P, (u32, u32)>);

impl<P> Default for PartnerTally<'_, P> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<'a, P: Ord + Clone> PartnerTally<'a, P> {
    pub(super) fn add(&mut self, person: &'a P, won: bool) {
        let (hands, wins) = self.0.entry(person).or_default();
        *hands += 1;
        *wins += u32::from(won);
    }

    /// Lists everybody, greatest share of hands won first; if shares are equal, the one based on more hands
    /// comes first.
    pub(super) fn into_sorted(self) -> Vec<PartnerStats<P>> {
        let company =
            |(person, (hands, won)): (&P, (u32, u32))| PartnerStats { person: person.clone(), hands, won };
        let mut all: Vec<PartnerStats<P>> = self.0.into_iter().map(company).collect();
        all.sort_by(|a, b| {
            greater_share_first((a.won, a.hands), (b.won, b.hands)).then(b.hands.cmp(&a.hands))
        });
        all
    }
}
