//! Closing the rounds and blocks of a tournament.

use std::collections::{BTreeMap, BTreeSet};

use lastcard_store::tournaments::TournamentRecord;

use crate::ui::translator::Translator;

/// A round with results.
pub struct ClosableRound {
    pub round: u32,
    pub name: String,
    pub is_closed: bool,
    /// Blocks of the round that have results; empty if the tournament has no blocks.
    pub blocks: Vec<ClosableBlock>,
}

pub struct ClosableBlock {
    /// The number within the round.
    pub block: u32,
    pub name: String,
    pub is_closed: bool,
}

/// Lists the rounds with results, the latest first.
pub fn rounds(stored: &TournamentRecord, words: Translator) -> Vec<ClosableRound> {
    let mut recorded: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for hand in stored.tournament.hands().iter().filter(|hand| !hand.is_open()) {
        recorded.entry(hand.slot.round).or_default().insert(hand.block);
    }
    let is_closed =
        |round, block| stored.hall.closed.iter().any(|one| (one.round, one.block) == (round, block));
    let line = |(round, blocks): (u32, BTreeSet<u32>)| ClosableRound {
        round,
        name: words.say("blocks-round").with("round", round).to_string(),
        is_closed: is_closed(round, None),
        blocks: blocks
            .into_iter()
            .filter(|_| stored.tournament.setup().plan().is_some())
            .map(|block| ClosableBlock {
                block,
                name: words.say("blocks-block").with("round", round).with("block", block).to_string(),
                is_closed: is_closed(round, Some(block)),
            })
            .collect(),
    };
    recorded.into_iter().rev().map(line).collect()
}
