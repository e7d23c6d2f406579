//! Rate limits on failures, so that passwords and codes cannot be guessed. Failures are counted rather than requests, since a whole hall
//! may share one address. The database counts them, for all copies of the service and across restarts.

use std::collections::HashMap;
use std::fmt::{self, Display};
use std::sync::{Mutex, MutexGuard, PoisonError};

use actix_web::web;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use lastcard_rules::hex;
use lastcard_store::failures::{self, FailureLimit};
use lastcard_store::{Store, StoreError};

use crate::app::error::Error;
use crate::extract::client_address::Address;

/// Targets of guessing, and other actions that are limited.
#[derive(Debug, Clone, Copy, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LimitKind {
    /// Log-ins to one account from one address or in one browser; passwords and codes in one session.
    LogIn,
    /// Log-ins to one account from any address, or to any account from one address.
    LogIns,
    /// Codes from one address.
    Codes,
    /// Codes from one neighbourhood. This limit takes effect only while [`Self::AllCodes`] is reached as well.
    CodesNearby,
    /// Codes from everywhere together.
    AllCodes,
    /// Codes and links too long to guess, from one address. A valid one still opens when the limit is reached.
    Keys,
    /// Tests of webhooks by one club, since each of them sends a request elsewhere.
    WebhookTests,
    /// Invalid or expired API tokens from one address.
    Tokens,
}

impl LimitKind {
    /// Returns the number of failures that reaches the limit.
    pub const fn max_failures(self) -> u32 {
        match self {
            Self::LogIn => 10,
            Self::LogIns => 100,
            // All phones in a hall may mistype codes from one address.
            Self::Codes | Self::Keys | Self::Tokens => 60,
            // Enough for the first phones in a hall to mistype codes while strangers guess elsewhere.
            Self::CodesNearby | Self::WebhookTests => 20,
            // Ten mistakes in each of a hundred halls. At this pace two hundred tables are safe for weeks, however many addresses a guesser
            // has.
            Self::AllCodes => 1_000,
        }
    }
}

/// Maximum number of lockouts kept in memory. When it is reached, all are forgotten and looked up again.
const MAX_REMEMBERED: usize = 10_000;

/// Rate limits of an installation.
pub struct RateLimiter {
    store: Store,
    secret: String,
    /// Lockouts found by the last query, each with the number of its failures not yet written. Further failures are written in batches,
    /// since somebody who keeps guessing must not keep the database busy.
    closed: Mutex<HashMap<String, u32>>,
}

impl fmt::Debug for RateLimiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RateLimiter(…)")
    }
}

impl RateLimiter {
    /// Creates the limits. The secret keeps counters from being traced back to an address.
    pub fn new(store: Store, secret: &str) -> Self {
        Self { store, secret: secret.to_owned(), closed: Mutex::default() }
    }

    /// Returns the limit of an address, a login or a session.
    pub fn limit_for(&self, what: LimitKind, who: impl Display) -> FailureLimit {
        FailureLimit { key: self.hash(what.into(), who), most: what.max_failures() }
    }

    /// Returns a stable key for the network of an address, from which the address cannot be derived.
    pub fn source_key(&self, address: Address) -> String {
        self.hash("place", address.home())
    }

    fn hash(&self, kind: &str, who: impl Display) -> String {
        let hash = Sha256::digest(format!("{} {kind} {who}", self.secret));
        hex(&hash).chars().take(32).collect()
    }

    /// Counts an attempt as a failure until it turns out to be none, so that concurrent guesses all count. Returns false if a limit was
    /// reached already.
    pub async fn attempt(&self, limits: &[FailureLimit]) -> Result<bool, Error> {
        self.with_store(limits, |store, limits| failures::attempt(store, &limits)).await
    }

    /// Takes back an attempt that was no failure, because the input was never checked.
    pub async fn forgive(&self, limits: &[FailureLimit]) -> Result<(), Error> {
        self.with_store(limits, |store, limits| failures::forgive(store, &limits)).await
    }

    /// Forgets failures after a success, or after somebody has vouched for the client.
    pub async fn forget(&self, limits: &[FailureLimit]) -> Result<(), Error> {
        self.with_store(limits, |store, limits| failures::forget(store, &limits)).await
    }

    /// Returns the time since which one of these limits has been reached; the latest time if there are several.
    pub async fn reached_since(&self, limits: &[FailureLimit]) -> Result<Option<DateTime<Utc>>, Error> {
        Ok(self.reached_limits(limits).await?.into_values().max())
    }

    /// Returns the limits that have been reached, by key, each with the time since which it has been reached.
    pub async fn reached_limits(
        &self,
        limits: &[FailureLimit],
    ) -> Result<HashMap<String, DateTime<Utc>>, Error> {
        let closed = self.with_store(limits, |store, limits| failures::lockouts(store, &limits)).await?;
        let mut known = self.lock();
        if known.len() >= MAX_REMEMBERED {
            known.clear();
        }
        for limit in limits {
            if closed.contains_key(&limit.key) {
                known.entry(limit.key.clone()).or_default();
            } else {
                known.remove(&limit.key);
            }
        }
        Ok(closed)
    }

    /// Counts failures, and writes those that are due.
    pub async fn count_failures(&self, limits: &[FailureLimit]) -> Result<(), Error> {
        let due: Vec<(FailureLimit, u32)> = limits
            .iter()
            .map(|limit| (limit.clone(), self.unwritten_failures(limit)))
            .filter(|(_, times)| *times > 0)
            .collect();
        if due.is_empty() {
            return Ok(());
        }
        let store = self.store.clone();
        Ok(web::block(move || failures::count_failures(&store, &due)).await??)
    }

    /// Returns the number of failures to write, this one included.
    fn unwritten_failures(&self, limit: &FailureLimit) -> u32 {
        let mut known = self.lock();
        let Some(unwritten) = known.get_mut(&limit.key) else { return 1 };
        *unwritten += 1;
        if *unwritten < limit.most { 0 } else { std::mem::take(unwritten) }
    }

    async fn with_store<T: Send + 'static>(
        &self,
        limits: &[FailureLimit],
        question: impl FnOnce(&Store, Vec<FailureLimit>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Error> {
        let (store, limits) = (self.store.clone(), limits.to_vec());
        Ok(web::block(move || question(&store, limits)).await??)
    }

    /// Ignores poisoning: a panic elsewhere leaves the map valid.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.closed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
