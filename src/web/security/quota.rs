//! Quotas: a limited number of places, of which each address gets only a part.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::extract::client_address::Address;

/// Limited number of places, and the ones taken.
#[derive(Debug)]
pub struct Quota {
    most: usize,
    taken: Mutex<QuotaCounts>,
}

#[derive(Debug, Default)]
struct QuotaCounts {
    all: usize,
    /// Places by address, for addresses that are limited.
    from: HashMap<Address, usize>,
}

impl Quota {
    pub fn new(most: usize) -> Self {
        Self { most, taken: Mutex::default() }
    }

    pub fn capacity(&self) -> usize {
        self.most
    }

    /// Takes a place for an address, which may have at most `of_one` places, but always at least one. Without `of_one` the address is not
    /// counted.
    pub fn try_acquire(self: &Arc<Self>, address: Address, of_one: Option<usize>) -> Option<QuotaPermit> {
        let mut taken = self.lock();
        let own = taken.from.get(&address).copied().unwrap_or_default();
        if taken.all >= self.most || of_one.is_some_and(|most| own >= most.max(1)) {
            return None;
        }
        taken.all += 1;
        let counted = of_one.map(|_| address);
        if let Some(address) = counted {
            taken.from.insert(address, own + 1);
        }
        Some(QuotaPermit { of: self.clone(), counted })
    }

    /// Returns the number of places taken, and the number of all places.
    pub fn counts(&self) -> (usize, usize) {
        (self.lock().all, self.most)
    }

    /// Ignores poisoning: a panic elsewhere leaves the counts valid.
    fn lock(&self) -> MutexGuard<'_, QuotaCounts> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Place that was taken. Dropping it frees the place.
#[derive(Debug)]
pub struct QuotaPermit {
    of: Arc<Quota>,
    counted: Option<Address>,
}

impl Drop for QuotaPermit {
    fn drop(&mut self) {
        let mut taken = self.of.lock();
        taken.all -= 1;
        let Some(address) = self.counted else { return };
        if let Some(own) = taken.from.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                taken.from.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returned_places_are_no_longer_counted() {
        let address = Address::from_ip("203.0.113.9".parse().unwrap());
        let quota = Arc::new(Quota::new(3));
        let own: Vec<_> = (0..3).filter_map(|_| quota.try_acquire(address, Some(0))).collect();
        let others: Vec<_> = (0..3).filter_map(|_| quota.try_acquire(address, None)).collect();
        assert_eq!((own.len(), others.len(), quota.counts()), (1, 2, (3, 3)));
        drop((own, others));
        assert_eq!(quota.counts().0, 0);
        assert!(quota.lock().from.is_empty());
    }
}
