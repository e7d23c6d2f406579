//! Style sheets, scripts and images embedded in the binary.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::app::error::Error;
use crate::live::page_cache::ContentEtag;
use crate::middleware::encoding::{CompressedBody, Effort, Encoding};
use crate::ui::assets::{self, Asset};

/// Files by the hash of their content, each compressed when it is first requested in an encoding. Compressing them earlier would add
/// seconds to every build or start.
static COMPRESSED: LazyLock<HashMap<&str, CompressedBody>> = LazyLock::new(|| {
    let packed = |asset: &Asset| {
        let body = Bytes::from_static(asset.body);
        // Fonts and images are compressed already.
        let is_compressed = matches!(asset.media_type, "font/woff2" | "image/png");
        if is_compressed {
            CompressedBody::incompressible(body)
        } else {
            CompressedBody::new(body, Effort::Embedded)
        }
    };
    assets::all().map(|asset| (asset.hash, packed(asset))).collect()
});

/// Serves a static file: immutable at an address with its hash, and otherwise revalidated by its entity tag.
pub async fn show(request: HttpRequest, path: web::Path<String>) -> Result<HttpResponse, Error> {
    let (asset, immutable) = assets::find(&path, request.query_string()).ok_or(Error::NotFound)?;
    let packed = COMPRESSED.get(asset.hash).ok_or(Error::NotFound)?;
    let encoding = Encoding::for_request(&request);
    if !packed.is_ready(encoding) {
        // The best compression takes too long for a thread that answers.
        web::block(move || packed.get_or_compress(encoding)).await?;
    }
    Ok(answer(&request, asset, packed, immutable))
}

/// Returns the file at an address without a query, if it is ready to be sent.
pub fn answer_if_ready(request: &HttpRequest, path: &str) -> Option<HttpResponse> {
    let (asset, immutable) = assets::find(path.strip_prefix("/static/")?, "")?;
    let packed =
        COMPRESSED.get(asset.hash).filter(|packed| packed.is_ready(Encoding::for_request(request)))?;
    Some(answer(request, asset, packed, immutable))
}

fn answer(request: &HttpRequest, asset: &Asset, packed: &CompressedBody, immutable: bool) -> HttpResponse {
    let good = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    ContentEtag::from_hash(asset.hash).answer(request, [good, "accept-encoding"], |mut response| {
        if asset.is_service_worker() {
            response.insert_header(("service-worker-allowed", "/"));
        }
        response.insert_header((header::CONTENT_TYPE, HeaderValue::from_static(asset.media_type)));
        packed.send(&mut response, Encoding::for_request(request))
    })
}

/// Serves the icon that browsers request whatever the page says.
pub async fn favicon(request: HttpRequest) -> Result<HttpResponse, Error> {
    show(request, web::Path::from("icon.svg".to_owned())).await
}
