//! The ledger as a table: everything that was recorded, with its corrections.

use std::collections::BTreeMap;

use super::table::{OutCell, OutColumn, OutTable, column};
use crate::live::Picture;
use crate::store::entries::LedgerEntry;
use crate::tournament::{HandResult, Left, PlayerId};
use crate::view::Words;
use crate::view::hand_history::{done, who};
use crate::view::public::head::player_of;
use crate::view::table::Says;

/// A line for each entry, the oldest first. Like the page of a hand it says what the holdings came to, and no card of them.
pub fn ledger_table(words: Words, picture: &Picture) -> OutTable {
    let says = Says { words, tournament: picture.tournament() };
    let known = |key: &str| column(words, key, &format!("cli-{key}"));
    let columns = vec![
        column(words, "entry", "share-entry"),
        column(words, "at", "share-at"),
        known("round"),
        known("hand"),
        known("table"),
        OutColumn { key: "revision".to_owned(), title: None },
        column(words, "entered", "share-entered"),
        column(words, "out", "hand-out"),
        column(words, "left", "share-left"),
        column(words, "result", "share-result"),
        column(words, "penalties", "hand-penalties"),
        column(words, "by", "share-by"),
        column(words, "note", "share-note"),
    ];
    let entries = (1..).zip(picture.stored.entries.iter());
    OutTable {
        title: words.say("share-ledger").into(),
        columns,
        rows: entries.map(|(number, entry)| row(says, picture, number, entry)).collect(),
        zone: picture.club.time_zone,
        changed_at: picture.changed_at(),
    }
}

fn row(says: Says<'_>, picture: &Picture, number: u32, ledger: &LedgerEntry) -> Vec<OutCell> {
    let (words, entry) = (says.words, &ledger.entry);
    let hand = says.tournament.hand(entry.slot).map(|hand| hand.as_in(entry));
    let outcome = entry.outcome.as_ref();
    let did = done(&picture.stored.revisions(entry.slot), entry);
    let penalties: Vec<String> = entry.penalties.iter().map(|penalty| says.penalty(penalty)).collect();
    vec![
        OutCell::Count(number),
        OutCell::At(ledger.created_at),
        OutCell::Count(entry.slot.round),
        OutCell::Count(entry.slot.hand),
        OutCell::Count(entry.slot.table),
        OutCell::Count(entry.revision),
        OutCell::Word(did.strip_prefix("hand-").unwrap_or(did), words.say(did).into()),
        outcome.and_then(out).map(|player| player_of(says.tournament, player)).into(),
        outcome.and_then(HandResult::left).map(|left| holdings(says, ledger, left)).into(),
        outcome.zip(hand).map(|(result, hand)| says.result(&hand, result)).into(),
        penalties.join("; ").into(),
        who(words, &picture.organisers, ledger).into(),
        ledger.note.clone().into(),
    ]
}

fn out(result: &HandResult) -> Option<&PlayerId> {
    match result {
        HandResult::Won { out, .. } => Some(out),
        HandResult::Order(order) => order.first(),
        HandResult::Refill { .. } | HandResult::Void(_) => None,
    }
}

/// “Vera 50; Gleb 25”: points, as they are public while the cards of a deal are still a secret.
fn holdings(says: Says<'_>, ledger: &LedgerEntry, left: &BTreeMap<PlayerId, Left>) -> String {
    let setup = says.tournament.setup_of(ledger.entry.slot);
    let counting = setup.rules().counting(*setup.values());
    let points = |left: &Left| match left {
        Left::Total(points) => *points,
        Left::Counted(counts) => counting.holding(counts),
    };
    let one = |(player, left): (&PlayerId, &Left)| {
        let (name, points) = (player_of(says.tournament, player), points(left));
        says.words.say("share-holding").with("name", name).with("points", points).to_string()
    };
    left.iter().map(one).collect::<Vec<_>>().join("; ")
}
