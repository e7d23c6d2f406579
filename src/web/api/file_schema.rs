//! `/api/v1/tournament-file.schema.json`: the schema of a tournament file, for editors and programs (JSON Schema, 2020-12).

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::answer::Representation;

/// Tests compare it with the reader of the files.
const SCHEMA: &str = include_str!("../../../docs/tournament-file.schema.json");

/// A JSON Schema.
#[derive(ToSchema)]
#[schema(value_type = Object)]
#[expect(dead_code, reason = "it is described only")]
pub struct JsonSchema(Value);

#[utoipa::path(
    get,
    path = "/tournament-file.schema.json",
    operation_id = "read-file-schema",
    tag = "token",
    params(("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = JsonSchema, content_type = "application/schema+json"), (status = 304)),
    security(()),
)]
pub async fn show(request: HttpRequest) -> HttpResponse {
    let mut answer = Representation::from_text(SCHEMA.to_owned()).answer(&request);
    if answer.status().is_success() {
        let kind = HeaderValue::from_static("application/schema+json");
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    answer
}
