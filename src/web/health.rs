//! For whoever operates the service.

use actix_web::{HttpResponse, web};

use super::{Error, Site};
use crate::store::Store;

/// `/healthz`: the process answers.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}

/// `/readyz`: the database answers too; 503 while it does not.
pub(super) async fn ready(site: web::Data<Site>) -> Result<HttpResponse, Error> {
    site.ask(Store::check).await?;
    Ok(alive().await)
}
