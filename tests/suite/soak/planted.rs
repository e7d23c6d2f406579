//! Tests of the auditor: falsified and deleted data must be found.

use std::net::SocketAddr;

use super::auditor::{faults, phone_faults};
use super::evening::Evening;
use super::hands::PhoneEvening;
use crate::support::app::Browser;
use crate::support::database::Database;

/// Falsifies and deletes results of an evening without other faults, and checks that the auditor notices.
pub(super) fn assert_losses_found(database: &Database, mut evening: Evening, phones: &[Browser]) {
    while evening.acknowledged() < 6 {
        evening.step(&phones[0]);
        evening.view_leaderboard(&phones[0], 0);
    }
    let of = |number: &str| format!("tournament_id = '{}' AND number = {number}", evening.header.id);
    let ledger = || faults(&database.store, &evening);
    let found = |sql: &str, what: &[&str]| assert_found(database, sql, what, ledger);
    found(&format!("UPDATE entries SET entry_key = 'nobody-sent-this' WHERE {}", of("1")), &["nobody sent"]);
    // The standings shown differ from the changed ledger.
    let more = "replace(replace(replace(outcome, ':1', ':5'), ':2', ':5'), ':3', ':5')";
    found(&format!("UPDATE entries SET outcome = {more} WHERE {}", of("2")), &["changed", "seen instead"]);
    found(
        &format!(
            "DELETE FROM entries WHERE {}",
            of("(SELECT MAX(number) FROM entries AS e WHERE e.tournament_id = entries.tournament_id)")
        ),
        &["lost"],
    );
}

/// Falsifies and deletes moves of a hand played on phones, and checks that the auditor notices.
pub(super) fn assert_lost_moves_found(database: &Database, mut evening: PhoneEvening, service: SocketAddr) {
    let phone = Browser::new(service);
    for _ in 0..10_000 {
        if evening.counts.moves >= 8 {
            break;
        }
        evening.step(service);
    }
    let hand = &evening.book[0].hand;
    let moves = || phone_faults(&database.store, &evening, &phone);
    let found = |sql: &str, what: &[&str]| assert_found(database, sql, what, moves);
    let last = format!(
        "dealt_hand_id = '{hand}' AND number = (SELECT MAX(number) FROM dealt_moves AS m WHERE m.dealt_hand_id = dealt_moves.dealt_hand_id AND actor = 'player')"
    );
    found(
        &format!("UPDATE dealt_moves SET seat = (seat + 1) % 4 WHERE {last}"),
        &["lost", "nobody sent move"],
    );
    found(&format!("DELETE FROM dealt_moves WHERE {last}"), &[]);
}

fn assert_found(database: &Database, sql: &str, what: &[&str], audit: impl Fn() -> Vec<String>) {
    let before = audit();
    database.run(sql);
    let after = audit();
    assert_ne!(after, before, "{sql}");
    for what in what {
        assert!(after.iter().any(|fault| fault.contains(what)), "{what}: {after:?}");
    }
}
