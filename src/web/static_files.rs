//! Style sheet, scripts and images out of the binary.

use actix_web::http::header::{self, ETag, EntityTag};
use actix_web::{HttpRequest, HttpResponse, web};

use super::Error;
use super::encoding::Encoding;
use super::rendered::knows;
use crate::view::assets;

/// A static file: for ever under an address with its hash, else checked by its entity tag.
pub(super) async fn show(request: HttpRequest, path: web::Path<String>) -> Result<HttpResponse, Error> {
    let (asset, immutable) = assets::find(&path, request.query_string()).ok_or(Error::NotFound)?;
    let tag = EntityTag::new_weak(asset.hash.clone());
    let known = knows(&request, &tag);
    let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    let kept = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.insert_header(ETag(tag)).insert_header((header::CACHE_CONTROL, kept));
    response.insert_header((header::VARY, "accept-encoding"));
    if known {
        return Ok(response.finish());
    }
    let [plain, gzip, brotli] = asset.bodies;
    let encoding = Encoding::of(&request);
    encoding.say(&mut response);
    Ok(response.content_type(asset.media_type).body(match encoding {
        Encoding::Plain => plain,
        Encoding::Gzip => gzip,
        Encoding::Brotli => brotli,
    }))
}

/// Browsers ask for this one whatever the page says.
pub(super) async fn favicon(request: HttpRequest) -> Result<HttpResponse, Error> {
    show(request, web::Path::from("icon.svg".to_owned())).await
}
