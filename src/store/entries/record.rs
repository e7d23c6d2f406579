//! Records, corrects, voids and undoes results of hands.

use std::collections::HashMap;

use strum::IntoStaticStr;

use lastcard_club::TournamentState;
use lastcard_club::quota::{self, QuotaExceeded};
use lastcard_tournament::{EntryRequest, Problem, Refusal, Slot};

use super::row::insert;
use super::{EntrySource, LedgerEntry, optimistic};
use crate::error::failure;
use crate::time::now;
use crate::tournaments::{self, TournamentRecord};
use crate::{AccountId, Conn, EntryId, Store, StoreError, TournamentId, change_feed, played_hands};

/// A submission to the ledger.
#[derive(Debug, Clone)]
pub struct NewEntry {
    /// The tournament whose ledger it goes to.
    pub tournament: TournamentId,
    /// The request: the hand, the change, and what the client knew.
    pub request: EntryRequest,
    /// Set if the hand was dealt by Lastcard with the deck of its deal.
    pub shared: bool,
    /// Channel through which it came.
    pub via: EntrySource,
    /// The organiser who submits it; `None` at a table.
    pub account: Option<AccountId>,
    /// A remark; may be empty.
    pub note: String,
}

/// Outcome of a submission that was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordOutcome {
    /// The entry in the ledger.
    pub entry: LedgerEntry,
    /// Set if this submission wrote the entry; false if it repeats an idempotency key.
    pub first: bool,
}

/// Reasons why nothing is recorded. The variant names in kebab case are outcomes in the metrics.
#[derive(Debug, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordError {
    /// Somebody else has changed the record of this hand in the meantime.
    #[error("conflict")]
    Conflict {
        /// The latest entry about the hand.
        theirs: Box<LedgerEntry>,
    },
    /// The result is impossible.
    #[error("refused")]
    Refused(Vec<Problem>),
    /// The tournament has no such hand.
    #[error("no-hand")]
    NoHand,
    /// Other hands come first.
    #[error("not-yet")]
    NotYet,
    /// The tournament has not been started.
    #[error("not-started")]
    NotStarted,
    /// The tournament is over or was stopped: only recorded results can be corrected.
    #[error("over")]
    Over,
    /// The entry would change who plays in a later hand that is already recorded; contains the number of that hand.
    #[error("later-seats")]
    LaterSeats(u32),
    /// Somebody at the table has withdrawn.
    #[error("hand-closed")]
    HandClosed,
    /// There is no entry to undo.
    #[error("nothing-to-undo")]
    NothingToUndo,
    /// The last entry about the hand is not an undo, so there is nothing to redo.
    #[error("nothing-to-redo")]
    NothingToRedo,
    /// The result to redo was made by players other than those who sit there now.
    #[error("other-players")]
    OtherPlayers,
    /// The tournament is archived: nothing is recorded any more.
    #[error("archived")]
    Archived,
    /// The table has used up its entries about this hand; only an organiser can change it.
    #[error("too-often")]
    TooOften,
    /// The table has used up its entries for a day.
    #[error("too-many")]
    TooMany,
    /// An organiser has closed the block: only organisers can change its results.
    #[error("closed")]
    Closed,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(RecordError);

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

/// Cached tournament records, each as of its last update.
pub type KnownVersions = HashMap<TournamentId, TournamentRecord>;

/// Records, corrects, voids or undoes the result of a hand. A repeated submission returns the outcome of the first one.
pub fn record(store: &Store, new: &NewEntry) -> Result<RecordOutcome, RecordError> {
    let (_, mut done) = record_all(store, &KnownVersions::default(), &[new])?;
    done.pop().unwrap_or(Err(StoreError::NotFound.into()))
}

/// Tournaments after the submissions, and the outcome of each submission.
type RecordBatch = (KnownVersions, Vec<Result<RecordOutcome, RecordError>>);

/// Like [`record`], for several submissions in order. A refusal does not affect the others. Known tournaments are brought up to date from
/// their last known entry, and not read at all if nothing was written since.
pub fn record_all(
    store: &Store,
    known: &KnownVersions,
    batch: &[&NewEntry],
) -> Result<RecordBatch, StoreError> {
    let (mut now, ahead) = optimistic::record(store, known, batch)?;
    let left: Vec<&NewEntry> =
        batch.iter().zip(&ahead).filter(|(_, done)| done.is_none()).map(|(new, _)| *new).collect();
    let mut read = Vec::new();
    if !left.is_empty() {
        let (then, done) =
            store.write(|conn| read_and_record(conn, |id| now.get(id).or(known.get(id)), &left))?;
        now.extend(then);
        read = done;
    }
    let mut read = read.into_iter();
    let done = ahead.into_iter().filter_map(|done| done.map(Ok).or_else(|| read.next()));
    Ok((now, done.collect()))
}

/// Records submissions one after the other, against the current state of their tournaments and all in one transaction.
fn read_and_record<'a>(
    conn: &mut Conn,
    known: impl Fn(&TournamentId) -> Option<&'a TournamentRecord>,
    batch: &[&NewEntry],
) -> Result<RecordBatch, StoreError> {
    let (mut now, mut done) = (KnownVersions::new(), Vec::with_capacity(batch.len()));
    for new in batch {
        let id = &new.tournament;
        let stored = match now.remove(id) {
            Some(stored) => Ok(stored),
            None => tournaments::load_current(conn, id, known(id)),
        };
        let mut stored = match stored {
            Err(StoreError::NotFound) => {
                done.push(Err(StoreError::NotFound.into()));
                continue;
            }
            stored => stored?,
        };
        let recorded = record_one(conn, &mut stored, new);
        now.insert(id.clone(), stored);
        match recorded {
            Err(RecordError::Store(error)) => return Err(error),
            recorded => done.push(recorded),
        }
    }
    Ok((now, done))
}

/// Records a submission, given the tournament as it is in this transaction, and updates the tournament's played hands.
pub(crate) fn record_one(
    conn: &mut Conn,
    stored: &mut TournamentRecord,
    new: &NewEntry,
) -> Result<RecordOutcome, RecordError> {
    let recorded = record_entry_only(conn, stored, new)?;
    if recorded.first {
        if played_hands::supersede(conn, &new.tournament, new.request.slot)? {
            stored.phones = played_hands::load_played_hands(conn, &new.tournament)?;
        }
        if stored.tournament.setup().is_duplicate() {
            played_hands::reveal_played_deals(conn, &new.tournament)?;
            stored.opened = played_hands::public_deals(conn, &new.tournament)?;
        }
        change_feed::notify_tournament(conn, &new.tournament)?;
    }
    Ok(recorded)
}

/// Like [`record_one`], for callers that update played hands themselves.
pub(crate) fn record_entry_only(
    conn: &mut Conn,
    stored: &mut TournamentRecord,
    new: &NewEntry,
) -> Result<RecordOutcome, RecordError> {
    let known = stored.entries.len();
    let recorded = validate_and_apply(stored, new)?;
    if recorded.first {
        insert(conn, &new.tournament, known, &recorded.entry)?;
    }
    Ok(recorded)
}

/// Returns the tournament as it would be after a submission. Writes nothing.
///
/// # Errors
/// The same as [`record`].
pub fn preview(stored: &TournamentRecord, new: &NewEntry) -> Result<TournamentRecord, RecordError> {
    let mut then = stored.clone();
    validate_and_apply(&mut then, new)?;
    Ok(then)
}

/// Judges a submission and adds its entry to `stored`. Writes nothing.
pub(super) fn validate_and_apply(
    stored: &mut TournamentRecord,
    new: &NewEntry,
) -> Result<RecordOutcome, RecordError> {
    if let Some(entry) = stored.entries.by_key(&new.request.entry_key) {
        return Ok(RecordOutcome { entry: entry.clone(), first: false });
    }
    match stored.header.state {
        TournamentState::Draft => return Err(RecordError::NotStarted),
        TournamentState::Archived => return Err(RecordError::Archived),
        TournamentState::Running => {}
    }
    if let EntrySource::Table { .. } = new.via {
        check_quota(stored, new.request.slot)?;
        if stored.is_block_closed(new.request.slot) {
            return Err(RecordError::Closed);
        }
    }
    let (entry, then) = amend(stored, new)?;
    *stored = then;
    Ok(RecordOutcome { entry, first: true })
}

/// Enforces the limits on a table's entries: otherwise anybody who has its code could fill the ledger.
fn check_quota(stored: &TournamentRecord, slot: Slot) -> Result<(), RecordError> {
    let by_table = |entry: &&LedgerEntry| matches!(entry.via, EntrySource::Table { .. });
    let of_hand = stored.entries.of_slot(slot).filter(by_table).count();
    let newest = stored.entries.of_table(slot.table).map(|entry| entry.created_at);
    quota::check_table_entries(of_hand, newest, now()).map_err(|exceeded| match exceeded {
        QuotaExceeded::Hand => RecordError::TooOften,
        QuotaExceeded::Day => RecordError::TooMany,
    })
}

/// Returns the entry and the tournament with it. Fails if the ledger would no longer fold.
fn amend(stored: &TournamentRecord, new: &NewEntry) -> Result<(LedgerEntry, TournamentRecord), RecordError> {
    if stored.revision(new.request.slot) != new.request.based_on {
        let latest = stored.history(new.request.slot).max_by_key(|entry| entry.entry.revision);
        let theirs = latest.cloned().ok_or(StoreError::NotFound)?;
        return Err(RecordError::Conflict { theirs: Box::new(theirs) });
    }
    let mut entry = stored.tournament.amendment_entry(
        new.request.slot,
        &stored.revisions(new.request.slot),
        new.request.amendment.clone(),
    )?;
    entry.shared |= new.shared;
    let entry = LedgerEntry {
        id: EntryId::made(),
        entry,
        note: new.note.clone(),
        account_id: new.account.clone(),
        via: new.via.clone(),
        entry_key: new.request.entry_key.clone(),
        created_at: now(),
    };
    let mut then = stored.clone();
    then.append_entry(entry.clone()).map_err(RecordError::Refused)?;
    Ok((entry, then))
}
