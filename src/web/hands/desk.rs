//! `/organise/t/{slug}/hands/{slot}`: an organiser corrects or voids a hand, with the same form as at the table.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::PlayedHandId;
use lastcard_store::entries::EntrySource;
use lastcard_store::played_hands::PlayedHandState;
use lastcard_tournament::Slot;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::own_tournament::OwnSnapshot;
use crate::hand_form::{
    hand_entry::HandEntry,
    submission::Submission,
    typed::{TypedHand, TypedHolding},
};

/// Selects an abandoned played hand, whose cards are now counted.
#[derive(Deserialize)]
pub struct AbandonedHandQuery {
    counted: Option<String>,
}

pub async fn show(
    site: web::Data<AppState>,
    own: OwnSnapshot,
    path: web::Path<(String, String)>,
    query: web::Query<AbandonedHandQuery>,
) -> Result<HttpResponse, Error> {
    let (_, slot) = path.into_inner();
    let (desk, slot) = (hand_entry(own), parse_slot(&slot)?);
    let Some(id) = query.into_inner().counted.map(PlayedHandId::from) else {
        return page(&desk.correction(slot)?);
    };
    let snapshots = site.snapshots.clone();
    let moment = web::block(move || snapshots.hand(&id)).await??;
    let known = (&moment.dealt.tournament, moment.dealt.slot) == (&desk.snapshot.header().id, slot);
    // Nobody may see the cards of a hand that is still being played.
    if !known || moment.dealt.state != PlayedHandState::Void {
        return Err(Error::NotFound);
    }
    page(&desk.entry_page(slot, &final_holdings(&moment))?)
}

/// Returns the holdings at the time when the hand was abandoned.
fn final_holdings(moment: &HandSnapshot) -> TypedHand {
    let mut typed = TypedHand::default();
    let Some(game) = &moment.game else { return typed };
    for seat in game.hand().seats() {
        let Some(player) = moment.dealt.player(seat) else { continue };
        let counts = game.hand().view_for(seat).holding().counts();
        let counts = counts.iter().filter(|(_, count)| *count > 0);
        let counts = counts.map(|(face, count)| (face, count.to_string())).collect();
        let holding = TypedHolding { counts, ..TypedHolding::default() };
        typed.left.insert(player.to_string(), holding);
    }
    typed
}

pub async fn record(
    site: web::Data<AppState>,
    own: OwnSnapshot,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let sent = parse_submission(&slot, &fields)?;
    let mut desk = hand_entry(own);
    if sent.based_on == 0 {
        // The first entry of a hand is not a correction.
        desk.saved = format!("/organise/t/{slug}?done=recorded");
    }
    desk.record(&site, sent).await
}

/// `POST /organise/t/{slug}/hands/{slot}/consequences`: previews a correction.
pub async fn preview(
    site: web::Data<AppState>,
    own: OwnSnapshot,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let (_, slot) = path.into_inner();
    let sent = parse_submission(&slot, &fields)?;
    hand_entry(own).preview(&site, sent, fields.into_inner()).await
}

/// Parses a submission, which must be about the hand in the address.
fn parse_submission(slot: &str, fields: &[(String, String)]) -> Result<Submission, Error> {
    let sent = Submission::parse(fields)?;
    if sent.slot == parse_slot(slot)? { Ok(sent) } else { Err(Error::BadRequest) }
}

pub fn parse_slot(slot: &str) -> Result<Slot, Error> {
    slot.parse().map_err(|_| Error::NotFound)
}

/// Returns the hand entry for this organiser.
pub fn hand_entry(own: OwnSnapshot) -> HandEntry {
    let OwnSnapshot { organiser, snapshot, .. } = own;
    let snapshot = organiser.words().localise_snapshot(snapshot);
    let address = format!("/organise/t/{}", snapshot.header().slug);
    HandEntry {
        snapshot,
        action: String::new(),
        hands: format!("{address}/hands"),
        bring_back: Some(format!("{address}/archive/end")),
        saved: format!("{address}?done=corrected"),
        back: address,
        via: EntrySource::Organiser,
        visitor: organiser.visitor.clone(),
        organiser: Some(organiser),
    }
}
