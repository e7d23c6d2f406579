//! Checks `docs/movement-figures.md` against the movements in the code. `make figures` rewrites the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::build::*;
use crate::{Fairness, Hand, PlayerId, Spread, Tournament, fairness};

const HEAD: &str = "# Figures of the movements

`make figures` generates this page from the movements that the program draws, and a test fails if the page is out of date. [movements.md](movements.md) explains
the terms.
";

const ROUND: &str = "
## One round

These figures use the default of four hands per block. **Partners**, **Opponents** and **Left** give the fewest and the most hands that any pair plays as
partners, as opponents and as left neighbours. **Deviation** is the largest difference between the fewest and the most, in hands, for partners, opponents, left
neighbours, deals and openings, with 4, 2 and 1 hands per block. **Move** is the average number of players who change tables between two blocks.

| Players | Tables | Blocks | Sit out | Hands each | Partners | Opponents | Left | Deviation, 4 hands | 2 hands | 1 hand | Move |
|---|---|---|---|---|---|---|---|---|---|---|---|
";

const MEETINGS: &str = "
## Repeated meetings

The last column counts the meetings at a table between two players who have already met in an earlier block, if the evening ends after 1, 2, 3 … blocks. Once
all pairs have met, every further meeting is a repeat.

| Players | Pairs | Meetings a block | Again after 1, 2, 3 … blocks |
|---|---|---|---|
";

const DEALS: &str = "
## Deals and openings in short blocks

The table shows the largest difference in deals or openings between any two players, if the evening ends after 1, 2, 3 … blocks.

| Players | Blocks of one hand | Blocks of two hands |
|---|---|---|
";

#[test]
fn the_docs_show_the_figures_of_every_movement() {
    let mut figures = [HEAD, ROUND].concat();
    let sizes = 4..=64;
    figures.extend(sizes.clone().map(one_round));
    figures.push_str(MEETINGS);
    figures.extend(sizes.clone().map(repeated_meetings));
    figures.push_str(DEALS);
    for players in sizes {
        let [one, two] = [1, 2].map(|hands| differences_by_block(players, hands));
        let _ = writeln!(figures, "| {players} | {one} | {two} |");
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/movement-figures.md");
    if std::env::var_os("LASTCARD_WRITE_FIGURES").is_some() {
        std::fs::write(path, &figures).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == figures, "docs/movement-figures.md is not what is drawn: run `make figures`");
}

fn one_round(players: usize) -> String {
    let of = |hands: u64| {
        let drawn = individual(players, hands);
        fairness(drawn.setup(), drawn.entrants()).unwrap()
    };
    let shown = |spread: Spread| {
        if spread.is_even() { spread.min.to_string() } else { format!("{}–{}", spread.min, spread.max) }
    };
    let deviation = |fair: &Fairness| {
        let all =
            [Some(fair.partners), Some(fair.opponents), Some(fair.left_neighbours), fair.deals, fair.opens];
        all.into_iter().flatten().map(|spread| spread.max - spread.min).max().unwrap()
    };
    let four = of(4);
    let drawn = individual(players, 4);
    let blocks = drawn.hands().last().unwrap().block;
    format!(
        "| {players} | {} | {blocks} | {} | {} | {} | {} | {} | {} | {} | {} | {:.1} |\n",
        drawn.tables(),
        shown(four.sit_outs),
        shown(four.hands),
        shown(four.partners),
        shown(four.opponents),
        shown(four.left_neighbours),
        deviation(&four),
        deviation(&of(2)),
        deviation(&of(1)),
        movers(&drawn, blocks),
    )
}

/// Average number of players who change tables between two blocks they play in a row.
fn movers(drawn: &Tournament, blocks: u32) -> f64 {
    let mut tables: BTreeMap<(&PlayerId, u32), u32> = BTreeMap::new();
    for hand in drawn.hands() {
        tables.extend(hand.seating.players().iter().map(|player| ((player, hand.block), hand.slot.table)));
    }
    let moves = |((player, block), table): &(&(&PlayerId, u32), &u32)| {
        tables.get(&(player, block + 1)).is_some_and(|next| next != *table)
    };
    let moves = u32::try_from(tables.iter().filter(moves).count()).unwrap();
    f64::from(moves) / f64::from(blocks - 1)
}

fn blocks(drawn: &Tournament) -> BTreeMap<u32, Vec<&Hand>> {
    let mut blocks: BTreeMap<u32, Vec<&Hand>> = BTreeMap::new();
    for hand in drawn.hands() {
        blocks.entry(hand.block).or_default().push(hand);
    }
    blocks
}

fn repeated_meetings(players: usize) -> String {
    let drawn = individual(players, 1);
    let mut met: BTreeSet<(&PlayerId, &PlayerId)> = BTreeSet::new();
    let (mut again, mut figures) = (0, Vec::new());
    for hands in blocks(&drawn).into_values() {
        for hand in hands {
            let seated = hand.seating.players();
            let pairs =
                seated.iter().flat_map(|a| seated.iter().filter(move |b| a < *b).map(move |b| (a, b)));
            again += pairs.filter(|pair| !met.insert(*pair)).count();
        }
        figures.push(again.to_string());
    }
    let (pairs, a_block) = (players * (players - 1) / 2, players / 4 * 6);
    format!("| {players} | {pairs} | {a_block} | {} |\n", figures.join(" "))
}

fn differences_by_block(players: usize, hands_per_block: u64) -> String {
    let drawn = individual(players, hands_per_block);
    let nobody = || drawn.players().map(|player| (&player.id, 0_u32)).collect::<BTreeMap<_, _>>();
    let (mut deals, mut opens) = (nobody(), nobody());
    let mut figures = Vec::new();
    for hands in blocks(&drawn).into_values() {
        for hand in hands {
            *deals.get_mut(hand.dealer.as_ref().unwrap()).unwrap() += 1;
            *opens.get_mut(hand.opener.as_ref().unwrap()).unwrap() += 1;
        }
        let difference = |counts: &BTreeMap<&PlayerId, u32>| {
            let spread = (counts.values().min().unwrap(), counts.values().max().unwrap());
            spread.1 - spread.0
        };
        figures.push(difference(&deals).max(difference(&opens)).to_string());
    }
    figures.join(" ")
}
