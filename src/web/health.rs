//! For whoever operates the service.

use actix_web::HttpResponse;

/// `/healthz`: the process answers.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}
