//! News of clubs: that something changed, and nothing of what.

use std::time::Duration;

use actix_web::HttpResponse;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::stream::{event, events};
use crate::live::Edition;

/// News of a club are collected for a moment, and told no more often than this: each makes its pages look at everything again.
const COLLECTED: Duration = Duration::from_millis(250);
const APART: Duration = Duration::from_secs(1);

/// Whoever opened a stream may have lost the right to it: asked so often, besides at all news.
const ASKED_AGAIN: Duration = Duration::from_secs(20);

/// A stream that tells which state of a club, or of all clubs, is the newest, at once and after changes, for as long as it `may`.
pub(super) fn editions(
    mut watched: watch::Receiver<Edition>,
    closing: watch::Receiver<bool>,
    may: impl AsyncFn() -> bool + 'static,
) -> HttpResponse {
    let now = Instant::now;
    // Asked again before it has answered, it goes on where it was.
    let (mut told, mut asked, mut due) = (now(), now(), Some(now()));
    events(closing, async move || {
        loop {
            tokio::select! {
                () = sleep_until(due.unwrap_or(asked + ASKED_AGAIN)) => {}
                changed = watched.changed(), if due.is_none() => {
                    changed.ok()?;
                    due = Some((now() + COLLECTED).max(told + APART));
                    continue;
                }
            }
            if !may().await {
                return None;
            }
            asked = now();
            if due.take().is_some() {
                told = asked;
                return Some(event("version", &watched.borrow_and_update().to_string()));
            }
        }
    })
}
