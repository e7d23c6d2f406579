//! Style sheet, scripts and images out of the binary.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};

use super::Error;
use super::encoding::Encoding;
use super::rendered_pages::Tag;
use crate::view::assets::{self, Asset};

/// A static file: for ever under an address with its hash, else checked by its entity tag.
pub(super) async fn show(request: HttpRequest, path: web::Path<String>) -> Result<HttpResponse, Error> {
    let (asset, immutable) = assets::find(&path, request.query_string()).ok_or(Error::NotFound)?;
    Ok(answer(&request, asset, immutable))
}

/// The file of an address without a query, if there is one.
pub(super) fn at_hand(request: &HttpRequest, path: &str) -> Option<HttpResponse> {
    let (asset, immutable) = assets::find(path.strip_prefix("/static/")?, "")?;
    Some(answer(request, asset, immutable))
}

fn answer(request: &HttpRequest, asset: &'static Asset, immutable: bool) -> HttpResponse {
    let good = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    Tag::of(asset.hash).answer(request, [good, "accept-encoding"], |mut response| {
        let [plain, gzip, brotli] = asset.bodies;
        let encoding = Encoding::of(request);
        encoding.say(&mut response);
        if asset.is_service_worker() {
            response.insert_header(("service-worker-allowed", "/"));
        }
        let kind = HeaderValue::from_static(asset.media_type);
        response.insert_header((header::CONTENT_TYPE, kind)).body(match encoding {
            Encoding::Plain => plain,
            Encoding::Gzip => gzip,
            Encoding::Brotli => brotli,
        })
    })
}

/// Browsers ask for this one whatever the page says.
pub(super) async fn favicon(request: HttpRequest) -> Result<HttpResponse, Error> {
    show(request, web::Path::from("icon.svg".to_owned())).await
}
