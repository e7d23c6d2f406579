//! Guesses at codes: which doors they closed, and whom a closed door lets in all the same.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::{HttpRequest, web};
use chrono::{DateTime, Utc};

use super::address::Address;
use super::limits::{Guarded, Limits};
use super::security_events::{Note, SecurityEvent};
use super::{Error, Site};
use crate::store::codes::Code;
use crate::store::failures::{self, Limit};
use crate::store::openings::{self, CodeOpening};
use crate::store::{ClubId, Store, TournamentId};

/// How many openings are remembered at most; beyond that all are looked up again.
const MOST: usize = 10_000;

/// Openings are written together that come within this time: when an evening begins, a hall's phones come at once.
const PAUSE: Duration = Duration::from_millis(250);

/// What was opened with right codes.
///
/// A closed door keeps guesses from the codes that there were when it was closed. Codes that were issued afterwards open, and those
/// that opened from there before, and personal links, which nobody guesses: one who guesses for fun does not shut out a hall. Strangers
/// who guess from elsewhere shut out nobody but their own neighbours, and of those nobody from where a code was opened before.
#[derive(Debug, Default)]
pub(super) struct Guesses(Arc<Mutex<Openings>>);

#[derive(Debug, Default)]
struct Openings {
    /// From where what was opened, as far as this copy of the service knows.
    known: HashSet<(Address, Code)>,
    /// From where anything was.
    places: HashSet<Address>,
    /// What is still to be written.
    new: Vec<CodeOpening>,
}

impl Guesses {
    /// Whether a code opened from an address before, as far as this copy of the service knows.
    fn is_known(&self, address: Address, code: &Code) -> bool {
        self.lock().known.contains(&(address, code.clone()))
    }

    /// Tells that something was opened from an address before, as far as this copy of the service knows.
    fn is_familiar(&self, address: Address) -> bool {
        self.lock().places.contains(&address)
    }

    fn know(&self, address: Address, code: &Code) -> bool {
        let mut openings = self.lock();
        if openings.known.len() >= MOST {
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

/// What a panicking thread left behind is still good.
fn lock(openings: &Mutex<Openings>) -> MutexGuard<'_, Openings> {
    openings.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes a wrong code, and says so in the log. One that is too long to be guessed is counted by itself: a link of long ago that many phones
/// of a hall have shuts no new phone out. Fails where too many of those came from there.
pub(super) async fn failed(site: &Site, request: &HttpRequest, code: &Code) -> Result<(), Error> {
    if code.is_long() {
        return failed_key(site, request, "").await;
    }
    let address = site.address_of(request);
    site.limits.failed(&doors(&site.limits, address)).await?;
    Note::new(request, SecurityEvent::CodeUnknown).log();
    Ok(())
}

/// Notes a key that opens nothing and that nobody guesses: a personal link, an invitation, the code of the set-up. Fails where too many came
/// from there; whoever comes with the right one is let in all the same.
pub(super) async fn failed_key(site: &Site, request: &HttpRequest, about: &str) -> Result<(), Error> {
    let door = site.limits.of(Guarded::Keys, site.address_of(request));
    if site.limits.attempt(&[door]).await? {
        Note::new(request, SecurityEvent::CodeUnknown).about(about).log();
        return Ok(());
    }
    Note::new(request, SecurityEvent::LimitReached).about("keys").log();
    Err(Error::TooManyFailures)
}

/// The moment since which an address is locked out: by guesses from there, or by guesses from everywhere, some of them from nearby.
async fn closed(site: &Site, address: Address) -> Result<Option<DateTime<Utc>>, Error> {
    let doors = doors(&site.limits, address);
    let closed = site.limits.closed_doors(&doors).await?;
    let [here, nearby, everywhere] = doors.map(|door| closed.get(&door.key).copied());
    let nearby = nearby.zip(everywhere).map(|(nearby, everywhere)| nearby.max(everywhere));
    if here.is_some() || nearby.is_none() || site.guesses.is_familiar(address) {
        return Ok(here);
    }
    let place = place(&site.limits, address);
    let is_familiar = site.ask(move |store| openings::is_familiar(store, &place)).await?;
    Ok(nearby.filter(|_| !is_familiar))
}

/// Since when it is closed to a code from an address.
pub(super) async fn closed_to(
    site: &Site,
    address: Address,
    code: &Code,
) -> Result<Option<DateTime<Utc>>, Error> {
    let code = code.alone();
    if code.is_long() || site.guesses.is_known(address, &code) {
        return Ok(None);
    }
    let Some(since) = closed(site, address).await? else { return Ok(None) };
    let (place, asked) = (place(&site.limits, address), code.clone());
    if site.ask(move |store| openings::is_noted(store, &place, &asked)).await? {
        site.guesses.know(address, &code);
        return Ok(None);
    }
    Ok(Some(since))
}

/// Notes what a code opened; nobody waits until it is written.
pub(super) fn remember(site: &Site, address: Address, code: &Code, tournament: &TournamentId) {
    let code = code.alone();
    if !site.guesses.know(address, &code) {
        return;
    }
    let place = place(&site.limits, address);
    let mut openings = site.guesses.lock();
    openings.new.push(CodeOpening { place, code, tournament: tournament.clone() });
    if openings.new.len() == 1 {
        actix_web::rt::spawn(write(site.guesses.0.clone(), site.store.clone()));
    }
}

async fn write(openings: Arc<Mutex<Openings>>, store: Store) {
    tokio::time::sleep(PAUSE).await;
    let new = std::mem::take(&mut lock(&openings).new);
    let written = web::block(move || openings::note(&store, &new)).await;
    if let Ok(Err(error)) = written {
        tracing::warn!(%error, "other copies do not know which codes were opened here");
    }
}

/// The doors that are closed where an organiser is, or where the club's tables were opened.
pub(super) async fn closed_around(site: &Site, address: Address, club: &ClubId) -> Result<Vec<Limit>, Error> {
    let (club, doors) = (club.clone(), doors(&site.limits, address));
    site.ask(move |store| {
        let here = failures::closed(store, &doors)?;
        let there = failures::closed_to_club(store, &club)?;
        let keys = here.into_keys().chain(there);
        Ok::<_, crate::store::StoreError>(
            keys.map(|key| Limit { key, most: Guarded::Codes.most() }).collect(),
        )
    })
    .await
}

/// The doors that a wrong code from an address is counted at.
fn doors(limits: &Limits, address: Address) -> [Limit; 3] {
    [
        limits.of(Guarded::Codes, address),
        limits.of(Guarded::CodesNearby, address.neighbourhood()),
        limits.of(Guarded::AllCodes, ""),
    ]
}

fn place(limits: &Limits, address: Address) -> String {
    limits.of(Guarded::Codes, address).key
}
