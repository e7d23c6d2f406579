//! A tournament in play: the results that may be sent next, as forms.

use std::collections::VecDeque;
use std::fmt::Write as _;

use lastcard::store::entries::random_key;
use lastcard::store::tournaments;
use lastcard::tournament::{Hand, Setup};

use crate::client;
use crate::hall::Club;

/// Corrections of a hand that are sent when nothing else is left.
const CORRECTIONS: u32 = 3;

/// Results a table's code may send: less than the daily quota of the service.
const MOST: usize = 490;

/// A result that is being sent.
pub(crate) struct Job {
    pub(crate) request: Vec<u8>,
    hand: usize,
    revision: u32,
}

/// Hands of a tournament in the order in which they are played.
pub(crate) struct Play {
    slug: String,
    setup: Setup,
    codes: Vec<String>,
    hands: Vec<Hand>,
    next: usize,
    answered: Vec<bool>,
    /// All hands before this one have been answered.
    settled: usize,
    corrections: VecDeque<(usize, u32)>,
    /// Results sent by each table.
    sent: Vec<usize>,
}

impl Play {
    /// Creates a tournament of four rounds for `players` players.
    pub(crate) fn new(club: &Club, players: usize) -> Self {
        let header = club.individual(players, 4);
        let stored = tournaments::load(club.store(), &header.slug).unwrap();
        let mut hands: Vec<Hand> = stored.tournament.hands().iter().cloned().collect();
        hands.sort_by_key(|hand| (hand.slot.round, hand.block, hand.slot.hand, hand.slot.table));
        let answered = vec![false; hands.len()];
        let (setup, codes) = (stored.tournament.setup().clone(), club.codes(&header));
        let slug = header.slug;
        let (corrections, sent) = (VecDeque::new(), vec![0; codes.len()]);
        Self { slug, setup, codes, hands, next: 0, answered, settled: 0, corrections, sent }
    }

    /// Request for the leaderboard, which loads the tournament into memory.
    pub(crate) fn look(&self) -> Vec<u8> {
        client::get(&format!("/t/{}", self.slug), "")
    }

    /// Takes the next result that may be sent: one for a hand whose table has played the hand before it, or a
    /// correction.
    pub(crate) fn take(&mut self) -> Option<Job> {
        let (hand, revision) = if self.is_due() {
            self.next += 1;
            (self.next - 1, 0)
        } else {
            self.corrections.pop_front()?
        };
        let sent = &mut self.sent[self.hands[hand].slot.table as usize - 1];
        *sent += 1;
        (*sent <= MOST).then(|| self.job(hand, revision))
    }

    fn is_due(&self) -> bool {
        let block = |at: usize| self.hands.get(at).map(|hand| (hand.slot.round, hand.block));
        let begins = self.next > 0 && block(self.next) != block(self.next - 1);
        let most = if begins { self.settled } else { self.settled + self.codes.len() - 1 };
        self.next < self.hands.len() && self.next <= most
    }

    pub(crate) fn answered(&mut self, job: &Job) {
        self.answered[job.hand] = true;
        while self.answered.get(self.settled) == Some(&true) {
            self.settled += 1;
        }
        if job.revision < CORRECTIONS {
            self.corrections.push_back((job.hand, job.revision + 1));
        }
    }

    fn job(&self, number: usize, revision: u32) -> Job {
        let hand = &self.hands[number];
        let out = &hand.seating.players()[0];
        let key = random_key();
        let mut form = format!("slot={}&based_on={revision}&entry_key={key}&out={out}", hand.slot);
        for loser in hand.seating.opponents_of(self.setup.format(), out) {
            write!(form, "&total.{loser}={}", 20 + revision).unwrap();
        }
        let code = &self.codes[hand.slot.table as usize - 1];
        let request = client::post(&format!("/at/{code}/entries"), &form);
        Job { request, hand: number, revision }
    }
}
