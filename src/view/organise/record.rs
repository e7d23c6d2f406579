//! The record of what happened to a tournament beside its results.

use chrono_tz::Tz;
use serde_json::Value;

use crate::store::accounts::Account;
use crate::store::tournaments::{Event, EventKind};
use crate::tournament::Tournament;
use crate::view::table::Says;
use crate::view::{Words, listed, people, seat_change};

/// One thing that happened.
pub struct EventLine {
    /// When, on the club's clocks.
    pub when: String,
    /// What, in a few words.
    pub what: String,
    /// Which organiser did it; nobody's name if it was not one of the club's.
    pub who: Option<String>,
}

/// The record, newest first.
pub(super) fn record(
    events: &[Event],
    tournament: &Tournament,
    accounts: &[Account],
    zone: Tz,
    w: Words,
) -> Vec<EventLine> {
    let line = |event: &Event| EventLine {
        when: w.moment(event.created_at, zone),
        what: what(event, tournament, w),
        who: name_of(event, accounts),
    };
    events.iter().rev().map(line).collect()
}

/// Who did something.
pub fn name_of(event: &Event, accounts: &[Account]) -> Option<String> {
    let account = accounts.iter().find(|account| Some(&account.id) == event.account_id.as_ref())?;
    Some(account.name.to_string())
}

fn what(event: &Event, tournament: &Tournament, w: Words) -> String {
    match event.kind {
        EventKind::Drawn => {
            let key = if by_lot(event) { "event-drawn" } else { "event-typed" };
            w.say(key).with("order", order(event, tournament)).to_string()
        }
        EventKind::Reissued => {
            let table = event.detail.get("table").and_then(Value::as_i64).unwrap_or_default();
            w.say("event-reissued").with("table", table).to_string()
        }
        EventKind::DealerDrawn | EventKind::DealerUndone => {
            let table = event.detail.get("table").and_then(Value::as_i64).unwrap_or_default();
            let name = event.detail.get("player").and_then(Value::as_str).unwrap_or_default();
            w.say(format!("event-{}", event.kind)).with("table", table).with("name", name).to_string()
        }
        EventKind::Merged => {
            let name = |key| event.detail.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
            w.say("event-merged").with("goes", name("goes")).with("stays", name("stays")).to_string()
        }
        EventKind::Seat => event.seat_change().map_or_else(String::new, |change| {
            let says = Says { words: w, tournament };
            let what = seat_change(w, tournament, &change);
            let hand = says.hand(change.slot);
            let table = change.slot.table;
            w.say("event-seat").with("hand", hand).with("table", table).with("what", what).to_string()
        }),
        kind => people::happened(w, tournament, event)
            .unwrap_or_else(|| w.say(format!("event-{kind}")).to_string()),
    }
}

/// Whether an order was drawn by lot.
pub(super) fn by_lot(event: &Event) -> bool {
    event.kind == EventKind::Drawn && event.detail.get("order").and_then(Value::as_str) == Some("lot")
}

/// The names in an order. Whoever left the draft since stands there by the id.
pub(super) fn order(event: &Event, tournament: &Tournament) -> String {
    let ids = event
        .detail
        .get("entrants")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    let name = |id: &str| {
        let entrant = tournament.entrants().iter().find(|entrant| entrant.id.as_str() == id);
        entrant.map_or_else(|| id.to_owned(), |entrant| entrant.name.to_string())
    };
    listed(ids.map(name))
}
