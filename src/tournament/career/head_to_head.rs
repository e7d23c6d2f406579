//! Two people against each other.

use std::cmp::Ordering;

use crate::{Evening, EveningPlace};

/// What two people came to with and against each other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// The evenings in which both have a place, in the order of play.
    pub evenings: Vec<SharedEvening>,
    /// Hands as partners, and how many of them were won.
    pub together: (u32, u32),
    /// Hands against each other.
    pub against: u32,
    /// How many of those the side of the first one won, and the side of the other; others may have won the rest.
    pub won: (u32, u32),
}

/// An evening in which both were there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedEvening {
    /// Its place in the list of the evenings.
    pub evening: usize,
    /// What the line of each came to.
    pub places: (EveningPlace, EveningPlace),
}

impl HeadToHead {
    /// Two people in these evenings, which are in the order of play.
    pub fn of<'a, P: Ord + 'a>(
        (one, other): (&P, &P),
        evenings: impl IntoIterator<Item = &'a Evening<P>>,
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

    /// In how many of the evenings the first one came before the other, and behind; in the rest they shared a place.
    pub fn ahead(&self) -> (usize, usize) {
        let ordered = |wanted: Ordering| {
            let order = |shared: &&SharedEvening| shared.places.0.place.cmp(&shared.places.1.place) == wanted;
            self.evenings.iter().filter(order).count()
        };
        (ordered(Ordering::Less), ordered(Ordering::Greater))
    }
}
