//! Recording, correcting, voiding and undoing the result of a hand.

use crate::error::failure;
use std::collections::HashMap;

use chrono::TimeDelta;
use strum::IntoStaticStr;

use super::{EntryKey, LedgerEntry, Via, early_judgement, row::insert};
use crate::{
    AccountId, Conn, EntryId, Store, StoreError, TournamentId, dealt, news,
    time::now,
    tournaments::{self, Stored, TournamentStage},
};
use lastcard_tournament::{Amendment, Problem, Refusal, Slot};

/// How often a table enters, corrects or takes back one hand. People who argue do so five times.
const MOST_OF_HAND: usize = 30;

/// How much a table enters in a day: at three minutes a hand, more than it can play.
const MOST_OF_DAY: usize = 500;

/// What somebody does to the record of a hand.
#[derive(Debug, Clone)]
pub struct RecordEntry {
    /// The tournament in whose ledger it is recorded.
    pub tournament: TournamentId,
    /// The hand that it is about.
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

/// Why nothing was recorded. As text without its values it is the outcome that metrics name.
#[derive(Debug, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    /// An organiser has closed its block: what is recorded in it is changed by organisers only.
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

/// What is known of tournaments, each as it was when it was looked at last.
pub type Known = HashMap<TournamentId, Stored>;

/// Records the result of a hand, or corrects, voids or undoes it. A submission that comes twice is answered with what
/// the first one did.
pub fn record(store: &Store, new: &RecordEntry) -> Result<Recorded, RecordError> {
    let (_, mut done) = record_all(store, &Known::default(), &[new])?;
    done.pop().unwrap_or(Err(StoreError::NotFound.into()))
}

/// How tournaments stand after results were recorded, and what became of each result.
type RecordBatch = (Known, Vec<Result<Recorded, RecordError>>);

/// The same of several in their order, each by itself: what one is refused for keeps no other out. A tournament that is known is read no
/// further than from there, and not at all where nothing was written since.
pub fn record_all(store: &Store, known: &Known, news: &[&RecordEntry]) -> Result<RecordBatch, StoreError> {
    let (mut now, ahead) = early_judgement::record(store, known, news)?;
    let left: Vec<&RecordEntry> =
        news.iter().zip(&ahead).filter(|(_, done)| done.is_none()).map(|(new, _)| *new).collect();
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

/// Records results one after the other, each in its tournament as it is now, all in one transaction.
fn read_and_record<'a>(
    conn: &mut Conn,
    known: impl Fn(&TournamentId) -> Option<&'a Stored>,
    news: &[&RecordEntry],
) -> Result<RecordBatch, StoreError> {
    let (mut now, mut done) = (Known::new(), Vec::with_capacity(news.len()));
    for new in news {
        let id = &new.tournament;
        let stored = match now.remove(id) {
            Some(stored) => Ok(stored),
            None => tournaments::up_to_date(conn, id, known(id)),
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

/// Records a result within a transaction that holds the tournament as it is now, with what follows from it for hands on phones.
pub(crate) fn record_one(
    conn: &mut Conn,
    stored: &mut Stored,
    new: &RecordEntry,
) -> Result<Recorded, RecordError> {
    let recorded = record_in(conn, stored, new)?;
    if recorded.first {
        if dealt::supersede(conn, &new.tournament, new.slot)? {
            stored.phones = dealt::on_phones(conn, &new.tournament)?;
        }
        if stored.tournament.setup().is_duplicate() {
            dealt::open_played_out(conn, &new.tournament)?;
            stored.opened = dealt::opened(conn, &new.tournament)?;
        }
        news::tell(conn, &new.tournament)?;
    }
    Ok(recorded)
}

/// The same within a transaction that writes more, which deals with the hands on phones itself.
pub(crate) fn record_in(
    conn: &mut Conn,
    stored: &mut Stored,
    new: &RecordEntry,
) -> Result<Recorded, RecordError> {
    let known = stored.entries.len();
    let recorded = judge(stored, new)?;
    if recorded.first {
        insert(conn, &new.tournament, known, &recorded.entry)?;
    }
    Ok(recorded)
}

/// How a tournament would stand with something done to the record of a hand. Nothing is written.
///
/// # Errors
/// As [`record`] would refuse it.
pub fn try_out(stored: &Stored, new: &RecordEntry) -> Result<Stored, RecordError> {
    let mut then = stored.clone();
    judge(&mut then, new)?;
    Ok(then)
}

/// Lets the domain decide, and puts the entry to what is stored. Nothing is written.
pub(super) fn judge(stored: &mut Stored, new: &RecordEntry) -> Result<Recorded, RecordError> {
    if let Some(entry) = stored.entries.of_key(&new.entry_key) {
        return Ok(Recorded { entry: entry.clone(), first: false });
    }
    match stored.header.stage {
        TournamentStage::Draft => return Err(RecordError::NotStarted),
        TournamentStage::Archived => return Err(RecordError::Archived),
        TournamentStage::Running => {}
    }
    if let Via::Table { .. } = new.via {
        room_for(stored, new.slot)?;
        if stored.keeps(new.slot) {
            return Err(RecordError::Closed);
        }
    }
    let (entry, then) = amend(stored, new)?;
    *stored = then;
    Ok(Recorded { entry, first: true })
}

/// A table's code writes no more than people do: whoever has it could fill the ledger.
fn room_for(stored: &Stored, slot: Slot) -> Result<(), RecordError> {
    let by_table = |entry: &&LedgerEntry| matches!(entry.via, Via::Table { .. });
    if stored.entries.of_slot(slot).filter(by_table).count() >= MOST_OF_HAND {
        return Err(RecordError::TooOften);
    }
    let today = now() - TimeDelta::days(1);
    // The clock may have been set back: a day's worth of the newest is looked at, not all until the first of yesterday.
    let newest = stored.entries.of_table(slot.table).take(MOST_OF_DAY);
    if newest.filter(|entry| entry.created_at > today).count() >= MOST_OF_DAY {
        return Err(RecordError::TooMany);
    }
    Ok(())
}

/// The entry, and how the tournament stands with it. The ledger with it must still fold.
fn amend(stored: &Stored, new: &RecordEntry) -> Result<(LedgerEntry, Stored), RecordError> {
    if stored.revision(new.slot) != new.based_on_revision {
        let latest = stored.history(new.slot).max_by_key(|entry| entry.entry.revision);
        let theirs = latest.cloned().ok_or(StoreError::NotFound)?;
        return Err(RecordError::Conflict { theirs: Box::new(theirs) });
    }
    let mut entry =
        stored.tournament.entry_of(new.slot, &stored.revisions(new.slot), new.amendment.clone())?;
    entry.shared |= new.shared;
    let entry = LedgerEntry {
        id: EntryId::made(),
        entry,
        note: new.note.clone(),
        account_id: new.account.clone(),
        via: new.via.clone(),
        entry_key: new.entry_key.clone(),
        created_at: now(),
    };
    let mut then = stored.clone();
    then.follow(entry.clone()).map_err(RecordError::Refused)?;
    Ok((entry, then))
}
