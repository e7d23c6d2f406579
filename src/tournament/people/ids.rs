//! Ids of players and entrants, each unique within its tournament.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;
use std::sync::Arc;

use serde::de::Deserializer;
use serde::{Deserialize, Serialize, Serializer};

use super::names::ParseVisitor;
use super::slug;
use crate::{Name, NameFault};

fn is_id(text: &str) -> bool {
    let fits = |c: char| {
        c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '\u{200c}' | '\u{200d}') || slug::is_slug_char(c)
    };
    (1..=MAX_ID).contains(&text.chars().count()) && text.chars().all(fits)
}

thread_local! {
    /// Ids that were read on this thread. A ledger names the same few players in thousands of lines, so each
    /// id is allocated only once.
    static INTERNED_IDS: RefCell<HashSet<Arc<str>>> = RefCell::default();
}

/// Maximum number of remembered ids: more than there are players in any tournament.
const MOST_IDS: usize = 1_024;

fn intern_id(text: &str) -> Result<Arc<str>, NameFault> {
    INTERNED_IDS.with_borrow_mut(|read| {
        if let Some(known) = read.get(text) {
            return Ok(Arc::clone(known));
        }
        if !is_id(text) {
            return Err(NameFault::IdMalformed);
        }
        if read.len() >= MOST_IDS {
            read.clear();
        }
        let id: Arc<str> = text.into();
        read.insert(Arc::clone(&id));
        Ok(id)
    })
}

/// Maximum length of an id: enough for two names, the `-` between them and a number.
const MAX_ID: usize = 250;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Parses an id: letters, digits, `-` and `_`.
            pub fn parse(text: &str) -> Result<Self, NameFault> {
                intern_id(text).map(Self)
            }

            /// Makes an id from a name, different from those that are taken.
            pub fn of(name: &Name, taken: impl Fn(&str) -> bool) -> Self {
                Self(slug::unique(name.as_str(), taken).into())
            }

            fn of_slug(slug: String) -> Self {
                Self(slug.into())
            }

            /// Returns the id as written in files and addresses.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_str(ParseVisitor(Self::parse))
            }
        }
    };
}

id! {
    /// Id of a player within one tournament: a slug such as `anna`.
    PlayerId
}
id! {
    /// Id of a line in the standings: a slug such as `anna` or `anna-boris`.
    EntrantId
}

impl EntrantId {
    /// Returns the id of the player with the same id: a single player has the same id as an entrant and as a
    /// player.
    pub fn as_player(&self) -> PlayerId {
        PlayerId(self.0.clone())
    }

    /// Returns the id of the entrant with the same id.
    pub fn of_player(player: &PlayerId) -> Self {
        Self(player.0.clone())
    }
}

/// Ids that are taken: those that were given, and those made from names since.
#[derive(Debug, Default)]
pub(crate) struct TakenIds {
    taken: BTreeSet<String>,
    /// Last number of each id made from a name, so that pasting one name a thousand times stays fast.
    last: BTreeMap<String, u32>,
}

impl TakenIds {
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
    fn ids_are_interned_within_a_bound() {
        let [anna, again] = ["anna", "anna"].map(|text| PlayerId::parse(text).unwrap());
        assert!(Arc::ptr_eq(&anna.0, &again.0));
        for number in 0..3 * MOST_IDS {
            EntrantId::parse(&format!("p{number}")).unwrap();
        }
        assert!(INTERNED_IDS.with_borrow(HashSet::len) <= MOST_IDS);
        assert_eq!(PlayerId::parse("anna").unwrap(), anna);
        assert_eq!(PlayerId::parse("an na"), Err(NameFault::IdMalformed));
    }

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
