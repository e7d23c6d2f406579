//! Fast path in front of the routes for the most frequent requests: static files, and cached public pages that are still current. All other
//! requests go on to the routes, which render and cache the same pages.

use std::borrow::Cow;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{
    Method, Uri,
    header::{self, HeaderMap, HeaderValue},
};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};

use crate::app::{connections::in_chunks, state::AppState, static_files};
use crate::extract::visitor;
use crate::middleware::{
    self,
    public_url::{self, Origin},
    request_log::Route,
};

/// Answers from memory if possible, and passes the request on otherwise.
pub async fn answer(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some((response, route)) = cached_answer(request.request()) else {
        return Ok(next.call(request).await?.map_into_boxed_body().map_body(|_, body| in_chunks(body)));
    };
    request.extensions_mut().insert(Route(route));
    Ok(request.into_response(response.map_body(|_, body| in_chunks(body))))
}

/// Returns the answer and the route that would otherwise produce it.
fn cached_answer(request: &HttpRequest) -> Option<(HttpResponse, Cow<'static, str>)> {
    let site = request.app_data::<actix_web::web::Data<AppState>>()?;
    if !is_plain(request.method(), request.uri(), request.headers()) {
        return None;
    }
    let is_secure = public_url::tls_if_own_host(site, request)?;
    let (mut response, route) = match request.path() {
        path if path.starts_with("/static/") => {
            (static_files::answer_if_ready(request, path)?, "/static/{path:.*}".into())
        }
        path => {
            let visitor = || (visitor::words(request).language(), Origin::for_request(request).to_string());
            let (page, route) = site.rendered.current(&site.snapshots, path, visitor)?;
            (page.answer(request), route.to_string().into())
        }
    };
    middleware::headers::hide_from_search(request.path(), response.headers_mut());
    middleware::headers::add_security_headers(response.headers_mut());
    if is_secure {
        public_url::set_hsts(site, response.headers_mut());
    }
    Some((response, route))
}

/// Returns true for a plain request: a GET without a query, a body or weights for encodings.
fn is_plain(method: &Method, address: &Uri, headers: &HeaderMap) -> bool {
    const BODY_HEADERS: [header::HeaderName; 3] =
        [header::CONTENT_LENGTH, header::TRANSFER_ENCODING, header::CONTENT_ENCODING];
    let is_choosy = |said: &HeaderValue| said.as_bytes().contains(&b';');
    *method == Method::GET
        && !headers.get(header::ACCEPT_ENCODING).is_some_and(is_choosy)
        && address.query().is_none()
        && BODY_HEADERS.iter().all(|name| !headers.contains_key(name))
}
