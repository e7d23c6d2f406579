//! Head-to-head record of two people.

use std::cmp::Ordering;

use crate::{EveningPlace, EveningResults};

/// Results of two people with and against each other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Evenings in which both have a place, in order of play.
    pub evenings: Vec<SharedEvening>,
    /// Hands as partners: played, and won.
    pub together: (u32, u32),
    /// Hands against each other.
    pub against: u32,
    /// Hands against each other won by the side of the first person, and by that of the second. Other sides
    /// may have won the rest.
    pub won: (u32, u32),
}

/// An evening in which both have a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedEvening {
    /// Index in the list of evenings.
    pub evening: usize,
    /// Result of each person's line in the standings.
    pub places: (EveningPlace, EveningPlace),
}

impl HeadToHead {
    /// Compares two people over `evenings`, which must be in order of play.
    pub fn of<'a, P: Ord + 'a>(
        (one, other): (&P, &P),
        evenings: impl IntoIterator<Item = &'a EveningResults<P>>,
    ) -> Self {
        let mut both = Self::default();
        for (number, evening) in evenings.into_iter().enumerate() {
            if let (Some(own), Some(theirs)) = (evening.places.get(one), evening.places.get(other)) {
                both.evenings.push(SharedEvening { evening: number, places: (*own, *theirs) });
            }
            for hand in &evening.hands {
                let Some(((own, _), (theirs, _))) = hand.side_of(one).zip(hand.side_of(other)) else {
                    continue;
                };
                if std::ptr::eq(own, theirs) {
                    both.together.0 += 1;
                    both.together.1 += u32::from(own.won);
                } else {
                    both.against += 1;
                    both.won.0 += u32::from(own.won);
                    both.won.1 += u32::from(theirs.won);
                }
            }
        }
        both
    }

    /// Counts the evenings in which the first person placed ahead of the second, and those in which the first
    /// placed behind. In the other evenings, both share a place.
    pub fn evenings_ahead(&self) -> (usize, usize) {
        let ordered = |wanted: Ordering| {
            let order = |shared: &&SharedEvening| shared.places.0.place.cmp(&shared.places.1.place) == wanted;
            self.evenings.iter().filter(order).count()
        };
        (ordered(Ordering::Less), ordered(Ordering::Greater))
    }
}
