//! Checks that everything acknowledged is there, once and whole, and that nothing else is.

use std::collections::BTreeMap;

use lastcard::rules::log::replay;
use lastcard::store::Store;
use lastcard::store::played_hands::{self, PlayedHand, PlayedHandState};
use lastcard::store::tournaments::{self, Header, TournamentRecord};
use lastcard::tournament::{file, result_from_engine, tally};
use serde_json::Value;

use super::evening::{Evening, Fate, Sent};
use super::hands::PhoneEvening;
use super::moves;
use super::retry_until_ok;
use crate::support::app::Browser;

/// Returns the faults in the ledger of an evening and in what viewers saw of it, a line each.
pub(super) fn faults(store: &Store, evening: &Evening) -> Vec<String> {
    let stored = retry_until_ok(|| tournaments::load(store, &evening.header.slug));
    let (mut faults, mut there) = (Vec::new(), BTreeMap::<&str, Vec<_>>::new());
    for entry in stored.entries.iter() {
        there.entry(entry.entry_key.as_str()).or_default().push(entry);
    }
    faults.extend(order_faults(&stored));
    for sent in &evening.book {
        let entries = there.remove(sent.key.as_str()).unwrap_or_default();
        match &entries[..] {
            [] if sent.fate == Fate::Acknowledged => faults.push(format!("lost: {sent:?}")),
            [_] if sent.fate == Fate::Refused => faults.push(format!("refused and there: {sent:?}")),
            [entry] if entry.entry.outcome.as_ref() != Some(&sent.outcome) => {
                faults.push(format!("changed: {sent:?} is {:?}", entry.entry.outcome));
            }
            [entry] if (entry.entry.slot, entry.entry.revision) != (sent.slot, sent.based_on + 1) => {
                faults
                    .push(format!("elsewhere: {sent:?} is at {} {}", entry.entry.slot, entry.entry.revision));
            }
            [] if sent.fate == Fate::Refused && !has_rival(&stored, sent) => {
                faults.push(format!("refused for nothing: {sent:?}"));
            }
            [] | [_] => {}
            several => faults.push(format!("{} times: {sent:?}", several.len())),
        }
    }
    faults.extend(there.into_keys().map(|key| format!("nobody sent {key}")));
    faults.extend(evening.watched.faults(evening.drawn_up(), &stored));
    faults
}

/// Returns true if another result took the revision that this one would have.
fn has_rival(stored: &TournamentRecord, refused: &Sent) -> bool {
    stored.entries.all().any(|entry| (entry.slot, entry.revision) == (refused.slot, refused.based_on + 1))
}

/// Checks that the revisions of each hand follow each other.
fn order_faults(stored: &TournamentRecord) -> Vec<String> {
    let (mut faults, mut revisions) = (Vec::new(), BTreeMap::new());
    for entry in stored.entries.all() {
        let revision: &mut u32 = revisions.entry(entry.slot).or_default();
        *revision += 1;
        if *revision != entry.revision {
            faults.push(format!("{}: revision {} follows {}", entry.slot, entry.revision, *revision - 1));
        }
    }
    faults
}

/// Returns the faults of an evening played on phones: its moves must be those that were sent, and each finished
/// hand must be recorded as it ended. The logs are requested from this copy of the service.
pub(super) fn phone_faults(store: &Store, evening: &PhoneEvening, service: &Browser) -> Vec<String> {
    let stored = retry_until_ok(|| tournaments::load(store, &evening.header.slug));
    let mut faults = order_faults(&stored);
    faults.extend(evening.watched.faults(evening.drawn_up(), &stored));
    let hands = hands_of(store, &stored);
    for hand in &hands {
        let written = retry_until_ok(|| played_hands::moves(store, &hand.id, 0));
        let sent: Vec<_> = evening.book.iter().filter(|sent| sent.hand == hand.id.as_str()).collect();
        faults.extend(moves::faults(&written, &sent));
        if hand.state == PlayedHandState::Over {
            faults.extend(record_fault(&stored, hand, written.len(), service));
        }
    }
    let over = hands.iter().filter(|hand| hand.state == PlayedHandState::Over).count();
    if over != stored.entries.len() {
        faults.push(format!("{over} hands are over and {} recorded", stored.entries.len()));
    }
    faults
}

/// Returns every hand that was dealt on phones and not given up, including repeated deals.
fn hands_of(store: &Store, stored: &TournamentRecord) -> Vec<PlayedHand> {
    let id = &stored.header.id;
    let mut hands = retry_until_ok(|| played_hands::list_in_play(store, id));
    for slot in stored.tournament.hands().iter().map(|hand| hand.slot) {
        let attempts = stored.history(slot).count();
        for attempt in (1..).take(attempts) {
            hands.push(retry_until_ok(|| played_hands::find_finished(store, id, slot, Some(attempt))));
        }
    }
    hands
}

/// Replays the log of a hand and compares its end with the record.
fn record_fault(
    stored: &TournamentRecord,
    hand: &PlayedHand,
    moves: usize,
    service: &Browser,
) -> Option<String> {
    let path = format!("/t/{}/hands/{}/log?attempt={}", stored.header.slug, hand.slot, hand.attempt);
    let reply = retry_until_ok(|| service.try_get(&path).filter(|reply| reply.status == 200).ok_or(&path));
    let log = match file::logs(&reply.body).next() {
        Some(Ok(log)) => log,
        other => return Some(format!("no log of {}: {other:?}", hand.slot)),
    };
    let ended = match replay(&log) {
        Ok(ended) => ended,
        Err(fault) => return Some(format!("the log of {} is wrong: {fault:?}", hand.slot)),
    };
    let result = result_from_engine(stored.tournament.setup_of(hand.slot), &ended, hand.seating.players());
    let entries: Vec<_> =
        stored.history(hand.slot).filter(|entry| entry.entry.revision == hand.based_on + 1).collect();
    let is_right = entries.len() == 1 && entries[0].entry.outcome == result && log.moves.len() == moves;
    (!is_right)
        .then(|| format!("{} ended with {result:?} after {moves} moves, recorded: {entries:?}", hand.slot))
}

/// Compares the leaderboard with the ledger, folded from the exported file.
pub(super) fn page_fault(store: &Store, header: &Header, phone: &Browser) -> Option<String> {
    let stored = retry_until_ok(|| tournaments::load(store, &header.slug));
    let alone = file::read(&file::write(&stored.tournament)).unwrap();
    let folded = serde_json::to_value(tally(&alone).standings.standings).unwrap();
    let Some(reply) = phone.try_get(&format!("/t/{}/leaderboard.json", header.slug)) else {
        return Some("nobody answers".to_owned());
    };
    if reply.status == 503 {
        return Some(reply.body);
    }
    let page: Value = serde_json::from_str(&reply.body).unwrap();
    let lines = |standings: &Value| -> Vec<String> {
        let what = ["rank", "entrant", "total", "hands", "won", "best"];
        let line = |line: &Value| what.map(|what| line[what].to_string()).join(" ");
        standings.as_array().unwrap().iter().map(line).collect()
    };
    let (shown, folded) = (lines(&page["standings"]), lines(&folded));
    (shown != folded).then(|| format!("the page shows {shown:?} instead of {folded:?}"))
}
