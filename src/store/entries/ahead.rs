//! Results that are judged by what is known before the database is asked, and then written by a statement that holds only where
//! nothing else was written since: the way of nearly all of them.

use std::collections::BTreeMap;

use super::{
    LedgerEntry, RecordEntry,
    append::append,
    record::{Done, Known, judge},
};
use crate::store::{Failure, Location, Store, StoreError, TournamentId};

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
enum Behind {
    /// Somebody else has written: it has to be read first.
    #[error("behind")]
    Behind,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failure for Behind {
    fn store(&self) -> Option<&StoreError> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

/// Records results by what is known; nothing, and nothing is written, where that may not be enough: a tournament is not known, a result
/// is refused by it, another copy of the program was quicker, or more follows than an entry.
pub(super) fn record(
    store: &Store,
    known: &Known,
    news: &[&RecordEntry],
) -> Result<Option<Done>, StoreError> {
    let Some((now, done)) = judged(known, news) else { return Ok(None) };
    let mut entries: BTreeMap<&TournamentId, Vec<LedgerEntry>> = BTreeMap::new();
    for (new, recorded) in news.iter().zip(&done).filter(|(_, recorded)| recorded.first) {
        entries.entry(&new.tournament).or_default().push(recorded.entry.clone());
    }
    let written = entries.iter().filter_map(|(id, entries)| Some((known.get(id)?, entries)));
    let written: Vec<_> = written.collect();
    let write = |conn: &mut _| {
        for (before, entries) in &written {
            let judged_at = (&before.header.id, before.header.revision, before.entries.len());
            match append(conn, judged_at, entries) {
                Ok(true) => {}
                Ok(false) | Err(StoreError::Contended(_)) => return Err(Behind::Behind),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    };
    // A statement is a transaction by itself; on a server it is one way there and back.
    let ended = match (store.location(), written.len()) {
        (_, 0) => Ok(()),
        (Location::Postgres(_), 1) => store.append(write),
        _ => store.write(write),
    };
    match ended {
        Ok(()) => {
            store.tell_soon(entries.into_keys().cloned());
            Ok(Some((now, done.into_iter().map(Ok).collect())))
        }
        Err(Behind::Behind) => Ok(None),
        Err(Behind::Store(error)) => Err(error),
    }
}

/// How everything stands with the results, as far as what is known decides it.
fn judged(known: &Known, news: &[&RecordEntry]) -> Option<(Known, Vec<super::Recorded>)> {
    let (mut now, mut done) = (Known::new(), Vec::with_capacity(news.len()));
    for new in news {
        let before = known.get(&new.tournament)?;
        // With the last result of a deal its cards are opened.
        if before.tournament.setup().is_duplicate() {
            return None;
        }
        let stored = now.entry(new.tournament.clone()).or_insert_with(|| before.clone());
        done.push(judge(stored, new).ok()?);
    }
    Some((now, done))
}
