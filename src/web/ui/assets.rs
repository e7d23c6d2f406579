//! Embedded static files, and manifests of web apps. Each file's address changes with the content, so browsers may cache it for ever.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use lastcard_rules::hex;

use crate::app::error::Error;

/// A file that `build.rs` made from `static/`: path, media type, content hash and content.
type EmbeddedFile = (&'static str, &'static str, &'static str, &'static [u8]);

static EMBEDDED_FILES: &[EmbeddedFile] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A static file as it is served.
pub struct Asset {
    /// The uncompressed content.
    pub body: &'static [u8],
    pub media_type: &'static str,
    /// Hash of the content, used as the entity tag.
    pub hash: &'static str,
}

impl Asset {
    /// Returns true for the service worker, which may intercept the requests of every page.
    pub fn is_service_worker(&self) -> bool {
        ASSETS.files.get("js/service-worker.js").is_some_and(|worker| worker.hash == self.hash)
    }
}

struct Assets {
    /// Files by their path below `/static/`, without a hash.
    files: BTreeMap<&'static str, Asset>,
    /// One hash over all scripts: modules import each other by relative paths, so they share a folder.
    scripts: String,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let asset = |&(path, media_type, hash, body): &EmbeddedFile| (path, Asset { body, media_type, hash });
    let files: BTreeMap<&str, Asset> = EMBEDDED_FILES.iter().map(asset).collect();
    let scripts: Vec<u8> =
        files.iter().filter(|(path, _)| path.starts_with("js/")).flat_map(|(_, a)| a.hash.bytes()).collect();
    Assets { scripts: hash(&scripts), files }
});

/// Returns the first eight bytes of the SHA-256 in hex.
pub fn hash(bytes: &[u8]) -> String {
    hex(Sha256::digest(bytes).get(..8).unwrap_or_default())
}

pub fn stylesheet_url() -> String {
    ASSETS.files.get("app.css").map_or_else(String::new, |css| format!("/static/app.{}.css", css.hash))
}

/// Returns the address of a script in `static/js/`.
pub fn script_url(name: &str) -> String {
    format!("/static/{}/js/{name}", ASSETS.scripts)
}

/// Returns the address of any other file in `static/`.
pub fn url(path: &str) -> String {
    match ASSETS.files.get(path) {
        Some(asset) => format!("/static/{path}?v={}", asset.hash),
        None => format!("/static/{path}"),
    }
}

pub fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.files.values()
}

/// Finds the file at an address below `/static/`. The flag is true if the address contains the hash of the content, which makes the
/// response immutable.
pub fn find(path: &str, query: &str) -> Option<(&'static Asset, bool)> {
    if let Some(hash) = path.strip_prefix("app.").and_then(|p| p.strip_suffix(".css")) {
        let asset = ASSETS.files.get("app.css")?;
        return (asset.hash == hash).then_some((asset, true));
    }
    if let Some((_, script)) = path.split_once('/').filter(|(hash, _)| *hash == ASSETS.scripts) {
        return ASSETS.files.get(script).filter(|_| script.starts_with("js/")).map(|asset| (asset, true));
    }
    let asset = ASSETS.files.get(path)?;
    Some((asset, query.strip_prefix("v=") == Some(asset.hash)))
}

/// Returns the service's manifest, changed to start at `address` under this name and short name.
pub fn manifest_for_page(address: &str, name: &str, short: &str) -> Result<HttpResponse, Error> {
    let (general, _) = find("lastcard.webmanifest", "").ok_or(Error::NotFound)?;
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
    fn the_stylesheet_is_found_at_its_own_address_only() {
        let url = stylesheet_url();
        let (asset, immutable) = find(url.strip_prefix("/static/").unwrap(), "").unwrap();
        assert!(immutable);
        assert!(String::from_utf8_lossy(asset.body).starts_with("@font-face"));
        assert!(find("app.0000000000000000.css", "").is_none());
        assert!(find("css/base.css", "").is_none());
    }

    /// A font without a hash in its address would be requested again on every page.
    #[test]
    fn stylesheet_resources_are_immutable() {
        let css = std::str::from_utf8(ASSETS.files["app.css"].body).unwrap();
        let addresses: Vec<&str> =
            css.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(addresses.len() > 1, "{addresses:?}");
        for address in addresses.iter().filter(|address| address.starts_with('/')) {
            let (path, query) = address.strip_prefix("/static/").unwrap().split_once('?').unwrap();
            assert!(find(path, query).unwrap().1, "{address}");
        }
    }

    #[test]
    fn served_assets_have_no_comments() {
        for (path, asset) in ASSETS.files.iter().filter(|(_, asset)| asset.media_type.starts_with("text/")) {
            let text = std::str::from_utf8(asset.body).unwrap();
            let is_comment =
                |line: &&str| ["//", "/*", "* "].iter().any(|sign| line.trim().starts_with(sign));
            assert_eq!(text.lines().find(is_comment), None, "{path}");
        }
    }

    /// A print rule that precedes the screen rule is overridden by it.
    #[test]
    fn print_rules_follow_screen_rules() {
        let css = std::str::from_utf8(ASSETS.files["app.css"].body).unwrap();
        let screen = css.rfind(".site-header {\n    display: flex").unwrap();
        let paper = css.rfind("    .site-header,\n    .site-footer").unwrap();
        assert!(css[..paper].rfind("@media print").unwrap() > screen);
    }

    #[test]
    fn other_files_are_immutable_only_with_their_hash() {
        let url = url("icon.svg");
        let (path, query) = url.strip_prefix("/static/").unwrap().split_once('?').unwrap();
        assert!(find(path, query).unwrap().1);
        assert!(!find(path, "").unwrap().1);
    }

    #[test]
    fn a_page_manifest_starts_at_its_own_page() {
        let answer = manifest_for_page("/at/ABC", "Table 3: Friday", "Table 3").unwrap();
        assert_eq!(answer.headers().get(header::CONTENT_TYPE).unwrap(), "application/manifest+json");
    }
}
