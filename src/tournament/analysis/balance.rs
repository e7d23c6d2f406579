//! What an entrant took from the opponents' holdings, and gave with the own.

use crate::{Entrant, HandResult, OwnHand, PlayerId, Setup, Slot, Tournament};

/// What holdings counted for an entrant, in points, whatever the scoring makes of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Balance {
    /// What the opponents were left with in hands that the entrant's side won.
    pub taken: u32,
    /// What the entrant was left with in hands that the opponents won.
    pub given: u32,
    /// The holdings that these come from.
    pub holdings: u32,
}

/// One hand that counted much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BigHand {
    /// Which one.
    pub slot: Slot,
    /// Whether the entrant took the points, or gave them.
    pub taken: bool,
    /// How many.
    pub points: u32,
}

/// What an entrant took and gave in these hands, which are the entrant's own, and the biggest of them, at most `most`. What does not
/// count, and a play-off, is left out.
pub fn balance(
    tournament: &Tournament,
    entrant: &Entrant,
    hands: &[OwnHand<'_>],
    most: usize,
) -> (Balance, Vec<BigHand>) {
    let (mut balance, mut big) = (Balance::default(), Vec::new());
    let counts = |own: &&OwnHand<'_>| own.effect.is_some() && !tournament.in_play_off(own.hand.slot);
    for own in hands.iter().filter(counts) {
        let Some((points, holdings)) = held(tournament.setup(), entrant, own) else { continue };
        *(if own.won { &mut balance.taken } else { &mut balance.given }) += points;
        balance.holdings += holdings;
        big.push(BigHand { slot: own.hand.slot, taken: own.won, points });
    }
    // Of equal hands the earlier one first.
    big.sort_by_key(|hand| std::cmp::Reverse(hand.points));
    big.retain(|hand| hand.points > 0);
    big.truncate(most);
    (balance, big)
}

/// What the holdings counted that decided a hand for an entrant, and how many they were. Nothing where no holdings are known, or where
/// something else decides.
fn held(setup: &Setup, entrant: &Entrant, own: &OwnHand<'_>) -> Option<(u32, u32)> {
    let HandResult::Won { left, .. } = own.hand.result.as_ref()? else { return None };
    let whose: Vec<&PlayerId> = if own.won {
        own.opponents.iter().map(|player| &player.id).collect()
    } else {
        own.hand.seating.players().iter().filter(|player| entrant.has(player)).collect()
    };
    let known: Vec<u32> =
        whose.into_iter().filter_map(|player| Some(setup.points(left.get(player)?))).collect();
    (!known.is_empty()).then(|| (known.iter().sum(), u32::try_from(known.len()).unwrap_or(u32::MAX)))
}
