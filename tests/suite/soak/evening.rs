//! An evening: a tournament, and somebody at its table who enters, corrects, voids and sends things twice, and keeps a book of what was answered.

use std::collections::BTreeMap;

use lastcard::store::clubs::Club;
use lastcard::store::entries::EntryKey;
use lastcard::store::tournaments::{self, Header, Stored};
use lastcard::store::{Store, codes};
use lastcard::tournament::{HandResult, Left, Slot};
use rand::rngs::StdRng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

use crate::support::app::Browser;
use crate::support::evening::{keys, slot, started, won};

/// What was sent once, or several times with the same key.
#[derive(Debug, Clone)]
pub(super) struct Sent {
    pub(super) key: EntryKey,
    pub(super) slot: Slot,
    pub(super) based_on: u32,
    pub(super) outcome: HandResult,
    /// Whether it was acknowledged; what was not may be there or not.
    pub(super) acknowledged: bool,
}

/// How sending ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    Acknowledged,
    /// The service said that it could not, and to try again.
    Failed,
    /// Nobody answered.
    None,
}

/// The hands of the tournament, which has one table.
const HANDS: u32 = 12;

/// A table may not record a hand more often.
const MOST_OF_HAND: u32 = 30;

/// A tournament, and somebody at its table.
pub(super) struct Evening {
    pub(super) header: Header,
    pub(super) book: Vec<Sent>,
    stored: Stored,
    code: String,
    rng: StdRng,
    /// How often each hand was recorded, as far as this scorer knows.
    revisions: BTreeMap<u32, u32>,
}

impl Evening {
    /// Draws up a tournament behind the service's back. What is sent in it follows from the seed.
    pub(super) fn begin(store: &Store, club: &Club, seed: u64) -> Self {
        let header = started(store, club, &keys("four-player"));
        let code = codes::list(store, &club.id, &header.id).unwrap().remove(0).code.to_string();
        let stored = tournaments::load(store, &header.slug).unwrap();
        let rng = StdRng::seed_from_u64(seed);
        Self { header, book: Vec::new(), stored, code, rng, revisions: BTreeMap::new() }
    }

    /// Whether another evening has to begin for anything more to be sent.
    pub(super) fn is_over(&self) -> bool {
        self.revisions.values().any(|revision| *revision >= MOST_OF_HAND)
    }

    /// How many results were acknowledged.
    pub(super) fn acknowledged(&self) -> usize {
        self.book.iter().filter(|sent| sent.acknowledged).count()
    }

    /// Sends what is still to be answered, or else the next thing.
    pub(super) fn step(&mut self, phone: &Browser) -> Answer {
        let sent = match self.book.last().filter(|last| !last.acknowledged) {
            Some(unanswered) => unanswered.clone(),
            None => self.next(),
        };
        self.send(phone, &sent)
    }

    /// The next hand, or another result of one that is recorded.
    fn next(&mut self) -> Sent {
        let played = u32::try_from(self.revisions.len()).unwrap();
        let is_new = played < HANDS && (played == 0 || self.rng.random_bool(0.6));
        let hand = if is_new { played + 1 } else { self.rng.random_range(1..=played) };
        let slot = slot(1, 1, hand);
        let outcome = won(&self.stored, slot, self.rng.random_range(0..4), self.rng.random_range(1..=500));
        let based_on = self.revisions.get(&hand).copied().unwrap_or(0);
        let key = EntryKey::parse(&format!("soak-{:016x}", self.rng.next_u64())).unwrap();
        Sent { key, slot, based_on, outcome, acknowledged: false }
    }

    /// Sends it and notes what came of it. Now and then a second tap sends it again.
    fn send(&mut self, phone: &Browser, sent: &Sent) -> Answer {
        let answer = self.post(phone, sent);
        let mut noted = Sent { acknowledged: answer == Answer::Acknowledged, ..sent.clone() };
        match self.book.iter_mut().find(|before| before.key == sent.key) {
            Some(before) => {
                noted.acknowledged |= before.acknowledged;
                *before = noted;
            }
            None => self.book.push(noted),
        }
        if answer == Answer::Acknowledged {
            self.revisions.insert(sent.slot.hand, sent.based_on + 1);
            if self.rng.random_bool(0.2) {
                assert_ne!(self.post(phone, sent), Answer::Failed, "a second tap is answered like the first");
            }
        }
        answer
    }

    fn post(&self, phone: &Browser, sent: &Sent) -> Answer {
        let HandResult::Won { out, left, .. } = &sent.outcome else { panic!("only hands that were won") };
        let mut fields = vec![
            ("slot".to_owned(), sent.slot.to_string()),
            ("based_on".to_owned(), sent.based_on.to_string()),
            ("entry_key".to_owned(), sent.key.to_string()),
            ("out".to_owned(), out.to_string()),
        ];
        fields.extend(left.iter().map(|(player, left)| (format!("total.{player}"), points(left))));
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        match phone.try_post(&format!("/at/{}/entries", self.code), &fields) {
            Some(reply) if reply.status.as_u16() == 303 => Answer::Acknowledged,
            Some(reply) if [500, 502, 503].contains(&reply.status.as_u16()) => Answer::Failed,
            Some(reply) => panic!("{}: {sent:?}", reply.status),
            None => Answer::None,
        }
    }
}

fn points(left: &Left) -> String {
    match left {
        Left::Total(points) => points.to_string(),
        Left::Counted(_) => panic!("only totals are sent"),
    }
}
