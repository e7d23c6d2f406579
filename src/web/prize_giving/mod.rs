//! `/organise/t/{slug}/prize-giving`: checking the standings, printing the certificates, and revealing the places one by one.

pub mod page;
pub mod season;

use actix_web::{HttpResponse, web};

use lastcard_club::PrizeGivingChange;
use lastcard_store::tournaments;

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::own_tournament::{OwnHeader, OwnSnapshot};
use crate::prize_giving::page::PrizeGivingPage;
use crate::ui::form::Form;

pub async fn show(own: OwnSnapshot) -> Result<HttpResponse, Error> {
    own.require_started()?;
    let snapshot = own.organiser.words().localise_snapshot(own.snapshot.clone());
    let title = own.organiser.words().say("prize-giving-of").with("name", snapshot.header().name.as_str());
    page(&PrizeGivingPage::of_tournament(own.live_page(title), &snapshot))
}

/// Makes one change. A change that was made already, or that another phone has overtaken, leads back to the page, which shows where
/// things stand.
pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let change = read_change(&form)?;
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::change_prize_giving(store, &deed.club, &deed.tournament, change, Some(&deed.by))
    });
    Ok(see_other(format!("/organise/t/{}/prize-giving", changed.await?.slug)))
}

/// Reads the button that was pressed, and its place.
pub fn read_change(form: &Form) -> Result<PrizeGivingChange, Error> {
    let place = || form.value("place").parse().map_err(|_| Error::BadRequest);
    Ok(match form.value("change") {
        "begin" => PrizeGivingChange::Begin,
        "reveal" => PrizeGivingChange::Reveal(place()?),
        "reveal-all" => PrizeGivingChange::RevealAll,
        "take-back" => PrizeGivingChange::TakeBack(place()?),
        "call-off" => PrizeGivingChange::CallOff,
        _ => return Err(Error::BadRequest),
    })
}
