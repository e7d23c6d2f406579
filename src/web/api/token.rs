//! `/api/v1/token`: the rights of the request's token.

use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::{answer::Representation, caller::ApiCaller};
use crate::app::error::Error;

/// A token, as its program sees it.
#[derive(Serialize, ToSchema)]
pub struct TokenRecord {
    name: String,
    /// Club for which the token is valid, by its name in addresses.
    club: String,
    rights: Vec<String>,
    #[schema(value_type = String, format = DateTime)]
    expires_at: DateTime<Utc>,
}

#[utoipa::path(
    get,
    path = "/token",
    operation_id = "read-token",
    tag = "token",
    params(("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = TokenRecord), (status = 304)),
    security(("token" = [])),
)]
pub async fn show(request: HttpRequest, caller: ApiCaller) -> Result<HttpResponse, Error> {
    let holder = caller.holder()?;
    let record = TokenRecord {
        name: holder.token.name.to_string(),
        club: holder.club.slug.clone(),
        rights: holder.token.rights.iter().map(ToString::to_string).collect(),
        expires_at: holder.token.expires_at,
    };
    Ok(Representation::json(&record)?.answer(&request))
}
