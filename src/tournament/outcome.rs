//! What a result means for those who sat at the table: who won, what was left, who lost.

use std::cmp::Reverse;

use super::{
    Credit, Effect, EntrantId, Hand, HandResult, Left, Method, PlayerId, Seating, Setup, Tournament,
};

impl Setup {
    /// What a holding counts, in points (S-VAL).
    pub fn points(&self, left: &Left) -> u32 {
        match left {
            Left::Counted(counts) => self.rules.counting(self.values).holding(counts),
            Left::Total(points) => *points,
        }
    }

    /// The most that all holdings of a hand can count together (M-6).
    pub fn most_points(&self) -> u32 {
        self.rules.counting(self.values).bound(self.rules.deck())
    }

    /// The losers of a hand, the first clockwise after the one who went out first: that one deals next (S-LAZY-4).
    ///
    /// They are those of the losing side with the greatest holding, as far as holdings are known (M-4); otherwise
    /// those who were named.
    pub(super) fn losers(&self, seating: &Seating, result: &HandResult) -> Vec<PlayerId> {
        let HandResult::Won { out, left, losers } = result else { return Vec::new() };
        let losing = losing_side(seating, out);
        let counted: Vec<(&PlayerId, u32)> =
            losing.iter().filter_map(|p| Some((*p, self.points(left.get(*p)?)))).collect();
        let most = counted.iter().map(|(_, points)| *points).max();
        let lost = |player: &PlayerId| match most {
            Some(most) => counted.contains(&(player, most)),
            None => losers.as_ref().is_some_and(|named| named.contains(player)),
        };
        losing.into_iter().filter(|player| lost(player)).cloned().collect()
    }
}

/// The side that did not go out, clockwise after the player who did.
pub(super) fn losing_side<'a>(seating: &'a Seating, out: &PlayerId) -> Vec<&'a PlayerId> {
    let mut side = seating.opponents_of(out);
    let after = seating.seat(out).unwrap_or(0);
    side.sort_by_key(|player| {
        let seat = seating.seat(player).unwrap_or(0);
        (Reverse(seat > after), seat)
    });
    side
}

impl Tournament {
    /// What a recorded hand does, or would do with this result; nothing while it is open or void.
    pub fn effect(&self, hand: &Hand, result: &HandResult) -> Option<Effect> {
        let HandResult::Won { out, left, .. } = result else { return None };
        let setup = self.setup();
        let losing = losing_side(&hand.seating, out);
        let points = |player: &PlayerId| left.get(player).map_or(0, |held| setup.points(held));
        let sum: u32 = losing.iter().map(|player| points(player)).sum();
        let winners = self.entrants_of(&hand.seating.side_of(out));
        let (credited, charged, losers) = match setup.method() {
            Method::Std { .. } => {
                let each = |entrant: &EntrantId| Credit { entrant: entrant.clone(), points: sum };
                (winners.iter().map(each).collect(), Vec::new(), Vec::new())
            }
            Method::Lose200 { .. } => {
                let charged = self.entrants_of(&losing).into_iter().map(|entrant| {
                    let own = losing.iter().filter(|p| self.entrant_of(p).is_some_and(|e| e.id == entrant));
                    let points = own.map(|player| points(player)).sum();
                    Credit { entrant, points }
                });
                (Vec::new(), charged.collect(), Vec::new())
            }
            Method::Lazy { .. } => (Vec::new(), Vec::new(), setup.losers(&hand.seating, result)),
        };
        let unverified = losing.iter().any(|player| matches!(left.get(*player), Some(Left::Total(_))));
        Some(Effect { slot: hand.slot, out: out.clone(), winners, credited, charged, losers, unverified })
    }

    /// The entrants of these players, each once.
    pub(super) fn entrants_of(&self, players: &[&PlayerId]) -> Vec<EntrantId> {
        let mut entrants: Vec<EntrantId> = Vec::new();
        for entrant in players.iter().filter_map(|player| self.entrant_of(player)) {
            if !entrants.contains(&entrant.id) {
                entrants.push(entrant.id.clone());
            }
        }
        entrants
    }
}
