//! `POST /at/{code}/calls`: the table calls an organiser, or ends its call.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_store::TournamentId;
use lastcard_store::tournaments::{CallError, call_organiser, end_call};
use lastcard_tournament::ShortText;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::code::OpenTable;
use crate::ui::form::Form;

pub async fn update(
    site: web::Data<AppState>,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let told = |status, key| Error::Message { status, key };
    let ends = form.has_field("end");
    let note = ShortText::parse(form.value("note"))
        .map_err(|_| told(StatusCode::UNPROCESSABLE_ENTITY, "error-call-note"))?;
    let back = if form.value("back") == "play" { "/play" } else { "" };
    let deed = if ends { CallAction::End } else { CallAction::Call(note) };
    apply_call(&site, &table.tournament, table.table, deed).await?;
    Ok(see_other(format!("/at/{}{back}#call", table.code)))
}

/// Message from a table to its organiser.
pub enum CallAction {
    /// Calls an organiser, with an optional reason.
    Call(Option<ShortText>),
    End,
}

/// Passes the message on to the organiser.
///
/// # Errors
/// Fails if nobody plays at the table, or if the table has called too often.
pub async fn apply_call(
    site: &AppState,
    tournament: &TournamentId,
    table: u32,
    deed: CallAction,
) -> Result<(), Error> {
    let told = |status, key| Error::Message { status, key };
    let (snapshots, id) = (site.snapshots.clone(), tournament.clone());
    let called = web::block(move || {
        snapshots.change(&id, |store| match &deed {
            CallAction::End => Ok(end_call(store, &id, table, None)?),
            CallAction::Call(note) => call_organiser(store, &id, table, note.as_ref()),
        })
    });
    match called.await? {
        Ok(()) => Ok(()),
        Err(CallError::NotPlayed) => Err(told(StatusCode::CONFLICT, "error-call-over")),
        Err(CallError::TooMany) => Err(told(StatusCode::TOO_MANY_REQUESTS, "error-call-too-often")),
        Err(CallError::Store(error)) => Err(error.into()),
    }
}
