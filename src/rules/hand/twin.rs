//! Twins of a hand, for tests of secrecy; not part of release builds.

use rand::rngs::Xoshiro256PlusPlus;

use super::Hand;
use super::phase::{Check, Pending, Phase};
use crate::{Card, Random, Seat, Shuffle as _};

const AS_MANY: &str = "a card for each that was taken";

#[expect(clippy::expect_used, clippy::missing_panics_doc, reason = "as many cards are dealt as were taken")]
impl Hand {
    /// Returns a hand that looks the same to a seat: the cards it may not see are dealt again among the other
    /// players and the pile.
    #[must_use]
    pub fn with_other_secrets(&self, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut other = *self;
        let hidden_from = |of: Seat| of != seat;
        let mut cards: Vec<Card> = self.pile.upward().to_vec();
        cards.extend(self.seats().filter(|&of| hidden_from(of)).flat_map(|of| self.holdings[of].cards()));
        if let Phase::Draft { by, card } = self.phase
            && hidden_from(by)
        {
            cards.push(card);
        }
        Random(rng.clone()).shuffle(&mut cards);
        let mut next = || cards.pop().expect(AS_MANY);
        for place in other.pile.upward_mut() {
            *place = next();
        }
        for of in self.seats().filter(|&of| hidden_from(of)) {
            other.holdings[of] = (0..self.holdings[of].len()).map(|_| next()).collect();
        }
        let first = |of: Seat| other.holdings[of].cards().next();
        other.phase = match self.phase {
            Phase::Draft { by, .. } if hidden_from(by) => Phase::Draft { by, card: next() },
            Phase::Drawn { by, .. } if hidden_from(by) => {
                Phase::Drawn { by, card: first(by).expect(AS_MANY) }
            }
            Phase::Exchange { by, with, mine, theirs, declared } => Phase::Exchange {
                by,
                with,
                mine: if hidden_from(by) { mine.and(first(by)) } else { mine },
                theirs: if hidden_from(with) { theirs.and(first(with)) } else { theirs },
                declared,
            },
            Phase::Response(pending) => Phase::Response(Pending {
                check: pending
                    .check
                    .map(|check| Check { guilty: !check.guilty && pending.source != seat, ..check }),
                ..pending
            }),
            phase => phase,
        };
        other
    }
}
