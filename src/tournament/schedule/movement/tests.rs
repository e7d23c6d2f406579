//! Every design from 4 to 64 players, pair by pair, and the numbering of the tables.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::block::Four;
use super::design::{blocks, developed, round};
use super::neighbours;
use super::tables::{follow, numbered};

const SIZES: std::ops::RangeInclusive<usize> = 4..=64;

/// Numbers of players for which a pair may partner in two blocks; `docs/movements.md` explains why.
const PARTNERS_TWICE: [usize; 3] = [46, 54, 62];

type Pairs = BTreeMap<(usize, usize), u32>;

/// Counts how often each pair partners and opposes.
fn met(players: usize, round: &[Vec<Four>]) -> (Pairs, Pairs) {
    let none = || (1..=players).flat_map(|a| (1..a).map(move |b| ((b, a), 0))).collect::<Pairs>();
    let (mut partners, mut opponents) = (none(), none());
    for four @ [a, x, b, y] in round.iter().flatten() {
        for (one, other) in [(a, b), (x, y)] {
            *partners.get_mut(&(*one.min(other), *one.max(other))).unwrap() += 1;
        }
        for (one, other) in neighbours(*four) {
            *opponents.get_mut(&(one.min(other), one.max(other))).unwrap() += 1;
        }
    }
    (partners, opponents)
}

fn spread(counts: &Pairs) -> (u32, u32) {
    (*counts.values().min().unwrap(), *counts.values().max().unwrap())
}

#[test]
fn nobody_sits_twice_in_a_block_and_all_chairs_are_taken() {
    for players in SIZES {
        let (number, blocks) = (blocks(players), round(players));
        assert_eq!(blocks.len(), number, "{players}");
        assert_eq!(number, if players % 4 == 0 { players - 1 } else { players }, "{players}");
        for block in blocks {
            let seated: BTreeSet<usize> = block.iter().flatten().copied().collect();
            assert_eq!((block.len(), seated.len()), (players / 4, players / 4 * 4), "{players}");
            assert!(seated.iter().all(|number| (1..=players).contains(number)), "{players}");
        }
    }
}

#[test]
fn each_block_is_played_once_a_round() {
    for players in SIZES {
        let [mut developed, mut played] = [developed(players), round(players)];
        developed.sort_unstable();
        played.sort_unstable();
        assert_eq!(developed, played, "{players}");
    }
}

#[test]
fn in_a_round_of_4n_or_4n_plus_1_each_pair_partners_once_and_opposes_twice() {
    for players in SIZES.filter(|players| players % 4 < 2) {
        let (partners, opponents) = met(players, &round(players));
        assert_eq!((spread(&partners), spread(&opponents)), ((1, 1), (2, 2)), "{players}");
    }
}

#[test]
fn in_any_other_round_each_pair_partners_at_most_once_and_opposes_once_or_twice() {
    for players in SIZES.filter(|players| players % 4 > 1) {
        let (partners, opponents) = met(players, &round(players));
        let twice = PARTNERS_TWICE.contains(&players);
        let most = if twice { 2 } else { 1 };
        assert_eq!((spread(&partners), spread(&opponents)), ((0, most), (1, 2)), "{players}");
        // Everybody plays so many blocks that only one other player, or two, never becomes a partner.
        let never = partners.values().filter(|times| **times == 0).count();
        let least = players * (players % 4 - 1) / 2;
        assert_eq!(never, if twice { least + players } else { least }, "{players}");
    }
}

#[test]
fn whoever_sits_out_has_not_done_so_more_than_once_more_than_others() {
    for players in SIZES {
        let mut sat_out = vec![0_usize; players];
        for block in round(players) {
            let seated: BTreeSet<usize> = block.into_iter().flatten().collect();
            for (number, times) in (1..).zip(&mut sat_out) {
                *times += usize::from(!seated.contains(&number));
            }
            let (min, max) = (sat_out.iter().min().unwrap(), sat_out.iter().max().unwrap());
            assert!(max - min <= 1, "{players}: {sat_out:?}");
        }
        assert!(sat_out.iter().all(|times| *times == players % 4), "{players}: {sat_out:?}");
    }
}

#[test]
fn there_is_no_movement_beyond_64_or_below_4() {
    assert!([0, 1, 2, 3, 65, 1000].into_iter().all(|players| round(players).is_empty()));
}

#[test]
fn numbering_the_tables_changes_no_four() {
    for players in SIZES {
        for (mut before, mut after) in round(players).into_iter().zip(numbered(round(players), players)) {
            before.sort_unstable();
            after.sort_unstable();
            assert_eq!(before, after, "{players}");
        }
    }
}

/// T-8P-4: the tables of the text stay.
#[test]
fn eight_players_keep_their_tables() {
    assert_eq!(numbered(round(8), 8), round(8));
}

fn stays(before: &[Four], after: &[Four]) -> usize {
    let stay = |(before, after): (&Four, &Four)| after.iter().filter(|n| before.contains(n)).count();
    before.iter().zip(after).map(stay).sum()
}

fn orders(fours: &[Four]) -> Vec<Vec<Four>> {
    let Some((first, rest)) = fours.split_first() else { return vec![Vec::new()] };
    let with = |order: Vec<Four>| {
        (0..=order.len()).map(move |at| {
            let mut order = order.clone();
            order.insert(at, *first);
            order
        })
    };
    orders(rest).into_iter().flat_map(with).collect()
}

fn fours() -> impl Strategy<Value = Vec<Four>> {
    Just((1..=20).collect::<Vec<usize>>())
        .prop_shuffle()
        .prop_map(|numbers| numbers.as_chunks::<4>().0.to_vec())
}

proptest! {
    #[test]
    fn no_numbering_lets_more_players_stay(before in fours(), after in fours()) {
        let best = orders(&after).iter().map(|order| stays(&before, order)).max().unwrap();
        prop_assert_eq!(stays(&before, &follow(&before, &after)), best);
    }
}
