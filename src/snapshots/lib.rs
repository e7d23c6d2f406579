//! In-memory snapshots of tournaments, and notifications when they change.
//!
//! Public pages are rendered from [`TournamentSnapshot`]s. A snapshot is loaded on first use and again after each
//! change, made by this process ([`Snapshots::change`]) or by another one ([`Snapshots::listen`]).

mod batch_queue;
mod cache;
mod careers;
mod chances;
mod club_front;
mod club_versions;
mod codes;
mod demo;
mod filing;
mod joint_ratings;
mod listener;
mod metrics;
mod people;
pub mod played_hands;
mod ratings;
mod redacted;
mod result_queue;
mod seasons;
mod snapshot;
mod staged_events;
mod summary_cache;
mod trials;
mod webhook_feed;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::{Notify, watch};

pub use careers::{Champion, ClubPeople, HeadToHeadSnapshot, PlayerProfile, SeasonReview};
pub use chances::ChancesWatch;
pub use club_front::{ClubFront, ClubRecords, FrontEvenings, LastEvening};
pub use club_versions::{ChangedClubs, ClubVersion};
pub use filing::Filing;
pub use joint_ratings::JointRatings;
pub use listener::Listener;
pub use metrics::SnapshotCounts;
pub use people::PublicPlayer;
pub use ratings::RatingSnapshot;
pub use seasons::{SeasonSnapshot, current_season};
pub use snapshot::TournamentSnapshot;
pub use staged_events::StagedEventSnapshot;
pub use summary_cache::CountedEvening;
pub use webhook_feed::{PendingEvent, WebhookEvent};

use lastcard_store::{
    AccountId, ClubId, RosterId, Store, StoreError, TournamentId,
    erasure::{self, ErasureError},
    self_reports::{self, NewSelfReport, SelfReportError},
    skip_unreadable, tournaments,
};

/// The snapshots of an installation; clones share them.
#[derive(Debug, Clone)]
pub struct Snapshots {
    store: Store,
    cache: Arc<cache::SnapshotCache>,
    hands: Arc<played_hands::Registry>,
    clubs: Arc<club_versions::ClubVersions>,
    codes: Arc<codes::Codes>,
    evenings: Arc<summary_cache::SummaryCache>,
    joined_events: Arc<staged_events::JoinedEvents>,
    rated: Arc<ratings::RatedEvenings>,
    records: Arc<club_front::RecordsCache>,
    result_queue: Arc<result_queue::ResultQueue>,
    wanted: Arc<chances::ChancesQueue>,
    /// Notified when the bots of a trial evening have something to do.
    trials: Arc<Notify>,
    /// Notified when somebody subscribes to a tournament.
    subscribed: Arc<Notify>,
    metrics: metrics::SnapshotMetrics,
    bot_pause: TimeDelta,
    demo_pause: Option<TimeDelta>,
}

impl Snapshots {
    /// Creates an instance for this store, with no snapshots yet.
    pub fn new(store: Store) -> Self {
        let clubs = Arc::<club_versions::ClubVersions>::default();
        let observed = Arc::downgrade(&clubs);
        store.observe_clubs(move |club| observed.upgrade().inspect(|clubs| clubs.notify(club)).is_some());
        Self {
            store,
            cache: Arc::default(),
            hands: Arc::default(),
            clubs,
            codes: Arc::default(),
            evenings: Arc::default(),
            joined_events: Arc::default(),
            rated: Arc::default(),
            records: Arc::default(),
            result_queue: Arc::default(),
            wanted: Arc::default(),
            trials: Arc::default(),
            subscribed: Arc::default(),
            metrics: metrics::SnapshotMetrics::default(),
            bot_pause: TimeDelta::zero(),
            demo_pause: None,
        }
    }

    /// Sets a pause before moves of bots at a table with people, so that people can follow the game.
    #[must_use]
    pub fn with_bot_pause(self, bot_pause: TimeDelta) -> Self {
        Self { bot_pause, ..self }
    }

    /// Returns the underlying store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Returns the tournament at an address as the public may see it. The database is read only on first use,
    /// so cached tournaments stay available during an outage.
    ///
    /// # Errors
    /// Returns [`StoreError::NotFound`] if the public may not see it.
    pub fn snapshot(&self, slug: &str) -> Result<Arc<TournamentSnapshot>, StoreError> {
        self.unredacted(slug)?.for_public().ok_or(StoreError::NotFound)
    }

    /// Returns the unredacted tournament, which only its organisers may see.
    pub fn unredacted(&self, slug: &str) -> Result<Arc<TournamentSnapshot>, StoreError> {
        Ok(self.watch_unredacted(slug)?.borrow().clone())
    }

    /// Returns the unredacted tournament after checking the database for changes that have not been notified
    /// yet.
    pub fn fresh_unredacted(&self, slug: &str) -> Result<Arc<TournamentSnapshot>, StoreError> {
        let id = self.unredacted(slug)?.header().id.clone();
        self.catch_up(|snapshot| snapshot.header().id == id)?;
        self.unredacted(slug)
    }

    /// Returns the unredacted tournament, if it is cached. Never blocks.
    pub fn cached_unredacted(&self, slug: &str) -> Option<Arc<TournamentSnapshot>> {
        self.cache.get(&slug.to_lowercase())
    }

    /// Returns the version that the public sees at an address, if there is one and it is cached.
    pub fn cached_version(&self, slug: &str) -> Option<String> {
        self.cache.version(&slug.to_lowercase())
    }

    /// Publishes tournaments and clubs whose embargo has ended.
    pub fn release_due(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        for snapshot in self.cache.filter(|snapshot| snapshot.due_at().is_some_and(|due| due <= now)) {
            self.reload(&snapshot.header().slug)?;
            self.notify_club(&snapshot.club.id);
        }
        self.evenings.take_released(now).iter().for_each(|club| self.notify_club(club));
        Ok(())
    }

    fn next_due(&self) -> Option<DateTime<Utc>> {
        let snapshots = self.cache.filter(|snapshot| snapshot.due_at().is_some());
        snapshots.iter().filter_map(|snapshot| snapshot.due_at()).chain(self.evenings.next_due()).min()
    }

    /// Subscribes to the unredacted tournament at an address; the subscription ends when the tournament is
    /// deleted. Upper case is accepted, since addresses are read out and typed.
    pub fn watch_unredacted(
        &self,
        slug: &str,
    ) -> Result<watch::Receiver<Arc<TournamentSnapshot>>, StoreError> {
        let watching = self.load_and_watch(&slug.to_lowercase())?;
        self.subscribed.notify_waiters();
        Ok(watching)
    }

    fn load_and_watch(&self, slug: &str) -> Result<watch::Receiver<Arc<TournamentSnapshot>>, StoreError> {
        if let Some(watching) = self.cache.watch(slug) {
            return Ok(watching);
        }
        let _painting = self.cache.loading_lock(slug);
        if let Some(watching) = self.cache.watch(slug) {
            return Ok(watching);
        }
        let snapshot = Arc::new(TournamentSnapshot::load(&self.store, slug)?);
        let (id, mark) = (snapshot.header().id.clone(), snapshot.record_version());
        let watching = self.cache.publish(slug, snapshot);
        // No notification is received for a change between loading and publishing.
        if tournaments::version_of(&self.store, &id)? != mark {
            self.reload(slug)?;
        }
        Ok(watching)
    }

    /// Runs a change of a tournament and publishes it.
    ///
    /// If the snapshot cannot be loaded, it is loaded later: the change has been made and must not look as if
    /// it failed.
    pub fn change<T, E>(
        &self,
        tournament: &TournamentId,
        change: impl FnOnce(&Store) -> Result<T, E>,
    ) -> Result<T, E> {
        // Looked up first, since a deleted tournament no longer has a club.
        let club = self.club_of(tournament);
        let done = change(&self.store);
        self.forget_codes(|table| table.tournament == *tournament);
        // Reads only the difference: seats and moves change all the time, and a long tournament should not be
        // loaded again because of them.
        if let Err(error) = self.catch_up(|snapshot| snapshot.header().id == *tournament) {
            tracing::warn!(%error, %tournament, "the snapshot is behind");
        }
        self.reread_hands(tournament);
        if let Ok(Some(club)) = club {
            self.notify_club(&club);
        }
        done
    }

    /// Records a player's self-report and publishes the tournament.
    pub fn record_self_report(&self, new: &NewSelfReport) -> Result<(), SelfReportError> {
        let known = self.cache.get_by_id(&new.tournament);
        let known = known.as_ref().map(|snapshot| &snapshot.stored);
        self.change(&new.tournament, |store| self_reports::report(store, known, new))
    }

    /// Runs a change that affects many tournaments of a club and publishes them.
    pub fn change_club<T, E>(
        &self,
        club: &ClubId,
        change: impl FnOnce(&Store) -> Result<T, E>,
    ) -> Result<T, E> {
        let done = change(&self.store);
        self.forget_codes(|_| true);
        for snapshot in self.cache.filter(|snapshot| snapshot.club.id == *club) {
            let slug = &snapshot.header().slug;
            if let Err(error) = self.reload(slug) {
                tracing::warn!(%error, %slug, "the snapshot is behind");
            }
        }
        self.notify_club(club);
        done
    }

    /// Erases a player of a club and publishes everything without the name.
    pub fn erase(&self, club: &ClubId, id: &RosterId, by: Option<&AccountId>) -> Result<(), ErasureError> {
        let done = self.change_club(club, |store| erasure::erase(store, club, id, by));
        for snapshot in self.cache.filter(|snapshot| snapshot.club.id == *club) {
            self.reread_hands(&snapshot.header().id);
        }
        done
    }

    /// Follows the changes made by other processes until the listener is dropped.
    pub fn listen(&self) -> std::io::Result<Listener> {
        Listener::start(self.clone())
    }

    fn refresh(&self, tournament: &TournamentId) -> Result<(), StoreError> {
        self.cache.get_by_id(tournament).map_or(Ok(()), |snapshot| self.reload(&snapshot.header().slug))
    }

    /// Publishes the matching tournaments that have changed. Check-ins on a draft do not change its record
    /// version, so drafts are always reloaded.
    fn catch_up(&self, which: impl Fn(&TournamentSnapshot) -> bool) -> Result<(), StoreError> {
        let snapshots = self.cache.filter(which);
        if snapshots.is_empty() {
            return Ok(());
        }
        let marks =
            tournaments::versions_of(&self.store, snapshots.iter().map(|snapshot| &snapshot.header().id))?;
        snapshots.iter().try_for_each(|snapshot| match marks.get(&snapshot.header().id) {
            Some(_) if snapshot.is_draft() => self.reload(&snapshot.header().slug),
            Some(mark) if snapshot.record_version().covers(*mark) => Ok(()),
            Some(mark) if mark.revision == snapshot.record_version().revision => self.publish_newer(snapshot),
            _ => self.reload(&snapshot.header().slug),
        })
    }

    /// Publishes the results and events of played hands that are newer than a snapshot.
    fn publish_newer(&self, snapshot: &TournamentSnapshot) -> Result<(), StoreError> {
        let header = snapshot.header();
        match skip_unreadable("tournaments", &header.id, tournaments::refresh(&self.store, &snapshot.stored))
        {
            Some(stored) => {
                self.publish_recorded(stored?);
            }
            None => self.cache.evict(&header.slug),
        }
        Ok(())
    }

    /// Reloads a tournament. A tournament that can no longer be read is evicted, so that it does not hold
    /// back others.
    fn reload(&self, slug: &str) -> Result<(), StoreError> {
        match TournamentSnapshot::load(&self.store, slug) {
            Ok(snapshot) => {
                self.cache.evict_other(slug, &snapshot.header().id);
                self.cache.publish(slug, Arc::new(snapshot));
                Ok(())
            }
            Err(error @ (StoreError::NotFound | StoreError::Corrupt { .. })) => {
                if !matches!(error, StoreError::NotFound) {
                    tracing::error!(%error, %slug, "a tournament cannot be read any more");
                }
                self.cache.evict(slug);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}
