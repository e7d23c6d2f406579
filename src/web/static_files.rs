//! Style sheet, scripts and images out of the binary.

use actix_web::http::header::{self, CacheDirective, ETag, EntityTag, Header, IfNoneMatch};
use actix_web::{HttpRequest, HttpResponse, web};

use super::Error;
use crate::view::assets;

/// A static file: for ever under an address with its hash, else checked by its entity tag.
pub(super) async fn show(request: HttpRequest, path: web::Path<String>) -> Result<HttpResponse, Error> {
    let (asset, immutable) = assets::find(&path, request.query_string()).ok_or(Error::NotFound)?;
    let tag = EntityTag::new_strong(asset.hash.clone());
    let mut response = match IfNoneMatch::parse(&request) {
        Ok(IfNoneMatch::Items(tags)) if tags.iter().any(|t| t.weak_eq(&tag)) => HttpResponse::NotModified(),
        _ => HttpResponse::Ok(),
    };
    response.insert_header(ETag(tag)).insert_header(header::CacheControl(if immutable {
        vec![
            CacheDirective::Public,
            CacheDirective::MaxAge(31_536_000),
            CacheDirective::Extension("immutable".to_owned(), None),
        ]
    } else {
        vec![CacheDirective::NoCache]
    }));
    let response = response.content_type(asset.media_type).body(asset.body.as_slice());
    Ok(response)
}

/// Browsers ask for this one whatever the page says.
pub(super) async fn favicon(request: HttpRequest) -> Result<HttpResponse, Error> {
    show(request, web::Path::from("icon.svg".to_owned())).await
}
