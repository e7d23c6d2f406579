//! What the hands of an entrant add up to.

use super::entrant::People;
use super::{Credit, Effect, EntrantId, Hand, HandResult, Tournament};

/// What some hands of one entrant add up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Line {
    pub(super) hands: u32,
    pub(super) won: u32,
    pub(super) lost: u32,
    pub(super) points: u32,
    pub(super) best: Option<u32>,
    pub(super) worst: Option<u32>,
    /// What the holdings at the end of refills add up to (V-REF-5).
    pub(super) held: u32,
    /// After how many hands the entrant was out (V-CHAL-1).
    pub(super) out: Option<usize>,
}

impl Line {
    pub(super) fn credit(&mut self, points: u32) {
        self.points += points;
        self.best = self.best.max(Some(points));
    }

    pub(super) fn charge(&mut self, points: u32) {
        self.points += points;
        self.worst = self.worst.max(Some(points));
    }

    /// Adds other hands.
    pub(super) fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.won += other.won;
        self.lost += other.lost;
        self.points += other.points;
        self.best = self.best.max(other.best);
        self.worst = self.worst.max(other.worst);
        self.held += other.held;
    }

    /// Who has reached the limit is out (V-CHAL-3, V-CHAL-5).
    pub(super) fn eliminate(&mut self, limit: u32, hands: usize) {
        if self.points >= limit {
            self.out = self.out.or(Some(hands));
        }
    }
}

/// What one hand adds to the line of one entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    /// The entrant's number.
    pub(super) entrant: usize,
    pub(super) line: Line,
}

impl Share {
    /// What a hand with this result adds to the lines of everybody who sat at its table; nothing where it does nothing.
    pub(super) fn of(tournament: &Tournament, hand: &Hand, result: &HandResult) -> Option<Vec<Self>> {
        Some(Self::of_effect(&tournament.entrants, hand, &tournament.effect(hand, result)?))
    }

    /// The same where it is known what the hand does.
    pub(super) fn of_effect(people: &People, hand: &Hand, effect: &Effect) -> Vec<Self> {
        let mut shares: Vec<Self> = Vec::with_capacity(hand.seating.players().len());
        for player in hand.seating.players() {
            let Some(entrant) = people.number_of(player) else { continue };
            let lost = u32::from(effect.losers.contains(player));
            if let Some(partner) = shares.iter_mut().find(|share| share.entrant == entrant) {
                partner.line.lost = partner.line.lost.max(lost);
            } else if let Some(id) = people.get(entrant).map(|entrant| &entrant.id) {
                shares.push(Self { entrant, line: Line { lost, ..Line::of(id, effect) } });
            }
        }
        shares
    }
}

impl Line {
    /// What one hand adds, but for whether it was lost, which is said of players.
    fn of(entrant: &EntrantId, effect: &Effect) -> Self {
        let own = |points: &&Credit| points.entrant == *entrant;
        let held = effect.held.iter().filter(own).map(|held| held.points).sum();
        let won = u32::from(effect.winners.contains(entrant));
        let mut line = Self { hands: 1, won, held, ..Self::default() };
        effect.credited.iter().filter(own).for_each(|credit| line.credit(credit.points));
        effect.charged.iter().filter(own).for_each(|charge| line.charge(charge.points));
        line
    }
}
