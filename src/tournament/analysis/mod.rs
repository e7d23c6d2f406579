//! Read models for charts and small tables, computed from the tally on request; here those of one entrant.

pub(super) mod card_costs;
pub(super) mod totals;

use std::cmp::{Ordering, Reverse};

use crate::{Entrant, EntrantHand, EntrantId, Hand, HandResult, Player, PlayerId, Setup, Slot, Tournament};

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
    big.sort_by_key(|hand| Reverse(hand.points));
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

/// Hands that an entrant played with or against another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// The other entrant, regardless of who played for it.
    pub entrant: EntrantId,
    /// Shared hands that count.
    pub hands: u32,
    /// Shared hands that the entrant's own side won.
    pub won: u32,
    /// Points that these hands credited or charged to the entrant; 0 if the scoring does not add up points.
    pub points: u32,
}

/// Partners and opponents that an entrant met.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Meetings {
    /// Partners, greatest share of hands won first.
    pub partners: Vec<Meeting>,
    /// Opponents, in the same order.
    pub opponents: Vec<Meeting>,
}

/// Collects partners and opponents from an entrant's own `hands`. Skips play-offs and hands that do not
/// count.
pub fn meetings(tournament: &Tournament, hands: &[EntrantHand<'_>]) -> Meetings {
    let mut met = Meetings::default();
    let counts = |own: &&EntrantHand<'_>| own.effect.is_some() && !tournament.in_play_off(own.hand.slot);
    for own in hands.iter().filter(counts) {
        count_meetings(tournament, &mut met.partners, &own.partners, own);
        count_meetings(tournament, &mut met.opponents, &own.opponents, own);
    }
    for list in [&mut met.partners, &mut met.opponents] {
        // If shares are equal, the one based on more hands comes first.
        list.sort_by(|a, b| {
            greater_share_first((a.won, a.hands), (b.won, b.hands)).then(b.hands.cmp(&a.hands))
        });
    }
    met
}

/// Counts a hand for each entrant among these players, once even if several of them play for the same
/// entrant.
fn count_meetings(
    tournament: &Tournament,
    list: &mut Vec<Meeting>,
    players: &[&Player],
    own: &EntrantHand<'_>,
) {
    for other in tournament.entrants_of(players.iter().map(|player| &player.id)) {
        let at = list.iter().position(|meeting| meeting.entrant == other.id).unwrap_or_else(|| {
            list.push(Meeting { entrant: other.id.clone(), hands: 0, won: 0, points: 0 });
            list.len() - 1
        });
        if let Some(meeting) = list.get_mut(at) {
            meeting.hands += 1;
            meeting.won += u32::from(own.won);
            meeting.points += own.points.unwrap_or_default();
        }
    }
}

/// Compares shares of hands won as exact fractions; the greater share comes first.
pub fn greater_share_first(one: (u32, u32), other: (u32, u32)) -> Ordering {
    let crossed = |(won, _): (u32, u32), (_, hands): (u32, u32)| u64::from(won) * u64::from(hands);
    crossed(other, one).cmp(&crossed(one, other))
}

/// An entrant's penalties of one kind over the whole tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FineTotal<'a> {
    /// Kind of penalty, as in [`crate::Penalty::kind`].
    pub kind: &'a str,
    /// Number of penalties of this kind.
    pub times: u32,
    /// Total number of cards drawn for these penalties.
    pub cards: u32,
}

/// Sums the penalties of an entrant by kind (M-7), in the order in which the kinds were first noted. Hands that
/// were dealt again are included.
pub fn fine_totals<'a>(tournament: &'a Tournament, entrant: &EntrantId) -> Vec<FineTotal<'a>> {
    let mut sums: Vec<FineTotal<'a>> = Vec::new();
    let noted = tournament.hands().iter().flat_map(Hand::all_penalties);
    let own = noted.filter(|p| tournament.entrant_of(&p.player).is_some_and(|e| e.id == *entrant));
    for penalty in own {
        match sums.iter_mut().find(|sum| sum.kind == penalty.kind) {
            Some(sum) => {
                sum.times += 1;
                sum.cards += penalty.cards;
            }
            None => sums.push(FineTotal { kind: &penalty.kind, times: 1, cards: penalty.cards }),
        }
    }
    sums
}
