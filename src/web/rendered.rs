//! Public pages as they go out: they are the same for everybody, rendered once a change and compressed once an encoding.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::http::header::{self, ETag, EntityTag, Header, IfNoneMatch};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use sha2::{Digest, Sha256};

use super::Error;
use super::encoding::{Encoding, Packed};
use crate::view::Visitor;

/// The pages kept at most.
const MOST: usize = 2_000;

/// The bytes of pages kept at most, in all encodings together.
const MOST_BYTES: usize = 64 << 20;

/// One page in one language.
type Key = (String, &'static str);

/// A page as it was rendered.
#[derive(Debug)]
pub(super) struct Kept {
    /// The state of the data that it shows.
    version: String,
    tag: EntityTag,
    body: Packed,
}

/// The pages that were rendered.
#[derive(Debug, Default)]
pub struct Rendered(Mutex<Pages>);

#[derive(Debug, Default)]
struct Pages {
    kept: HashMap<Key, Arc<Kept>>,
    bytes: usize,
}

impl Rendered {
    /// The page as it was rendered for this version, or rendered now. The visitor's path has to be the page's own, not as it was
    /// written: `/t/%66riday` is `/t/friday`.
    pub(super) fn page(
        &self,
        visitor: &Visitor,
        version: &str,
        render: impl FnOnce() -> Result<String, Error>,
    ) -> Result<Arc<Kept>, Error> {
        if let Some(kept) = self.at_hand(visitor, version) {
            return Ok(kept);
        }
        let kept = Arc::new(Kept::new(version, render()?));
        self.lock().keep(key(visitor), kept.clone());
        Ok(kept)
    }

    /// The page as it was rendered for this version.
    pub(super) fn at_hand(&self, visitor: &Visitor, version: &str) -> Option<Arc<Kept>> {
        self.lock().kept.get(&key(visitor)).filter(|kept| kept.version == version).cloned()
    }

    /// How many are kept.
    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.lock().kept.len()
    }

    fn lock(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key(visitor: &Visitor) -> Key {
    (visitor.path.clone(), visitor.words.language())
}

impl Pages {
    fn keep(&mut self, key: Key, kept: Arc<Kept>) {
        let bytes = kept.body.most_bytes();
        if self.kept.len() >= MOST || self.bytes + bytes > MOST_BYTES {
            *self = Self::default();
        }
        self.bytes += bytes;
        if let Some(before) = self.kept.insert(key, kept) {
            self.bytes -= before.body.most_bytes();
        }
    }
}

impl Kept {
    /// A public page that shows this state.
    pub(super) fn new(version: &str, page: String) -> Self {
        Self {
            version: version.to_owned(),
            tag: EntityTag::new_weak(tag(&page)),
            body: Packed::new(Bytes::from(page)),
        }
    }

    /// The state that it shows.
    pub(super) fn version(&self) -> &str {
        &self.version
    }

    /// The page itself.
    pub(super) fn plain(&self) -> &Bytes {
        self.body.plain()
    }

    /// Browsers may keep the page, but ask each time whether it is still the one.
    pub(super) fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let known = knows(request, &self.tag);
        let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        response.insert_header(ETag(self.tag.clone())).insert_header((header::CACHE_CONTROL, "no-cache"));
        response.insert_header((header::VARY, "accept-encoding, accept-language"));
        if known {
            return response.finish();
        }
        self.body.send(response.content_type("text/html; charset=utf-8"), Encoding::of(request))
    }
}

/// Whether whoever asks has it already.
pub(super) fn knows(request: &HttpRequest, tag: &EntityTag) -> bool {
    if !request.headers().contains_key(header::IF_NONE_MATCH) {
        return false;
    }
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(tag)),
        _ => false,
    }
}

fn tag(page: &str) -> String {
    Sha256::digest(page.as_bytes()).iter().take(8).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f24_pages_are_bounded_by_size() {
        let mut pages = Pages::default();
        let page = "x".repeat(1 << 20);
        for n in 0..200 {
            for version in ["1", "2"] {
                pages.keep((format!("/t/{n}"), "en"), Arc::new(Kept::new(version, page.clone())));
            }
            assert_eq!(pages.bytes, pages.kept.values().map(|kept| kept.body.most_bytes()).sum::<usize>());
            assert!(pages.bytes <= MOST_BYTES, "{}", pages.bytes);
        }
    }
}
