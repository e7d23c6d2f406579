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
    mut closing: watch::Receiver<bool>,
    version: impl Fn(&T) -> String + 'static,
) -> HttpResponse {
    let (sender, receiver) = mpsc::channel::<Bytes>(4);
    actix_web::rt::spawn(async move {
        let mut beat = tokio::time::interval(HEARTBEAT);
        beat.tick().await;
        let mut event = tell(&version(&watched.borrow_and_update()));
        while sender.send(event).await.is_ok() {
            event = tokio::select! {
                changed = watched.changed() => match changed {
                    Ok(()) => tell(&version(&watched.borrow_and_update())),
                    Err(_) => return,
                },
                _ = closing.wait_for(|closing| *closing) => return,
                () = sender.closed() => return,
                _ = beat.tick() => Bytes::from_static(b":\n\n"),
            };
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

fn tell(version: &str) -> Bytes {
    Bytes::from(format!("event: version\ndata: {version}\n\n"))
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
