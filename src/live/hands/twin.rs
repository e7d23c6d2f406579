//! For tests of secrecy: a hand shown as if other cards lay where a seat may not look. Absent from what is released.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use super::Moment;
use crate::Live;
use lastcard_rules::Seat;
use lastcard_store::DealtHandId;

#[expect(clippy::unwrap_used, clippy::missing_panics_doc, reason = "only tests show twins")]
impl Live {
    /// Shows the twin of a hand to everybody who follows it, and gives back the hand as it is; nothing where no twin is found in
    /// which the rules ask the same.
    pub fn show_twin(
        &self,
        id: &DealtHandId,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Arc<Moment>> {
        let running = self.running(id).unwrap();
        let now = running.moment();
        let game = now.game.as_ref()?;
        // The clock would make a move that follows by itself, and write it.
        let twin =
            (0..8).map(|_| game.with_other_secrets(seat, rng)).find(|twin| twin.hand().forced().is_none())?;
        running.show(Moment { game: Some(twin), ..(*now).clone() });
        Some(now)
    }

    /// Shows the hand as it is again.
    pub fn show_again(&self, moment: &Moment) {
        self.running(&moment.dealt.id).unwrap().show(moment.clone());
    }
}
