//! Delivery of messages to webhooks. The pending messages are derived from the database, so delivery resumes after any failure, restart or
//! power cut. Recording a result never waits for a delivery.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web::{Data, block};
use chrono::Utc;
use tokio::sync::{Notify, Semaphore};
use tokio::time::sleep;

use lastcard_snapshots::{ChangedClubs, PendingEvent};
use lastcard_store::webhooks::{self, Cursor, Delivery, DueWebhooks, LaggingTournament, LeaseToken, Webhook};
use lastcard_store::{ClubId, StoreError, WebhookId};

use crate::app::{error::Error, state::AppState};
use crate::ui::translator::Translator;
use crate::webhooks::message::message;

/// Window in which changes are collected.
const COLLECTION_WINDOW: Duration = Duration::from_millis(100);

/// Interval at which all clubs are checked, since a copy that was killed may have written changes without announcing them.
const FULL_CHECK_INTERVAL: Duration = Duration::from_mins(1);

/// Pause before another attempt while the database is unavailable.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// Maximum number of webhooks served at once, so that a slow receiver delays no others.
const MAX_CONCURRENT: usize = 32;

/// Delivers messages until the service ends.
pub async fn run_in_background(site: Data<AppState>) {
    let mut changes = site.snapshots.watch_clubs();
    let mut closing = site.watch_shutdown();
    let (free, done) = (Arc::new(Semaphore::new(MAX_CONCURRENT)), Arc::new(Notify::new()));
    let mut looked = None;
    let mut is_away = false;
    while !*closing.borrow() {
        changes.mark_unchanged();
        let clubs = site.snapshots.take_changed_clubs();
        let is_time = looked.is_none_or(|at: tokio::time::Instant| at.elapsed() >= FULL_CHECK_INTERVAL);
        let next = match find_due(&site, if is_time { ChangedClubs::Any } else { clubs }).await {
            Ok(waiting) => {
                looked = if is_time { Some(tokio::time::Instant::now()) } else { looked };
                is_away = false;
                for id in waiting.now {
                    actix_web::rt::spawn(deliver(site.clone(), id, free.clone(), done.clone()));
                }
                waiting
                    .next
                    .map_or(FULL_CHECK_INTERVAL, |next| {
                        (next - Utc::now()).to_std().unwrap_or(COLLECTION_WINDOW)
                    })
                    .min(FULL_CHECK_INTERVAL)
            }
            Err(error) => {
                // Logged once per outage.
                if !std::mem::replace(&mut is_away, true) {
                    tracing::warn!(%error, "webhook deliveries are paused");
                }
                // The list of changed clubs is lost, so the next pass checks all clubs.
                looked = None;
                RETRY_DELAY
            }
        };
        tokio::select! {
            _ = closing.changed() => return,
            _ = changes.changed() => {}
            () = done.notified() => {}
            () = sleep(next) => {}
        }
        sleep(COLLECTION_WINDOW).await;
    }
}

async fn find_due(site: &AppState, changed: ChangedClubs) -> Result<DueWebhooks, Error> {
    let clubs: Option<BTreeSet<ClubId>> = match changed {
        ChangedClubs::Any => None,
        ChangedClubs::These(clubs) => Some(clubs),
    };
    site.with_store(move |store| webhooks::find_due(store, clubs.as_ref())).await
}

/// Delivers all pending messages of a webhook, unless another copy holds the lease.
async fn deliver(site: Data<AppState>, id: WebhookId, free: Arc<Semaphore>, done: Arc<Notify>) {
    let Ok(_permit) = free.acquire().await else { return };
    let held = {
        let id = id.clone();
        site.with_store(move |store| webhooks::acquire_lease(store, &id)).await
    };
    let told = match held {
        Ok(Some((key, webhook))) => {
            let failures = Cell::new(webhook.failures);
            let pass = DeliveryRun { site: &site, webhook: &webhook, key, failures };
            let told = pass.deliver_all().await;
            // Changes made during the lease have not been checked for messages yet.
            site.snapshots.note_changed(&webhook.club_id);
            done.notify_one();
            told
        }
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    if let Err(error) = told {
        tracing::warn!(%error, webhook = %id, "the deliveries of a webhook are postponed");
    }
}

/// Webhook leased for delivery.
struct DeliveryRun<'a> {
    site: &'a Data<AppState>,
    webhook: &'a Webhook,
    key: LeaseToken,
    /// Number of consecutive failures.
    failures: Cell<u32>,
}

impl DeliveryRun<'_> {
    async fn deliver_all(&self) -> Result<(), Error> {
        loop {
            let id = self.webhook.id.clone();
            let behind = self.site.with_store(move |store| webhooks::lagging_tournaments(store, &id)).await?;
            if behind.is_empty() || *self.site.watch_shutdown().borrow() {
                return self.release().await;
            }
            let (mut is_further, mut unreadable) = (false, None);
            for one in behind {
                match self.deliver_tournament(&one).await {
                    Ok(PassEnd::All(further)) => is_further |= further,
                    Ok(PassEnd::NoMore) => return Ok(()),
                    // An unreadable tournament does not hold up the others.
                    Err(error) => unreadable = Some(error),
                }
            }
            // After an error the lease is kept: the webhook is due again once it expires.
            if !is_further {
                return match unreadable {
                    Some(error) => Err(error),
                    None => self.release().await,
                };
            }
        }
    }

    async fn deliver_tournament(&self, behind: &LaggingTournament) -> Result<PassEnd, Error> {
        let (snapshots, slug) = (self.site.snapshots.clone(), behind.slug.clone());
        let snapshot = match block(move || snapshots.fresh_unredacted(&slug)).await? {
            // The tournament was deleted meanwhile.
            Err(StoreError::NotFound) => return Ok(PassEnd::All(false)),
            snapshot => snapshot?,
        };
        let shown = snapshot.for_public().map(|shown| Translator::english().localise_snapshot(shown));
        let mut reached = behind.position;
        for PendingEvent { position, item } in snapshot.pending_events(behind.position) {
            let before = std::mem::replace(&mut reached, position);
            let Some((kind, item)) = item.filter(|(kind, _)| self.webhook.wants.contains(kind)) else {
                continue;
            };
            let Some(body) = shown.as_ref().map(|shown| message(shown, kind, &item)) else { continue };
            let outcome = self.site.courier.send(self.webhook, item.id(), &body).await;
            let attempt = self.failures.get() + 1;
            let delivery = Delivery::now(item.id(), kind, attempt, outcome);
            if !outcome.is_success() {
                if before != behind.position {
                    self.record_skip(behind, before).await?;
                }
                self.record_failure(delivery).await?;
                return Ok(PassEnd::NoMore);
            }
            self.failures.set(0);
            if !self.record_success(behind, position, delivery).await? {
                return Ok(PassEnd::NoMore);
            }
        }
        let is_further = reached != behind.position;
        if is_further && !self.record_skip(behind, reached).await? {
            return Ok(PassEnd::NoMore);
        }
        Ok(PassEnd::All(is_further))
    }

    async fn record_success(
        &self,
        behind: &LaggingTournament,
        position: Cursor,
        delivery: Delivery,
    ) -> Result<bool, Error> {
        let tournament = behind.tournament.clone();
        self.with_store(move |store, held| {
            webhooks::record_success(store, held, &tournament, position, &delivery)
        })
        .await
    }

    async fn record_skip(&self, behind: &LaggingTournament, position: Cursor) -> Result<bool, Error> {
        let tournament = behind.tournament.clone();
        self.with_store(move |store, held| webhooks::record_skip(store, held, &tournament, position)).await
    }

    async fn record_failure(&self, delivery: Delivery) -> Result<(), Error> {
        let failures = self.failures.get();
        let is_off = self
            .with_store(move |store, held| webhooks::record_failure(store, held, failures, &delivery))
            .await?;
        if is_off {
            tracing::warn!(webhook = %self.webhook.id, "a webhook failed for a day and was switched off");
        }
        Ok(())
    }

    async fn release(&self) -> Result<(), Error> {
        self.with_store(webhooks::release_lease).await
    }

    /// Queries the store about the leased webhook.
    async fn with_store<T: Send + 'static>(
        &self,
        question: impl FnOnce(&lastcard_store::Store, (&WebhookId, &LeaseToken)) -> Result<T, StoreError>
        + Send
        + 'static,
    ) -> Result<T, Error> {
        let (id, key) = (self.webhook.id.clone(), self.key.clone());
        self.site.with_store(move |store| question(store, (&id, &key))).await
    }
}

/// Outcome of the delivery for a tournament.
enum PassEnd {
    /// Everything has been delivered; true if there was anything.
    All(bool),
    /// A delivery failed, or another copy has taken over the lease.
    NoMore,
}
