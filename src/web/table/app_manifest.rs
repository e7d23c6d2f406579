//! Web app manifest of a single page, for the home screen of a phone.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::{Map, Value};

use crate::app::error::Error;
use crate::ui::assets;

/// Returns the service's manifest, changed to start at `address` under this name and short name.
pub fn for_page(address: &str, name: &str, short: &str) -> Result<HttpResponse, Error> {
    let (general, _) = assets::find("lastcard.webmanifest", "").ok_or(Error::NotFound)?;
    let mut manifest: Map<String, Value> = serde_json::from_slice(general.body)
        .map_err(|error| Error::Internal(format!("the manifest: {error}")))?;
    for (key, value) in [("id", address), ("start_url", address), ("name", name), ("short_name", short)] {
        manifest.insert(key.to_owned(), Value::from(value));
    }
    // The addresses in the manifest contain the code.
    let private = (header::CACHE_CONTROL, "no-store");
    Ok(HttpResponse::Ok().content_type(general.media_type).insert_header(private).json(manifest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_manifest_starts_at_its_own_page() {
        let answer = for_page("/at/ABC", "Table 3: Friday", "Table 3").unwrap();
        assert_eq!(answer.headers().get(header::CONTENT_TYPE).unwrap(), "application/manifest+json");
    }
}
