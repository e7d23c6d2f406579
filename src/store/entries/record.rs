//! Recording, correcting, voiding and undoing the result of a hand.

use chrono::TimeDelta;

use super::{EntryKey, LedgerEntry, Via, row::insert};
use crate::store::{
    AccountId, Conn, EntryId, Failure, Store, StoreError, TournamentId, dealt, news,
    time::now,
    tournaments::{self, Stage, Stored},
};
use crate::tournament::{Amendment, Problem, Refusal, Slot};

/// How often a table enters, corrects or takes back one hand. People who argue do so five times.
const MOST_OF_HAND: usize = 30;

/// How much a table enters in a day: at three minutes a hand, more than it can play.
const MOST_OF_DAY: usize = 500;

/// What somebody does to the record of a hand.
#[derive(Debug, Clone)]
pub struct RecordEntry {
    /// Of which tournament.
    pub tournament: TournamentId,
    /// Of which hand.
    pub slot: Slot,
    /// The revision of the hand that was on the screen; 0 when nothing was recorded.
    pub based_on_revision: u32,
    /// What is done: a result is recorded, or something taken back.
    pub amendment: Amendment,
    /// Whether the hand was played here with the deck of its deal.
    pub shared: bool,
    /// The client's name of this submission.
    pub entry_key: EntryKey,
    /// Which way it came.
    pub via: Via,
    /// The organiser who enters it; none at a table.
    pub account: Option<AccountId>,
    /// A remark, or nothing.
    pub note: String,
}

/// A result that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// As it stands in the ledger.
    pub entry: LedgerEntry,
    /// Whether this submission wrote it; otherwise it was the second one of the same key.
    pub first: bool,
}

/// Why nothing was recorded.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Somebody else recorded this hand since it was on the screen.
    #[error("conflict")]
    Conflict {
        /// What they recorded.
        theirs: Box<LedgerEntry>,
    },
    /// The result cannot be true.
    #[error("refused")]
    Refused(Vec<Problem>),
    /// The tournament has no such hand.
    #[error("no-hand")]
    NoHand,
    /// Other hands come first.
    #[error("not-yet")]
    NotYet,
    /// The tournament was not started yet.
    #[error("not-started")]
    NotStarted,
    /// The tournament is over or was stopped: only what is recorded can be corrected.
    #[error("over")]
    Over,
    /// It would change who plays in a later hand that is recorded; the number of that hand.
    #[error("later-seats")]
    LaterSeats(u32),
    /// Somebody at its table has withdrawn.
    #[error("hand-closed")]
    HandClosed,
    /// Nothing is recorded that could be taken back.
    #[error("nothing-to-undo")]
    NothingToUndo,
    /// Nothing was taken back last that could be brought back.
    #[error("nothing-to-redo")]
    NothingToRedo,
    /// The result to bring back is one of others than those who sit there now.
    #[error("other-players")]
    OtherPlayers,
    /// The tournament is archived: nothing is recorded any more.
    #[error("archived")]
    Archived,
    /// Its table has changed this hand so often that only an organiser changes it now.
    #[error("too-often")]
    TooOften,
    /// The table has entered more today than anybody plays in a day.
    #[error("too-many")]
    TooMany,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failure for RecordError {
    fn store(&self) -> Option<&StoreError> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

impl From<Refusal> for RecordError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NoHand => Self::NoHand,
            Refusal::NotYet => Self::NotYet,
            Refusal::Over => Self::Over,
            Refusal::HandClosed => Self::HandClosed,
            Refusal::NothingToUndo => Self::NothingToUndo,
            Refusal::NothingToRedo => Self::NothingToRedo,
            Refusal::OtherPlayers => Self::OtherPlayers,
            Refusal::LaterSeats { hand } => Self::LaterSeats(hand),
            Refusal::Result { problems } => Self::Refused(problems),
        }
    }
}

/// Records the result of a hand, or corrects, voids or undoes it. A submission that comes twice is answered with what
/// the first one did.
pub fn record(store: &Store, new: &RecordEntry) -> Result<Recorded, RecordError> {
    store.write(|conn| {
        let row = tournaments::Row::by_id(conn, &new.tournament)?;
        let stored = tournaments::stored(conn, row)?;
        let recorded = record_in(conn, stored, new)?;
        if recorded.first {
            dealt::supersede(conn, &new.tournament, new.slot)?;
            dealt::open_played_out(conn, &new.tournament)?;
            news::tell(conn, &new.tournament)?;
        }
        Ok(recorded)
    })
}

/// The same within a transaction that writes more.
pub(in crate::store) fn record_in(
    conn: &mut Conn,
    stored: Stored,
    new: &RecordEntry,
) -> Result<Recorded, RecordError> {
    if let Some(entry) = stored.entries.iter().find(|entry| entry.entry_key == new.entry_key) {
        return Ok(Recorded { entry: entry.clone(), first: false });
    }
    match stored.header.stage {
        Stage::Draft => return Err(RecordError::NotStarted),
        Stage::Archived => return Err(RecordError::Archived),
        Stage::Running => {}
    }
    if let Via::Table(_) = new.via {
        room_for(&stored, new.slot)?;
    }
    Ok(Recorded { entry: append(conn, stored, new)?, first: true })
}

/// A table's code writes no more than people do: whoever has it could fill the ledger.
fn room_for(stored: &Stored, slot: Slot) -> Result<(), RecordError> {
    let today = now() - TimeDelta::days(1);
    let by_table = || {
        let own = move |entry: &&LedgerEntry| {
            matches!(entry.via, Via::Table(_)) && entry.entry.slot.table == slot.table
        };
        stored.entries.iter().filter(own)
    };
    if by_table().filter(|entry| entry.entry.slot == slot).count() >= MOST_OF_HAND {
        return Err(RecordError::TooOften);
    }
    if by_table().filter(|entry| entry.created_at > today).count() >= MOST_OF_DAY {
        return Err(RecordError::TooMany);
    }
    Ok(())
}

/// Lets the domain decide, and adds the entry. The ledger with it must still fold.
pub(in crate::store) fn append(
    conn: &mut Conn,
    stored: Stored,
    new: &RecordEntry,
) -> Result<LedgerEntry, RecordError> {
    if stored.revision(new.slot) != new.based_on_revision {
        let latest = stored.history(new.slot).max_by_key(|entry| entry.entry.revision);
        let theirs = latest.cloned().ok_or(StoreError::NotFound)?;
        return Err(RecordError::Conflict { theirs: Box::new(theirs) });
    }
    let mut entry =
        stored.tournament.entry_of(new.slot, &stored.revisions(new.slot), new.amendment.clone())?;
    entry.shared |= new.shared;
    let mut ledger: Vec<_> = stored.entries.into_iter().map(|entry| entry.entry).collect();
    ledger.push(entry.clone());
    stored.tournament.with_ledger(&ledger).map_err(RecordError::Refused)?;
    let entry = LedgerEntry {
        id: EntryId::new(),
        entry,
        note: new.note.clone(),
        account_id: new.account.clone(),
        via: new.via.clone(),
        entry_key: new.entry_key.clone(),
        created_at: now(),
    };
    insert(conn, &new.tournament, &entry)?;
    Ok(entry)
}
