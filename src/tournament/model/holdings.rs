//! Holdings at the end of a hand.

use rand::Rng;

use crate::{FinalHoldings, HandResult, MethodId, Setup, Tournament};
use lastcard_rules::below;

/// Points that players who do not go out are left with: the middle values of twenty equal groups of 60,000
/// holdings from `lastcard simulate --rules club --players 4 --hands 20000 --seed 1 --bots greedy --log`.
/// With two, six and ten players they are nearly the same (means 43, 36 and 40 points, here 35), and the
/// holdings in a hand are independent of each other.
const HOLDINGS: [u32; 20] = [1, 3, 5, 7, 9, 12, 14, 17, 20, 23, 26, 30, 34, 40, 47, 54, 62, 73, 92, 128];

/// Points of the whole deck of those hands, and its number of cards.
const MEASURED_DECK: (u32, u32) = (1240, 108);

/// Divisor for holdings in a refill, which are about a third of [`HOLDINGS`], as measured in 1,500 hands of
/// `lastcard simulate --rules refill --players 4 --seed 1 --bots greedy --log`.
const REFILL_DIVISOR: u32 = 3;

/// Number of copies of the measured holdings that are mixed with those of a tournament; these copies count as
/// forty holdings.
const MEASURED_COPIES: usize = 2;

/// Holdings to draw from, in points.
#[derive(Debug, Clone)]
pub(crate) struct Holdings(Vec<u32>);

impl Holdings {
    /// Returns the measured holdings, scaled to the card values and the deck of a setup.
    pub(super) fn measured(setup: &Setup) -> Self {
        let by = (MEASURED_DECK.0 * setup.rules().deck().size()).max(1);
        let parts = if setup.method().id() == MethodId::Refill { REFILL_DIVISOR } else { 1 };
        let scaled = |points: u32| points * setup.most_points() * MEASURED_DECK.1 / by / parts;
        Self(HOLDINGS.into_iter().map(scaled).collect())
    }

    /// Returns the recorded holdings of a tournament, mixed with measured ones so that a few hands do not
    /// decide everything.
    pub(super) fn recorded(tournament: &Tournament) -> Self {
        let setup = tournament.setup();
        let mut holdings = Self::measured(setup).0.repeat(MEASURED_COPIES);
        for hand in tournament.scored_hands() {
            let left = hand.result.as_ref().and_then(HandResult::holdings);
            holdings.extend(
                left.into_iter().flat_map(FinalHoldings::values).map(|held| setup.holding_points(held)),
            );
        }
        Self(holdings)
    }

    pub(super) fn draw(&self, rng: &mut impl Rng) -> u32 {
        let size = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        self.0.get(below(rng, size) as usize).copied().unwrap_or_default()
    }
}
