//! Hands dealt by the program: their storage, and races between writers.

use macro_rules_attribute::apply;
use std::sync::Barrier;
use std::thread;

use lastcard::club::StateChange;
use lastcard::club::{ClaimMethod, EventKind};
use lastcard::{
    rules::{
        Hand, Move, Seat, Seeded,
        bot::{Bot, play_out},
        hand::Ended,
    },
    store::{
        Location, PlayedHandId, Store, StoreError,
        clubs::Club,
        codes::{Code, CodeError},
        entries::{self, EntrySource},
        played_hands::{
            self, Actor, AppendOutcome, DealError, MadeMove, NewMoves, PlayedHand, PlayedHandState,
        },
        player_codes,
        seats::{self, Holder, SeatError},
        tournaments::{self, Header},
    },
    tournament::{FinalHoldings, HandResult, PlayerId, SetupKeys},
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{entry, keys, slot, start_friday_night, win_by_seat},
};

fn start_evening(database: &Database) -> (Club, Header) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    (club, header)
}

/// Deals the first hand, with a bot in every seat.
fn deal_first_hand(store: &Store, header: &Header) -> PlayedHand {
    let hand = played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    for player in hand.seating.players() {
        seats::take(store, &header.id, player, &Holder::Bot(Bot::Greedy), ClaimMethod::Sit, None).unwrap();
    }
    played_hands::deal(store, &hand.id, None).unwrap()
}

pub(crate) fn append(
    store: &Store,
    hand: &PlayedHandId,
    after: usize,
    moves: &[MadeMove],
) -> Result<AppendOutcome, StoreError> {
    played_hands::append(store, &NewMoves { hand: hand.clone(), after, moves: moves.to_vec() })
}

/// Plays a hand to its end by bots, and returns every move.
pub(crate) fn play_to_end(hand: &PlayedHand) -> (Vec<MadeMove>, Ended) {
    let mut shuffle = Seeded::new(hand.seed.clone());
    let deck = hand.rules.deck().shuffled(&mut shuffle);
    let mut state = Hand::deal(hand.rules, hand.table().unwrap(), deck, &mut shuffle).unwrap();
    let mut moves = Vec::new();
    let log = |by, what| moves.push(MadeMove::now(by, what, Actor::Bot));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let ended = play_out(&mut state, &[Bot::Greedy], &mut rng, &mut shuffle, log).unwrap();
    (moves, ended)
}

fn draw_move(seat: usize) -> MadeMove {
    MadeMove::now(Seat::new(seat).unwrap(), Move::Draw, Actor::Player)
}

fn state_of(store: &Store, hand: &PlayedHand) -> PlayedHandState {
    played_hands::find(store, &hand.id).unwrap().state
}

#[apply(on_both!)]
fn a_hand_is_dealt_once_every_seat_is_taken(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let hand = played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    assert_eq!(played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap(), hand);
    assert_eq!((hand.state, hand.attempt, hand.based_on), (PlayedHandState::Joining, 1, 0));
    assert_eq!(hand.sides.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
    let later = played_hands::set_up(store, &header.id, slot(1, 1, 2));
    assert!(matches!(later, Err(DealError::NotNow)), "{later:?}");
    let free = played_hands::deal(store, &hand.id, None);
    assert!(matches!(&free, Err(DealError::SeatsFree(players)) if players.len() == 4), "{free:?}");
    let open = deal_first_hand(store, &header);
    assert_eq!(
        (open.id.clone(), open.state, &open.seed),
        (hand.id.clone(), PlayedHandState::Open, &hand.seed)
    );
    assert_eq!(played_hands::deal(store, &hand.id, None).unwrap(), open);
    assert_eq!(played_hands::list_open(store).unwrap(), vec![hand.id]);
    assert_eq!(played_hands::latest_at_table(store, &header.id, 1).unwrap(), Some(open));
    assert_eq!(played_hands::latest_at_table(store, &header.id, 2).unwrap(), None);
}

#[apply(on_both!)]
fn moves_are_read_back_as_they_were_made(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let hand = deal_first_hand(store, &header);
    let (moves, _) = play_to_end(&hand);
    for (after, made) in moves.iter().take(8).enumerate() {
        assert_eq!(append(store, &hand.id, after, &[*made]).unwrap(), AppendOutcome::Written);
    }
    assert_eq!(append(store, &hand.id, 8, &moves[8..]).unwrap(), AppendOutcome::Written);
    assert_eq!(played_hands::moves(store, &hand.id, 0).unwrap(), moves);
    assert_eq!(played_hands::moves(&database.open_other_copy(), &hand.id, 5).unwrap(), moves[5..]);
    assert_eq!(played_hands::versions(store).unwrap()[&hand.id], (PlayedHandState::Open, moves.len(), 4));
}

#[apply(on_both!)]
fn a_clock_that_was_set_back_hides_no_hand(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let first = deal_first_hand(store, &header);
    let (moves, ended) = play_to_end(&first);
    played_hands::finish(store, None, &first, (0, &moves), &ended).unwrap();
    // All rows written so far are ahead of the clock.
    for (table, column) in
        [("dealt_hands", "created_at"), ("entries", "created_at"), ("tournament_events", "created_at")]
    {
        database.run(&format!("UPDATE {table} SET {column} = '2099-01-01 00:00:00'"));
    }
    let second = played_hands::set_up(store, &header.id, slot(1, 1, 2)).unwrap();
    assert_eq!(played_hands::latest_at_table(store, &header.id, 1).unwrap(), Some(second.clone()));
    let told = |store: &Store| tournaments::load(store, &header.slug).unwrap().phones.last[&1].clone();
    assert_eq!(told(store), (second.id.clone(), PlayedHandState::Joining));
    assert_eq!(told(&database.open_other_copy()), (second.id, PlayedHandState::Joining));
    let stored = tournaments::load(store, &header.slug).unwrap();
    let later = entry(&stored, slot(1, 1, 2), Some(win_by_seat(&stored, slot(1, 1, 2), 0, 20)));
    entries::record(store, &later).unwrap();
    let stored = tournaments::load(store, &header.slug).unwrap();
    let entries: Vec<_> = stored.entries.iter().collect();
    assert!(entries[0].created_at > entries[1].created_at, "the times run backwards");
    assert_eq!(entries.iter().map(|entry| entry.entry.slot.hand).collect::<Vec<_>>(), [1, 2]);
    tournaments::change_state(store, &header.club_id, &header.id, StateChange::Stop, None).unwrap();
    let events = tournaments::events(store, &header.id).unwrap();
    assert_eq!(events.last().unwrap().kind, EventKind::Stopped);
}

#[apply(on_both!)]
fn the_lazy_winner_leads_the_next_hand(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let keys = SetupKeys { method: Some("lazy".to_owned()), ..keys("two-vs-two") };
    let header = start_friday_night(store, &club, &keys);
    let first = played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    assert!(!first.table().unwrap().by_right);
    let stored = tournaments::load(store, &header.slug).unwrap();
    let HandResult::Won { out, .. } = win_by_seat(&stored, slot(1, 1, 1), 2, 0) else { panic!("nobody won") };
    let loser = first.seating.players()[1].clone();
    let result = HandResult::Won {
        out: out.clone(),
        left: FinalHoldings::default(),
        losers: Some(vec![loser.clone()]),
    };
    entries::record(store, &entry(&stored, slot(1, 1, 1), Some(result))).unwrap();
    let second = played_hands::set_up(store, &header.id, slot(1, 1, 2)).unwrap();
    assert_eq!((&second.dealer, &second.opener), (&loser, &out));
    assert!(second.table().unwrap().by_right);
    let read = played_hands::find(&database.open_other_copy(), &second.id).unwrap();
    assert_eq!(read.table(), second.table());
}

#[apply(on_both!)]
fn one_of_two_simultaneous_moves_wins(database: &Database) {
    let (_, header) = start_evening(database);
    let hand = deal_first_hand(&database.store, &header);
    let other = database.open_other_copy();
    for number in 0..20 {
        let start = Barrier::new(2);
        let write = |store: &Store, seat: usize| {
            start.wait();
            append(store, &hand.id, number * 2, &[draw_move(seat), draw_move(seat)]).unwrap()
        };
        let (one, two) = thread::scope(|scope| {
            let one = scope.spawn(|| write(&database.store, 0));
            let two = scope.spawn(|| write(&other, 1));
            (one.join().unwrap(), two.join().unwrap())
        });
        let mut both = [one, two];
        both.sort_by_key(|appended| *appended != AppendOutcome::Written);
        assert_eq!(both, [AppendOutcome::Written, AppendOutcome::Behind]);
        let written: Vec<_> = played_hands::moves(&database.store, &hand.id, number * 2).unwrap();
        assert_eq!(written.len(), 2, "all moves of one or none");
        assert_eq!(written[0].by, written[1].by);
    }
}

#[apply(on_both!)]
fn moves_of_several_hands_are_batched_independently(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let all: Vec<Header> = (0..4).map(|_| start_friday_night(store, &club, &keys("four-player"))).collect();
    let hands: Vec<PlayedHand> = all.iter().map(|header| deal_first_hand(store, header)).collect();
    let new = |at: usize, after| NewMoves {
        hand: hands[at].id.clone(),
        after,
        moves: vec![draw_move(0), draw_move(1)],
    };
    let moves = |at: usize| played_hands::moves(store, &hands[at].id, 0).unwrap().len();
    played_hands::close(store, &hands[3].id).unwrap();
    let done = played_hands::append_together(store, &[new(0, 0), new(3, 0), new(1, 0)]).unwrap();
    assert_eq!(done, [AppendOutcome::Written, AppendOutcome::Closed, AppendOutcome::Written]);
    assert_eq!([moves(0), moves(1), moves(3)], [2, 2, 0]);
    // The second of two moves is already stored.
    let late = played_hands::append_together(store, &[new(2, 0), new(0, 1)]);
    match store.location() {
        Location::Sqlite(_) => assert_eq!(late.unwrap(), [AppendOutcome::Written, AppendOutcome::Behind]),
        Location::Postgres(_) => assert!(late.is_err(), "each has to be written by itself"),
    }
    assert_eq!(moves(0), 2);
    assert_eq!(moves(2), if matches!(store.location(), Location::Sqlite(_)) { 2 } else { 0 });
}

#[apply(on_both!)]
fn a_closed_hand_takes_no_moves(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let joining = played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    assert_eq!(append(store, &joining.id, 0, &[draw_move(0)]).unwrap(), AppendOutcome::Closed);
    let hand = deal_first_hand(store, &header);
    append(store, &hand.id, 0, &[draw_move(0)]).unwrap();
    let closed = played_hands::close(store, &hand.id).unwrap();
    assert_eq!(closed.state, PlayedHandState::Void);
    assert!(closed.ended_at.is_some());
    assert_eq!(append(store, &hand.id, 1, &[draw_move(0)]).unwrap(), AppendOutcome::Closed);
    assert!(matches!(played_hands::deal(store, &hand.id, None), Err(DealError::NotNow)));
    assert_eq!(played_hands::moves(store, &hand.id, 0).unwrap().len(), 1, "what was played is kept");
    let again = played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    assert_eq!((again.attempt, again.dealer), (2, hand.dealer));
    assert_ne!(again.seed, hand.seed);
}

#[apply(on_both!)]
fn the_last_move_brings_the_result(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let hand = deal_first_hand(store, &header);
    let (moves, ended) = play_to_end(&hand);
    let (last, before) = moves.split_last().unwrap();
    append(store, &hand.id, 0, before).unwrap();
    let late = played_hands::finish(store, None, &hand, (before.len() - 1, &[*last]), &ended).unwrap();
    assert_eq!(late, (AppendOutcome::Behind, false));
    assert_eq!(tournaments::load(store, &header.slug).unwrap().entries.len(), 0);
    let done = played_hands::finish(store, None, &hand, (before.len(), &[*last]), &ended).unwrap();
    assert_eq!((done, state_of(store, &hand)), ((AppendOutcome::Written, true), PlayedHandState::Over));
    let stored = tournaments::load(store, &header.slug).unwrap();
    assert_eq!(stored.entries.len(), 1);
    assert_eq!(stored.entries.last().unwrap().via, EntrySource::Played);
    let result =
        lastcard::tournament::result_from_engine(stored.tournament.setup(), &ended, hand.seating.players());
    assert_eq!(stored.entries.last().unwrap().entry.outcome, result);
    let again = played_hands::finish(store, None, &hand, (moves.len(), &[]), &ended).unwrap();
    assert_eq!(again, (AppendOutcome::Closed, false));
    assert_eq!(played_hands::find_finished(store, &header.id, slot(1, 1, 1), None).unwrap().id, hand.id);
    assert!(played_hands::find_finished(store, &header.id, slot(1, 1, 1), Some(2)).is_err());
}

#[apply(on_both!)]
fn a_hand_ends_even_if_its_result_is_refused(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    let hand = deal_first_hand(store, &header);
    let (moves, ended) = play_to_end(&hand);
    tournaments::change_state(store, &club.id, &header.id, StateChange::Archive, None).unwrap();
    let done = played_hands::finish(store, None, &hand, (0, &moves), &ended).unwrap();
    assert_eq!((done, state_of(store, &hand)), ((AppendOutcome::Written, false), PlayedHandState::Over));
    assert_eq!(tournaments::load(store, &header.slug).unwrap().entries.len(), 0);
}

#[apply(on_both!)]
fn a_manual_result_closes_the_played_hand(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let hand = deal_first_hand(store, &header);
    let stored = tournaments::load(store, &header.slug).unwrap();
    let first = slot(1, 1, 1);
    entries::record(store, &entry(&stored, first, Some(win_by_seat(&stored, first, 0, 10)))).unwrap();
    assert_eq!(state_of(store, &hand), PlayedHandState::Void);
    let (moves, ended) = play_to_end(&hand);
    assert_eq!(
        played_hands::finish(store, None, &hand, (0, &moves), &ended).unwrap(),
        (AppendOutcome::Closed, false)
    );
    assert_eq!(tournaments::load(store, &header.slug).unwrap().entries.len(), 1);
}

#[apply(on_both!)]
fn a_seat_belongs_to_one_phone_until_taken_over(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let anna = PlayerId::parse("anna").unwrap();
    let (one, two) = (Holder::new_phone(), Holder::new_phone());
    let take = |by: &Holder, way| seats::take(store, &header.id, &anna, by, way, None);
    let held = take(&one, ClaimMethod::Sit).unwrap();
    assert_eq!((held.by.clone(), held.taken_over_at), (one.clone(), None));
    assert_eq!(take(&one, ClaimMethod::Sit).unwrap(), held);
    assert!(matches!(take(&two, ClaimMethod::Sit), Err(SeatError::Taken(by)) if by == held));
    let over = take(&two, ClaimMethod::TakeOver).unwrap();
    assert_eq!(over.by, two);
    assert!(over.taken_over_at.is_some());
    assert_eq!(seats::holders(store, &header.id).unwrap()[&anna], over);
    seats::free(store, &header.id, &anna, None).unwrap();
    assert!(seats::holders(store, &header.id).unwrap().is_empty());
    let bot = take(&Holder::Bot(Bot::Random), ClaimMethod::Sit).unwrap();
    assert_eq!(seats::holders(store, &header.id).unwrap()[&anna], bot);
}

#[apply(on_both!)]
fn each_player_has_a_code_that_can_be_replaced(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    let players: Vec<PlayerId> = ["anna", "boris"].iter().map(|id| PlayerId::parse(id).unwrap()).collect();
    let codes = |club: &Club| player_codes::get_or_issue(store, &club.id, &header.id, &players);
    let first = codes(&club).unwrap();
    assert_eq!((first.len(), codes(&club).unwrap()), (2, first.clone()));
    let found = player_codes::find(store, &first[&players[1]]).unwrap();
    assert_eq!((&found.player, &found.slug), (&players[1], &header.slug));
    player_codes::reissue(store, &club.id, &header.id, &players[1]).unwrap();
    assert!(matches!(player_codes::find(store, &first[&players[1]]), Err(CodeError::Replaced)));
    let second = codes(&club).unwrap();
    assert_eq!(second[&players[0]], first[&players[0]]);
    assert_ne!(second[&players[1]], first[&players[1]]);
    let unknown = player_codes::find(store, &Code::parse("222222").unwrap());
    assert!(matches!(unknown, Err(CodeError::Unknown)));
    let other = lastcard::store::clubs::create(store, &crate::store::details("Borealis")).unwrap();
    assert!(codes(&other).is_err(), "another club's players are not found");
}
