//! `/at/{code}/confirmations` and `/at/{code}/check`: the other side says that a result is right.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use super::open_table::OpenTable;
use crate::live::Picture;
use crate::store::AccountId;
use crate::store::tournaments::{self, ConfirmError, ConfirmedNote};
use crate::tournament::{PlayerId, Slot};
use crate::view::Visitor;
use crate::view::table::{CheckPage, TableSeen};
use crate::web::{Error, Site, page, see_other};

/// A result as it was on the screen, and who says that it is right.
#[derive(Deserialize)]
pub(in crate::web) struct ConfirmFields {
    slot: String,
    revision: u32,
    #[serde(default)]
    player: String,
}

impl ConfirmFields {
    /// Which hand it is about.
    pub(in crate::web) fn slot(&self) -> Result<Slot, Error> {
        self.slot.parse().map_err(|_| Error::NotFound)
    }
}

/// Who says it.
pub(in crate::web) enum ConfirmedBy {
    Player(PlayerId),
    Organiser(AccountId),
}

pub(in crate::web) async fn confirm(
    site: web::Data<Site>,
    OpenTable(table): OpenTable,
    fields: web::Form<ConfirmFields>,
) -> Result<HttpResponse, Error> {
    if fields.slot()?.table != table.table {
        return Err(Error::NotFound);
    }
    let player = PlayerId::parse(&fields.player).map_err(|_| Error::BadRequest)?;
    let picture = site.picture(&table.slug).await?;
    confirmed(&site, &picture, &fields, ConfirmedBy::Player(player)).await?;
    Ok(see_other(format!("/at/{}", table.code)))
}

/// Confirms what was on the screen, wherever that was.
///
/// # Errors
/// When it was changed since, or is asked of others.
pub(in crate::web) async fn confirmed(
    site: &Site,
    picture: &Picture,
    fields: &ConfirmFields,
    by: ConfirmedBy,
) -> Result<(), Error> {
    let (slot, revision) = (fields.slot()?, fields.revision);
    let told = |status, key| Error::Told { status, key };
    let hand = picture.tournament().hand(slot).ok_or(Error::NotFound)?;
    let (player, account) = match by {
        ConfirmedBy::Player(player) => (Some(player), None),
        ConfirmedBy::Organiser(account) => (None, Some(account)),
    };
    if picture.stored.revision(slot) != revision {
        return Err(told(StatusCode::CONFLICT, "error-confirm-changed"));
    }
    let asked = hand.asked(picture.tournament().setup_of(slot));
    if player.as_ref().is_some_and(|player| !asked.contains(&player)) {
        return Err(told(StatusCode::CONFLICT, "error-confirm-not-asked"));
    }
    if !picture.unconfirmed.contains_key(&slot) {
        return Ok(());
    }
    let (live, id) = (site.live.clone(), picture.header().id.clone());
    let note = ConfirmedNote { slot, revision, player };
    let done = web::block(move || {
        live.change(&id, |store| tournaments::confirm(store, &id, &note, account.as_ref()))
    });
    match done.await? {
        Ok(()) => Ok(()),
        Err(ConfirmError::Changed) => Err(told(StatusCode::CONFLICT, "error-confirm-changed")),
        Err(ConfirmError::NotPlayed) => Err(told(StatusCode::CONFLICT, "error-call-over")),
        Err(ConfirmError::Store(error)) => Err(error.into()),
    }
}

/// `GET /at/{code}/check`: the block that was played last, to be read once more.
pub(in crate::web) async fn check(
    site: web::Data<Site>,
    visitor: Visitor,
    OpenTable(table): OpenTable,
) -> Result<HttpResponse, Error> {
    let picture = visitor.words.spoken(site.picture(&table.slug).await?);
    let seen = TableSeen { picture: &picture, code: table.code.as_str(), table: table.table, dealt: None };
    page(&CheckPage::new(&visitor, &seen))
}
