//! `POST /at/{code}/calls`: the table needs an organiser, or needs nobody any more.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::open_table::OpenTable;
use crate::store::tournaments::{CallError, call, end_call};
use crate::tournament::Remark;
use crate::view::Form;
use crate::web::{Error, Site, see_other};

pub(in crate::web) async fn update(
    site: web::Data<Site>,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let told = |status, key| Error::Told { status, key };
    let ends = form.sent("end");
    let note = Remark::parse(form.value("note"))
        .map_err(|_| told(StatusCode::UNPROCESSABLE_ENTITY, "error-call-note"))?;
    let back = if form.value("back") == "play" { "/play" } else { "" };
    let (live, id, number) = (site.live.clone(), table.tournament.clone(), table.table);
    let called = web::block(move || {
        live.change(&id, |store| {
            if ends {
                Ok(end_call(store, &id, number, None)?)
            } else {
                call(store, &id, number, note.as_ref())
            }
        })
    });
    match called.await? {
        Ok(()) => Ok(see_other(format!("/at/{}{back}#call", table.code))),
        Err(CallError::NotPlayed) => Err(told(StatusCode::CONFLICT, "error-call-over")),
        Err(CallError::TooMany) => Err(told(StatusCode::TOO_MANY_REQUESTS, "error-call-too-often")),
        Err(CallError::Store(error)) => Err(error.into()),
    }
}
