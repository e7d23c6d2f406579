//! Lockouts after wrong codes, and their exceptions.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::{HttpRequest, web};
use chrono::{DateTime, Utc};

use lastcard_store::code_uses::{self, CodeUse};
use lastcard_store::codes::Code;
use lastcard_store::failures::{self, FailureLimit};
use lastcard_store::{ClubId, Store, TournamentId};

use crate::app::{error::Error, state::AppState};
use crate::extract::client_address::Address;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    rate_limit::{LimitKind, RateLimiter},
};

/// Maximum number of openings kept in memory. When it is reached, all are forgotten and looked up again.
const MAX_OPENINGS: usize = 10_000;

/// Window in which openings are collected and written together: at the start of an evening all phones in a hall open their codes at once.
const COLLECTION_WINDOW: Duration = Duration::from_millis(250);

/// Codes that were opened, by address.
///
/// A lockout protects the codes that existed when it began. Codes issued afterwards still open, as do codes that this address has opened
/// before, and personal links, which cannot be guessed: somebody who guesses for fun does not lock out a hall. Guesses from elsewhere lock
/// out only the guessers' neighbours, and of those only addresses that have not opened any code before.
#[derive(Debug, Default)]
pub struct CodeLockout(Arc<Mutex<Openings>>);

#[derive(Debug, Default)]
struct Openings {
    /// Codes by the addresses that opened them, as far as this copy of the service knows.
    known: HashSet<(Address, Code)>,
    /// Addresses that opened any code.
    places: HashSet<Address>,
    /// Openings not yet written.
    new: Vec<CodeUse>,
}

impl CodeLockout {
    /// Returns true if the address opened this code before, as far as this copy of the service knows.
    fn is_known(&self, address: Address, code: &Code) -> bool {
        self.lock().known.contains(&(address, code.clone()))
    }

    /// Returns true if the address opened any code before, as far as this copy of the service knows.
    fn is_familiar(&self, address: Address) -> bool {
        self.lock().places.contains(&address)
    }

    fn insert(&self, address: Address, code: &Code) -> bool {
        let mut openings = self.lock();
        if openings.known.len() >= MAX_OPENINGS {
            openings.known.clear();
            openings.places.clear();
        }
        openings.places.insert(address);
        openings.known.insert((address, code.clone()))
    }

    fn lock(&self) -> MutexGuard<'_, Openings> {
        lock(&self.0)
    }
}

/// Ignores poisoning: a panic elsewhere leaves the openings valid.
fn lock(openings: &Mutex<Openings>) -> MutexGuard<'_, Openings> {
    openings.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts and logs a wrong code. Codes that are too long to guess are counted separately, so that an old link on many phones in a hall
/// locks out no new phone. Fails after too many long codes from one address.
pub async fn count_wrong_code(site: &AppState, request: &HttpRequest, code: &Code) -> Result<(), Error> {
    if code.is_long() {
        return count_wrong_key(site, request, "").await;
    }
    let address = site.address_of(request);
    site.limits.count_failures(&code_limits(&site.limits, address)).await?;
    SecurityLogEntry::new(request, SecurityEvent::CodeUnknown).log();
    Ok(())
}

/// Counts a wrong key of a kind that cannot be guessed: a personal link, an invitation, the setup code. Fails after too many from one
/// address; the right key still opens.
pub async fn count_wrong_key(site: &AppState, request: &HttpRequest, about: &str) -> Result<(), Error> {
    let door = site.limits.limit_for(LimitKind::Keys, site.address_of(request));
    if site.limits.attempt(&[door]).await? {
        SecurityLogEntry::new(request, SecurityEvent::CodeUnknown).with_subject(about).log();
        return Ok(());
    }
    SecurityLogEntry::new(request, SecurityEvent::LimitReached).with_subject("keys").log();
    Err(Error::TooManyFailures)
}

/// Returns the time since which an address has been locked out: either by guesses from that address, or by guesses from everywhere, if some
/// of them came from its neighbourhood.
async fn address_locked_since(site: &AppState, address: Address) -> Result<Option<DateTime<Utc>>, Error> {
    let doors = code_limits(&site.limits, address);
    let closed = site.limits.reached_limits(&doors).await?;
    let [here, nearby, everywhere] = doors.map(|door| closed.get(&door.key).copied());
    let nearby = nearby.zip(everywhere).map(|(nearby, everywhere)| nearby.max(everywhere));
    if here.is_some() || nearby.is_none() || site.guesses.is_familiar(address) {
        return Ok(here);
    }
    let place = address_key(&site.limits, address);
    let is_familiar = site.with_store(move |store| code_uses::is_familiar(store, &place)).await?;
    Ok(nearby.filter(|_| !is_familiar))
}

/// Returns the time since which an address has been locked out from a code.
pub async fn code_locked_since(
    site: &AppState,
    address: Address,
    code: &Code,
) -> Result<Option<DateTime<Utc>>, Error> {
    let code = code.without_table();
    if code.is_long() || site.guesses.is_known(address, &code) {
        return Ok(None);
    }
    let Some(since) = address_locked_since(site, address).await? else { return Ok(None) };
    let (place, asked) = (address_key(&site.limits, address), code.clone());
    if site.with_store(move |store| code_uses::is_recorded(store, &place, &asked)).await? {
        site.guesses.insert(address, &code);
        return Ok(None);
    }
    Ok(Some(since))
}

/// Records an opened code, without waiting for the write.
pub fn remember(site: &AppState, address: Address, code: &Code, tournament: &TournamentId) {
    let code = code.without_table();
    if !site.guesses.insert(address, &code) {
        return;
    }
    let place = address_key(&site.limits, address);
    let mut openings = site.guesses.lock();
    openings.new.push(CodeUse { place, code, tournament: tournament.clone() });
    if openings.new.len() == 1 {
        actix_web::rt::spawn(write(site.guesses.0.clone(), site.store.clone()));
    }
}

async fn write(openings: Arc<Mutex<Openings>>, store: Store) {
    tokio::time::sleep(COLLECTION_WINDOW).await;
    let new = std::mem::take(&mut lock(&openings).new);
    let written = web::block(move || code_uses::record(&store, &new)).await;
    if let Ok(Err(error)) = written {
        tracing::warn!(%error, "opened codes could not be saved for the other copies");
    }
}

/// Returns the lockouts in force at an organiser's address, and at the addresses from which the club's tables were opened.
pub async fn active_lockouts(
    site: &AppState,
    address: Address,
    club: &ClubId,
) -> Result<Vec<FailureLimit>, Error> {
    let (club, doors) = (club.clone(), code_limits(&site.limits, address));
    site.with_store(move |store| {
        let here = failures::lockouts(store, &doors)?;
        let there = failures::locked_out_places(store, &club)?;
        let keys = here.into_keys().chain(there);
        Ok::<_, lastcard_store::StoreError>(
            keys.map(|key| FailureLimit { key, most: LimitKind::Codes.max_failures() }).collect(),
        )
    })
    .await
}

/// Returns the rate limits that count a wrong code from an address.
fn code_limits(limits: &RateLimiter, address: Address) -> [FailureLimit; 3] {
    [
        limits.limit_for(LimitKind::Codes, address),
        limits.limit_for(LimitKind::CodesNearby, address.neighbourhood()),
        limits.limit_for(LimitKind::AllCodes, ""),
    ]
}

fn address_key(limits: &RateLimiter, address: Address) -> String {
    limits.limit_for(LimitKind::Codes, address).key
}
