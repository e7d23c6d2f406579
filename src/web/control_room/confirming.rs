//! `/organise/t/{slug}/confirming` and `/confirmations`: settings for confirming results, and results checked by an organiser.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::{ClockMinutes, ConfirmationMode};
use lastcard_store::tournaments;
use lastcard_tournament::CountingMode;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::table::confirming::{ConfirmFields, ConfirmedBy, confirm_result};
use crate::ui::form::Form;

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let minutes = || {
        ClockMinutes::parse(form.value("minutes")).map_err(|_| Error::Message {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            key: "error-clock-minutes",
        })
    };
    let confirming = match form.value("mode") {
        "off" => ConfirmationMode::Off,
        "shown" => ConfirmationMode::Shown(minutes()?),
        "required" => ConfirmationMode::Required(minutes()?),
        _ => return Err(Error::BadRequest),
    };
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_confirming(store, &deed.club, &deed.tournament, Some(&deed.by), confirming)
    });
    changed.await?;
    Ok(see_other(format!("/organise/t/{}?done=confirming#confirming", header.slug)))
}

/// `POST /organise/t/{slug}/counting`: chooses whether the table or each player enters the cards left.
pub async fn set_counting(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let counting = match form.value("counting") {
        "players" => CountingMode::Players,
        "table" => CountingMode::Table,
        _ => return Err(Error::BadRequest),
    };
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_counting(store, &deed.club, &deed.tournament, Some(&deed.by), counting)
    });
    changed.await?;
    Ok(see_other(format!("/organise/t/{}?done=counting#confirming", header.slug)))
}

pub async fn confirm(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    fields: web::Form<ConfirmFields>,
) -> Result<HttpResponse, Error> {
    let snapshot = site.unredacted_snapshot(&header.slug).await?;
    let by = ConfirmedBy::Organiser(organiser.account.id.clone());
    confirm_result(&site, &snapshot, &fields, by).await?;
    Ok(see_other(format!("/organise/t/{}?done=confirmed#confirming", header.slug)))
}
