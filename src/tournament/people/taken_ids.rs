//! Ids of a tournament, each of which is unique.

use std::collections::{BTreeMap, BTreeSet};

use super::slug;
use crate::{EntrantId, Name, PlayerId};

/// Ids that are taken: those that were given, and those made from names since.
#[derive(Debug, Default)]
pub(crate) struct TakenIds {
    taken: BTreeSet<String>,
    /// Last number of each id made from a name, so that pasting one name a thousand times stays fast.
    last: BTreeMap<String, u32>,
}

impl TakenIds {
    /// Starts with ids that were given.
    pub(crate) fn new(taken: BTreeSet<String>) -> Self {
        Self { taken, ..Self::default() }
    }

    pub(crate) fn entrant(&mut self, name: &Name) -> EntrantId {
        EntrantId::of_slug(self.take(name))
    }

    pub(crate) fn player(&mut self, name: &Name) -> PlayerId {
        PlayerId::of_slug(self.take(name))
    }

    fn take(&mut self, name: &Name) -> String {
        let first = slug::slugify(name.as_str());
        let from = self.last.get(&first).copied().unwrap_or(1);
        let (id, number) = slug::first_free(&first, from, |id| self.taken.contains(id));
        self.last.insert(first, number);
        self.taken.insert(id.clone());
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_with_the_lowest_free_number() {
        let mut ids = TakenIds::new(BTreeSet::from(["anna-2".to_owned(), "anna-4".to_owned()]));
        let anna = Name::parse("Anna").unwrap();
        let made: Vec<String> = (0..4).map(|_| ids.player(&anna).to_string()).collect();
        assert_eq!(made, ["anna", "anna-3", "anna-5", "anna-6"]);
        // Another name may give the same id.
        assert_eq!(ids.entrant(&Name::parse("Anna 7").unwrap()).as_str(), "anna-7");
        assert_eq!(ids.player(&anna).as_str(), "anna-8");
    }
}
