//! Results that are judged by what is known before the database is asked, and then written by a statement that holds only where
//! nothing else was written since: the way of nearly all of them.

use crate::error::failure;
use std::collections::BTreeMap;

use super::{
    LedgerEntry, RecordEntry, Recorded,
    appending::{Judged, append},
    record::{Known, judge},
};
use crate::{Store, StoreError, TournamentId, tournaments::Stored};

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
enum Behind {
    /// Somebody else has written: it has to be read first.
    #[error("behind")]
    Behind,
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(Behind);

/// What became of results, in their order; nothing of those that were left alone.
type Ahead = Vec<Option<Recorded>>;

/// Records results by what is known. It leaves alone those for which that may not be enough: a tournament is not known, a result is
/// refused by it, or more follows than an entry; and all of them where somebody else has written meanwhile.
pub(super) fn record(
    store: &Store,
    known: &Known,
    news: &[&RecordEntry],
) -> Result<(Known, Ahead), StoreError> {
    let (now, done) = judge_all(known, news);
    let mut entries: BTreeMap<&TournamentId, Vec<&LedgerEntry>> = BTreeMap::new();
    for (new, recorded) in news.iter().zip(&done) {
        if let Some(Recorded { entry, first: true }) = recorded {
            entries.entry(&new.tournament).or_default().push(entry);
        }
    }
    let judged = entries.into_iter().filter_map(|(tournament, entries)| {
        let Stored { header, entries: before, .. } = known.get(tournament)?;
        Some(Judged { tournament, revision: header.revision, known: before.len(), entries })
    });
    let judged: Vec<_> = judged.collect();
    let write = |conn: &mut _| match append(conn, &judged) {
        Ok(true) => Ok(()),
        Ok(false) | Err(StoreError::Contended(_)) => Err(Behind::Behind),
        Err(error) => Err(error.into()),
    };
    match if judged.is_empty() { Ok(()) } else { store.append(write) } {
        Ok(()) => {
            store.tell_soon(judged.into_iter().map(|of_one| of_one.tournament.clone()));
            Ok((now, done))
        }
        Err(Behind::Behind) => Ok((Known::new(), vec![None; news.len()])),
        Err(Behind::Store(error)) => Err(error),
    }
}

/// How everything stands with the results, as far as what is known decides it.
fn judge_all(known: &Known, news: &[&RecordEntry]) -> (Known, Ahead) {
    let mut now = Known::new();
    let mut judge = |new: &RecordEntry| {
        // With the last result of a deal its cards are opened.
        let before = known.get(&new.tournament).filter(|known| !known.tournament.setup().is_duplicate())?;
        let stored = now.entry(new.tournament.clone()).or_insert_with(|| before.clone());
        judge(stored, new).ok()
    };
    let done = news.iter().map(|new| judge(new)).collect();
    (now, done)
}
