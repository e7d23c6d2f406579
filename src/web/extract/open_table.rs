//! Extractor for the table whose code is in the address of a request.

use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest, rt, web};
use serde::Deserialize;

use lastcard_store::codes::TableAccess;

use crate::app::{error::Error, state::AppState};
use crate::extract::code::{self, CodeLookup};

/// Table that a code opens, once the tournament has started. Before that only its organiser sees the tournament and its players.
pub struct OpenTable(pub TableAccess);

impl FromRequest for OpenTable {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        // Runs as a task of its own, so that the attempt counts even if the form turns out to be malformed.
        let found = rt::spawn(open(request.clone()));
        Box::pin(
            async move { found.await.map_err(|error| Error::Internal(format!("opening a table: {error}")))? },
        )
    }
}

#[derive(Deserialize)]
struct CodeInAddress {
    code: String,
}

async fn open(request: HttpRequest) -> Result<OpenTable, Error> {
    let site = AppState::from_request(&request)?;
    let typed = Path::<CodeInAddress>::extract(&request).await.map_err(|_| Error::NotFound)?;
    let table = find(&site, &request, &typed.code).await?;
    if site.participant_snapshot(&table.slug).await?.is_draft() {
        return Err(Error::Message { status: StatusCode::CONFLICT, key: "error-table-not-started" });
    }
    Ok(OpenTable(table))
}

/// Returns the table that a code opens, even before its tournament starts.
pub async fn find(site: &AppState, request: &HttpRequest, typed: &str) -> Result<TableAccess, Error> {
    match code::open::<TableAccess>(site, request, typed).await? {
        CodeLookup::To(table) => {
            if let Some(used) = code::new_use(site, request, table.used.as_ref()) {
                let (snapshots, opened) = (site.snapshots.clone(), table.clone());
                // Readers are served even while nothing can be written.
                if let Err(error) = web::block(move || snapshots.note_use(&opened, used)).await? {
                    tracing::warn!(%error, "the use of a table's code was not recorded");
                }
            }
            Ok(table)
        }
        CodeLookup::Nothing { replaced } => Err(Error::NoTable { typed: typed.to_owned(), replaced }),
    }
}
