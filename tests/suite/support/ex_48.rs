//! EX-48: the hands of a whole four-player round.

use lastcard::snapshots::Snapshots;
use lastcard::store::tournaments::Header;
use lastcard::tournament::{FinalHolding, HandResult, SetupKeys};

use super::evening::{entry, keys, slot};

/// Winner and the holdings of the two losers, by player number.
pub(crate) const HANDS: [(usize, [(usize, u32); 2]); 12] = [
    (1, [(3, 30), (4, 45)]),
    (4, [(1, 12), (2, 20)]),
    (2, [(3, 50), (4, 0)]),
    (3, [(1, 100), (2, 5)]),
    (3, [(2, 40), (4, 21)]),
    (2, [(1, 7), (3, 7)]),
    (4, [(1, 60), (3, 23)]),
    (1, [(2, 2), (4, 90)]),
    (4, [(2, 33), (3, 18)]),
    (1, [(2, 25), (3, 25)]),
    (3, [(1, 11), (4, 55)]),
    (1, [(2, 70), (3, 9)]),
];

pub(crate) fn four_player_keys(method: &str) -> SetupKeys {
    SetupKeys { method: Some(method.to_owned()), ..keys("four-player") }
}

/// Records the missing hands up to this one.
pub(crate) fn play(snapshots: &Snapshots, header: &Header, hands: usize) {
    for (number, (out, left)) in (1..).zip(&HANDS[..hands]) {
        let stored = snapshots.unredacted(&header.slug).unwrap().stored.clone();
        if stored.revision(slot(1, 1, number)) > 0 {
            continue;
        }
        let id = |number: usize| stored.tournament.entrants()[number - 1].id.as_player();
        let left = left.iter().map(|(number, points)| (id(*number), FinalHolding::Total(*points))).collect();
        let outcome = HandResult::Won { out: id(*out), left, losers: None };
        snapshots.record(&entry(&stored, slot(1, 1, number), Some(outcome))).unwrap();
    }
}
