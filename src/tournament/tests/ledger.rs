//! Folding a ledger is equivalent to folding only the entries that remain after corrections.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::build::*;
use crate::standings::fold::Fold;
use crate::{Amendment, Entry, HandResult, Refusal, Revisions, Slot, Tournament, VoidReason, tally};

/// A change to one of the hands that may be recorded.
#[derive(Debug, Clone)]
enum Change {
    Result { first: usize, numbers: Vec<u32> },
    Void(VoidReason),
    Undo,
    Redo,
    Open,
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        8 => (0_usize..10, prop::collection::vec(0_u32..130, 3)).prop_map(|(first, numbers)| Change::Result { first, numbers }),
        1 => prop::sample::select(vec![VoidReason::Stuck, VoidReason::Withdrawn, VoidReason::Abandoned])
            .prop_map(Change::Void),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
        1 => Just(Change::Open),
    ]
}

fn amendment(drawn: &Tournament, slot: Slot, change: &Change) -> Amendment {
    let outcome = match change {
        Change::Undo => return Amendment::Undo,
        Change::Redo => return Amendment::Redo,
        Change::Open => return Amendment::Open,
        Change::Void(reason) => HandResult::Void(*reason),
        Change::Result { first, numbers } => {
            some_result(drawn, &drawn.hand(slot).unwrap().seating, *first, numbers)
        }
    };
    Amendment::Record { outcome, penalties: Vec::new() }
}

fn of_slot(entries: &[Entry], slot: Slot) -> Revisions<'_> {
    Revisions::of(entries.iter().filter(move |entry| entry.slot == slot))
}

/// Expected record of one hand: a stack of results, and the stack before the last undo.
#[derive(Debug, Default)]
struct Pile {
    recorded: Vec<HandResult>,
    taken_back: Option<Vec<HandResult>>,
}

impl Pile {
    fn apply(&mut self, amendment: &Amendment) {
        let before = self.recorded.clone();
        match amendment {
            Amendment::Record { outcome, .. } => self.recorded.push(outcome.clone()),
            Amendment::Redo => self.recorded = self.taken_back.clone().unwrap(),
            Amendment::Undo => drop(self.recorded.pop().unwrap()),
            Amendment::Restore { .. } => unreachable!("not among these changes"),
            Amendment::Open => {
                self.recorded.pop().unwrap();
                while self.recorded.last().is_some_and(|last| *last != HandResult::Void(VoidReason::Stuck)) {
                    self.recorded.pop();
                }
            }
        }
        self.taken_back = matches!(amendment, Amendment::Undo | Amendment::Open).then_some(before);
    }

    fn count_stuck(&self) -> usize {
        self.recorded.iter().filter(|one| **one == HandResult::Void(VoidReason::Stuck)).count()
    }
}

/// Makes the changes in order, as far as the ledger allows them.
fn apply_changes(drawn: &Tournament, changes: &[(prop::sample::Index, Change)]) -> (Tournament, Vec<Entry>) {
    let mut now = drawn.clone();
    let mut entries: Vec<Entry> = Vec::new();
    let mut piles: BTreeMap<Slot, Pile> = BTreeMap::new();
    for (which, change) in changes {
        let hands: Vec<Slot> = now.hands().iter().map(|hand| hand.slot).collect();
        let slot = hands[which.index(hands.len())];
        let amendment = amendment(&now, slot, change);
        let entry = match now.amendment_entry(slot, &of_slot(&entries, slot), amendment.clone()) {
            Ok(entry) => entry,
            Err(refusal) => {
                let pile = piles.entry(slot).or_default();
                assert_eq!(
                    refusal == Refusal::NothingToRedo,
                    amendment == Amendment::Redo && pile.taken_back.is_none()
                );
                let takes_back = matches!(amendment, Amendment::Undo | Amendment::Open);
                assert_eq!(refusal == Refusal::NothingToUndo, takes_back && pile.recorded.is_empty());
                continue;
            }
        };
        let mut followed = now.clone();
        entries.push(entry.clone());
        let follows = followed.try_apply_entry(&entry, &of_slot(&entries, slot));
        let Ok(mut then) = drawn.clone().with_ledger(&entries) else {
            entries.pop();
            assert!(!follows, "what does not fold was followed");
            assert!(
                matches!(amendment, Amendment::Undo | Amendment::Redo),
                "a result that was accepted does not fold"
            );
            continue;
        };
        if follows {
            assert_same(&followed, &then);
            then = followed;
        }
        now = then;
        let pile = piles.entry(slot).or_default();
        pile.apply(&amendment);
        let hand = now.hand(slot);
        let holds = pile.recorded.last().filter(|last| **last != HandResult::Void(VoidReason::Stuck));
        assert_eq!(hand.and_then(|hand| hand.result.as_ref()), holds, "{amendment:?}");
        assert_eq!(hand.map_or(0, |hand| hand.voided.len()), pile.count_stuck(), "{amendment:?}");
    }
    (now, entries)
}

/// Asserts that applying entries one by one gives the same result as folding the whole ledger.
fn assert_same(followed: &Tournament, folded: &Tournament) {
    assert_eq!(followed, folded);
    assert_eq!(tally(followed), tally(folded));
    assert_eq!(followed.next_hands(), folded.next_hands());
    let turns =
        |one: &Tournament| one.hands().iter().map(|hand| one.recording_state(hand.slot)).collect::<Vec<_>>();
    assert_eq!(turns(followed), turns(folded));
}

/// Strips the history of a ledger: keeps the last entry of each slot, unless it leaves the slot open.
fn strip_history(entries: &[Entry]) -> Vec<Entry> {
    let mut last: BTreeMap<Slot, Entry> = BTreeMap::new();
    for entry in entries {
        last.insert(entry.slot, Entry { revision: 1, restores: None, ..entry.clone() });
    }
    let open = [None, Some(HandResult::Void(VoidReason::Stuck))];
    last.into_values().filter(|entry| !open.contains(&entry.outcome)).collect()
}

proptest! {
    #[test]
    fn the_ledger_folds_to_the_corrected_results(
        (keys, players) in prop::sample::select(all_setups()),
        changes in prop::collection::vec((any::<prop::sample::Index>(), change()), 0..40),
    ) {
        let drawn = draw(&keys, players);
        let (now, entries) = apply_changes(&drawn, &changes);
        for stopped in [false, true] {
            let now = now.clone().with_stopped(stopped);
            prop_assert_eq!(now.end_reason(), Fold::of(&now).end_reason());
            prop_assert_eq!(now.next_hands(), tally(&now).standings.next);
        }
        let clean = drawn.clone().with_ledger(&strip_history(&entries)).unwrap();
        prop_assert_eq!(tally(&now).standings.standings, tally(&clean).standings.standings);
        prop_assert_eq!(tally(&now).effects, tally(&clean).effects);
        // The order of the entries does not matter.
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
fn an_unfitting_entry_is_reported_with_its_place() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let good = drawn.new_entry(slot(1), 1, Some(won("a", &[("c", "5"), ("d", "5")])), vec![]).unwrap();
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
fn a_retracted_stuck_hand_leaves_no_trace() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let slot = drawn.hands()[0].slot;
    let stuck = Some(HandResult::Void(VoidReason::Stuck));
    let mut entries: Vec<Entry> = Vec::new();
    for outcome in [stuck.clone(), stuck.clone(), None] {
        let revision = u32::try_from(entries.len()).unwrap() + 1;
        entries.push(drawn.new_entry(slot, revision, outcome, vec![]).unwrap());
    }
    let now = drawn.with_ledger(&entries).unwrap();
    assert_eq!(now.hands()[0].voided.len(), 1);
}

/// Result in force after each step of a hand's record, one letter per result: `S` is stuck, `-` is open.
#[test]
fn undo_and_redo_restore_earlier_entries() {
    let cases = [
        ("a u", "a -"),
        ("a u r", "a - a"),
        ("a b u", "a b a"),
        ("a b u u", "a b a -"),
        ("a b u r u", "a b a b a"),
        ("a b c u u r", "a b c b a b"),
        ("a u b u r", "a - b - b"),
        ("a b o", "a b -"),
        ("a b o r u", "a b - b a"),
        ("S a u", "S a S"),
        ("S a b o r", "S a b S b"),
        ("S u r", "S - S"),
        ("a S b u", "a S b S"),
        ("a S b u u", "a S b S a"),
        // Versions restored by number.
        ("a b 1", "a b a"),
        ("a b 1 r", "a b a b"),
        ("a b c 1 2 3", "a b c a b c"),
        ("a u 1", "a - a"),
        ("a b u 2", "a b a b"),
    ];
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let result = |name: &str| match name {
        "a" => won("a", &[("c", "5"), ("d", "5")]),
        "b" => won("a", &[("c", "6"), ("d", "5")]),
        "c" => won("a", &[("c", "7"), ("d", "5")]),
        _ => HandResult::Void(VoidReason::Stuck),
    };
    for (steps, expected) in cases {
        let (mut now, mut entries, mut held) = (drawn.clone(), Vec::new(), Vec::new());
        for step in steps.split(' ') {
            let amendment = match step {
                "u" => Amendment::Undo,
                "r" => Amendment::Redo,
                "o" => Amendment::Open,
                number if number.parse::<u32>().is_ok() => {
                    Amendment::Restore { revision: number.parse().unwrap() }
                }
                name => Amendment::Record { outcome: result(name), penalties: Vec::new() },
            };
            entries.push(now.amendment_entry(slot(1), &of_slot(&entries, slot(1)), amendment).unwrap());
            now = drawn.clone().with_ledger(&entries).unwrap();
            let record = of_slot(&entries, slot(1));
            let holds = ["a", "b", "c", "S"].into_iter().find(|name| {
                record.current_entry().and_then(|entry| entry.outcome.as_ref()) == Some(&result(name))
            });
            held.push(holds.unwrap_or("-"));
        }
        assert_eq!(held.join(" "), expected, "{steps}");
    }
}

#[test]
fn only_superseded_revisions_can_be_restored() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    let first = drawn.new_entry(slot(1), 1, Some(won("a", &[("c", "5"), ("d", "5")])), vec![]).unwrap();
    let entries = vec![first];
    let now = drawn.with_ledger(&entries).unwrap();
    for revision in [0, 1, 2] {
        let restored =
            now.amendment_entry(slot(1), &of_slot(&entries, slot(1)), Amendment::Restore { revision });
        assert_eq!(restored, Err(Refusal::NothingToRedo), "{revision}");
    }
}

#[test]
fn redo_restores_the_hand_as_played() {
    let drawn = draw(&keys("four-player", "lazy"), "a b c d");
    let first = play(drawn.clone(), won("a", &[("c", "5"), ("d", "6")]));
    let before = first.new_entry(slot(2), 1, Some(won("d", &[("a", "5"), ("b", "6")])), vec![]).unwrap();
    let mut entries = vec![
        drawn.new_entry(slot(1), 1, Some(won("a", &[("c", "5"), ("d", "6")])), vec![]).unwrap(),
        before.clone(),
    ];
    for amendment in [Amendment::Undo, Amendment::Redo] {
        let now = drawn.clone().with_ledger(&entries).unwrap();
        entries.push(now.amendment_entry(slot(2), &of_slot(&entries, slot(2)), amendment).unwrap());
    }
    let expected = Entry { revision: 3, restores: Some(1), ..before };
    assert_eq!(entries.last(), Some(&expected), "dealer and opener too");
}
