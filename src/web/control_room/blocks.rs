//! `POST /organise/t/{slug}/blocks`: closes the results of a block or a round, so that only organisers change them, or opens them for
//! tables again.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_club::BlockChoice;
use lastcard_store::tournaments::{self, TournamentRecord};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::control_room::tabs::RoomTab;
use crate::extract::own_tournament::OwnHeader;
use crate::ui::translator::Translator;

/// Form fields for closing or opening a block or a round.
#[derive(Deserialize)]
pub struct BlockFields {
    round: u32,
    block: Option<u32>,
    deed: BlockAction,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum BlockAction {
    Close,
    Open,
}

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: web::Form<BlockFields>,
) -> Result<HttpResponse, Error> {
    let BlockFields { round, block, deed } = form.into_inner();
    let snapshot = site.unredacted_snapshot(&header.slug).await?;
    let is_there = |of: (u32, u32)| of.0 == round && block.is_none_or(|block| block == of.1);
    if !snapshot.tournament().hands().iter().any(|hand| is_there((hand.slot.round, hand.block))) {
        return Err(Error::NotFound);
    }
    let (choice, closes) = (BlockChoice { round, block }, deed == BlockAction::Close);
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_block_closed(store, &deed.club, &deed.tournament, Some(&deed.by), choice, closes)
    });
    changed.await?;
    let done = if closes { "block-closed" } else { "block-opened" };
    Ok(see_other(format!("{}#blocks", RoomTab::Settings.done(&header.slug, done))))
}

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
