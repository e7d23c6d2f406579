//! `POST /organise/t/{slug}/clock`: the timer of a block, for all tables or for one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::{ClockCommand, ClockMinutes, ClockPayload, ClockRefusal};
use lastcard_store::tournaments::{self, ChangeError, ClockError};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::ui::form::Form;

fn message_error(status: StatusCode, key: &'static str) -> Error {
    Error::Message { status, key }
}

/// Reads the form, except the version of the timers that was on the screen.
fn read_command(form: &Form) -> Result<ClockPayload, Error> {
    let minutes = || {
        ClockMinutes::parse(form.value("minutes"))
            .map_err(|_| message_error(StatusCode::UNPROCESSABLE_ENTITY, "error-clock-minutes"))
    };
    let deed = match form.value("deed") {
        "started" => ClockCommand::Started(minutes()?),
        "paused" => ClockCommand::Paused,
        "resumed" => ClockCommand::Resumed,
        "extended" => ClockCommand::Extended(minutes()?),
        "ended" => ClockCommand::Ended,
        _ => return Err(Error::BadRequest),
    };
    let table = Some(form.value("table")).filter(|table| !table.is_empty());
    let table = table.map(str::parse).transpose().map_err(|_| Error::BadRequest)?;
    Ok(ClockPayload { table, deed })
}

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let note = read_command(&form)?;
    let seen = form.value("seen").parse().map_err(|_| Error::BadRequest)?;
    let tables = site.unredacted_snapshot(&header.slug).await?.tournament().tables();
    if note.table.is_some_and(|table| table == 0 || table > tables) {
        return Err(Error::BadRequest);
    }
    let set = organiser.change_tournament(&site, &header.id, move |store, deed| {
        match tournaments::set_clock(store, &deed.club, &deed.tournament, Some(&deed.by), &note, seen) {
            Ok(_) => Ok(None),
            Err(ClockError::Refused(why)) => Ok(Some(why)),
            Err(ClockError::Change(error)) => Err(error),
            Err(ClockError::Store(error)) => Err(error.into()),
            // Neither is returned for a timer.
            Err(ClockError::InPlay(_) | ClockError::TooLate) => Err(ChangeError::Stale),
        }
    });
    match set.await? {
        None => Ok(see_other(format!("/organise/t/{}?done=clock#clock", header.slug))),
        Some(ClockRefusal::IsOn) => Err(message_error(StatusCode::CONFLICT, "error-clock-on")),
        Some(ClockRefusal::IsNotSo) => Err(message_error(StatusCode::CONFLICT, "error-clock-not-so")),
        Some(ClockRefusal::TooLong) => Err(message_error(StatusCode::CONFLICT, "error-clock-too-long")),
        Some(ClockRefusal::Changed) => Err(message_error(StatusCode::CONFLICT, "error-clock-changed")),
    }
}
