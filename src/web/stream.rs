//! Server-sent events: news for pages that are open.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, ContentEncoding, HeaderMap};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use tokio::sync::{mpsc, watch};

use super::address::Address;
use super::holding::Holding;
use super::{Error, Site, files};

/// What an answer is that goes on.
const EVENTS: &str = "text/event-stream";

/// A comment this often keeps proxies from giving up, and finds visitors who left without a word.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// How soon a client asks again when the stream ended, in milliseconds; the first thing that every stream says.
const OPENING: &[u8] = b":\nretry: 1000\n\n";

/// The part of all streams that one address gets, unless it is of a local network: a hall shares one, and so do not many.
const OF_ONE: usize = 4;

/// How many streams are open, and how many may be: whatever happens, files are left for pages.
#[derive(Debug)]
pub(super) struct Streams {
    most: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    /// Those of addresses that are counted.
    from: HashMap<Address, usize>,
}

impl Streams {
    /// As many as the limit of open files allows.
    pub(super) fn new() -> Self {
        Self { most: files::streams(), open: Mutex::default() }
    }

    /// A place for one more stream to this address, if there is one.
    fn place(self: &Arc<Self>, address: Address) -> Option<Place> {
        let counted = (!address.is_local()).then_some(address);
        let mut open = self.lock();
        let own = counted.and_then(|address| open.from.get(&address)).copied().unwrap_or_default();
        if open.all >= self.most || own >= (self.most / OF_ONE).max(1) {
            return None;
        }
        open.all += 1;
        if let Some(address) = counted {
            open.from.insert(address, own + 1);
        }
        Some(Place { streams: self.clone(), counted })
    }

    /// A count that a panicking thread left behind is still a good count.
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The place of an open stream; free again when it is dropped.
struct Place {
    streams: Arc<Streams>,
    counted: Option<Address>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.streams.lock();
        open.all -= 1;
        let Some(address) = self.counted else { return };
        if let Some(own) = open.from.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                open.from.remove(&address);
            }
        }
    }
}

/// Gives each stream that a handler answers with its place. Where there is none it fails: pages come first.
pub(super) async fn share(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let site = Site::of(request.request())?;
    let address = site.address_of(request.request());
    let response = next.call(request).await?.map_into_boxed_body();
    if !is_stream(response.headers()) {
        return Ok(response);
    }
    let Some(place) = site.streams.place(address) else {
        let full = Error::Told { status: StatusCode::SERVICE_UNAVAILABLE, key: "error-too-many-streams" };
        return Ok(ServiceResponse::from_err(full, response.into_parts().0));
    };
    Ok(response.map_body(|_, body| Holding::boxed(body, place)))
}

fn is_stream(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes() == EVENTS.as_bytes())
}

/// A stream that tells the version at once and after each change, until the visitor leaves, what is watched is gone, or
/// the service closes.
pub(super) fn versions<T: Send + Sync + 'static>(
    mut watched: watch::Receiver<T>,
    closing: watch::Receiver<bool>,
    version: impl Fn(&T) -> String + 'static,
) -> HttpResponse {
    watched.mark_changed();
    events(closing, async move || {
        watched.changed().await.ok()?;
        Some(event("version", &version(&watched.borrow_and_update())))
    })
}

/// A stream of events, until there is none any more, the visitor leaves, or the service closes. `next` waits for the next one,
/// and may be asked again before it has come.
pub(super) fn events(
    mut closing: watch::Receiver<bool>,
    mut next: impl AsyncFnMut() -> Option<Bytes> + 'static,
) -> HttpResponse {
    let (sender, receiver) = mpsc::channel::<Bytes>(4);
    actix_web::rt::spawn(async move {
        if sender.send(Bytes::from_static(OPENING)).await.is_err() {
            return;
        }
        let mut beat = tokio::time::interval(HEARTBEAT);
        beat.tick().await;
        loop {
            let event = tokio::select! {
                next = next() => match next {
                    Some(event) => event,
                    None => return,
                },
                _ = closing.wait_for(|closing| *closing) => return,
                () = sender.closed() => return,
                _ = beat.tick() => Bytes::from_static(b":\n\n"),
            };
            if sender.send(event).await.is_err() {
                return;
            }
        }
    });
    HttpResponse::Ok()
        .content_type(EVENTS)
        // The compressor would hold events back until it has a buffer full.
        .insert_header(ContentEncoding::Identity)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .body(Events(receiver))
}

/// An event with its data, which may have several lines.
pub(super) fn event(name: &str, data: &str) -> Bytes {
    let mut text = format!("event: {name}\n");
    for line in data.trim().lines() {
        text.extend(["data: ", line, "\n"]);
    }
    text.push('\n');
    Bytes::from(text)
}

struct Events(mpsc::Receiver<Bytes>);

impl MessageBody for Events {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        self.0.poll_recv(cx).map(|event| event.map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ip: &str) -> Address {
        Address::of(ip.parse().unwrap())
    }

    #[test]
    fn f03_streams_have_a_share_and_one_address_a_part_of_it() {
        let streams = Arc::new(Streams { most: 8, open: Mutex::default() });
        let two: Vec<_> = (0..2).filter_map(|_| streams.place(at("203.0.113.9"))).collect();
        assert_eq!(two.len(), 2);
        assert!(streams.place(at("203.0.113.9")).is_none(), "one address takes all");
        // Everybody in a local network is somebody else.
        let hall: Vec<_> = (0..9).filter_map(|_| streams.place(at("192.168.1.4"))).collect();
        assert_eq!(hall.len(), 6);
        assert!(streams.place(at("198.51.100.1")).is_none());
        drop(two);
        assert!(streams.place(at("203.0.113.9")).is_some());
        drop(hall);
        assert_eq!(streams.lock().all, 0);
        assert!(streams.lock().from.is_empty());
    }
}
