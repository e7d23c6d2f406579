//! A tournament with a scorer who enters, corrects, repeats, sends stale corrections and makes mistakes, and who keeps
//! a record of the answers.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::thread;

use lastcard::store::Store;
use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header, TournamentRecord};
use lastcard::tournament::IdempotencyKey;
use lastcard::tournament::{FinalHolding, HandResult, Slot, Tournament};
use rand::rngs::StdRng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

use super::retry_until_ok;
use super::sights::Watched;
use super::tally::AnswerCounts;
use super::tournament::{HANDS, start_tournament};
use crate::support::app::{Browser, Reply};
use crate::support::evening::{slot, win_by_seat};

/// A result sent, once or repeatedly with the same key.
#[derive(Debug, Clone)]
pub(super) struct Sent {
    pub(super) key: IdempotencyKey,
    pub(super) slot: Slot,
    pub(super) based_on: u32,
    pub(super) outcome: HandResult,
    pub(super) fate: Fate,
}

/// Known outcome of something that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// Unknown: it may be recorded or not, and is sent again.
    Open,
    Acknowledged,
    /// Lost against another result, so it is not recorded.
    Refused,
}

/// Answer to one attempt at sending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    Acknowledged,
    /// Not recorded, as intended.
    Refused,
    /// Temporary failure: the service asked to try again.
    Failed,
    /// No answer.
    None,
}

/// One less than the most times a table may record a hand; beyond the maximum, late entries are refused for that
/// reason.
const MOST_OF_HAND: u32 = 29;

/// Points left in a hand, and an impossible number of points.
const POINTS: std::ops::RangeInclusive<u32> = 100..=399;
const IMPOSSIBLE: u32 = 100_000;

/// A tournament and its scorer.
pub(super) struct Evening {
    pub(super) header: Header,
    pub(super) book: Vec<Sent>,
    pub(super) counts: AnswerCounts,
    pub(super) watched: Arc<Watched>,
    stored: TournamentRecord,
    code: String,
    rng: StdRng,
    /// Number of recordings of each hand, as far as this scorer knows.
    revisions: BTreeMap<u32, u32>,
    /// Number of results that had been acknowledged when each copy of the service last acknowledged one.
    told_by: BTreeMap<usize, usize>,
}

impl Evening {
    /// Draws up a tournament directly in the store. Everything sent in it follows from the seed.
    pub(super) fn begin(store: &Store, club: &Club, seed: u64) -> Self {
        let (header, code) = start_tournament(store, club);
        let stored = retry_until_ok(|| tournaments::load(store, &header.slug));
        Self {
            watched: Watched::new(header.slug.clone()),
            header,
            book: Vec::new(),
            counts: AnswerCounts::default(),
            stored,
            code,
            rng: StdRng::seed_from_u64(seed),
            revisions: BTreeMap::new(),
            told_by: BTreeMap::new(),
        }
    }

    /// Returns the tournament with an empty ledger.
    pub(super) fn drawn_up(&self) -> &Tournament {
        &self.stored.tournament
    }

    /// Returns true if further results need another evening.
    pub(super) fn is_over(&self) -> bool {
        self.unanswered_entry().is_none() && self.revisions.values().any(|revision| *revision >= MOST_OF_HAND)
    }

    pub(super) fn acknowledged(&self) -> usize {
        self.counts.results
    }

    /// Resends the unanswered entry, or else sends the next one.
    pub(super) fn step(&mut self, phone: &Browser) -> Answer {
        self.step_at(phone, 0)
    }

    /// Takes a step at one of several copies: usually a plain result, now and then something else.
    pub(super) fn mixed_step(&mut self, phones: &[Browser], copy: usize) -> Answer {
        let phone = &phones[copy];
        if self.unanswered_entry().is_some() || self.revisions.is_empty() {
            return self.step_at(phone, copy);
        }
        match self.rng.random_range(0..100) {
            0..6 => self.send_rivals(phones, copy),
            6..10 => self.send_late_correction(phone, copy),
            10..13 => self.send_impossible(phone),
            13..18 => self.view_leaderboard(phone, copy),
            _ => self.step_at(phone, copy),
        }
    }

    fn step_at(&mut self, phone: &Browser, copy: usize) -> Answer {
        let at = self.unanswered_entry().unwrap_or_else(|| {
            let next = self.next_result();
            self.write_down(next)
        });
        let reply = self.post(phone, &self.book[at]);
        let answer = self.note(at, reply.as_ref(), copy);
        if answer == Answer::Acknowledged && self.rng.random_bool(0.2) {
            self.tap_again(phone);
        }
        answer
    }

    /// Returns the entry that was sent and not answered.
    fn unanswered_entry(&self) -> Option<usize> {
        self.book.iter().rposition(|sent| sent.fate == Fate::Open)
    }

    /// Returns a result for the next hand, or another one for a recorded hand.
    fn next_result(&mut self) -> Sent {
        let played = self.played();
        let is_new = played < HANDS && (played == 0 || self.rng.random_bool(0.6));
        let hand = if is_new { played + 1 } else { self.rng.random_range(1..=played) };
        self.new_result(hand, self.revision(hand))
    }

    /// Returns a result not yet entered for the hand: two phones that agree do not contradict each other.
    fn new_result(&mut self, hand: u32, based_on: u32) -> Sent {
        let slot = slot(1, 1, hand);
        let outcome = loop {
            let outcome =
                win_by_seat(&self.stored, slot, self.rng.random_range(0..4), self.rng.random_range(POINTS));
            if self.book.iter().all(|sent| sent.slot != slot || sent.outcome != outcome) {
                break outcome;
            }
        };
        let key = IdempotencyKey::parse(&format!("soak-{:016x}", self.rng.next_u64())).unwrap();
        Sent { key, slot, based_on, outcome, fate: Fate::Open }
    }

    fn played(&self) -> u32 {
        u32::try_from(self.revisions.len()).unwrap()
    }

    fn revision(&self, hand: u32) -> u32 {
        self.revisions.get(&hand).copied().unwrap_or(0)
    }

    fn write_down(&mut self, sent: Sent) -> usize {
        self.book.push(sent);
        self.book.len() - 1
    }

    /// Two phones enter different results for a hand at once: one is first, the other is shown both.
    fn send_rivals(&mut self, phones: &[Browser], copy: usize) -> Answer {
        let (one, other) = (self.next_result(), self.rng.random_range(0..phones.len()));
        let (hand, based_on) = (one.slot.hand, one.based_on);
        let one = self.write_down(one);
        let two = self.new_result(hand, based_on);
        let two = self.write_down(two);
        let (this, first, second) = (&*self, &self.book[one], &self.book[two]);
        let (first, second) = thread::scope(|scope| {
            let second = scope.spawn(move || this.post(&phones[other], second));
            (this.post(&phones[copy], first), second.join().unwrap())
        });
        self.note(two, second.as_ref(), other);
        self.note(one, first.as_ref(), copy);
        let answered = [(first, two), (second, one)];
        for (reply, rival) in answered.iter().filter_map(|(reply, rival)| Some((reply.as_ref()?, *rival))) {
            if reply.status == 409 {
                assert_shows(reply, &self.book[rival], self.book[rival].based_on + 1);
            }
        }
        self.answer_of(one)
    }

    /// Sends a correction from a scorer who has not seen the previous one.
    fn send_late_correction(&mut self, phone: &Browser, copy: usize) -> Answer {
        let hand = self.rng.random_range(1..=self.played());
        let revision = self.revision(hand);
        let late = self.new_result(hand, revision - 1);
        let at = self.write_down(late);
        let reply = self.post(phone, &self.book[at]);
        if let Some(reply) = reply.as_ref().filter(|reply| reply.status == 409) {
            let stands = |sent: &&Sent| {
                (sent.slot.hand, sent.based_on + 1, sent.fate) == (hand, revision, Fate::Acknowledged)
            };
            assert_shows(reply, self.book.iter().find(stands).unwrap(), revision);
            assert_shows(reply, &self.book[at], revision);
        }
        self.note(at, reply.as_ref(), copy)
    }

    /// Sends a result that no deck can produce.
    fn send_impossible(&mut self, phone: &Browser) -> Answer {
        let mut sent = self.next_result();
        sent.outcome = win_by_seat(&self.stored, sent.slot, 0, IMPOSSIBLE);
        match self.post(phone, &sent) {
            Some(reply) if reply.status == 422 => {
                self.counts.refused += 1;
                Answer::Refused
            }
            reply => self.count_trouble(reply.as_ref()),
        }
    }

    pub(super) fn view_leaderboard(&mut self, phone: &Browser, copy: usize) -> Answer {
        match phone.try_get(&format!("/t/{}", self.header.slug)) {
            Some(reply) if reply.status == 200 => {
                self.watched.note_page(&reply.body, self.told_by.get(&copy).copied().unwrap_or(0));
                Answer::Refused
            }
            reply => self.count_trouble(reply.as_ref()),
        }
    }

    /// Records the answer to an entry.
    fn note(&mut self, at: usize, reply: Option<&Reply>, copy: usize) -> Answer {
        match reply {
            Some(reply) if reply.status == 303 => {
                let sent = &mut self.book[at];
                sent.fate = Fate::Acknowledged;
                self.revisions.insert(sent.slot.hand, sent.based_on + 1);
                self.counts.results += 1;
                self.told_by.insert(copy, self.counts.results);
                Answer::Acknowledged
            }
            Some(reply) if reply.status == 409 => {
                self.book[at].fate = Fate::Refused;
                self.counts.conflicts += 1;
                Answer::Refused
            }
            reply => self.count_trouble(reply),
        }
    }

    /// Resends the last acknowledged result, or another one under its key: either is answered as the first was.
    fn tap_again(&mut self, phone: &Browser) {
        let Some(last) = self.book.last().filter(|last| last.fate == Fate::Acknowledged) else { return };
        let mut again = last.clone();
        if self.rng.random_bool(0.2) {
            again.outcome = win_by_seat(&self.stored, again.slot, 1, 99);
        }
        match self.post(phone, &again) {
            Some(reply) if reply.status == 303 => self.counts.repeated += 1,
            reply => drop(self.count_trouble(reply.as_ref())),
        }
    }

    fn answer_of(&self, at: usize) -> Answer {
        match self.book[at].fate {
            Fate::Acknowledged => Answer::Acknowledged,
            Fate::Refused => Answer::Refused,
            Fate::Open => Answer::None,
        }
    }

    /// Counts a missing answer or a temporary failure; panics on any other answer.
    fn count_trouble(&mut self, reply: Option<&Reply>) -> Answer {
        match reply {
            None => {
                self.counts.unanswered += 1;
                Answer::None
            }
            Some(reply) if reply.status == 503 => {
                self.counts.failed += 1;
                Answer::Failed
            }
            Some(reply) => panic!("{}: {} in {}", reply.status, reply.body, self.header.slug),
        }
    }

    fn post(&self, phone: &Browser, sent: &Sent) -> Option<Reply> {
        let HandResult::Won { out, left, .. } = &sent.outcome else { panic!("only hands that were won") };
        let mut fields = vec![
            ("slot".to_owned(), sent.slot.to_string()),
            ("based_on".to_owned(), sent.based_on.to_string()),
            ("entry_key".to_owned(), sent.key.to_string()),
            ("out".to_owned(), out.to_string()),
        ];
        fields
            .extend(left.iter().map(|(player, left)| (format!("total.{player}"), points(left).to_string())));
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        phone.try_post(&format!("/at/{}/entries", self.code), &fields)
    }
}

/// Asserts that a conflict page shows this result, with a form based on the current revision.
fn assert_shows(reply: &Reply, sent: &Sent, revision: u32) {
    let sum: u32 = sent.outcome.holdings().unwrap().values().map(points).sum();
    assert!(reply.body.contains(&sum.to_string()), "{sum} of {sent:?} is not on {}", reply.body);
    let based_on = format!("name=\"based_on\" value=\"{revision}\"");
    assert!(reply.body.contains(&based_on), "not {based_on}: {}", reply.body);
}

fn points(left: &FinalHolding) -> u32 {
    match left {
        FinalHolding::Total(points) => *points,
        FinalHolding::Counted(_) => panic!("only totals are sent"),
    }
}
