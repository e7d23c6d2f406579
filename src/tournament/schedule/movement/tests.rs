//! Every design from 4 to 64 players, pair by pair, and the numbering of the tables.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::block::Foursome;
use super::neighbours;
use super::rounds::{assign_block, assign_tables, block_count, developed, round};

const SIZES: std::ops::RangeInclusive<usize> = 4..=64;

/// Numbers of players for which a pair may partner in two blocks; `docs/movements.md` explains why.
const PARTNERS_TWICE: [usize; 3] = [46, 54, 62];

type Pairs = BTreeMap<(usize, usize), u32>;

/// Counts how often each pair play as partners and as opponents.
fn count_meetings(players: usize, round: &[Vec<Foursome>]) -> (Pairs, Pairs) {
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
fn every_block_fills_all_seats_without_repeats() {
    for players in SIZES {
        let (number, blocks) = (block_count(players), round(players));
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
fn rounds_of_4n_or_4n_plus_1_are_even() {
    for players in SIZES.filter(|players| players % 4 < 2) {
        let (partners, opponents) = count_meetings(players, &round(players));
        assert_eq!((spread(&partners), spread(&opponents)), ((1, 1), (2, 2)), "{players}");
    }
}

#[test]
fn other_rounds_are_nearly_even() {
    for players in SIZES.filter(|players| players % 4 > 1) {
        let (partners, opponents) = count_meetings(players, &round(players));
        let twice = PARTNERS_TWICE.contains(&players);
        let most = if twice { 2 } else { 1 };
        assert_eq!((spread(&partners), spread(&opponents)), ((0, most), (1, 2)), "{players}");
        // Everybody plays so many blocks that only one or two of the others never become partners.
        let never = partners.values().filter(|times| **times == 0).count();
        let least = players * (players % 4 - 1) / 2;
        assert_eq!(never, if twice { least + players } else { least }, "{players}");
    }
}

#[test]
fn sit_outs_differ_by_at_most_one() {
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
fn movements_exist_for_4_to_64_players() {
    assert!([0, 1, 2, 3, 65, 1000].into_iter().all(|players| round(players).is_empty()));
}

#[test]
fn numbering_the_tables_keeps_every_foursome() {
    for players in SIZES {
        for (mut before, mut after) in round(players).into_iter().zip(assign_tables(round(players), players))
        {
            before.sort_unstable();
            after.sort_unstable();
            assert_eq!(before, after, "{players}");
        }
    }
}

/// T-8P-4: the tables given in the text are kept.
#[test]
fn eight_players_keep_their_tables() {
    assert_eq!(assign_tables(round(8), 8), round(8));
}

fn count_staying(before: &[Foursome], after: &[Foursome]) -> usize {
    let stay = |(before, after): (&Foursome, &Foursome)| after.iter().filter(|n| before.contains(n)).count();
    before.iter().zip(after).map(stay).sum()
}

fn orders(fours: &[Foursome]) -> Vec<Vec<Foursome>> {
    let Some((first, rest)) = fours.split_first() else { return vec![Vec::new()] };
    let with = |order: Vec<Foursome>| {
        (0..=order.len()).map(move |at| {
            let mut order = order.clone();
            order.insert(at, *first);
            order
        })
    };
    orders(rest).into_iter().flat_map(with).collect()
}

fn foursomes() -> impl Strategy<Value = Vec<Foursome>> {
    Just((1..=20).collect::<Vec<usize>>())
        .prop_shuffle()
        .prop_map(|numbers| numbers.as_chunks::<4>().0.to_vec())
}

proptest! {
    #[test]
    fn no_numbering_lets_more_players_stay(before in foursomes(), after in foursomes()) {
        let best = orders(&after).iter().map(|order| count_staying(&before, order)).max().unwrap();
        prop_assert_eq!(count_staying(&before, &assign_block(&before, &after)), best);
    }
}
