//! Change feeds of clubs, and their throttle.

use std::time::Duration;

use actix_web::HttpResponse;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use lastcard_snapshots::ClubVersion;

use crate::app::state::AppState;
use crate::live::{own_stream::events, stream::event};

/// Window in which changes in a club are collected. They are sent no more often than once per [`MIN_INTERVAL`], since each makes the club's
/// pages load everything again.
pub const COLLECTION_WINDOW: Duration = Duration::from_millis(250);
pub const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Streams the newest version of a club, or of all clubs: at once and after changes, for as long as `may` allows it.
pub fn club_versions(
    site: &AppState,
    mut watched: watch::Receiver<ClubVersion>,
    may: impl AsyncFn() -> bool + 'static,
) -> HttpResponse {
    let (now, again) = (Instant::now, site.config.timeouts.right);
    // A call may be cancelled before it answers; the next one continues from this state.
    let (mut told, mut asked, mut due) = (now(), now(), Some(now()));
    events(site.watch_shutdown(), async move || {
        loop {
            tokio::select! {
                () = sleep_until(due.unwrap_or(asked + again)) => {}
                changed = watched.changed(), if due.is_none() => {
                    changed.ok()?;
                    due = Some((now() + COLLECTION_WINDOW).max(told + MIN_INTERVAL));
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
