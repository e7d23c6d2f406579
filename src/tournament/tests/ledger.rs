//! Folding a ledger equals folding what it corrects to.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::super::tally::Fold;
use super::super::{Entry, HandResult, Slot, Tournament, VoidReason, tally};
use super::build::*;

/// A change that somebody makes: to which hand (of those that may be recorded), and what.
#[derive(Debug, Clone)]
enum Change {
    Result { first: usize, numbers: Vec<u32> },
    Void(VoidReason),
    Undo,
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        8 => (0_usize..10, prop::collection::vec(0_u32..130, 3)).prop_map(|(first, numbers)| Change::Result { first, numbers }),
        1 => prop::sample::select(vec![VoidReason::Stuck, VoidReason::Withdrawn, VoidReason::Abandoned])
            .prop_map(Change::Void),
        1 => Just(Change::Undo),
    ]
}

fn outcome(drawn: &Tournament, slot: Slot, change: &Change) -> Option<HandResult> {
    match change {
        Change::Undo => None,
        Change::Void(reason) => Some(HandResult::Void(*reason)),
        Change::Result { first, numbers } => {
            Some(some_result(drawn, &drawn.hand(slot).unwrap().seating, *first, numbers))
        }
    }
}

/// Makes the changes one after the other, as the ledger allows them.
fn live(drawn: &Tournament, changes: &[(prop::sample::Index, Change)]) -> (Tournament, Vec<Entry>) {
    let mut now = drawn.clone();
    let mut entries: Vec<Entry> = Vec::new();
    for (which, change) in changes {
        let hands: Vec<Slot> = now.hands().iter().map(|hand| hand.slot).collect();
        let slot = hands[which.index(hands.len())];
        let revision = entries.iter().filter(|e| e.slot == slot).count() + 1;
        let outcome = outcome(&now, slot, change);
        let Ok(entry) = now.entry(slot, u32::try_from(revision).unwrap(), outcome, vec![]) else { continue };
        entries.push(entry);
        now = drawn.clone().with_ledger(&entries).unwrap();
    }
    (now, entries)
}

/// The ledger without its history: only the last entry of each slot, and none that leaves it open.
fn corrected(entries: &[Entry]) -> Vec<Entry> {
    let mut last: BTreeMap<Slot, Entry> = BTreeMap::new();
    for entry in entries {
        last.insert(entry.slot, Entry { revision: 1, ..entry.clone() });
    }
    let open = [None, Some(HandResult::Void(VoidReason::Stuck))];
    last.into_values().filter(|entry| !open.contains(&entry.outcome)).collect()
}

proptest! {
    #[test]
    fn corrections_voids_and_undo_fold_to_the_corrected_results(
        (keys, players) in prop::sample::select(all_setups()),
        changes in prop::collection::vec((any::<prop::sample::Index>(), change()), 0..40),
    ) {
        let drawn = draw(&keys, players);
        let (now, entries) = live(&drawn, &changes);
        for stopped in [false, true] {
            let now = now.clone().with_stopped(stopped);
            prop_assert_eq!(now.reason(), Fold::of(&now).reason);
            prop_assert_eq!(now.next(), tally(&now).standings.next);
        }
        let clean = drawn.clone().with_ledger(&corrected(&entries)).unwrap();
        prop_assert_eq!(tally(&now).standings.standings, tally(&clean).standings.standings);
        prop_assert_eq!(tally(&now).effects, tally(&clean).effects);
        // The order in which the entries arrive does not matter.
        let backwards: Vec<Entry> = entries.iter().rev().cloned().collect();
        prop_assert_eq!(drawn.with_ledger(&backwards).unwrap(), now);
    }
}

#[test]
fn an_undone_hand_waits_again() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let played = play(drawn.clone(), won("a", &[("c", "5"), ("d", "5")]));
    let undone = record(played, slot(1), 2, None).unwrap();
    assert_eq!(undone, drawn);
}

#[test]
fn an_entry_that_does_not_fit_is_told_with_its_place() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let good = drawn.entry(slot(1), 1, Some(won("a", &[("c", "5"), ("d", "5")])), vec![]).unwrap();
    let bad = [
        Entry { slot: slot(13), ..good.clone() },
        Entry { slot: slot(2), seating: seats("a b c d"), ..good.clone() },
        Entry { slot: slot(1), outcome: Some(won("a", &[("c", "5")])), ..good },
    ];
    let problems = drawn.with_ledger(&bad).unwrap_err();
    let mut places: Vec<String> = problems.iter().map(|p| p.place.to_string()).collect();
    places.sort();
    assert_eq!(places, ["entries[0]", "entries[1].seats", "entries[2].result.left.d"]);
}

#[test]
fn a_stuck_hand_that_was_none_leaves_no_trace() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let slot = drawn.hands()[0].slot;
    let stuck = Some(HandResult::Void(VoidReason::Stuck));
    let mut entries: Vec<Entry> = Vec::new();
    for outcome in [stuck.clone(), stuck.clone(), None] {
        let revision = u32::try_from(entries.len()).unwrap() + 1;
        entries.push(drawn.entry(slot, revision, outcome, vec![]).unwrap());
    }
    let now = drawn.with_ledger(&entries).unwrap();
    assert_eq!(now.hands()[0].voided.len(), 1);
}
