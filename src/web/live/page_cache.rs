//! Page cache: public pages are the same for everybody, rendered once per change and compressed once per encoding.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::http::header::{self, EntityTag, Header, HeaderValue, IfNoneMatch};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};

use lastcard_snapshots::Snapshots;

use crate::app::error::Error;
use crate::live::{render_queue::RenderQueue, subject::SubjectKey};
use crate::middleware;
use crate::middleware::encoding::{CompressedBody, Effort, Encoding};
use crate::ui::{assets, page::Visitor};

const MAX_PAGES: usize = 2_000;

/// Maximum number of bytes of cached pages, in all encodings together.
const MAX_BYTES: usize = 64 << 20;

#[derive(Debug)]
pub struct CachedPage {
    /// Version of the data that it shows.
    version: String,
    /// Public URL that it was rendered for, since the page contains its own address.
    origin: String,
    frames: FramePolicy,
    tag: ContentEtag,
    body: CompressedBody,
    /// Subject whose version it shows, and the route of the page. A page without them is never answered ahead of the router.
    source: Option<(SubjectKey, Arc<str>)>,
}

/// Sites that may show a page in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FramePolicy {
    Nobody,
    Anybody,
}

#[derive(Debug, Default)]
pub struct PageCache {
    pages: Mutex<Pages>,
    /// Queue of pages that take long to render.
    pub queue: RenderQueue,
}

#[derive(Debug, Default)]
struct Pages {
    /// Pages by path and language.
    kept: HashMap<String, HashMap<&'static str, Arc<CachedPage>>>,
    count: usize,
    bytes: usize,
}

impl PageCache {
    /// Returns the page for this version, from the cache or rendered now. The visitor's path must be the canonical one: `/t/%66riday` is
    /// `/t/friday`.
    pub fn page(
        &self,
        visitor: &Visitor,
        version: &str,
        render: impl FnOnce() -> Result<String, Error>,
    ) -> Result<Arc<CachedPage>, Error> {
        match self.get(visitor, version) {
            Some(cached) => Ok(cached),
            None => Ok(self.keep(visitor, CachedPage::new(version, render()?))),
        }
    }

    /// Returns the cached page for this version and for the visitor's path, language and origin. Only the last origin of a page is cached:
    /// a client that makes up host names gets no page cached for others, and others get none cached for it.
    pub fn get(&self, visitor: &Visitor, version: &str) -> Option<Arc<CachedPage>> {
        let cached = self.find(&visitor.path, visitor.words.language(), &visitor.origin)?;
        (cached.version == version).then_some(cached)
    }

    /// Returns the cached page at a path with its route, if its subject has not changed. `visitor` tells the language and the origin; most
    /// requests are for paths that are not cached, and do not need them.
    pub fn current(
        &self,
        snapshots: &Snapshots,
        path: &str,
        visitor: impl FnOnce() -> (&'static str, String),
    ) -> Option<(Arc<CachedPage>, Arc<str>)> {
        if !self.lock().kept.contains_key(path) {
            return None;
        }
        let (language, origin) = visitor();
        let cached = self.find(path, language, &origin)?;
        let (subject, route) = cached.source.as_ref()?;
        let is_current = subject.version(snapshots).as_ref() == Some(&cached.version);
        is_current.then(|| (cached.clone(), route.clone()))
    }

    fn find(&self, path: &str, language: &str, origin: &str) -> Option<Arc<CachedPage>> {
        let cached = self.lock().kept.get(path)?.get(language)?.clone();
        (cached.origin == origin).then_some(cached)
    }

    /// Caches a page that was rendered for a visitor, and returns it.
    pub fn keep(&self, visitor: &Visitor, page: CachedPage) -> Arc<CachedPage> {
        let cached = Arc::new(CachedPage { origin: visitor.origin.clone(), ..page });
        self.lock().insert(&visitor.path, visitor.words.language(), cached.clone());
        cached
    }

    pub fn clear(&self) {
        *self.lock() = Pages::default();
    }

    /// Returns the number of cached pages, and the maximum number of bytes that they may take.
    pub fn usage(&self) -> (usize, usize) {
        let pages = self.lock();
        (pages.count, pages.bytes)
    }

    fn lock(&self) -> MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pages {
    fn insert(&mut self, path: &str, language: &'static str, kept: Arc<CachedPage>) {
        let bytes = kept.body.max_bytes();
        if self.count >= MAX_PAGES || self.bytes + bytes > MAX_BYTES {
            *self = Self::default();
        }
        self.bytes += bytes;
        match self.kept.entry(path.to_owned()).or_default().insert(language, kept) {
            Some(before) => self.bytes -= before.body.max_bytes(),
            None => self.count += 1,
        }
    }
}

impl CachedPage {
    /// Creates a public page that shows this version.
    pub fn new(version: &str, page: String) -> Self {
        Self {
            version: version.to_owned(),
            origin: String::new(),
            frames: FramePolicy::Nobody,
            tag: ContentEtag::from_hash(&assets::hash(page.as_bytes())),
            body: CompressedBody::new(Bytes::from(page), Effort::Kept),
            source: None,
        }
    }

    pub fn for_frames(self, frames: FramePolicy) -> Self {
        Self { frames, ..self }
    }

    pub fn with_source(self, subject: SubjectKey, route: Arc<str>) -> Self {
        Self { source: Some((subject, route)), ..self }
    }

    /// Creates the page compressed in every encoding.
    pub fn precompressed(version: &str, page: String) -> Self {
        let kept = Self::new(version, page);
        Self { body: CompressedBody::precompressed(kept.body.plain().clone()), ..kept }
    }

    pub fn version(&self) -> &str {
        &self.version
    }

    pub fn plain(&self) -> &Bytes {
        self.body.plain()
    }

    /// Answers with the page. Browsers may cache it, but must revalidate it each time.
    pub fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let varies = ["no-cache", "accept-encoding, accept-language, cookie"];
        let mut answer = self.tag.answer(request, varies, |mut response| {
            self.body.send(response.content_type("text/html; charset=utf-8"), Encoding::for_request(request))
        });
        if self.frames == FramePolicy::Anybody {
            middleware::headers::allow_frames(answer.headers_mut());
        }
        answer
    }
}

/// Entity tag of some content. A client that has the content sends the tag, and is not sent the content again.
#[derive(Debug)]
pub struct ContentEtag {
    tag: EntityTag,
    written: HeaderValue,
}

impl ContentEtag {
    /// Creates a tag from the hash of the content, in hexadecimal digits.
    pub fn from_hash(hash: &str) -> Self {
        let tag = EntityTag::new_weak(hash.to_owned());
        let written = HeaderValue::from_str(&tag.to_string());
        Self { tag, written: written.unwrap_or_else(|_| HeaderValue::from_static("W/\"\"")) }
    }

    /// Answers with the content, or with 304 if the client has it already. `good` is the `Cache-Control`, `by` the `Vary`.
    pub fn answer(
        &self,
        request: &HttpRequest,
        [good, by]: [&'static str; 2],
        content: impl FnOnce(HttpResponseBuilder) -> HttpResponse,
    ) -> HttpResponse {
        let known = self.is_known_to(request);
        let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        response
            .insert_header((header::ETAG, self.written.clone()))
            .insert_header((header::CACHE_CONTROL, HeaderValue::from_static(good)))
            .insert_header((header::VARY, HeaderValue::from_static(by)));
        if known { response.finish() } else { content(response) }
    }

    /// Returns true if the client has the content already.
    fn is_known_to(&self, request: &HttpRequest) -> bool {
        let Some(said) = request.headers().get(header::IF_NONE_MATCH) else { return false };
        // Every browser sends exactly this text.
        if *said == self.written {
            return true;
        }
        match IfNoneMatch::parse(request) {
            Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(&self.tag)),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_bounded_by_size() {
        let mut pages = Pages::default();
        let page = "x".repeat(1 << 20);
        for n in 0..200 {
            for version in ["1", "2"] {
                pages.insert(&format!("/t/{n}"), "en", Arc::new(CachedPage::new(version, page.clone())));
            }
            let kept = || pages.kept.values().flat_map(HashMap::values);
            assert_eq!(pages.bytes, kept().map(|kept| kept.body.max_bytes()).sum::<usize>());
            assert_eq!(pages.count, kept().count());
            assert!(pages.bytes <= MAX_BYTES, "{}", pages.bytes);
        }
    }
}
