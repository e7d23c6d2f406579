//! Public pages as they were last rendered: they are the same for everybody, and rendered once a change.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};

use actix_web::http::header::{self, ETag, EntityTag, Header, IfNoneMatch};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use sha2::{Digest, Sha256};

use super::Error;
use crate::view::Visitor;

/// The pages kept at most.
const MOST: usize = 2_000;

/// The bytes of pages kept at most.
const MOST_BYTES: usize = 64 << 20;

/// One page in one language.
type Key = (String, &'static str);

#[derive(Debug, Clone)]
struct Kept {
    /// The state of the data that it shows.
    version: String,
    tag: String,
    body: Bytes,
}

/// The pages that were rendered.
#[derive(Debug, Default)]
pub struct Rendered(Mutex<Pages>);

#[derive(Debug, Default)]
struct Pages {
    kept: HashMap<Key, Kept>,
    bytes: usize,
}

impl Rendered {
    /// The page as it was rendered for this version, or rendered now. The visitor's path has to be the page's own, not as it was
    /// written: `/t/%66riday` is `/t/friday`.
    pub(super) fn page<T: Template>(
        &self,
        request: &HttpRequest,
        visitor: &Visitor,
        version: &str,
        render: impl FnOnce() -> Result<T, Error>,
    ) -> Result<HttpResponse, Error> {
        let key = (visitor.path.clone(), visitor.words.language());
        let kept = self.lock().kept.get(&key).filter(|kept| kept.version == version).cloned();
        let kept = match kept {
            Some(kept) => kept,
            None => self.keep(key, version, render()?.render()?),
        };
        Ok(answer(request, kept.tag, kept.body))
    }

    /// How many are kept.
    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.lock().kept.len()
    }

    fn keep(&self, key: Key, version: &str, page: String) -> Kept {
        let kept = Kept { version: version.to_owned(), tag: tag(&page), body: Bytes::from(page) };
        let mut pages = self.lock();
        if pages.kept.len() >= MOST || pages.bytes + kept.body.len() > MOST_BYTES {
            *pages = Pages::default();
        }
        pages.bytes += kept.body.len();
        if let Some(before) = pages.kept.insert(key, kept.clone()) {
            pages.bytes -= before.body.len();
        }
        kept
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A public page that is rendered for each request.
pub(super) fn public(request: &HttpRequest, template: &impl Template) -> Result<HttpResponse, Error> {
    let page = template.render()?;
    Ok(answer(request, tag(&page), Bytes::from(page)))
}

/// Browsers may keep the page, but ask each time whether it is still the one.
fn answer(request: &HttpRequest, tag: String, body: Bytes) -> HttpResponse {
    let tag = EntityTag::new_weak(tag);
    let known = match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(&tag)),
        _ => false,
    };
    let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header(ETag(tag)).insert_header((header::CACHE_CONTROL, "no-cache"));
    response.insert_header((header::VARY, "accept-language"));
    if known { response.finish() } else { response.content_type("text/html; charset=utf-8").body(body) }
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
        let rendered = Rendered::default();
        let page = "x".repeat(1 << 20);
        for n in 0..200 {
            rendered.keep((format!("/t/{n}"), "en"), "1", page.clone());
            rendered.keep((format!("/t/{n}"), "en"), "2", page.clone());
            let pages = rendered.lock();
            assert_eq!(pages.bytes, pages.kept.values().map(|kept| kept.body.len()).sum::<usize>());
            assert!(pages.bytes <= MOST_BYTES, "{}", pages.bytes);
        }
    }
}
