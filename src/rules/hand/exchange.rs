//! Exchanges of cards: Seven-Zero, the 5, Cowboy's 0.

use super::super::{Card, CardSet, Face, Holding};
use super::{Hand, Lay, Phase, Seat, Seats, Shuffle};

/// Result of an exchange, which decides whether a call is owed (§0.5.8a, §0.5.10d).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Changed {
    Nothing,
    Card,
    Holdings,
}

impl Hand {
    /// Starts an exchange if the card laid calls for one and is not the last card (H-70-3). Returns true if
    /// the exchange takes over the rest of the play.
    #[cold]
    pub(super) fn exchanges(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) -> bool {
        if lay.card.face() == Face::Zero && self.options().seven_zero {
            self.pass_all();
            self.exchanged(by, lay.uno, Changed::Holdings, shuffle);
            return true;
        }
        if self.swap_partners(by).is_empty() {
            return false;
        }
        self.phase = Phase::SwapTarget { by, declared: lay.uno };
        true
    }

    /// Returns the exchanging cards that may leave their player with one card (R-UNO-2, §0.5.10d).
    #[cold]
    pub(super) fn exchanged_to_one(&self, by: Seat) -> CardSet {
        let left = self.holdings[by].len().saturating_sub(1);
        let partners = self.swap_partners(by);
        let single = |seat: Seat| self.holdings[seat].len() == 1 && !self.pays_before_a_lay(seat);
        let chosen = partners.iter().any(single);
        let (zero, seven) = if partners.is_empty() {
            (left == 1, left == 1)
        } else if self.options().seven_zero {
            (single(self.before(by)), chosen)
        } else {
            (left == 1 || chosen, left == 1)
        };
        let face = |face, leaves: bool| CardSet::face(face).only_if(leaves);
        let all = face(Face::Zero, zero) | face(Face::Seven, seven) | face(Face::Five, left == 1);
        (all & self.rules.shortcuts().exchanging).only_if(left > 0)
    }

    /// H-70-1: passes every holding to the next player in the direction of play.
    fn pass_all(&mut self) {
        let Some(first) = self.active.iter().next() else { return };
        let mut seat = first;
        let mut passed: Holding = self.holdings[first];
        loop {
            seat = self.next(seat);
            std::mem::swap(&mut self.holdings[seat], &mut passed);
            self.expose_by_swap(seat);
            if seat == first {
                return;
            }
        }
    }

    /// Returns the possible partners of a swap: all other players in play with cards.
    pub(super) fn swap_partners(&self, by: Seat) -> Seats {
        self.active.without(by).iter().filter(|&seat| !self.holdings[seat].is_empty()).collect()
    }

    /// Returns true for a 5 and Cowboy's 0 (H-FIVE-1, V-COW-6); after a 7 a swap is mandatory (H-70-2).
    pub(super) fn may_decline_swap(&self) -> bool {
        self.top().is_some_and(|top| top.face() != Face::Seven)
    }

    /// Swaps with the chosen partner, or declines.
    pub(super) fn swap(&mut self, by: Seat, with: Option<Seat>, shuffle: &mut impl Shuffle) {
        let Phase::SwapTarget { declared, .. } = self.phase else { return };
        match with {
            None => self.exchanged(by, declared, Changed::Nothing, shuffle),
            Some(with) if self.top().is_some_and(|top| top.face() == Face::Five) => {
                self.phase = Phase::Exchange { by, with, mine: None, theirs: None, declared };
            }
            Some(with) => {
                let theirs = self.holdings[with];
                self.holdings[with] = self.holdings[by];
                self.holdings[by] = theirs;
                self.expose_by_swap(by);
                self.expose_by_swap(with);
                self.exchanged(by, declared, Changed::Holdings, shuffle);
            }
        }
    }

    /// Records a card chosen for an exchange. Both cards change hands once both are chosen (H-FIVE-2).
    pub(super) fn choose_gift(&mut self, giver: Seat, card: Card, shuffle: &mut impl Shuffle) {
        let Phase::Exchange { by, with, mut mine, mut theirs, declared } = self.phase else { return };
        if giver == by {
            mine = Some(card);
        } else {
            theirs = Some(card);
        }
        self.phase = Phase::Exchange { by, with, mine, theirs, declared };
        if let (Some(mine), Some(theirs)) = (mine, theirs) {
            self.holdings[by].remove(mine);
            self.holdings[with].remove(theirs);
            self.holdings[by].add(theirs);
            self.holdings[with].add(mine);
            self.exchanged(by, declared, Changed::Card, shuffle);
        }
    }

    /// Ends the exchange. Play continues as if there had been none, and the number that started it has no
    /// other effect.
    fn exchanged(&mut self, by: Seat, declared: bool, changed: Changed, shuffle: &mut impl Shuffle) {
        self.exposed = self.exposed.without(by);
        self.judge_call(by, declared, changed == Changed::Nothing, shuffle);
        if changed == Changed::Holdings {
            self.swapped = self.swapped.with(by); // §0.5.8a
        }
        self.go_on::<true>(by, self.number_consequence());
    }
}
