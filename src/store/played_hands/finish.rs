//! End of a played hand: its last moves, its state and its result are written together or not at all.

use lastcard_rules::hand::Ended;
use lastcard_tournament::{
    Amendment, EntryRequest, IdempotencyKey, Penalty, reported_penalties, result_from_engine,
};

use super::deals::reveal_played_deals;
use super::hand::{PlayedHand, PlayedHandState, by_id};
use super::moves::{AppendOutcome, MadeMove, count, insert, of_hand, rows};
use super::set_up::end;
use crate::entries::{self, EntrySource, NewEntry, RecordError};
use crate::tournaments::{self, TournamentRecord};
use crate::{Store, StoreError, change_feed};

/// Writes the last moves of a hand, ends it, and records its result with the penalties reported during play. If the tournament refuses the
/// result, the hand is over nonetheless and its result has to be entered manually. Reads only changes since `known`.
///
/// The entry's key is derived from the hand, so a result is never recorded twice. Returns the outcome of writing the moves, and true if the
/// result is in the ledger.
pub fn finish(
    store: &Store,
    known: Option<&TournamentRecord>,
    hand: &PlayedHand,
    (after, moves): (usize, &[MadeMove]),
    ended: &Ended,
) -> Result<(AppendOutcome, bool), StoreError> {
    let rows = rows(after, moves)?;
    store.write(|conn| {
        if by_id(conn, &hand.id)?.state != PlayedHandState::Open {
            return Ok((AppendOutcome::Closed, false));
        }
        if count(conn, &hand.id)? != after {
            return Ok((AppendOutcome::Behind, false));
        }
        if !rows.is_empty() {
            insert(conn, &hand.id, &rows)?;
        }
        end(conn, &hand.id, PlayedHandState::Over)?;
        let mut stored = tournaments::load_current(conn, &hand.tournament, known)?;
        let all = of_hand(conn, &hand.id, 0)?;
        let penalties =
            reported_penalties(&hand.rules, hand.seating.players(), all.iter().map(|made| &made.what));
        let mut is_recorded = false;
        if let Some(entry) = entry(hand, &stored, ended, penalties) {
            match entries::record_entry_only(conn, &mut stored, &entry) {
                Ok(_) => is_recorded = true,
                Err(RecordError::Store(error)) => return Err(error),
                Err(refusal) => {
                    tracing::warn!(hand = %hand.id, ?refusal, "the result of a played hand was refused");
                }
            }
        }
        reveal_played_deals(conn, &hand.tournament)?;
        change_feed::notify_tournament(conn, &hand.tournament)?;
        Ok((AppendOutcome::Written, is_recorded))
    })
}

fn entry(
    hand: &PlayedHand,
    stored: &TournamentRecord,
    ended: &Ended,
    penalties: Vec<Penalty>,
) -> Option<NewEntry> {
    let outcome = result_from_engine(stored.tournament.setup_of(hand.slot), ended, hand.seating.players())?;
    Some(NewEntry {
        tournament: hand.tournament.clone(),
        request: EntryRequest {
            slot: hand.slot,
            based_on: hand.based_on,
            entry_key: IdempotencyKey::for_played_hand(hand.id.as_str()),
            amendment: Amendment::Record { outcome, penalties },
        },
        shared: hand.deal.is_some(),
        via: EntrySource::Played,
        account: None,
        note: String::new(),
    })
}
