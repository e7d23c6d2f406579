//! Whoever looks whether everything that was acknowledged is there, once and whole, and nothing that nobody sent.

use std::collections::BTreeMap;

use lastcard::store::Store;
use lastcard::store::tournaments::{self, Header};
use lastcard::tournament::{file, tally};
use serde_json::Value;

use super::evening::Evening;
use crate::support::app::Browser;

/// What is wrong with the ledger of an evening, a line each.
pub(super) fn faults(store: &Store, evening: &Evening) -> Vec<String> {
    let stored = tournaments::load(store, &evening.header.slug).unwrap();
    let mut faults = Vec::new();
    let mut there: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    let mut revisions = BTreeMap::new();
    for entry in stored.entries.iter() {
        there.entry(entry.entry_key.as_str()).or_default().push(entry);
        let revision: &mut u32 = revisions.entry(entry.entry.slot).or_default();
        *revision += 1;
        if *revision != entry.entry.revision {
            faults.push(format!(
                "{}: revision {} follows {}",
                entry.entry.slot,
                entry.entry.revision,
                *revision - 1
            ));
        }
    }
    for sent in &evening.book {
        let entries = there.remove(sent.key.as_str()).unwrap_or_default();
        match &entries[..] {
            [] if sent.acknowledged => faults.push(format!("lost: {sent:?}")),
            [entry] if entry.entry.outcome.as_ref() != Some(&sent.outcome) => {
                faults.push(format!("changed: {sent:?} is {:?}", entry.entry.outcome));
            }
            [entry] if (entry.entry.slot, entry.entry.revision) != (sent.slot, sent.based_on + 1) => {
                faults
                    .push(format!("elsewhere: {sent:?} is at {} {}", entry.entry.slot, entry.entry.revision));
            }
            [] | [_] => {}
            several => faults.push(format!("{} times: {sent:?}", several.len())),
        }
    }
    faults.extend(there.into_keys().map(|key| format!("nobody sent {key}")));
    faults
}

/// Whether the leaderboard shows what the ledger adds up to: the file of the tournament, read by itself and folded from nothing.
pub(super) fn page_fault(store: &Store, header: &Header, phone: &Browser) -> Option<String> {
    let stored = tournaments::load(store, &header.slug).unwrap();
    let alone = file::read(&file::write(&stored.tournament)).unwrap();
    let folded = serde_json::to_value(tally(&alone).standings.standings).unwrap();
    let reply = phone.get(&format!("/t/{}/leaderboard.json", header.slug));
    let page: Value = serde_json::from_str(&reply.body).unwrap();
    let lines = |standings: &Value| -> Vec<String> {
        let what = ["rank", "entrant", "total", "hands", "won", "best"];
        let line = |line: &Value| what.map(|what| line[what].to_string()).join(" ");
        standings.as_array().unwrap().iter().map(line).collect()
    };
    let (shown, folded) = (lines(&page["standings"]), lines(&folded));
    (shown != folded).then(|| format!("the page shows {shown:?} instead of {folded:?}"))
}
