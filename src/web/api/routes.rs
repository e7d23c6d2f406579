//! Route table of the API, which also provides the paths for its document.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{
    Method, StatusCode,
    header::{self, HeaderName, HeaderValue},
};
use actix_web::middleware::{Next, from_fn};
use actix_web::web::{self, PayloadConfig, ServiceConfig, resource, scope};
use actix_web::{HttpRequest, HttpResponse};

use crate::api::{
    club, document, entrants, entries, file_schema, hands, lifecycle, line_up, live, play, presence, presets,
    staged_events, standings, token, tournament, tournaments,
};
use crate::app::error::Error;

/// Maximum size of a body in bytes: ten times the size of an evening's file.
const BODY_LIMIT: usize = 2 << 20;

/// Generates the routes and the document from the same lines, so that neither has anything that the other lacks. Addresses are
/// grouped by what they begin with; a request is compared with that first.
macro_rules! register_resources {
    ($($prefix:literal: { $($path:literal => { $($method:ident: $module:ident::$handler:ident),+ })+ })+) => {
        /// `OpenAPI` document of the handlers.
        #[derive(utoipa::OpenApi)]
        #[openapi(paths($($($($module::$handler),+),+),+))]
        pub struct OpenApiDocument;

        /// Addresses with their methods.
        #[cfg(test)]
        const TABLE: &[(&str, &[&str])] = &[$($((concat!($prefix, $path), &[$(stringify!($method)),+])),+),+];

        fn register_resources(config: &mut ServiceConfig) {
            $(config.service(scope($prefix)$(.service(
                resource($path)
                    $(.route(web::$method().to($module::$handler)))+
                    .default_service(web::to(async |request: HttpRequest| {
                        unsupported_method(&request, &[$(stringify!($method)),+])
                    })),
            ))+);)+
        }
    };
}

register_resources! {
    "/clubs/{club}": {
        "" => { get: club::show }
        "/tournaments" => { get: club::tournaments }
        "/events" => { get: staged_events::list, post: staged_events::create }
        "/events/{event}" => { get: staged_events::show }
        "/events/{event}/file" => { get: staged_events::show_file }
        "/events/{event}/draw" => { post: staged_events::draw }
    }
    "/tournaments/{slug}": {
        "" => { get: tournament::show, put: tournament::update, delete: tournament::delete }
        "/summary" => { get: tournament::summary }
        "/standings" => { get: standings::show }
        "/live" => { get: live::show }
        "/schedule" => { get: play::schedule }
        "/next" => { get: play::next }
        "/entries" => { get: entries::list, post: entries::create }
        "/hands/{slot}" => { get: hands::show }
        "/hands/{slot}/log" => { get: hands::log }
        "/entrants/{id}" => { get: entrants::show }
        "/line-up" => { get: line_up::show, put: line_up::update }
        "/presence" => { get: presence::show, put: presence::update }
        "/start" => { post: lifecycle::start }
        "/stop" => { post: lifecycle::stop }
        "/reopening" => { post: lifecycle::reopen }
        "/archive" => { post: lifecycle::archive, delete: lifecycle::unarchive }
    }
    "": {
        "/clubs" => { get: club::list }
        "/tournaments" => { get: tournaments::list, post: tournaments::create }
        "/rules" => { get: presets::list }
        "/rules/{preset}" => { get: presets::show }
        "/token" => { get: token::show }
        "/openapi.json" => { get: document::show }
        "/tournament-file.schema.json" => { get: file_schema::show }
    }
}

pub fn routes(config: &mut ServiceConfig) {
    let api = scope("/api/v1")
        .app_data(PayloadConfig::new(BODY_LIMIT))
        .wrap(from_fn(allow_cross_origin))
        .configure(register_resources);
    config.service(api);
}

/// Lets pages on other sites read public data, but not the answers to requests with a token: those sites would have to hold the token.
async fn allow_cross_origin(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let is_public =
        *request.method() == Method::GET && !request.headers().contains_key(header::AUTHORIZATION);
    let mut response = next.call(request).await?;
    let head = response.headers_mut();
    head.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    if is_public {
        head.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        head.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("etag, link"));
    }
    Ok(response)
}

/// Answers a request with a method that the address does not support, and lists the supported methods.
fn unsupported_method(request: &HttpRequest, methods: &[&str]) -> HttpResponse {
    let mut allowed: Vec<String> = methods.iter().map(|method| method.to_uppercase()).collect();
    let is_read = methods.contains(&"get");
    if is_read {
        allowed.insert(1, "HEAD".to_owned());
    }
    allowed.push("OPTIONS".to_owned());
    if request.method() != Method::OPTIONS {
        let mut answer = HttpResponse::from_error(Error::Message {
            status: StatusCode::METHOD_NOT_ALLOWED,
            key: "api-problem-method-not-allowed",
        });
        if let Ok(allowed) = HeaderValue::from_str(&allowed.join(", ")) {
            answer.headers_mut().insert(header::ALLOW, allowed);
        }
        return answer;
    }
    let mut answer = HttpResponse::NoContent();
    answer.insert_header((header::ALLOW, allowed.join(", ")));
    if is_read {
        answer
            .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
            .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, "GET"))
            .insert_header((header::ACCESS_CONTROL_ALLOW_HEADERS, "accept-language, if-none-match"))
            .insert_header((header::ACCESS_CONTROL_MAX_AGE, "86400"));
    }
    answer.finish()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;
    use utoipa::OpenApi as _;

    use super::*;

    #[test]
    fn routes_and_documented_operations_correspond() {
        let document = json!(OpenApiDocument::openapi());
        let described: BTreeSet<(String, String)> = document["paths"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(path, operations)| {
                let methods = operations.as_object().unwrap().keys();
                methods.map(|method| (path.clone(), method.clone())).collect::<Vec<_>>()
            })
            .collect();
        let routed: BTreeSet<(String, String)> = TABLE
            .iter()
            .flat_map(|(path, methods)| {
                methods.iter().map(|method| ((*path).to_owned(), (*method).to_owned()))
            })
            .collect();
        assert_eq!(described, routed);
    }
}
