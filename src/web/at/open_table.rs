//! The table whose code stands in the address of a request.

use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest, rt, web};
use serde::Deserialize;

use crate::store::codes::OpenedTable;
use crate::web::code::{self, Opened};
use crate::web::{Error, Site};

/// The table that a code opens, once the tournament has started: before, its organiser alone sees what it is and who plays.
pub(in crate::web) struct OpenTable(pub(super) OpenedTable);

impl FromRequest for OpenTable {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        // On a task of its own: whoever sends a form that cannot be read has tried the code all the same.
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
    let site = Site::of(&request)?;
    let typed = Path::<CodeInAddress>::extract(&request).await.map_err(|_| Error::NotFound)?;
    let table = find(&site, &request, &typed.code).await?;
    if site.picture(&table.slug).await?.is_draft() {
        return Err(Error::Told { status: StatusCode::CONFLICT, key: "error-table-not-started" });
    }
    Ok(OpenTable(table))
}

/// The table that a code opens, whether or not its tournament has started.
pub(super) async fn find(site: &Site, request: &HttpRequest, typed: &str) -> Result<OpenedTable, Error> {
    match code::open::<OpenedTable>(site, request, typed).await? {
        Opened::To(table) => {
            if let Some(used) = code::new_use(site, request, table.used.as_ref()) {
                let (live, opened) = (site.live.clone(), table.clone());
                // Who only reads is served although nothing can be written just now.
                if let Err(error) = web::block(move || live.note_use(&opened, used)).await? {
                    tracing::warn!(%error, "the use of a table's code was not noted");
                }
            }
            Ok(table)
        }
        Opened::Nothing { replaced } => Err(Error::NoTable { typed: typed.to_owned(), replaced }),
    }
}
