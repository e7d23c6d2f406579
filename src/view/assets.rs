//! The static files, embedded, each with an address that changes with its content, so that browsers may keep it for ever.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::rules::hex;

/// A file that `build.rs` made of `static/`: path, media type, a hash of the content, and the content.
type Built = (&'static str, &'static str, &'static str, &'static [u8]);

static BUILT: &[Built] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file as it is served.
pub struct Asset {
    /// The content, not compressed.
    pub body: &'static [u8],
    pub(crate) media_type: &'static str,
    /// A hash of the content, the entity tag.
    pub hash: &'static str,
}

impl Asset {
    /// Whether it may stand between any page of ours and the network.
    pub fn is_service_worker(&self) -> bool {
        ASSETS.files.get("js/service-worker.js").is_some_and(|worker| worker.hash == self.hash)
    }
}

struct Assets {
    /// By the path behind `/static/`, without a hash.
    files: BTreeMap<&'static str, Asset>,
    /// One hash over every script: modules import each other by relative paths, so they share a folder.
    scripts: String,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let asset = |&(path, media_type, hash, body): &Built| (path, Asset { body, media_type, hash });
    let files: BTreeMap<&str, Asset> = BUILT.iter().map(asset).collect();
    let scripts: Vec<u8> =
        files.iter().filter(|(path, _)| path.starts_with("js/")).flat_map(|(_, a)| a.hash.bytes()).collect();
    Assets { scripts: hash(&scripts), files }
});

/// Names a content in short.
pub fn hash(bytes: &[u8]) -> String {
    hex(Sha256::digest(bytes).get(..8).unwrap_or_default())
}

/// The address of the one stylesheet.
pub fn stylesheet_url() -> String {
    ASSETS.files.get("app.css").map_or_else(String::new, |css| format!("/static/app.{}.css", css.hash))
}

/// The address of a script in `static/js/`.
pub fn script_url(name: &str) -> String {
    format!("/static/{}/js/{name}", ASSETS.scripts)
}

/// The address of any other file in `static/`.
pub fn url(path: &str) -> String {
    match ASSETS.files.get(path) {
        Some(asset) => format!("/static/{path}?v={}", asset.hash),
        None => format!("/static/{path}"),
    }
}

/// Every file.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.files.values()
}

/// The file behind an address below `/static/`, and whether the address itself names this very content.
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

    /// A font whose address stays the same is asked for again with every page.
    #[test]
    fn what_the_stylesheet_calls_may_be_kept_for_ever() {
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
    fn comments_stay_with_the_source() {
        for (path, asset) in ASSETS.files.iter().filter(|(_, asset)| asset.media_type.starts_with("text/")) {
            let text = std::str::from_utf8(asset.body).unwrap();
            let is_comment =
                |line: &&str| ["//", "/*", "* "].iter().any(|sign| line.trim().starts_with(sign));
            assert_eq!(text.lines().find(is_comment), None, "{path}");
        }
    }

    /// A rule for paper that stands before the one for the screen loses against it.
    #[test]
    fn what_paper_leaves_out_stands_behind_what_the_screen_shows() {
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
}
