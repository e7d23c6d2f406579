//! Start of a hand that is about to be dealt.

use crate::{PlayerId, RecordingState, Seating, Slot, Tournament};
use lastcard_rules::hand::NoDeal;

/// Everything needed to start a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandStart {
    /// Players clockwise from seat 0.
    pub seating: Seating,
    /// Sides of partners; empty if everybody plays alone.
    pub sides: Vec<Vec<PlayerId>>,
    /// Player who deals.
    pub dealer: PlayerId,
    /// Player who leads.
    pub opener: PlayerId,
    /// True if the opener leads by right of going out in the previous hand (R-START-7).
    pub by_right: bool,
}

/// Reason why a hand cannot start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandStartRefusal {
    /// The table is not waiting for this hand.
    NotNow,
    /// The rules cannot be played at this table.
    NoDeal(NoDeal),
}

impl Tournament {
    /// Returns the start of a hand. If no dealer is known yet, the first seat deals; the next player
    /// clockwise leads, unless the previous hand decides otherwise.
    ///
    /// # Errors
    /// Fails if the table is not waiting for this hand, or seats more or fewer players than the rules allow.
    pub fn hand_start(&self, slot: Slot) -> Result<HandStart, HandStartRefusal> {
        let hand = self
            .hand(slot)
            .filter(|_| self.recording_state(slot) == RecordingState::Next)
            .ok_or(HandStartRefusal::NotNow)?;
        let seating = &hand.seating;
        let (players, (least, most)) = (seating.players().len(), self.setup().rules().players().into_inner());
        if !(least..=most).contains(&players) {
            return Err(HandStartRefusal::NoDeal(NoDeal::WrongNumberOfPlayers { players, least, most }));
        }
        let dealer = hand.dealer.as_ref().or(seating.players().first()).ok_or(HandStartRefusal::NotNow)?;
        let opener = hand.opener.as_ref().or_else(|| seating.left_of(dealer)).unwrap_or(dealer);
        Ok(HandStart {
            seating: seating.clone(),
            sides: seating.sides(self.setup_of(slot).format()),
            dealer: dealer.clone(),
            opener: opener.clone(),
            by_right: hand.by_right,
        })
    }
}
