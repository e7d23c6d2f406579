//! `/at/{code}/confirmations` and `/at/{code}/check`: the other side says that a result is right.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use super::open_table::OpenTable;
use crate::live::Picture;
use crate::store::AccountId;
use crate::store::tournaments::{self, ConfirmError, ConfirmedNote};
use crate::tournament::{Hand, PlayerId, Slot};
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
    let told = |status, key| Error::Told { status, key };
    let (player, account) = match by {
        ConfirmedBy::Player(player) => (Some(player), None),
        ConfirmedBy::Organiser(account) => (None, Some(account)),
    };
    let Some(hand) = asked_about(picture, fields, player.as_ref())? else { return Ok(()) };
    let (slot, revision) = (hand.slot, fields.revision);
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

/// The hand whose result was on the screen, where somebody is still asked about it.
///
/// # Errors
/// When it was changed since, or is asked of others than this player.
pub(in crate::web) fn asked_about<'p>(
    picture: &'p Picture,
    fields: &ConfirmFields,
    player: Option<&PlayerId>,
) -> Result<Option<&'p Hand>, Error> {
    let told = |key| Error::Told { status: StatusCode::CONFLICT, key };
    let slot = fields.slot()?;
    let hand = picture.tournament().hand(slot).ok_or(Error::NotFound)?;
    if picture.stored.revision(slot) != fields.revision {
        return Err(told("error-confirm-changed"));
    }
    let asked = hand.asked(picture.tournament().setup_of(slot));
    if player.is_some_and(|player| !asked.contains(&player)) {
        return Err(told("error-confirm-not-asked"));
    }
    Ok(picture.unconfirmed.contains_key(&slot).then_some(hand))
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
