//! Partners and opponents of an entrant, with the hands won.

use super::share::greater_share_first;
use crate::{EntrantHand, EntrantId, Player, Tournament};

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
