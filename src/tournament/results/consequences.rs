//! Previews of what correcting or reopening a hand would change, shown before anything is saved.

use crate::standings::history::{TableState, tables};
use crate::{
    Amendment, EntrantId, Entry, PlayerId, Refusal, Revisions, Slot, Standing, Tally, Tournament, tally,
};

/// Everything that a correction would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequences {
    /// Changed lines of the standings, in the order of their new ranks.
    pub lines: Vec<LineChange>,
    /// Set if the tournament would end or resume.
    pub end: Option<EndChange>,
    /// Number of recorded hands that would no longer count.
    pub lost: usize,
    /// Number of recorded hands that would start to count.
    pub regained: usize,
    /// New dealers of the next hands, if they change.
    pub dealers: Vec<(Slot, PlayerId)>,
}

/// A line of the standings before and after a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineChange {
    /// Entrant whose line it is.
    pub entrant: EntrantId,
    /// Current line.
    pub before: Standing,
    /// Line after the correction.
    pub after: Standing,
}

/// Change to the end of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndChange {
    /// The tournament would be over.
    Ends,
    /// The tournament would resume.
    GoesOn,
}

impl Consequences {
    /// Compares a tournament before and after a correction.
    pub fn between((now, before): (&Tournament, &Tally), (then, after): (&Tournament, &Tally)) -> Self {
        let uncounted = |tournament: &Tournament, tally: &Tally| -> Vec<Slot> {
            let hands = tournament.hands().iter().filter(|hand| !hand.is_open());
            hands.map(|hand| hand.slot).filter(|slot| !tally.standings.is_counted(*slot)).collect()
        };
        let (not_now, not_then) = (uncounted(now, before), uncounted(then, after));
        let is_recorded =
            |tournament: &Tournament, slot: Slot| tournament.hand(slot).is_some_and(|hand| !hand.is_open());
        let end = match (before.standings.is_over(), after.standings.is_over()) {
            (false, true) => Some(EndChange::Ends),
            (true, false) => Some(EndChange::GoesOn),
            _ => None,
        };
        Self {
            lines: lines(before, after),
            end,
            lost: not_then.iter().filter(|slot| !not_now.contains(slot) && is_recorded(now, **slot)).count(),
            regained: not_now
                .iter()
                .filter(|slot| !not_then.contains(slot) && is_recorded(then, **slot))
                .count(),
            dealers: dealers(now, then, after),
        }
    }

    /// Returns true if nothing would change.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
            && self.end.is_none()
            && self.lost + self.regained == 0
            && self.dealers.is_empty()
    }
}

fn lines(before: &Tally, after: &Tally) -> Vec<LineChange> {
    let stands = |line: &Standing| (line.rank, line.total, line.average, line.won, line.lost);
    let change = |after: &Standing| {
        let before = before.standings.standings.iter().find(|line| line.entrant == after.entrant)?;
        let change =
            LineChange { entrant: after.entrant.clone(), before: before.clone(), after: after.clone() };
        (stands(before) != stands(after)).then_some(change)
    };
    after.standings.standings.iter().filter_map(change).collect()
}

/// Returns the new dealers of those next hands whose dealer changes.
fn dealers(now: &Tournament, then: &Tournament, after: &Tally) -> Vec<(Slot, PlayerId)> {
    let change = |slot: Slot| {
        let (now, then) = (now.hand(slot)?, then.hand(slot)?);
        let dealer = then.dealer.clone().filter(|_| now.is_open() && now.dealer != then.dealer);
        dealer.filter(|_| now.dealer.is_some()).map(|dealer| (slot, dealer))
    };
    after.standings.next.iter().filter_map(|next| change(next.slot)).collect()
}

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
