//! The end of a dealt hand: the last moves, its state and its result are written together or not at all.

use super::hand::{DealtHand, DealtState, by_id};
use super::moves::{Appended, MadeMove, count, insert, rows};
use super::set_up::end;
use crate::rules::hand::Ended;
use crate::store::{
    Store, StoreError,
    entries::{self, EntryKey, RecordEntry, RecordError, Via},
    news, tournaments,
};
use crate::tournament::played;

/// Writes the last moves of a hand, and its result into the ledger. Where the tournament does not take the result any more,
/// the hand is over all the same, and its result is entered by hand.
///
/// The entry's key follows from the hand, so that a result is never recorded twice.
pub fn finish(
    store: &Store,
    hand: &DealtHand,
    after: usize,
    moves: &[MadeMove],
    ended: &Ended,
) -> Result<Appended, StoreError> {
    let rows = rows(after, moves)?;
    store.write(|conn| {
        if by_id(conn, &hand.id)?.state != DealtState::Open {
            return Ok(Appended::Closed);
        }
        if count(conn, &hand.id)? != after {
            return Ok(Appended::Behind);
        }
        if !rows.is_empty() {
            insert(conn, &hand.id, &rows)?;
        }
        end(conn, &hand.id, DealtState::Over)?;
        let row = tournaments::Row::by_id(conn, &hand.tournament)?;
        let stored = tournaments::stored(conn, row)?;
        if let Some(entry) = entry(hand, &stored, ended) {
            match entries::record_in(conn, stored, &entry) {
                Ok(_) => {}
                Err(RecordError::Store(error)) => return Err(error),
                Err(refusal) => {
                    tracing::warn!(hand = %hand.id, ?refusal, "the result of a hand was not taken");
                }
            }
        }
        news::tell(conn, &hand.tournament)?;
        Ok(Appended::Written)
    })
}

fn entry(hand: &DealtHand, stored: &tournaments::Stored, ended: &Ended) -> Option<RecordEntry> {
    let outcome = played(stored.tournament.setup_of(hand.slot), ended, hand.seating.players())?;
    Some(RecordEntry {
        tournament: hand.tournament.clone(),
        slot: hand.slot,
        based_on_revision: hand.based_on,
        outcome: Some(outcome),
        penalties: Vec::new(),
        entry_key: EntryKey::of_dealt(&hand.id),
        via: Via::Played,
        account: None,
        note: String::new(),
    })
}
