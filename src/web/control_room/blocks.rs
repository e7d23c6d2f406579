//! `POST /organise/t/{slug}/blocks`: closes the results of a block or a round, so that only organisers change them, or opens them for
//! tables again.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_club::BlockChoice;
use lastcard_store::tournaments;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;

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
    let done = if closes { "closed" } else { "opened" };
    Ok(see_other(format!("/organise/t/{}?done=block-{done}#blocks", header.slug)))
}
