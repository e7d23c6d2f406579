//! `/api/v1/tournament-file.schema.json`: what a tournament file may look like, for editors and programs (JSON Schema, 2020-12).

use actix_web::HttpResponse;
use actix_web::http::header;

/// Tests hold it to what reads a file.
const SCHEMA: &str = include_str!("../../docs/tournament-file.schema.json");

pub(super) async fn show() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("application/schema+json")
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(SCHEMA)
}
