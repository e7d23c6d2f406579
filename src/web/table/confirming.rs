//! `/at/{code}/confirmations` and `/at/{code}/check`: the other side confirms a result.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_club::ConfirmationPayload;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::AccountId;
use lastcard_store::tournaments::{self, ConfirmError};
use lastcard_tournament::{Hand, PlayerId, Slot};

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::code::OpenTable;
use crate::table::{check_page::CheckPage, page::TableContext};
use crate::ui::page::Visitor;

/// Identifies the result that was on the screen, and the player who confirms it.
#[derive(Deserialize)]
pub struct ConfirmFields {
    slot: String,
    revision: u32,
    #[serde(default)]
    player: String,
}

impl ConfirmFields {
    /// Returns the slot of the hand.
    pub fn slot(&self) -> Result<Slot, Error> {
        self.slot.parse().map_err(|_| Error::NotFound)
    }
}

/// Person who confirms a result.
pub enum ConfirmedBy {
    Player(PlayerId),
    Organiser(AccountId),
}

pub async fn confirm(
    site: web::Data<AppState>,
    OpenTable(table): OpenTable,
    fields: web::Form<ConfirmFields>,
) -> Result<HttpResponse, Error> {
    if fields.slot()?.table != table.table {
        return Err(Error::NotFound);
    }
    let player = PlayerId::parse(&fields.player).map_err(|_| Error::BadRequest)?;
    let snapshot = site.participant_snapshot(&table.slug).await?;
    confirm_result(&site, &snapshot, &fields, ConfirmedBy::Player(player)).await?;
    Ok(see_other(format!("/at/{}", table.code)))
}

/// Confirms the result that was on the screen, on whichever page.
///
/// # Errors
/// Fails if the result has changed since, or if others have to confirm it.
pub async fn confirm_result(
    site: &AppState,
    snapshot: &TournamentSnapshot,
    fields: &ConfirmFields,
    by: ConfirmedBy,
) -> Result<(), Error> {
    let told = |status, key| Error::Message { status, key };
    let (player, account) = match by {
        ConfirmedBy::Player(player) => (Some(player), None),
        ConfirmedBy::Organiser(account) => (None, Some(account)),
    };
    let Some(hand) = hand_to_confirm(snapshot, fields, player.as_ref())? else { return Ok(()) };
    let (slot, revision) = (hand.slot, fields.revision);
    let (snapshots, id) = (site.snapshots.clone(), snapshot.header().id.clone());
    let note = ConfirmationPayload { slot, revision, player };
    let done = web::block(move || {
        snapshots.change(&id, |store| tournaments::confirm_result(store, &id, &note, account.as_ref()))
    });
    match done.await? {
        Ok(()) => Ok(()),
        Err(ConfirmError::Changed) => Err(told(StatusCode::CONFLICT, "error-confirm-changed")),
        Err(ConfirmError::NotPlayed) => Err(told(StatusCode::CONFLICT, "error-call-over")),
        Err(ConfirmError::Store(error)) => Err(error.into()),
    }
}

/// Returns the hand whose result was on the screen; `None` if it is confirmed already.
///
/// # Errors
/// Fails if the result has changed since, or if this player is not among those who have to confirm it.
pub fn hand_to_confirm<'p>(
    snapshot: &'p TournamentSnapshot,
    fields: &ConfirmFields,
    player: Option<&PlayerId>,
) -> Result<Option<&'p Hand>, Error> {
    let told = |key| Error::Message { status: StatusCode::CONFLICT, key };
    let slot = fields.slot()?;
    let hand = snapshot.tournament().hand(slot).ok_or(Error::NotFound)?;
    if snapshot.stored.revision(slot) != fields.revision {
        return Err(told("error-confirm-changed"));
    }
    let asked = hand.confirmers(snapshot.tournament().setup_of(slot));
    if player.is_some_and(|player| !asked.contains(&player)) {
        return Err(told("error-confirm-not-asked"));
    }
    Ok(snapshot.unconfirmed.contains_key(&slot).then_some(hand))
}

/// `GET /at/{code}/check`: the last block played, whose results can be checked once more.
pub async fn check(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenTable(table): OpenTable,
) -> Result<HttpResponse, Error> {
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&table.slug).await?);
    let seen =
        TableContext { snapshot: &snapshot, code: table.code.as_str(), table: table.table, dealt: None };
    page(&CheckPage::new(&visitor, &seen))
}
