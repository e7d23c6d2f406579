//! Follows the changes made by other copies of the program, and publishes tournaments whose embargo ends.

use std::{
    io,
    thread::{self, JoinHandle},
    time::Duration,
};

use chrono::Utc;
use tokio::{
    runtime::{Builder, Runtime},
    select,
    sync::oneshot,
    time::sleep,
};

use super::Snapshots;
use lastcard_store::{ChangeFeed, FeedEvent, StoreError, clubs};

/// Pause before reconnecting after the database failed.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// Longest time between checks of the clock, which may have been adjusted.
const MAX_SLEEP: Duration = Duration::from_secs(10);

/// A listening thread. Dropping it stops the thread and waits for it.
#[derive(Debug)]
pub struct Listener {
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Listener {
    pub(super) fn start(snapshots: Snapshots) -> io::Result<Self> {
        let (stop, stopped) = oneshot::channel();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let thread = thread::Builder::new().name("listener".to_owned());
        let thread = thread.spawn(move || run(&snapshots, &runtime, stopped))?;
        Ok(Self { stop: Some(stop), thread: Some(thread) })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take() {
            // A panicked listener needs no further handling.
            let _ = thread.join();
        }
    }
}

enum WakeReason {
    Heard(Vec<FeedEvent>),
    /// A scheduled change may be due.
    Due,
    /// The listener was dropped.
    Over,
}

fn run(snapshots: &Snapshots, runtime: &Runtime, mut stopped: oneshot::Receiver<()>) {
    let mut is_away = false;
    loop {
        match listen(snapshots, runtime, &mut stopped, &mut is_away) {
            Ok(()) => return,
            // Logs each outage once.
            Err(error) if !is_away => tracing::warn!(%error, "the change feed is interrupted"),
            Err(_) => {}
        }
        is_away = true;
        let is_over = runtime.block_on(async {
            select! {
                _ = &mut stopped => true,
                () = sleep(RETRY_DELAY) => false,
            }
        });
        if is_over {
            return;
        }
    }
}

/// Listens until the listener is dropped or the connection breaks. Changes made before it was connected are
/// read first.
fn listen(
    snapshots: &Snapshots,
    runtime: &Runtime,
    stopped: &mut oneshot::Receiver<()>,
    is_away: &mut bool,
) -> Result<(), StoreError> {
    let mut news = runtime.block_on(ChangeFeed::listen(snapshots.store()))?;
    let mut marks = clubs::revisions(snapshots.store())?;
    catch_up_all(snapshots)?;
    snapshots.notify_all_clubs();
    if std::mem::take(is_away) {
        tracing::info!("the change feed works again");
    }
    loop {
        // Blocking work on the database and locks stays outside the runtime.
        match runtime.block_on(next(snapshots, &mut news, stopped))? {
            WakeReason::Over => return Ok(()),
            WakeReason::Due => snapshots.release_due(Utc::now())?,
            WakeReason::Heard(all) => {
                all.into_iter().try_for_each(|heard| handle_change(snapshots, heard, &mut marks))?;
            }
        }
    }
}

async fn next(
    snapshots: &Snapshots,
    news: &mut ChangeFeed,
    stopped: &mut oneshot::Receiver<()>,
) -> Result<WakeReason, StoreError> {
    let left = snapshots.next_due().map(|due| (due - Utc::now()).to_std().unwrap_or_default());
    select! {
        _ = stopped => Ok(WakeReason::Over),
        heard = news.next_changes() => heard.map(WakeReason::Heard),
        () = sleep(left.unwrap_or(MAX_SLEEP).min(MAX_SLEEP)) => Ok(WakeReason::Due),
        () = snapshots.cache.withheld.notified() => Ok(WakeReason::Due),
    }
}

fn handle_change(
    snapshots: &Snapshots,
    heard: FeedEvent,
    marks: &mut clubs::ClubRevisions,
) -> Result<(), StoreError> {
    match heard {
        FeedEvent::Tournament(id) => {
            snapshots.forget_codes(|table| table.tournament == id);
            snapshots.catch_up(|snapshot| snapshot.header().id == id)?;
            snapshots.reread_hands(&id);
            snapshots.notify_club_of(&id)
        }
        FeedEvent::Club(id) => {
            snapshots.notify_club(&id);
            Ok(())
        }
        FeedEvent::Hand(id, moves) => snapshots.catch_up_hand(&id, moves),
        FeedEvent::Something => {
            catch_up_all(snapshots)?;
            notify_changed_clubs(snapshots, marks)
        }
        // A change reported as made by another process does not say which club it concerns.
        FeedEvent::Foreign => {
            catch_up_all(snapshots)?;
            *marks = clubs::revisions(snapshots.store())?;
            snapshots.notify_all_clubs();
            Ok(())
        }
        // Changes made by this process trigger notifications where they are made; this finds the ones that
        // were missed.
        FeedEvent::Own => notify_changed_clubs(snapshots, marks),
    }
}

fn catch_up_all(snapshots: &Snapshots) -> Result<(), StoreError> {
    snapshots.forget_codes(|_| true);
    snapshots.catch_up(|_| true)?;
    snapshots.catch_up_hands()
}

fn notify_changed_clubs(snapshots: &Snapshots, marks: &mut clubs::ClubRevisions) -> Result<(), StoreError> {
    let before = std::mem::replace(marks, clubs::revisions(snapshots.store())?);
    let known = before.keys().chain(marks.keys());
    known.filter(|id| before.get(id) != marks.get(id)).for_each(|id| snapshots.notify_club(id));
    Ok(())
}
