//! Creates and caches exports: once per change, however many callers request one, in a queue, and not on the threads that answer requests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::http::{StatusCode, header};
use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse};
use tokio::sync::{Semaphore, watch};

use crate::app::{error::Error, state::AppState};
use crate::live::page_cache::ContentEtag;
use crate::middleware::encoding::{CompressedBody, Encoding};
use crate::ui::assets;

/// Maximum number of exports made at the same time. The other processors are left to visitors of pages.
const MAX_CONCURRENT: usize = 1;

/// Maximum number of exports waiting to be made.
const MAX_WAITING: usize = 100;

/// Maximum number of cached exports, and of their bytes in all encodings together.
const MAX_FILES: usize = 1_000;
const MAX_BYTES: usize = 32 << 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum FileKind {
    Json,
    Csv,
    Xlsx,
    Svg,
    Png,
    Atom,
    Ics,
}

impl FileKind {
    fn media_type(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Self::Svg => "image/svg+xml; charset=utf-8",
            Self::Png => "image/png",
            Self::Atom => "application/atom+xml; charset=utf-8",
            Self::Ics => "text/calendar; charset=utf-8",
        }
    }

    fn is_compressed(self) -> bool {
        matches!(self, Self::Xlsx | Self::Png)
    }

    /// Returns true for formats that programs read, which are the same for every caller.
    pub fn is_for_programs(self) -> bool {
        matches!(self, Self::Json | Self::Csv)
    }
}

/// Export, ready to be sent.
#[derive(Debug)]
pub struct ExportFile {
    kind: FileKind,
    /// `Content-Disposition` of a download; `None` for a file that is displayed.
    disposition: Option<String>,
    tag: ContentEtag,
    body: CompressedBody,
}

impl ExportFile {
    pub fn new(kind: FileKind, bytes: Vec<u8>) -> Self {
        let tag = ContentEtag::from_hash(&assets::hash(&bytes));
        let pack =
            if kind.is_compressed() { CompressedBody::incompressible } else { CompressedBody::precompressed };
        Self { kind, disposition: None, tag, body: pack(Bytes::from(bytes)) }
    }

    /// Turns the file into a download with a disposition from [`attachment`](crate::app::responses::attachment).
    pub fn with_disposition(self, disposition: String) -> Self {
        Self { disposition: Some(disposition), ..self }
    }

    /// Answers with the file. Browsers may cache it, but must revalidate it each time.
    pub fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let by = if self.kind.is_for_programs() {
            "accept-encoding"
        } else {
            "accept-encoding, accept-language, cookie"
        };
        self.tag.answer(request, ["no-cache", by], |mut response| {
            response.content_type(self.kind.media_type());
            if let Some(disposition) = &self.disposition {
                response.insert_header((header::CONTENT_DISPOSITION, disposition.as_str()));
            }
            self.body.send(&mut response, Encoding::for_request(request))
        })
    }
}

/// Outcome of making an export; `None` if it failed.
type ExportResult = Option<Arc<ExportFile>>;

/// Export that is made or being made.
#[derive(Debug)]
struct QueuedExport {
    /// Version of the data that it shows.
    version: String,
    /// Size in bytes; 0 until the export is made.
    bytes: usize,
    made: watch::Receiver<Option<ExportResult>>,
}

#[derive(Debug, Default)]
struct ExportCache {
    orders: HashMap<String, QueuedExport>,
    bytes: usize,
    waiting: usize,
}

/// Cache of exports, and the queue in which they are made.
#[derive(Debug)]
pub struct ExportQueue {
    shelf: Mutex<ExportCache>,
    benches: Semaphore,
}

impl Default for ExportQueue {
    fn default() -> Self {
        Self { shelf: Mutex::default(), benches: Semaphore::new(MAX_CONCURRENT) }
    }
}

/// Returns the export of an address for this version, from the cache or made now.
pub async fn export_file(
    site: &web::Data<AppState>,
    address: String,
    version: String,
    make: impl FnOnce() -> Result<ExportFile, Error> + Send + 'static,
) -> Result<Arc<ExportFile>, Error> {
    let mut ordered = enqueue(site, address, version, make)?;
    let file = ordered.wait_for(Option::is_some).await.ok().and_then(|made| made.clone()).flatten();
    file.ok_or_else(|| Error::Internal("an export failed".to_owned()))
}

/// Queues an export, unless it is queued already. It is completed even if its caller disconnects, since others may be waiting for it.
fn enqueue(
    site: &web::Data<AppState>,
    address: String,
    version: String,
    make: impl FnOnce() -> Result<ExportFile, Error> + Send + 'static,
) -> Result<watch::Receiver<Option<ExportResult>>, Error> {
    let mut shelf = site.workshop.lock();
    if let Some(order) = shelf.orders.get(&address).filter(|order| order.version == version) {
        return Ok(order.made.clone());
    }
    if shelf.waiting >= MAX_WAITING {
        return Err(Error::Message { status: StatusCode::SERVICE_UNAVAILABLE, key: "error-503" });
    }
    let (tell, ordered) = watch::channel(None);
    shelf.waiting += 1;
    shelf.put(address.clone(), QueuedExport { version: version.clone(), bytes: 0, made: ordered.clone() });
    drop(shelf);
    let site = site.clone();
    actix_web::rt::spawn(async move {
        let file = site.workshop.make(&address, make).await;
        site.workshop.lock().complete(&address, &version, file.as_deref());
        tell.send_replace(Some(file));
    });
    Ok(ordered)
}

impl ExportQueue {
    fn lock(&self) -> MutexGuard<'_, ExportCache> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn make(
        &self,
        address: &str,
        make: impl FnOnce() -> Result<ExportFile, Error> + Send + 'static,
    ) -> ExportResult {
        let _bench = self.benches.acquire().await;
        let failure = match web::block(make).await {
            Ok(Ok(file)) => return Some(Arc::new(file)),
            Ok(Err(failure)) => failure.to_string(),
            Err(failure) => failure.to_string(),
        };
        tracing::error!(address, failure, "an export failed");
        None
    }
}

impl ExportCache {
    fn put(&mut self, address: String, order: QueuedExport) {
        if self.orders.len() >= MAX_FILES {
            self.clear();
        }
        if let Some(before) = self.orders.insert(address, order) {
            self.bytes -= before.bytes;
        }
    }

    /// Completes a queued export. A failure is not cached, so the next caller tries again.
    fn complete(&mut self, address: &str, version: &str, made: Option<&ExportFile>) {
        self.waiting -= 1;
        let bytes = made.map_or(0, |file| file.body.max_bytes());
        if self.bytes + bytes > MAX_BYTES {
            self.clear();
        }
        let Some(order) = self.orders.get_mut(address).filter(|order| order.version == version) else {
            return;
        };
        order.bytes = bytes;
        self.bytes += bytes;
        if made.is_none() {
            self.orders.remove(address);
        }
    }

    /// Drops the finished exports. Those still being made are kept for the callers that wait for them.
    fn clear(&mut self) {
        self.orders.retain(|_, order| order.made.borrow().is_none());
        self.bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put_file(shelf: &mut ExportCache, address: &str, version: &str, bytes: usize) {
        let (tell, made) = watch::channel(None);
        shelf.waiting += 1;
        shelf.put(address.to_owned(), QueuedExport { version: version.to_owned(), bytes: 0, made });
        let file = Arc::new(ExportFile::new(FileKind::Png, vec![0; bytes]));
        shelf.complete(address, version, Some(&file));
        tell.send_replace(Some(Some(file)));
    }

    #[test]
    fn kept_files_are_bounded_and_counted() {
        let mut shelf = ExportCache::default();
        for number in 0..100 {
            for version in ["1", "2"] {
                put_file(&mut shelf, &format!("/t/{}/card.png", number % 40), version, 1 << 20);
                assert!(shelf.bytes <= MAX_BYTES, "{}", shelf.bytes);
                assert_eq!(shelf.bytes, shelf.orders.values().map(|order| order.bytes).sum::<usize>());
            }
        }
        (0..3 * MAX_FILES).for_each(|number| put_file(&mut shelf, &number.to_string(), "1", 1));
        assert!(shelf.orders.len() <= MAX_FILES);
        assert_eq!(shelf.waiting, 0);
    }

    #[test]
    fn a_late_older_version_changes_nothing() {
        let mut shelf = ExportCache::default();
        let order = |version: &str| {
            let (tell, made) = watch::channel(None);
            (tell, QueuedExport { version: version.to_owned(), bytes: 0, made })
        };
        let ((_one, first), (_two, second)) = (order("1"), order("2"));
        shelf.waiting = 2;
        shelf.put("x".to_owned(), first);
        shelf.put("x".to_owned(), second);
        let file = ExportFile::new(FileKind::Png, vec![0; 9]);
        shelf.complete("x", "1", Some(&file));
        assert_eq!((shelf.bytes, shelf.waiting), (0, 1));
        shelf.complete("x", "2", None);
        assert!(shelf.orders.is_empty());
    }
}
