//! Fast path for nearly all results: they are judged by the cached tournament, then written by a statement that takes effect only if
//! nothing else was written since.

use crate::error::failure;
use std::collections::BTreeMap;

use super::{
    LedgerEntry, RecordEntry, Recorded,
    appending::{ValidatedBatch, append},
    record::{KnownVersions, judge},
};
use crate::{Store, StoreError, TournamentId, tournaments::TournamentRecord};

/// Reasons why nothing was written.
#[derive(Debug, thiserror::Error)]
enum Behind {
    /// Another writer was first, so the tournament has to be read again.
    #[error("behind")]
    Behind,
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(Behind);

/// Outcomes in the order of the results; `None` for those that were left alone.
type Decided = Vec<Option<Recorded>>;

/// Records results judged by the known tournaments. Leaves alone those that need more: the tournament is not known, it refuses the result,
/// or more has to be written than an entry. Leaves all of them alone if another writer was first.
pub(super) fn record(
    store: &Store,
    known: &KnownVersions,
    change_feed: &[&RecordEntry],
) -> Result<(KnownVersions, Decided), StoreError> {
    let (now, done) = judge_all(known, change_feed);
    let mut entries: BTreeMap<&TournamentId, Vec<&LedgerEntry>> = BTreeMap::new();
    for (new, recorded) in change_feed.iter().zip(&done) {
        if let Some(Recorded { entry, first: true }) = recorded {
            entries.entry(&new.tournament).or_default().push(entry);
        }
    }
    let judged = entries.into_iter().filter_map(|(tournament, entries)| {
        let TournamentRecord { header, entries: before, .. } = known.get(tournament)?;
        Some(ValidatedBatch { tournament, revision: header.revision, known: before.len(), entries })
    });
    let judged: Vec<_> = judged.collect();
    let write = |conn: &mut _| match append(conn, &judged) {
        Ok(true) => Ok(()),
        Ok(false) | Err(StoreError::Contended(_)) => Err(Behind::Behind),
        Err(error) => Err(error.into()),
    };
    match if judged.is_empty() { Ok(()) } else { store.append(write) } {
        Ok(()) => {
            store.notify_after_commit(judged.into_iter().map(|of_one| of_one.tournament.clone()));
            Ok((now, done))
        }
        Err(Behind::Behind) => Ok((KnownVersions::new(), vec![None; change_feed.len()])),
        Err(Behind::Store(error)) => Err(error),
    }
}

/// Judges results as far as the known tournaments allow. Returns those tournaments with the results.
fn judge_all(known: &KnownVersions, change_feed: &[&RecordEntry]) -> (KnownVersions, Decided) {
    let mut now = KnownVersions::new();
    let mut judge = |new: &RecordEntry| {
        // The last result of a duplicate deal also opens its cards.
        let before = known.get(&new.tournament).filter(|known| !known.tournament.setup().is_duplicate())?;
        let stored = now.entry(new.tournament.clone()).or_insert_with(|| before.clone());
        judge(stored, new).ok()
    };
    let done = change_feed.iter().map(|new| judge(new)).collect();
    (now, done)
}
