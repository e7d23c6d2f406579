//! With whom and against whom an entrant won.

use super::share::greater_share_first;
use crate::{EntrantId, OwnHand, Player, Tournament};

/// The hands that an entrant played with, or against, another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// The other one: whoever played for that line.
    pub entrant: EntrantId,
    /// Hands together that count.
    pub hands: u32,
    /// How many of them the entrant's side won.
    pub won: u32,
    /// What they credited or charged to the entrant; 0 where nothing is added up.
    pub points: u32,
}

/// Everybody whom an entrant met.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Meetings {
    /// Those with whom, the most hands won first.
    pub partners: Vec<Meeting>,
    /// Those against whom, likewise.
    pub opponents: Vec<Meeting>,
}

/// Whom an entrant met in these hands, which are the entrant's own. What does not count, and a play-off, is left out.
pub fn meetings(tournament: &Tournament, hands: &[OwnHand<'_>]) -> Meetings {
    let mut met = Meetings::default();
    let counts = |own: &&OwnHand<'_>| own.effect.is_some() && !tournament.in_play_off(own.hand.slot);
    for own in hands.iter().filter(counts) {
        note(tournament, &mut met.partners, &own.partners, own);
        note(tournament, &mut met.opponents, &own.opponents, own);
    }
    for list in [&mut met.partners, &mut met.opponents] {
        // Of equal shares the one of more hands.
        list.sort_by(|a, b| {
            greater_share_first((a.won, a.hands), (b.won, b.hands)).then(b.hands.cmp(&a.hands))
        });
    }
    met
}

/// A hand beside these players; of a line that several of them play for it is one.
fn note(tournament: &Tournament, list: &mut Vec<Meeting>, players: &[&Player], own: &OwnHand<'_>) {
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
