//! The blocks of a tournament, as an organiser closes them.

use std::collections::{BTreeMap, BTreeSet};

use crate::store::tournaments::Stored;
use crate::view::Words;

/// A round with the blocks of it in which something is recorded.
pub(super) struct ClosableRound {
    /// Its number.
    pub(crate) round: u32,
    pub(crate) name: String,
    pub(crate) is_closed: bool,
    /// Its blocks, where it has more than one.
    pub(crate) blocks: Vec<ClosableBlock>,
}

/// A block of it.
pub(super) struct ClosableBlock {
    /// Its number in the round.
    pub(crate) block: u32,
    pub(crate) name: String,
    pub(crate) is_closed: bool,
}

/// The rounds in which something is recorded, the latest first.
pub(super) fn rounds(stored: &Stored, w: Words) -> Vec<ClosableRound> {
    let mut recorded: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for hand in stored.tournament.hands().iter().filter(|hand| !hand.is_open()) {
        recorded.entry(hand.slot.round).or_default().insert(hand.block);
    }
    let is_closed =
        |round, block| stored.conduct.closed.iter().any(|one| (one.round, one.block) == (round, block));
    let line = |(round, blocks): (u32, BTreeSet<u32>)| ClosableRound {
        round,
        name: w.say("blocks-round").with("round", round).to_string(),
        is_closed: is_closed(round, None),
        blocks: blocks
            .into_iter()
            .filter(|_| stored.tournament.setup().plan().is_some())
            .map(|block| ClosableBlock {
                block,
                name: w.say("blocks-block").with("round", round).with("block", block).to_string(),
                is_closed: is_closed(round, Some(block)),
            })
            .collect(),
    };
    recorded.into_iter().rev().map(line).collect()
}
