//! Hands in memory: several copies of the program, bots, limits, and recovery from a crash.

use macro_rules_attribute::apply;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use lastcard::club::ClaimMethod;
use lastcard::rules::bot::Bot;
use lastcard::rules::{Move, Seat, Seeded};
use lastcard::snapshots::played_hands::{HandSnapshot, MoveError, MoveRequest};
use lastcard::snapshots::{Snapshots, TournamentSnapshot};
use lastcard::store::entries;
use lastcard::store::played_hands::{self, Actor, PlayedHand, PlayedHandState};
use lastcard::store::seats::{self, Holder};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{PlayedHandId, Store};
use lastcard::tournament::SetupKeys;
use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::store::played_hands::storage::{append, play_to_end};
use crate::store::set_up;
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};

/// Deals a hand of a tournament to these holders, by seat; the last one takes the remaining seats.
fn deal_to(database: &Database, keys: &SetupKeys, holders: &[Holder]) -> (Header, PlayedHand) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, keys);
    let hand = played_hands::set_up(&database.store, &header.id, slot(1, 1, 1)).unwrap();
    for (number, player) in hand.seating.players().iter().enumerate() {
        let holder = holders.get(number).or(holders.last()).unwrap();
        seats::take(&database.store, &header.id, player, holder, ClaimMethod::Sit, None).unwrap();
    }
    (header, played_hands::deal(&database.store, &hand.id, None).unwrap())
}

fn phones() -> Vec<Holder> {
    (0..4).map(|number| Holder::Phone(format!("phone {number}"))).collect()
}

/// Attends to the hands of a store until it is dropped.
struct Attended {
    snapshots: Snapshots,
    closing: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
    runtime: Runtime,
}

fn attend(store: &Store) -> Attended {
    let snapshots = Snapshots::new(store.clone());
    let closing = watch::Sender::new(false);
    let run_in_background = snapshots.clone().run_hand_timers(closing.subscribe());
    let thread = thread::spawn(|| runtime().block_on(run_in_background));
    Attended { snapshots, closing, thread: Some(thread), runtime: runtime() }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

impl Drop for Attended {
    fn drop(&mut self) {
        self.closing.send_replace(true);
        self.thread.take().map(JoinHandle::join);
    }
}

impl Attended {
    /// Waits for a snapshot of the hand for which `holds` is true.
    fn wait_for(
        &self,
        id: &PlayedHandId,
        holds: impl FnMut(&Arc<HandSnapshot>) -> bool,
    ) -> Arc<HandSnapshot> {
        let mut watched = self.snapshots.watch_hand(id).unwrap();
        self.runtime.block_on(async {
            let found = tokio::time::timeout(Duration::from_mins(1), watched.wait_for(holds)).await;
            found.expect("it never came").unwrap().clone()
        })
    }
}

fn play(
    runtime: &Runtime,
    snapshots: &Snapshots,
    id: &PlayedHandId,
    by: Seat,
    what: Move,
    seen: usize,
) -> Result<Arc<HandSnapshot>, MoveError> {
    let phone = Some(Holder::Phone(format!("phone {}", by.number())));
    runtime.block_on(snapshots.play(id, MoveRequest { by, phone, what, seen }))
}

/// Returns a legal move for the seat on turn.
fn any_move(moment: &HandSnapshot) -> (Seat, Move) {
    let hand = moment.game.as_ref().unwrap().hand();
    let seat = hand.asked().unwrap();
    (seat, hand.legal(seat).into_play().last().unwrap())
}

fn count_entries(database: &Database, header: &Header) -> usize {
    tournaments::load(&database.store, &header.slug).unwrap().entries.len()
}

#[apply(on_both!)]
fn played_hands_do_not_reload_the_tournament(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    let first = tournaments::load(store, &header.slug).unwrap();
    entries::record(store, &entry(&first, slot(1, 1, 1), Some(win_by_seat(&first, slot(1, 1, 1), 0, 20))))
        .unwrap();
    let snapshots = Snapshots::new(store.clone());
    let before = snapshots.unredacted(&header.slug).unwrap();
    let set_up = |store: &Store| played_hands::set_up(store, &header.id, slot(1, 1, 2));
    let hand = snapshots.set_up_hand(&header.id, set_up).unwrap();
    let after = snapshots.unredacted(&header.slug).unwrap();
    assert_eq!(after.stored.phones.last[&1], (hand.dealt.id.clone(), PlayedHandState::Joining));
    let read = |snapshot: &TournamentSnapshot| std::ptr::from_ref(snapshot.stored.entries.last().unwrap());
    assert_eq!(read(&before), read(&after));
    assert_eq!(after.stored, tournaments::load(store, &header.slug).unwrap());
}

#[apply(on_both!)]
fn bots_play_a_hand_to_its_recorded_result(database: &Database) {
    let bots = [Holder::Bot(Bot::Greedy), Holder::Bot(Bot::Random)];
    let (header, hand) = deal_to(database, &keys("four-player"), &bots);
    let attended = attend(&database.store);
    let end = attended.wait_for(&hand.id, |moment| !moment.is_open());
    assert_eq!(end.dealt.state, PlayedHandState::Over);
    assert_eq!(count_entries(database, &header), 1);
    let moves = played_hands::moves(&database.store, &hand.id, 0).unwrap();
    assert!(moves.iter().all(|made| matches!(made.actor, Actor::Bot | Actor::Rules)));
    assert_eq!(end.move_count(), moves.len());
}

#[apply(on_both!)]
fn a_missing_result_is_recorded_later(database: &Database) {
    let (header, hand) = deal_to(database, &keys("four-player"), &phones());
    let (moves, _) = play_to_end(&hand);
    // As if the program had ended between the last move and the result.
    append(&database.store, &hand.id, 0, &moves).unwrap();
    assert_eq!(count_entries(database, &header), 0);
    let attended = attend(&database.store);
    let end = attended.wait_for(&hand.id, |moment| !moment.is_open());
    assert_eq!((end.dealt.state, count_entries(database, &header)), (PlayedHandState::Over, 1));
}

#[apply(on_both!)]
fn idle_players_are_reminded_then_played_for(database: &Database) {
    let limited = SetupKeys { move_seconds: Some(1), ..keys("four-player") };
    let (_, hand) = deal_to(database, &limited, &phones());
    assert_eq!(hand.move_seconds, Some(1));
    let attended = attend(&database.store);
    attended.wait_for(&hand.id, |moment| moment.reminds && moment.move_count() == 0);
    let after = attended.wait_for(&hand.id, |moment| moment.move_count() > 0);
    assert!(!after.reminds);
    let moves = played_hands::moves(&database.store, &hand.id, 0).unwrap();
    assert_eq!(moves[0].actor, Actor::StandIn);
    assert!((moves[0].at - hand.dealt_at.unwrap()).num_milliseconds() >= 1000);
}

#[apply(on_both!)]
fn bots_ignore_a_clock_set_back(database: &Database) {
    let (_, hand) = deal_to(database, &keys("four-player"), &[Holder::Bot(Bot::Greedy)]);
    database.run("UPDATE dealt_hands SET dealt_at = '2099-01-01 00:00:00'");
    let attended = attend(&database.store);
    attended.wait_for(&hand.id, |moment| !moment.is_open());
}

#[apply(on_both!)]
fn copies_validate_moves_against_the_store(database: &Database) {
    let (header, hand) = deal_to(database, &keys("four-player"), &phones());
    let (one, two) = (Snapshots::new(database.store.clone()), Snapshots::new(database.open_other_copy()));
    let runtime = runtime();
    let mut moment = one.hand(&hand.id).unwrap();
    two.hand(&hand.id).unwrap();
    let mut number = 0;
    while moment.is_open() {
        let (by, what) = any_move(&moment);
        let (fast, slow) = if number % 2 == 0 { (&one, &two) } else { (&two, &one) };
        let seen = moment.move_count();
        moment = play(&runtime, fast, &hand.id, by, what, seen).unwrap();
        // The other copy has not seen the move, but still refuses the same tap.
        let again = play(&runtime, slow, &hand.id, by, what, seen);
        let closed = matches!(again, Err(MoveError::Closed)) && !moment.is_open();
        assert!(matches!(again, Err(MoveError::Stale)) || closed, "{again:?}");
        number += 1;
    }
    assert_eq!(count_entries(database, &header), 1);
}

#[apply(on_both!)]
fn only_one_of_two_simultaneous_taps_counts(database: &Database) {
    let (_, hand) = deal_to(database, &keys("four-player"), &phones());
    let (one, two) = (Snapshots::new(database.store.clone()), Snapshots::new(database.open_other_copy()));
    let runtime = runtime();
    let mut moment = one.hand(&hand.id).unwrap();
    for _ in 0..12 {
        let (by, what) = any_move(&moment);
        let phone = Some(Holder::Phone(format!("phone {}", by.number())));
        let tap = MoveRequest { by, phone, what, seen: moment.move_count() };
        let (first, second) = runtime.block_on(async {
            tokio::join!(one.play(&hand.id, tap.clone()), two.play(&hand.id, tap.clone()))
        });
        let refused = [&first, &second].into_iter().filter(|played| played.is_err()).count();
        assert_eq!(refused, 1, "{first:?} {second:?}");
        moment = first.or(second).unwrap();
        if !moment.is_open() {
            break;
        }
    }
}

#[apply(on_both!)]
fn a_copy_shows_the_writes_of_another(database: &Database) {
    let (_, hand) = deal_to(database, &keys("four-player"), &phones());
    let attended = attend(&database.store);
    let _listener = attended.snapshots.listen().unwrap();
    attended.wait_for(&hand.id, |moment| moment.is_open());
    let other = Snapshots::new(database.open_other_copy());
    let (by, what) = any_move(&other.hand(&hand.id).unwrap());
    let runtime = runtime();
    let moves = play(&runtime, &other, &hand.id, by, what, 0).unwrap().move_count();
    attended.wait_for(&hand.id, |moment| moment.move_count() == moves);
    played_hands::close(other.store(), &hand.id).unwrap();
    attended.wait_for(&hand.id, |moment| !moment.is_open());
}

#[apply(on_both!)]
fn the_old_phone_of_a_seat_cannot_move(database: &Database) {
    let (header, hand) = deal_to(database, &keys("four-player"), &phones());
    let snapshots = Snapshots::new(database.store.clone());
    let runtime = runtime();
    let (by, what) = any_move(&snapshots.hand(&hand.id).unwrap());
    let player = hand.player(by).unwrap();
    let other = Holder::new_phone();
    snapshots
        .change(&header.id, |store| seats::take(store, &header.id, player, &other, ClaimMethod::Link, None))
        .unwrap();
    let refused = play(&runtime, &snapshots, &hand.id, by, what, 0);
    assert!(matches!(refused, Err(MoveError::NotYours)), "{refused:?}");
    let turn = MoveRequest { by, phone: Some(other), what, seen: 0 };
    assert!(runtime.block_on(snapshots.play(&hand.id, turn)).is_ok());
}

#[apply(on_both!)]
fn the_log_of_a_finished_hand_reveals_its_secrets(database: &Database) {
    let (_, hand) = deal_to(database, &keys("four-player"), &[Holder::Bot(Bot::Greedy)]);
    let attended = attend(&database.store);
    assert!(attended.snapshots.hand_log(&hand).unwrap().is_none(), "not while it is played");
    let end = attended.wait_for(&hand.id, |moment| !moment.is_open());
    let log = attended.snapshots.hand_log(&end.dealt).unwrap().unwrap();
    assert_eq!(log.seed.as_ref(), Some(&hand.seed));
    assert_eq!(log.sides.len(), 2);
    assert!(lastcard::rules::log::replay(&log).is_ok());
    let deck: Vec<_> = hand.rules.deck().shuffled(&mut Seeded::new(hand.seed.clone())).into();
    assert_eq!(log.deck, deck);
}
