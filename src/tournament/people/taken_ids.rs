//! The ids of a tournament, each of which is there once.

use std::collections::{BTreeMap, BTreeSet};

use super::slug;
use crate::{EntrantId, Name, PlayerId};

/// The ids that are taken: those that somebody said, then those that were made.
#[derive(Debug, Default)]
pub(crate) struct TakenIds {
    taken: BTreeSet<String>,
    /// The last number that an id made of a name has: whoever pastes one name a thousand times does not wait for it.
    last: BTreeMap<String, u32>,
}

impl TakenIds {
    /// These are taken.
    pub(crate) fn said(taken: BTreeSet<String>) -> Self {
        Self { taken, ..Self::default() }
    }

    /// An id for an entrant of this name.
    pub(crate) fn entrant(&mut self, name: &Name) -> EntrantId {
        EntrantId::of_slug(self.take(name))
    }

    /// An id for a player of this name.
    pub(crate) fn player(&mut self, name: &Name) -> PlayerId {
        PlayerId::of_slug(self.take(name))
    }

    fn take(&mut self, name: &Name) -> String {
        let first = slug::of(name.as_str());
        let from = self.last.get(&first).copied().unwrap_or(1);
        let (id, number) = slug::numbered(&first, from, |id| self.taken.contains(id));
        self.last.insert(first, number);
        self.taken.insert(id.clone());
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_id_is_there_once_and_the_lowest_number_is_taken() {
        let mut ids = TakenIds::said(BTreeSet::from(["anna-2".to_owned(), "anna-4".to_owned()]));
        let anna = Name::parse("Anna").unwrap();
        let made: Vec<String> = (0..4).map(|_| ids.player(&anna).to_string()).collect();
        assert_eq!(made, ["anna", "anna-3", "anna-5", "anna-6"]);
        // Another name may lead to the same id.
        assert_eq!(ids.entrant(&Name::parse("Anna 7").unwrap()).as_str(), "anna-7");
        assert_eq!(ids.player(&anna).as_str(), "anna-8");
    }
}
