//! For whoever operates the service.

use actix_web::{HttpResponse, web};

use super::{Error, Site};
use crate::store::Store;

/// `/healthz`: the process answers.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}

/// `/readyz`: the database answers too, and the service is not about to end; 503 where nobody should be sent here.
pub(super) async fn ready(site: web::Data<Site>) -> Result<HttpResponse, Error> {
    if site.is_ending() {
        let mut ending = HttpResponse::ServiceUnavailable();
        return Ok(ending.content_type("text/plain; charset=utf-8").body("ending\n"));
    }
    site.ask(Store::check).await?;
    Ok(alive().await)
}
