//! What follows when a hand is opened again that was not played.

use crate::standings::history::{TableState, tables};
use crate::{Amendment, Entry, Refusal, Revisions, Slot, Tally, Tournament, tally};

/// What an organiser should know before a hand is opened again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The later hands of its table that are recorded, and stay so.
    pub later: usize,
    /// The tables that wait until it is entered again (T-8P-5).
    pub waiting: Vec<u32>,
    /// Whether the tournament was over, and is not any more.
    pub goes_on: bool,
    /// Whether it was ended by an organiser: then the hand cannot be entered again.
    pub stopped: bool,
    /// Whether a play-off counted, and does not any more.
    pub ends_play_off: bool,
}

impl Tournament {
    /// What follows when a hand is opened again; `ledger` has everything that was recorded.
    ///
    /// # Errors
    /// Where it cannot be opened: nothing is recorded, or who sat in a later hand depends on it.
    pub fn opening<'e>(
        &self,
        slot: Slot,
        ledger: impl Iterator<Item = &'e Entry> + Clone,
    ) -> Result<Opening, Refusal> {
        let record = Revisions::of(ledger.clone().filter(|entry| entry.slot == slot));
        let entry = self.entry_of(slot, &record, Amendment::Open)?;
        let ledger: Vec<&Entry> = ledger.collect();
        let ledger = ledger.into_iter().chain([&entry]);
        let then = self.clone().with_ledger(ledger).map_err(|problems| Refusal::Result { problems })?;
        let (before, after) = (tally(self), tally(&then));
        let counts =
            |tally: &Tally| tally.standings.play_off.as_ref().is_some_and(|play_off| play_off.counts);
        let later = self.hands().iter().filter(|hand| hand.slot.table == slot.table && hand.slot > slot);
        Ok(Opening {
            later: later.filter(|hand| !hand.is_open()).count(),
            waiting: made_to_wait((self, &before), (&then, &after)),
            goes_on: before.standings.over() && !after.standings.over(),
            stopped: self.stopped(),
            ends_play_off: counts(&before) && !counts(&after),
        })
    }
}

/// The tables that play before, and wait for others after.
fn made_to_wait((now, before): (&Tournament, &Tally), (then, after): (&Tournament, &Tally)) -> Vec<u32> {
    let plays = |number: u32| {
        let mut tables = tables(now, &before.standings).into_iter();
        tables.any(|table| table.number == number && matches!(table.state, TableState::Plays(_)))
    };
    let waits = tables(then, &after.standings).into_iter().filter(|table| table.state == TableState::Waits);
    waits.map(|table| table.number).filter(|number| plays(*number)).collect()
}
