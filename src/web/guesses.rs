//! Guesses at codes: how many come from where, which doors they closed, and whom a closed door lets in all the same.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::address::Address;
use super::attempts::Attempts;
use crate::store::TournamentId;
use crate::store::codes::Code;

/// So many wrong codes from one address close it: a whole hall may mistype from there.
const OF_ONE: u32 = 60;

/// So many from everywhere together close the door for all: of a hundred halls each may mistype ten. At this pace two hundred
/// tables are safe for weeks from somebody with any number of addresses.
const OF_ALL: u32 = 1_000;

/// How many openings are remembered at most; beyond that all are forgotten and remembered anew as they are used.
const MOST: usize = 10_000;

/// Wrong codes, and what was opened with right ones.
///
/// A closed door keeps guesses from the codes that there were when it was closed. Codes that were issued afterwards open, and those
/// that opened from there before, and personal links, which nobody guesses: one who guesses for fun does not shut out a hall.
#[derive(Debug)]
pub struct Guesses {
    from_one: Attempts,
    from_all: Attempts,
    opened: Mutex<HashMap<(Address, Code), TournamentId>>,
}

impl Guesses {
    /// Counts that forget after this long.
    pub(super) fn new(window: Duration) -> Self {
        Self {
            from_one: Attempts::new(OF_ONE, window),
            from_all: Attempts::new(OF_ALL, window),
            opened: Mutex::default(),
        }
    }

    /// Notes a wrong code.
    pub(super) fn failed(&self, address: Address) {
        self.from_one.failed(address);
        self.from_all.failed(());
    }

    /// Whether the door is closed to an address.
    pub(super) fn closed(&self, address: Address) -> bool {
        self.from_one.closed(address) || self.from_all.closed(())
    }

    /// Whether the door is closed to a code from an address.
    pub(super) fn closed_to(&self, address: Address, code: &Code) -> bool {
        self.closed(address) && !code.is_personal() && !self.lock().contains_key(&(address, code.clone()))
    }

    /// Whether a code was issued after the door was closed.
    pub(super) fn is_newer(&self, address: Address, issued: DateTime<Utc>) -> bool {
        let closed = [self.from_one.closed_for(address), self.from_all.closed_for(())];
        let since =
            closed.into_iter().flatten().min().and_then(|ago| Utc::now().checked_sub_signed(ago_of(ago)?));
        since.is_none_or(|since| issued > since)
    }

    /// Notes what a code opened.
    pub(super) fn remember(&self, address: Address, code: &Code, tournament: &TournamentId) {
        let mut opened = self.lock();
        if opened.len() >= MOST {
            opened.clear();
        }
        opened.insert((address, code.clone()), tournament.clone());
    }

    /// Whether the door is closed where somebody is, or where tables of these tournaments were opened.
    pub(super) fn closed_around(&self, address: Address, ours: impl Fn(&TournamentId) -> bool) -> bool {
        self.from_all.closed(()) || self.around(address, ours).into_iter().any(|at| self.from_one.closed(at))
    }

    /// Opens it again there: an organiser has looked into it.
    pub(super) fn open_around(&self, address: Address, ours: impl Fn(&TournamentId) -> bool) {
        self.from_all.succeeded(());
        for address in self.around(address, ours) {
            self.from_one.succeeded(address);
        }
    }

    fn around(&self, address: Address, ours: impl Fn(&TournamentId) -> bool) -> Vec<Address> {
        let opened = self.lock();
        let there = opened.iter().filter(|(_, tournament)| ours(tournament)).map(|((at, _), _)| *at);
        std::iter::once(address).chain(there).collect()
    }

    /// What a panicking thread left behind is still good.
    fn lock(&self) -> MutexGuard<'_, HashMap<(Address, Code), TournamentId>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn ago_of(ago: Duration) -> Option<chrono::TimeDelta> {
    chrono::TimeDelta::from_std(ago).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ip: &str) -> Address {
        Address::of(ip.parse().unwrap())
    }

    #[test]
    fn f09_many_addresses_together_close_the_door_for_new_phones() {
        let guesses = Guesses::new(Duration::from_mins(15));
        let code = Code::parse("K7M2QX").unwrap();
        guesses.remember(at("192.0.2.1"), &code, &TournamentId::new());
        for n in 0..OF_ALL {
            assert!(!guesses.closed(at("192.0.2.1")));
            guesses.failed(at(&format!("2001:db8:0:{n:x}::1")));
        }
        assert!(guesses.closed_to(at("192.0.2.2"), &code));
        assert!(!guesses.closed_to(at("192.0.2.1"), &code), "it opened from there before");
        let (before, after) =
            (Utc::now() - chrono::TimeDelta::minutes(1), Utc::now() + chrono::TimeDelta::minutes(1));
        assert!(!guesses.is_newer(at("192.0.2.2"), before) && guesses.is_newer(at("192.0.2.2"), after));
        guesses.open_around(at("192.0.2.9"), |_| false);
        assert!(!guesses.closed_to(at("192.0.2.2"), &code));
    }

    #[test]
    fn b16_an_organiser_hears_of_the_lock_where_the_club_plays() {
        let guesses = Guesses::new(Duration::from_mins(15));
        let (hall, own, ours) = (at("192.0.2.1"), at("198.51.100.1"), TournamentId::new());
        guesses.remember(hall, &Code::parse("K7M2QX").unwrap(), &ours);
        (0..OF_ONE).for_each(|_| guesses.failed(hall));
        assert!(guesses.closed_around(own, |of| *of == ours));
        assert!(!guesses.closed_around(own, |_| false), "that is another club's");
        assert!(guesses.closed_around(hall, |_| false));
        guesses.open_around(own, |of| *of == ours);
        assert!(!guesses.closed(hall));
    }
}
