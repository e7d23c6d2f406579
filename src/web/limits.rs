//! Limits of failures, so that passwords and codes cannot be guessed. Failures are counted, not requests: a whole hall may share one
//! address. They are counted in the database, for all copies of the service together, and stay counted when one of them is started anew.

use std::collections::HashMap;
use std::fmt::{self, Display};
use std::sync::{Mutex, MutexGuard, PoisonError};

use actix_web::web;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use super::Error;
use super::address::Address;
use crate::rules::hex;
use crate::store::failures::{self, Limit};
use crate::store::{Store, StoreError};

/// What is guessed at.
#[derive(Debug, Clone, Copy, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Guarded {
    /// One login from one address or in one browser; passwords and codes in one session.
    LogIn,
    /// One login from anywhere, or anybody from one address.
    LogIns,
    /// Codes, from one address.
    Codes,
    /// Codes, from one neighbourhood: they count while there are too many from everywhere.
    CodesNearby,
    /// Codes, from everywhere together.
    AllCodes,
    /// Codes and links that nobody guesses, from one address. One that opens is taken all the same.
    Keys,
    /// Tests of webhooks, by one club: each sends something to somewhere else.
    WebhookTests,
    /// Tokens of programs from one address that are none, or no more.
    Tokens,
}

impl Guarded {
    /// So many failures close the door.
    pub(super) const fn most(self) -> u32 {
        match self {
            Self::LogIn => 10,
            Self::LogIns => 100,
            // A whole hall may mistype from there.
            Self::Codes | Self::Keys | Self::Tokens => 60,
            // A hall whose first phones mistype, while strangers guess elsewhere.
            Self::CodesNearby | Self::WebhookTests => 20,
            // Of a hundred halls each may mistype ten. At this pace two hundred tables are safe for weeks from somebody with any number of
            // addresses.
            Self::AllCodes => 1_000,
        }
    }
}

/// So many closed doors are remembered at most; beyond that all are looked up again.
const MOST_DOORS: usize = 10_000;

/// The limits of an installation.
pub(super) struct Limits {
    store: Store,
    secret: String,
    /// The doors that were closed when somebody looked last, with the failures there that are not written yet: only every so many of
    /// them make a difference, and somebody who goes on shall not keep the database busy.
    closed: Mutex<HashMap<String, u32>>,
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Limits(…)")
    }
}

impl Limits {
    /// The secret keeps what is counted from being traced back to an address.
    pub(super) fn new(store: Store, secret: &str) -> Self {
        Self { store, secret: secret.to_owned(), closed: Mutex::default() }
    }

    /// The limit of somebody: an address, a login, a session.
    pub(super) fn of(&self, what: Guarded, who: impl Display) -> Limit {
        Limit { key: self.hash(what.into(), who), most: what.most() }
    }

    /// What is written of a place from which somebody comes: the same each time, and nobody traces it back.
    pub(super) fn place(&self, address: Address) -> String {
        self.hash("place", address.home())
    }

    fn hash(&self, kind: &str, who: impl Display) -> String {
        let hash = Sha256::digest(format!("{} {kind} {who}", self.secret));
        hex(&hash).chars().take(32).collect()
    }

    /// Counts an attempt as a failure until it is known to be none, so that many guesses at once are many failures; false where a door
    /// is closed.
    pub(super) async fn attempt(&self, limits: &[Limit]) -> Result<bool, Error> {
        self.ask(limits, |store, limits| failures::attempt(store, &limits)).await
    }

    /// Takes an attempt back that was none: nobody looked at what was typed.
    pub(super) async fn forgive(&self, limits: &[Limit]) -> Result<(), Error> {
        self.ask(limits, |store, limits| failures::forgive(store, &limits)).await
    }

    /// Forgets the failures of those who got it right, or for whom somebody vouches.
    pub(super) async fn forget(&self, limits: &[Limit]) -> Result<(), Error> {
        self.ask(limits, |store, limits| failures::forget(store, &limits)).await
    }

    /// Since when one of these doors is closed: the one that was closed last.
    pub(super) async fn closed(&self, limits: &[Limit]) -> Result<Option<DateTime<Utc>>, Error> {
        Ok(self.closed_doors(limits).await?.into_values().max())
    }

    /// The doors that are closed, by their keys, each with the moment since which it is.
    pub(super) async fn closed_doors(
        &self,
        limits: &[Limit],
    ) -> Result<HashMap<String, DateTime<Utc>>, Error> {
        let closed = self.ask(limits, |store, limits| failures::closed(store, &limits)).await?;
        let mut known = self.lock();
        if known.len() >= MOST_DOORS {
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

    /// Counts failures.
    pub(super) async fn failed(&self, limits: &[Limit]) -> Result<(), Error> {
        let due: Vec<(Limit, u32)> = limits
            .iter()
            .map(|limit| (limit.clone(), self.due(limit)))
            .filter(|(_, times)| *times > 0)
            .collect();
        if due.is_empty() {
            return Ok(());
        }
        let store = self.store.clone();
        Ok(web::block(move || failures::failed(&store, &due)).await??)
    }

    /// How many failures are to be written with this one.
    fn due(&self, limit: &Limit) -> u32 {
        let mut known = self.lock();
        let Some(unwritten) = known.get_mut(&limit.key) else { return 1 };
        *unwritten += 1;
        if *unwritten < limit.most { 0 } else { std::mem::take(unwritten) }
    }

    async fn ask<T: Send + 'static>(
        &self,
        limits: &[Limit],
        question: impl FnOnce(&Store, Vec<Limit>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Error> {
        let (store, limits) = (self.store.clone(), limits.to_vec());
        Ok(web::block(move || question(&store, limits)).await??)
    }

    /// What a panicking thread left behind is still good.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.closed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
