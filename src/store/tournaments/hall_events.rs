//! Hall state of a tournament: timers, messages to the hall, calls for an organiser, closed blocks. It is folded from events, so it cannot
//! contradict them.

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_club::{BlockChoice, ClockRefusal, HallMessage, HallState, HelpRequest, TournamentStage};
use lastcard_tournament::ShortText;

use super::header::{Row, find_row};
use super::stages::{find_running, save_with_event};
use super::{
    CallPayload, ChangeError, ClockPayload, Event, EventKind, Header, LineUpError, NoticePayload, events,
};
use crate::error::failure;
use crate::time::now;
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId};

/// Maximum number of calls by a table within a day. A table that needs more help already has somebody beside it.
const MOST_CALLS: usize = 30;

/// Reasons why a timer is not changed.
pub type ClockError = LineUpError<ClockRefusal>;

/// Reasons why a call is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum CallError {
    /// The tournament is not running.
    #[error("not-played")]
    NotPlayed,
    /// The table has used up its calls for a day.
    #[error("too-many")]
    TooMany,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(CallError);

/// Kinds of events that the hall state follows from. A tournament on phones has thousands of others, which only its history needs.
const KINDS: [&str; 12] = [
    "clock",
    "said",
    "said-no-more",
    "called",
    "call-ended",
    "closed",
    "opened",
    "confirming",
    "confirmed",
    "counting",
    "codes-until",
    "redrafted",
];

fn load_events(conn: &mut Conn, id: &TournamentId) -> Result<Vec<Event>, StoreError> {
    events::events_of_kinds(conn, id, &KINDS)
}

pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<HallState, StoreError> {
    Ok(fold_events(&load_events(conn, id)?))
}

/// Folds events, oldest first, into the hall state that results from them.
fn fold_events(events: &[Event]) -> HallState {
    let mut hall = HallState::default();
    for event in events {
        match &event.kind {
            EventKind::Clock(ClockPayload { table, deed }) => {
                // Refused changes are not recorded.
                if let Ok(clocks) = hall.clocks.apply(*table, *deed, event.created_at) {
                    hall.clocks = clocks;
                }
            }
            EventKind::Said(NoticePayload { text, until }) => {
                hall.said = Some(HallMessage { text: text.clone(), until: *until });
            }
            EventKind::SaidNoMore => hall.said = None,
            EventKind::Called(CallPayload { table, note }) => {
                let call = HelpRequest { since: event.created_at, note: note.clone() };
                hall.calls.insert(*table, call);
            }
            EventKind::CallEnded { table } => {
                hall.calls.remove(table);
            }
            EventKind::Closed(choice) => {
                hall.closed.insert(*choice);
            }
            EventKind::Opened(BlockChoice { round, block }) => {
                // Opening a round opens all its blocks.
                hall.closed.retain(|one| one.round != *round || block.is_some() && one.block != *block);
            }
            EventKind::Confirming(confirming) => {
                (hall.confirming, hall.confirming_since) = (*confirming, Some(event.created_at));
                continue;
            }
            EventKind::Counting(counting) => {
                hall.counting = *counting;
                continue;
            }
            EventKind::CodesUntil(until) => {
                hall.codes_until = *until;
                continue;
            }
            EventKind::Confirmed(note) => {
                hall.confirmed.insert(note.slot, note.revision);
                continue;
            }
            // A new start has timers and codes of its own.
            EventKind::Redrafted => {
                hall = HallState { changes: hall.changes, ..HallState::default() };
                continue;
            }
            _ => continue,
        }
        hall.changes += 1;
    }
    hall
}

/// Changes the timers of a running tournament.
///
/// # Errors
/// Fails without any change if the number of changes to the timers is no longer `seen`, or the change makes no sense.
pub fn set_clock(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    note: &ClockPayload,
    seen: u32,
) -> Result<Header, ClockError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let clocks = of_tournament(conn, id)?.clocks;
        if clocks.changes != seen {
            return Err(ClockError::Refused(ClockRefusal::Changed));
        }
        clocks.apply(note.table, note.deed, now()).map_err(ClockError::Refused)?;
        Ok(save_with_event(conn, row, &EventKind::Clock(note.clone()), by)?)
    })
}

/// Records that a table has called an organiser. Repeating an open call has no effect.
///
/// # Errors
/// Fails if the tournament is not running, or the table has called too often.
pub fn call_organiser(
    store: &Store,
    id: &TournamentId,
    table: u32,
    note: Option<&ShortText>,
) -> Result<(), CallError> {
    store.write(|conn| {
        let row = Row::by_id(conn, id)?;
        if Header::try_from(row.clone())?.stage != TournamentStage::Running {
            return Err(CallError::NotPlayed);
        }
        let deeds = load_events(conn, id)?;
        if fold_events(&deeds).calls.contains_key(&table) {
            return Ok(());
        }
        let today = now() - TimeDelta::days(1);
        let is_own = |kind: &EventKind| matches!(kind, EventKind::Called(call) if call.table == table);
        if deeds.iter().filter(|deed| deed.created_at > today && is_own(&deed.kind)).count() >= MOST_CALLS {
            return Err(CallError::TooMany);
        }
        save_with_event(conn, row, &EventKind::Called(CallPayload { table, note: note.cloned() }), None)?;
        Ok(())
    })
}

/// Ends the call of a table: an organiser has come, or is no longer needed. Does nothing if there is no call.
pub fn end_call(
    store: &Store,
    id: &TournamentId,
    table: u32,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        let row = Row::by_id(conn, id)?;
        if of_tournament(conn, id)?.calls.contains_key(&table) {
            save_with_event(conn, row, &EventKind::CallEnded { table }, by)?;
        }
        Ok(())
    })
}

/// Like [`end_call`], for an organiser of this club.
///
/// # Errors
/// Fails if the tournament belongs to another club.
pub fn answer_call(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    table: u32,
    by: &AccountId,
) -> Result<(), ChangeError> {
    store.read(|conn| find_row(conn, club, id).map(|_| ()))?;
    Ok(end_call(store, id, table, Some(by))?)
}

/// Sets the time at which the codes of a tournament expire.
///
/// # Errors
/// Fails if the tournament is a draft or archived.
pub fn set_codes_until(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    until: Option<DateTime<Utc>>,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        if of_tournament(conn, id)?.codes_until != until {
            save_with_event(conn, row, &EventKind::CodesUntil(until), by)?;
        }
        Ok(())
    })
}

/// Closes a block or a round, or opens it again. Idempotent.
///
/// # Errors
/// Fails if the tournament is a draft or archived.
pub fn set_block_closed(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    choice: BlockChoice,
    closes: bool,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let before = of_tournament(conn, id)?.closed;
        let is_closed = match choice.block {
            None if !closes => before.iter().any(|one| one.round == choice.round),
            _ => before.contains(&choice),
        };
        if is_closed != closes {
            let kind = if closes { EventKind::Closed(choice) } else { EventKind::Opened(choice) };
            save_with_event(conn, row, &kind, by)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EventId;
    use crate::tournaments::ConfirmationPayload;
    use lastcard_club::{ClockCommand, ClockMinutes, ConfirmationMode};
    use lastcard_tournament::{CountingMode, Slot};

    #[test]
    fn blocks_and_rounds_are_closed_and_opened() {
        let choice = |round, block| BlockChoice { round, block };
        let event = |kind| Event { id: EventId::made(), kind, account_id: None, created_at: now() };
        let kept = |deeds: &[EventKind]| {
            let hall = fold_events(&deeds.iter().cloned().map(event).collect::<Vec<_>>());
            [(1, 1), (1, 2), (2, 1)].map(|(round, block)| hall.is_closed(round, block))
        };
        let block = EventKind::Closed(choice(1, Some(1)));
        let round = EventKind::Closed(choice(1, None));
        assert_eq!(kept(std::slice::from_ref(&block)), [true, false, false]);
        assert_eq!(kept(std::slice::from_ref(&round)), [true, true, false]);
        assert_eq!(kept(&[block.clone(), EventKind::Opened(choice(1, Some(1)))]), [false; 3]);
        assert_eq!(kept(&[block, round, EventKind::Opened(choice(1, None))]), [false; 3]);
    }

    /// Events of a kind with another name would never be loaded.
    #[test]
    fn every_kind_of_hall_event_is_loaded() {
        let (choice, table) = (BlockChoice { round: 1, block: None }, 1);
        let text = ShortText::parse("Break").unwrap().unwrap();
        let kinds = [
            EventKind::Clock(ClockPayload { table: None, deed: ClockCommand::Paused }),
            EventKind::Said(NoticePayload { text, until: None }),
            EventKind::SaidNoMore,
            EventKind::Called(CallPayload { table, note: None }),
            EventKind::CallEnded { table },
            EventKind::Closed(choice),
            EventKind::Opened(choice),
            EventKind::Confirming(ConfirmationMode::Off),
            EventKind::Confirmed(ConfirmationPayload {
                slot: Slot { round: 1, hand: 1, table: 1 },
                revision: 1,
                player: None,
            }),
            EventKind::Counting(CountingMode::Players),
            EventKind::CodesUntil(None),
            EventKind::Redrafted,
        ];
        let written =
            kinds.map(|kind| serde_json::to_value(kind).unwrap()["kind"].as_str().unwrap().to_owned());
        assert_eq!(written, KINDS);
    }

    #[test]
    fn the_hall_state_follows_from_its_events() {
        let at = |minute: i64| DateTime::<Utc>::UNIX_EPOCH + TimeDelta::minutes(minute);
        let text = ShortText::parse("Break until 20:15").unwrap().unwrap();
        let (minutes, table) = (ClockMinutes::parse("24").unwrap(), 3);
        let deeds = [
            EventKind::Started,
            EventKind::Clock(ClockPayload { table: None, deed: ClockCommand::Started(minutes) }),
            EventKind::Called(CallPayload { table, note: None }),
            EventKind::Said(NoticePayload { text: text.clone(), until: Some(at(9)) }),
            EventKind::CallEnded { table },
            EventKind::SaidNoMore,
        ];
        let event = |(kind, minute): (EventKind, i64)| Event {
            id: EventId::made(),
            kind,
            account_id: None,
            created_at: at(minute),
        };
        let events: Vec<Event> = deeds.into_iter().zip(0..).map(event).collect();
        let until = fold_events(&events[..4]);
        assert_eq!(
            (until.changes, until.clocks.for_table(1).unwrap().time_left(at(2)).num_minutes()),
            (3, 23)
        );
        assert_eq!(until.calls.get(&table).map(|call| call.since), Some(at(2)));
        let said = until.said.unwrap();
        assert_eq!((said.text.clone(), said.is_current(at(8)), said.is_current(at(9))), (text, true, false));
        let after = fold_events(&events);
        assert_eq!((after.changes, after.calls.len(), after.said), (5, 0, None));
        let again = fold_events(&[&events[..], &[event((EventKind::Redrafted, 10))]].concat());
        assert_eq!((again.changes, again.clocks.for_table(1)), (5, None));
    }
}
