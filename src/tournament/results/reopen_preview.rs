//! Preview of reopening a hand that was not played.

use crate::standings::history::{TableState, tables};
use crate::{Amendment, Entry, Refusal, Revisions, Slot, Tally, Tournament, tally};

/// Consequences to show an organiser before a hand is reopened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReopenPreview {
    /// Number of later recorded hands at its table, which stay recorded.
    pub later: usize,
    /// Tables that wait until the hand is entered again (T-8P-5).
    pub waiting: Vec<u32>,
    /// True if the tournament was over and would go on.
    pub goes_on: bool,
    /// True if an organiser ended the tournament, in which case the hand cannot be entered again.
    pub stopped: bool,
    /// True if a play-off that counts now would no longer count.
    pub ends_play_off: bool,
}

impl Tournament {
    /// Computes the consequences of reopening a hand; `ledger` contains everything that was recorded.
    ///
    /// # Errors
    /// Fails if nothing is recorded, or if the seating of a later hand depends on this one.
    pub fn reopen_preview<'e>(
        &self,
        slot: Slot,
        ledger: impl Iterator<Item = &'e Entry> + Clone,
    ) -> Result<ReopenPreview, Refusal> {
        let record = Revisions::of(ledger.clone().filter(|entry| entry.slot == slot));
        let entry = self.amendment_entry(slot, &record, Amendment::Open)?;
        let ledger: Vec<&Entry> = ledger.collect();
        let ledger = ledger.into_iter().chain([&entry]);
        let then = self.clone().with_ledger(ledger).map_err(|problems| Refusal::Result { problems })?;
        let (before, after) = (tally(self), tally(&then));
        let counts =
            |tally: &Tally| tally.standings.play_off.as_ref().is_some_and(|play_off| play_off.counts);
        let later = self.hands().iter().filter(|hand| hand.slot.table == slot.table && hand.slot > slot);
        Ok(ReopenPreview {
            later: later.filter(|hand| !hand.is_open()).count(),
            waiting: made_to_wait((self, &before), (&then, &after)),
            goes_on: before.standings.is_over() && !after.standings.is_over(),
            stopped: self.is_stopped(),
            ends_play_off: counts(&before) && !counts(&after),
        })
    }
}

/// Tables that are playing before the change and have to wait for others after it.
fn made_to_wait((now, before): (&Tournament, &Tally), (then, after): (&Tournament, &Tally)) -> Vec<u32> {
    let plays = |number: u32| {
        let mut tables = tables(now, &before.standings).into_iter();
        tables.any(|table| table.number == number && matches!(table.state, TableState::Plays(_)))
    };
    let waits = tables(then, &after.standings).into_iter().filter(|table| table.state == TableState::Waits);
    waits.map(|table| table.number).filter(|number| plays(*number)).collect()
}
