//! How a hand begins that is dealt now.

use crate::{PlayerId, Seating, Slot, Tournament, Turn};
use lastcard_rules::hand::NoDeal;

/// How a hand begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beginning {
    /// Who sits where.
    pub seating: Seating,
    /// Who plays together; none where each is alone.
    pub sides: Vec<Vec<PlayerId>>,
    /// Who deals.
    pub dealer: PlayerId,
    /// Who leads.
    pub opener: PlayerId,
    /// Whether who leads has won the right to by going out in the hand before (R-START-7).
    pub by_right: bool,
}

/// Why a hand does not begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoBeginning {
    /// Its table does not wait for it.
    NotNow,
    /// The rules cannot be played at this table.
    NoDeal(NoDeal),
}

impl Tournament {
    /// How the hand of a slot begins. Where nobody knows yet who deals, the first seat does; who sits next clockwise leads, unless
    /// the hand before says otherwise.
    ///
    /// # Errors
    /// Its table does not wait for it, or more or fewer sit there than the rules are made for.
    pub fn beginning(&self, slot: Slot) -> Result<Beginning, NoBeginning> {
        let hand = self.hand(slot).filter(|_| self.turn(slot) == Turn::Next).ok_or(NoBeginning::NotNow)?;
        let seating = &hand.seating;
        let (players, (least, most)) = (seating.players().len(), self.setup().rules().players().into_inner());
        if !(least..=most).contains(&players) {
            return Err(NoBeginning::NoDeal(NoDeal::WrongNumberOfPlayers { players, least, most }));
        }
        let dealer = hand.dealer.as_ref().or(seating.players().first()).ok_or(NoBeginning::NotNow)?;
        let opener = hand.opener.as_ref().or_else(|| seating.left_of(dealer)).unwrap_or(dealer);
        Ok(Beginning {
            seating: seating.clone(),
            sides: seating.sides(self.setup_of(slot).format()),
            dealer: dealer.clone(),
            opener: opener.clone(),
            by_right: hand.by_right,
        })
    }
}
