//! A table whose hands are played on phones: four players take their seats, deal and move, hand after hand.

use std::net::SocketAddr;
use std::sync::Arc;

use lastcard::rules::Move;
use lastcard::store::Store;
use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header};
use lastcard::tournament::{Slot, Tournament};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use serde_json::Value;

use super::evening::{Answer, Fate};
use super::moves::SentMove;
use super::retry_until_ok;
use super::sights::Watched;
use super::tally::AnswerCounts;
use super::tournament::{HANDS, start_tournament};
use crate::support::app::{Browser, Reply};
use crate::support::evening::slot;

/// A tournament, and the four phones at its table.
pub(super) struct PhoneEvening {
    pub(super) header: Header,
    pub(super) book: Vec<SentMove>,
    pub(super) counts: AnswerCounts,
    pub(super) watched: Arc<Watched>,
    drawn_up: Tournament,
    code: String,
    rng: StdRng,
    phones: Vec<PlayersPhone>,
    /// The seat whose turn it was last.
    asked: usize,
    is_over: bool,
}

struct PlayersPhone {
    browser: Browser,
    /// True once the phone knows that it has its seat.
    sits: bool,
}

impl PhoneEvening {
    /// Draws up a tournament directly in the store.
    pub(super) fn begin(store: &Store, club: &Club, seed: u64, service: SocketAddr) -> Self {
        let (header, code) = start_tournament(store, club);
        let drawn_up = retry_until_ok(|| tournaments::load(store, &header.slug)).tournament;
        let phone = || PlayersPhone { browser: Browser::new(service), sits: false };
        Self {
            watched: Watched::new(header.slug.clone()),
            header,
            book: Vec::new(),
            counts: AnswerCounts::default(),
            drawn_up,
            code,
            rng: StdRng::seed_from_u64(seed),
            phones: (0..4).map(|_| phone()).collect(),
            asked: 0,
            is_over: false,
        }
    }

    /// Returns the tournament with an empty ledger.
    pub(super) fn drawn_up(&self) -> &Tournament {
        &self.drawn_up
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Does one step at this copy of the service: resends the unanswered move, or else does what the table waits
    /// for.
    pub(super) fn step(&mut self, service: SocketAddr) -> Answer {
        for phone in &mut self.phones {
            phone.browser.move_to(service);
        }
        if let Some(at) = self.book.iter().rposition(|sent| sent.fate == Fate::Open) {
            return self.send(at);
        }
        match self.phones[self.asked].browser.try_get(&self.path("?as=json")) {
            Some(reply) if reply.status == 200 => {
                let state: Value = serde_json::from_str(&reply.body).unwrap();
                match state["state"].as_str().unwrap() {
                    "joining" => self.sit_down(&state),
                    "open" => self.play(&state),
                    _ => self.set_up_next_hand(&state),
                }
            }
            Some(reply) if reply.status == 404 => self.post("", &[("slot", &slot(1, 1, 1).to_string())]),
            reply => self.count_trouble(reply.as_ref()),
        }
    }

    /// Seats the next free phone. One that already has its seat without knowing it takes the seat over.
    fn sit_down(&mut self, state: &Value) -> Answer {
        let Some(seat) = self.phones.iter().position(|phone| !phone.sits) else {
            return self.post("/deal", &[]);
        };
        self.asked = seat;
        let place = &state["seats"][seat];
        let player = place["player"].as_str().unwrap();
        let answer = if place["held"].is_null() {
            self.post("/seats", &[("player", player)])
        } else {
            self.post(&format!("/seats/{player}"), &[])
        };
        self.phones[seat].sits = answer == Answer::Acknowledged;
        answer
    }

    /// Makes a move for the seat on turn.
    fn play(&mut self, state: &Value) -> Answer {
        let asked = usize::try_from(state["waits_for"][0].as_u64().unwrap()).unwrap();
        if asked != self.asked {
            self.asked = asked;
            return Answer::Refused;
        }
        let moves: Vec<Move> = serde_json::from_value(state["moves"].clone()).unwrap_or_default();
        let lays = |what: &&Move| matches!(what, Move::Play(_) | Move::Deflect(_));
        // A copy that does not know yet who sits here offers nothing.
        let any = moves.choose(&mut self.rng);
        let Some(what) = moves.iter().rev().find(lays).or(any).copied() else { return Answer::Refused };
        let hand = state["hand"].as_str().unwrap().to_owned();
        let seen = usize::try_from(state["revision"].as_u64().unwrap()).unwrap();
        // A copy that is behind may offer a move already made: it is the same move, however often it is sent.
        let is_it =
            |sent: &SentMove| (sent.seen, sent.seat, sent.what) == (seen, asked, what) && sent.hand == hand;
        let at = self.book.iter().rposition(is_it).unwrap_or_else(|| {
            self.book.push(SentMove { hand, seen, seat: asked, what, fate: Fate::Open });
            self.book.len() - 1
        });
        self.send(at)
    }

    fn send(&mut self, at: usize) -> Answer {
        let sent = &self.book[at];
        let (what, seen) = (serde_json::to_string(&sent.what).unwrap(), sent.seen.to_string());
        let fields = [("move", what.as_str()), ("revision", seen.as_str())];
        let reply = self.phones[sent.seat].browser.try_post(&self.path(&format!("/{}", sent.hand)), &fields);
        match reply {
            Some(reply) if reply.status == 303 => {
                let before = std::mem::replace(&mut self.book[at].fate, Fate::Acknowledged);
                let counted = if before == Fate::Acknowledged {
                    &mut self.counts.repeated
                } else {
                    &mut self.counts.moves
                };
                *counted += 1;
                Answer::Acknowledged
            }
            // The phone had not seen the latest state.
            Some(reply) if reply.status == 409 => {
                let sent = &mut self.book[at];
                // An acknowledged move stays acknowledged, even if a copy that is behind refuses it.
                if sent.fate != Fate::Acknowledged {
                    sent.fate = Fate::Refused;
                }
                self.counts.conflicts += 1;
                Answer::Refused
            }
            reply => self.count_trouble(reply.as_ref()),
        }
    }

    /// Sets up the next hand, or the same one again if nobody could move.
    fn set_up_next_hand(&mut self, state: &Value) -> Answer {
        let over: Slot = state["slot"].as_str().unwrap().parse().unwrap();
        let is_stuck = state["result"]["void"] == "stuck";
        self.is_over = over.hand == HANDS && !is_stuck;
        if self.is_over {
            return Answer::Refused;
        }
        let next = if is_stuck { over.hand } else { over.hand + 1 };
        self.post("", &[("slot", &slot(1, 1, next).to_string())])
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        match self.phones[self.asked].browser.try_post(&self.path(path), fields) {
            Some(reply) if reply.status == 303 => Answer::Acknowledged,
            // Another copy does not know of it yet, or a rival was quicker: the next state shows which.
            Some(reply) if [404, 409].contains(&reply.status.as_u16()) => Answer::Refused,
            reply => self.count_trouble(reply.as_ref()),
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

    fn path(&self, rest: &str) -> String {
        format!("/at/{}/play{rest}", self.code)
    }
}
