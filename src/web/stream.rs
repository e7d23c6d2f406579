//! Server-sent events: news for pages that are open.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::body::{BodySize, MessageBody};
use actix_web::http::header::{self, ContentEncoding};
use actix_web::web::Bytes;
use tokio::sync::{mpsc, watch};

/// A comment this often keeps proxies from giving up, and finds visitors who left without a word.
const HEARTBEAT: Duration = Duration::from_secs(25);

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
        .content_type("text/event-stream")
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
