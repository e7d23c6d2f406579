//! Sums of an entrant's hands.

use crate::EntrantIndex;
use crate::{Credit, Effect, EntrantId, Hand, HandResult, Scorecard};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct LineSums {
    pub(crate) hands: u32,
    pub(crate) won: u32,
    pub(crate) lost: u32,
    pub(crate) points: u32,
    pub(crate) best: Option<u32>,
    pub(crate) worst: Option<u32>,
    /// Points of the holdings at the end of refills (V-REF-5).
    pub(crate) held: u32,
    /// Number of hands after which the entrant was out (V-CHAL-1).
    pub(crate) out: Option<usize>,
}

impl LineSums {
    pub(crate) fn credit(&mut self, points: u32) {
        self.points += points;
        self.best = self.best.max(Some(points));
    }

    pub(crate) fn charge(&mut self, points: u32) {
        self.points += points;
        self.worst = self.worst.max(Some(points));
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.won += other.won;
        self.lost += other.lost;
        self.points += other.points;
        self.best = self.best.max(other.best);
        self.worst = self.worst.max(other.worst);
        self.held += other.held;
    }

    /// Marks an entrant who has reached the limit as out (V-CHAL-3, V-CHAL-5).
    pub(crate) fn eliminate(&mut self, limit: u32, hands: usize) {
        if self.points >= limit {
            self.out = self.out.or(Some(hands));
        }
    }
}

/// Contribution of one hand to the line of one entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LineContribution {
    pub(crate) entrant: usize,
    pub(crate) line: LineSums,
}

impl LineContribution {
    /// Contributions of a hand with this result to the lines of everybody at its table; `None` if it has no
    /// effect.
    pub(crate) fn of(sheet: &Scorecard, hand: &Hand, result: &HandResult) -> Option<Vec<Self>> {
        Some(Self::of_effect(&sheet.entrants, hand, &sheet.effect(hand, result)?))
    }

    pub(crate) fn of_effect(people: &EntrantIndex, hand: &Hand, effect: &Effect) -> Vec<Self> {
        let mut shares: Vec<Self> = Vec::with_capacity(hand.seating.players().len());
        for player in hand.seating.players() {
            let Some(entrant) = people.number_of(player) else { continue };
            let lost = u32::from(effect.losers.contains(player));
            if let Some(partner) = shares.iter_mut().find(|share| share.entrant == entrant) {
                partner.line.lost = partner.line.lost.max(lost);
            } else if let Some(id) = people.get(entrant).map(|entrant| &entrant.id) {
                shares.push(Self { entrant, line: LineSums { lost, ..LineSums::of(id, effect) } });
            }
        }
        shares
    }
}

impl LineSums {
    /// Contribution of one hand, without `lost`, which depends on the player.
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
