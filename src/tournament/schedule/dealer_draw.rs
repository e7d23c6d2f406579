//! First dealers drawn in a tournament (§0.5.8e).

use super::first_dealer::{DealOrder, DealerCard, FirstDealer, FirstDealers, first_slot};
use crate::people::changes::successor;
use crate::{Fault, Hand, PlayerId, RecordingState, Seating, Tournament};

impl Tournament {
    /// Returns the tournament with these first dealers by table. Players who do not sit at the table are
    /// ignored.
    #[must_use]
    pub fn with_first_dealers(mut self, first: FirstDealers) -> Self {
        if self.sheet.first_dealers != first {
            self.sheet.first_dealers = first;
            self.forget_open_starts();
            self.derive_open_hands();
        }
        self
    }

    /// First dealer drawn at a table, if still seated there.
    pub fn first_dealer(&self, table: u32) -> Option<&FirstDealer> {
        let first = self.sheet.first_dealers.get(&table)?;
        DealOrder::of(&self.sheet.entrants, first, &self.sheet.drawn, table).map(|_| first)
    }

    /// Returns the fault, if any, in a first dealer for a table with these seats, and the key that the fault
    /// belongs to.
    pub(crate) fn dealer_fault(&self, seats: &Seating, first: &FirstDealer) -> Option<(&'static str, Fault)> {
        let slot = first_slot(1);
        let now = |player: &PlayerId| successor(&self.sheet.entrants, player, slot).cloned();
        let Some(dealer) = now(&first.dealer).filter(|dealer| seats.has(dealer)) else {
            let fault = Fault::NotSeated { player: first.dealer.clone(), seats: seats.players().to_vec() };
            return Some(("dealer", fault));
        };
        let pull = |pull: &DealerCard| Some(DealerCard { player: now(&pull.player)?, card: pull.card });
        let pulls: Option<Vec<DealerCard>> = first.pulls.iter().map(pull).collect();
        let holds = pulls
            .is_some_and(|pulls| FirstDealer { dealer, pulls }.is_valid(self.sheet.setup.rules(), seats));
        (!holds).then(|| ("pulls", Fault::OtherDealer { player: first.dealer.clone() }))
    }

    /// All first dealers that were drawn, with their tables.
    pub fn first_dealers(&self) -> impl Iterator<Item = (u32, &FirstDealer)> {
        self.sheet.first_dealers.keys().filter_map(|table| Some((*table, self.first_dealer(*table)?)))
    }

    /// First hand at a table, as long as nothing is recorded there, so that its dealer can be drawn or the
    /// draw taken back.
    pub fn hand_awaiting_dealer(&self, table: u32) -> Option<&Hand> {
        let slot = first_slot(table);
        let untouched = |hand: &&Hand| hand.is_idle() || self.is_closed(hand);
        let at_table = self.scored_hands().filter(|hand| hand.slot.table == table);
        let hand = self.hand(slot).filter(|hand| hand.is_idle())?;
        (self.recording_state(slot) == RecordingState::Next && at_table.clone().all(|hand| untouched(&hand)))
            .then_some(hand)
    }
}
