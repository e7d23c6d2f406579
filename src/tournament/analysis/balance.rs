//! Points that an entrant took from opponents' holdings, and points that its own holdings gave away.

use crate::{Entrant, EntrantHand, HandResult, PlayerId, Setup, Slot, Tournament};

/// Points in holdings that counted for or against an entrant, regardless of the scoring.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Balance {
    /// Points that opponents were left with in hands that the entrant's side won.
    pub taken: u32,
    /// Points that the entrant was left with in hands that the opponents won.
    pub given: u32,
    /// Number of holdings included in these sums.
    pub holdings: u32,
}

/// A hand worth many points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BigHand {
    /// Slot of the hand in the tournament.
    pub slot: Slot,
    /// True if the entrant took the points, false if it gave them.
    pub taken: bool,
    /// Points taken or given.
    pub points: u32,
}

/// Sums the points that an entrant took and gave in its own `hands`, and lists up to `most` of the biggest
/// hands. Skips play-offs and hands that do not count.
pub fn balance(
    tournament: &Tournament,
    entrant: &Entrant,
    hands: &[EntrantHand<'_>],
    most: usize,
) -> (Balance, Vec<BigHand>) {
    let (mut balance, mut big) = (Balance::default(), Vec::new());
    let counts = |own: &&EntrantHand<'_>| own.effect.is_some() && !tournament.in_play_off(own.hand.slot);
    for own in hands.iter().filter(counts) {
        let Some((points, holdings)) = deciding_points(tournament.setup(), entrant, own) else { continue };
        *(if own.won { &mut balance.taken } else { &mut balance.given }) += points;
        balance.holdings += holdings;
        big.push(BigHand { slot: own.hand.slot, taken: own.won, points });
    }
    // The sort is stable: if hands are equal, the earlier one stays first.
    big.sort_by_key(|hand| std::cmp::Reverse(hand.points));
    big.retain(|hand| hand.points > 0);
    big.truncate(most);
    (balance, big)
}

/// Returns the total points and the number of the holdings that decided a hand for an entrant, or `None` if
/// the hand was decided otherwise or none of its holdings are known.
fn deciding_points(setup: &Setup, entrant: &Entrant, own: &EntrantHand<'_>) -> Option<(u32, u32)> {
    let HandResult::Won { left, .. } = own.hand.result.as_ref()? else { return None };
    let whose: Vec<&PlayerId> = if own.won {
        own.opponents.iter().map(|player| &player.id).collect()
    } else {
        own.hand.seating.players().iter().filter(|player| entrant.has(player)).collect()
    };
    let known: Vec<u32> =
        whose.into_iter().filter_map(|player| Some(setup.holding_points(left.get(player)?))).collect();
    (!known.is_empty()).then(|| (known.iter().sum(), u32::try_from(known.len()).unwrap_or(u32::MAX)))
}
