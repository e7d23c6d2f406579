//! Twins of a hand, for tests of secrecy: cards that a seat may not see are replaced. Not part of release
//! builds.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use super::HandSnapshot;
use crate::Snapshots;
use lastcard_rules::Seat;
use lastcard_store::PlayedHandId;

#[expect(clippy::unwrap_used, clippy::missing_panics_doc, reason = "only tests show twins")]
impl Snapshots {
    /// Publishes the twin of a hand to all its subscribers, and returns the real hand. Returns `None` if no
    /// twin is found in which the rules ask the same question.
    pub fn publish_twin(
        &self,
        id: &PlayedHandId,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Arc<HandSnapshot>> {
        let running = self.active_hand(id).unwrap();
        let now = running.snapshot();
        let game = now.game.as_ref()?;
        // A forced move would be made by the clock, and written.
        let twin =
            (0..8).map(|_| game.with_other_secrets(seat, rng)).find(|twin| twin.hand().forced().is_none())?;
        running.publish(HandSnapshot { game: Some(twin), ..(*now).clone() });
        Some(now)
    }

    /// Publishes the real hand again.
    pub fn republish(&self, moment: &HandSnapshot) {
        self.active_hand(&moment.dealt.id).unwrap().publish(moment.clone());
    }
}
