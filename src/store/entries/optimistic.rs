//! Fast path for nearly all results: they are judged against the cached tournament, then written by a statement that takes effect only if
//! nothing else has been written since.

use crate::error::failure;
use std::collections::BTreeMap;

use super::{
    LedgerEntry, NewEntry, RecordOutcome,
    appending::{ValidatedBatch, append},
    record::{KnownVersions, validate_and_apply},
};
use crate::{Store, StoreError, TournamentId, tournaments::TournamentRecord};

#[derive(Debug, thiserror::Error)]
enum OptimisticError {
    /// Another writer was first, so the tournament has to be read again.
    #[error("behind")]
    Behind,
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(OptimisticError);

/// Outcomes in the order of the results; `None` for those that were skipped.
type OptimisticOutcomes = Vec<Option<RecordOutcome>>;

/// Records results judged against the known tournaments. Skips those that need more: the tournament is not known, it refuses the result, or
/// more than an entry has to be written. Skips all of them if another writer was first.
pub(super) fn record(
    store: &Store,
    known: &KnownVersions,
    batch: &[&NewEntry],
) -> Result<(KnownVersions, OptimisticOutcomes), StoreError> {
    let (now, done) = validate_all(known, batch);
    let mut entries: BTreeMap<&TournamentId, Vec<&LedgerEntry>> = BTreeMap::new();
    for (new, recorded) in batch.iter().zip(&done) {
        if let Some(RecordOutcome { entry, first: true }) = recorded {
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
        Ok(false) | Err(StoreError::Contended(_)) => Err(OptimisticError::Behind),
        Err(error) => Err(error.into()),
    };
    match if judged.is_empty() { Ok(()) } else { store.write_retryable(write) } {
        Ok(()) => {
            store.notify_after_commit(judged.into_iter().map(|of_one| of_one.tournament.clone()));
            Ok((now, done))
        }
        Err(OptimisticError::Behind) => Ok((KnownVersions::new(), vec![None; batch.len()])),
        Err(OptimisticError::Store(error)) => Err(error),
    }
}

/// Judges results as far as the known tournaments allow. Returns those tournaments with the results applied.
fn validate_all(known: &KnownVersions, batch: &[&NewEntry]) -> (KnownVersions, OptimisticOutcomes) {
    let mut now = KnownVersions::new();
    let mut judge = |new: &NewEntry| {
        // The last result of a duplicate deal also makes its cards public.
        let before = known.get(&new.tournament).filter(|known| !known.tournament.setup().is_duplicate())?;
        let stored = now.entry(new.tournament.clone()).or_insert_with(|| before.clone());
        validate_and_apply(stored, new).ok()
    };
    let done = batch.iter().map(|new| judge(new)).collect();
    (now, done)
}
