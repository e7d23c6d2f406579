//! Bots that play the demo's evening, slowly and only while somebody looks on.
//!
//! A visitor who follows a page of the evening is a subscriber to its snapshot. Without one, nothing is dealt, played or written. Like
//! trial evenings, the bots have no state: any copy of the program may play, and goes on where the record ends.

use std::pin::pin;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use tokio::{sync::watch, time::sleep};

use super::played_hands::run_blocking;
use super::{Snapshots, TournamentSnapshot};
use lastcard_club::TournamentState;
use lastcard_store::demo;
use lastcard_store::played_hands::PlayedHandState;
use lastcard_store::{StoreError, TournamentId};

/// Interval between looks at the evening while somebody looks on, and after a failure.
const TICK: Duration = Duration::from_secs(1);

/// Pause between hands, in pauses between moves: long enough to read who has won.
const REST: i32 = 4;

impl Snapshots {
    /// Sets the pause before moves of the bots that play the demo; `None` stops them.
    #[must_use]
    pub fn with_demo_pause(self, demo_pause: Option<TimeDelta>) -> Self {
        Self { demo_pause, ..self }
    }

    /// Deals the hands of the demo's evening, and begins it again when it is over, until the service closes or the demo is removed.
    pub async fn run_demo(self, mut closing: watch::Receiver<bool>) {
        let Some(pause) = self.demo_pause else { return };
        let mut closed = pin!(closing.wait_for(|closing| *closing));
        loop {
            let tended = tokio::select! {
                _ = &mut closed => return,
                tended = self.tend_when_watched(pause) => tended,
            };
            let wait = match tended {
                Ok(Some(wait)) => wait,
                Ok(None) => return,
                Err(error) => {
                    tracing::warn!(%error, "the demo cannot be played");
                    TICK
                }
            };
            tokio::select! {
                _ = &mut closed => return,
                () = sleep(wait) => {}
            }
        }
    }

    /// Waits until somebody looks on, and then does what is due. Returns the time after which to do this again; `None` without a demo.
    async fn tend_when_watched(&self, pause: TimeDelta) -> Result<Option<Duration>, StoreError> {
        let store = self.store.clone();
        let Some(evening) = run_blocking(move || demo::find_playing(&store)).await?? else { return Ok(None) };
        let slug = evening.slug;
        self.wait_for_subscriber(|| self.cache.subscriber_count(&slug) > 0).await;
        let Some(snapshot) = self.cached_unredacted(&slug) else { return Ok(Some(TICK)) };
        let snapshots = self.clone();
        run_blocking(move || snapshots.tend_demo(&snapshot, pause * REST, Utc::now())).await.map(Some)
    }

    /// Deals at tables where no hand is played, or begins the evening again if it is over. Returns the time after which to look again.
    fn tend_demo(&self, snapshot: &TournamentSnapshot, rest: TimeDelta, now: DateTime<Utc>) -> Duration {
        let left = (snapshot.changed_at() + rest - now).min(rest);
        if left > TimeDelta::zero() {
            return left.to_std().unwrap_or(TICK).min(TICK);
        }
        let header = snapshot.header();
        let next = snapshot.tournament().next_hands();
        if next.is_empty() || header.state != TournamentState::Running {
            if let Err(error) = self.change(&header.id, |store| demo::play_again(store, &header.id)) {
                tracing::warn!(%error, "the demo cannot begin again");
            }
            return TICK;
        }
        let is_open =
            |table| matches!(snapshot.stored.phones.last.get(&table), Some((_, PlayedHandState::Open)));
        for waiting in next.iter().filter(|next| !is_open(next.slot.table)) {
            let deal = |store: &_| demo::deal_next(store, &header.id, waiting.slot);
            if let Err(error) = self.set_up_hand(&header.id, deal) {
                tracing::debug!(%error, slot = %waiting.slot, "a hand of the demo is not dealt");
            }
        }
        TICK
    }

    /// Waits until somebody looks on at the demo's evening, if the bots may play at all. Whoever only loads a page is gone after a pause.
    pub(super) async fn wait_for_spectator(&self, evening: &TournamentId) {
        let Some(pause) = self.demo_pause else { return std::future::pending().await };
        let is_watched =
            || self.cache.slug_of(evening).is_some_and(|slug| self.cache.subscriber_count(&slug) > 0);
        while !is_watched() {
            self.wait_for_subscriber(is_watched).await;
            sleep(pause.to_std().unwrap_or(TICK)).await;
        }
    }

    /// Waits until a condition holds, which may change whenever somebody subscribes to a tournament.
    async fn wait_for_subscriber(&self, is_watched: impl Fn() -> bool) {
        loop {
            let mut subscribed = pin!(self.subscribed.notified());
            // From here on, no notification is missed.
            subscribed.as_mut().enable();
            if is_watched() {
                return;
            }
            subscribed.await;
        }
    }
}
