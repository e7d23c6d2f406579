//! Duplicate deals: one secret for all tables of a deal, and the time of its disclosure.

use macro_rules_attribute::apply;
use std::sync::Barrier;
use std::thread;

use lastcard::club::ClaimMethod;
use lastcard::club::StateChange;
use lastcard::rules::bot::Bot;
use lastcard::rules::log::HandLog;
use lastcard::snapshots::Snapshots;
use lastcard::store::entries::{self, EntrySource};
use lastcard::store::played_hands::{self, AppendOutcome, PlayedHand, PlayedHandState};
use lastcard::store::seats::{self, Holder};
use lastcard::store::tournaments::{self, Header, TournamentImport, TournamentRecord};
use lastcard::store::{Store, clubs::Club};
use lastcard::tournament::{
    Deal, EntrantId, HandNumber, LineUpChange, PlayerId, SeatDeparture, SetupKeys, Slot, tally,
};

use crate::store::played_hands::storage::play_to_end;
use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{draw_up_among, entry, keys, new, slot, start_friday_night, start_tournament, win_by_seat},
};

pub(crate) fn duplicate_keys(format: &str) -> SetupKeys {
    SetupKeys { duplicate: Some(true), ..keys(format) }
}

/// Starts eight players at two tables.
fn start_evening(database: &Database) -> (Club, Header) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &duplicate_keys("eight-player"));
    (club, header)
}

/// Starts four players: two rounds of three hands.
fn start_two_rounds(database: &Database) -> (Club, Header) {
    let (club, _) = set_up(&database.store);
    let keys = SetupKeys { rounds: Some(2), hands_per_block: Some(1), ..duplicate_keys("four-player") };
    let header = start_friday_night(&database.store, &club, &keys);
    (club, header)
}

/// Deals a hand with a bot in every seat.
fn deal_hand(store: &Store, header: &Header, slot: Slot) -> PlayedHand {
    let hand = played_hands::set_up(store, &header.id, slot).unwrap();
    for player in hand.seating.players() {
        seats::take(store, &header.id, player, &Holder::Bot(Bot::Greedy), ClaimMethod::Organiser, None)
            .unwrap();
    }
    played_hands::deal(store, &hand.id, None).unwrap()
}

/// Plays a hand to its recorded result.
pub(crate) fn play_hand(store: &Store, header: &Header, slot: Slot) -> PlayedHand {
    let hand = deal_hand(store, header, slot);
    let (moves, ended) = play_to_end(&hand);
    assert_eq!(
        played_hands::finish(store, None, &hand, (0, &moves), &ended).unwrap(),
        (AppendOutcome::Written, true)
    );
    played_hands::find(store, &hand.id).unwrap()
}

fn load_record(store: &Store, header: &Header) -> TournamentRecord {
    tournaments::load(store, &header.slug).unwrap()
}

fn visible_log(store: &Store, hand: &PlayedHand) -> Option<HandLog> {
    let log = Snapshots::new(store.clone()).hand_log(hand).unwrap();
    assert_eq!(log.is_none(), played_hands::is_hidden(store, hand).unwrap());
    log
}

fn record_by_hand(store: &Store, header: &Header, slot: Slot) {
    let stored = load_record(store, header);
    entries::record(store, &entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, 20)))).unwrap();
}

#[apply(on_both!)]
fn tables_of_a_deal_share_a_deck_after_restarts(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    let one = played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    // The other table deals through another copy of the service.
    let two = played_hands::set_up(&database.open_other_copy(), &header.id, slot(1, 2, 1)).unwrap();
    assert!(one.deal.is_some() && one.deal == two.deal);
    assert_eq!(one.seed, two.seed);
    assert_eq!(one.seed.commitment(), two.seed.commitment());
    assert_eq!(played_hands::find(store, &two.id).unwrap(), two);
    play_hand(store, &header, slot(1, 1, 1));
    let next = played_hands::set_up(store, &header.id, slot(1, 1, 2)).unwrap();
    assert_ne!(next.seed, one.seed);
    let other = start_tournament(store, &club, &new("Saturday night", &duplicate_keys("eight-player")));
    assert_ne!(played_hands::set_up(store, &other.id, slot(1, 1, 1)).unwrap().seed, one.seed);
    let without = start_tournament(store, &club, &new("Sunday night", &keys("eight-player")));
    let [one, two] = [1, 2].map(|table| played_hands::set_up(store, &without.id, slot(1, table, 1)).unwrap());
    assert!(one.deal.is_none() && one.seed != two.seed);
}

#[apply(on_both!)]
fn tables_that_deal_at_once_get_one_deck(database: &Database) {
    let (club, _) = set_up(&database.store);
    let names: Vec<String> = (0..16).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let other = database.open_other_copy();
    for number in 0..5 {
        let mut new = new(&format!("Evening {number}"), &duplicate_keys("individual"));
        new.tournament = draw_up_among(&names, &format!("Evening {number}"), &duplicate_keys("individual"));
        let header = start_tournament(&database.store, &club, &new);
        let start = Barrier::new(4);
        let ask = |table: u32| {
            let store = if table == 1 { &database.store } else { &other };
            start.wait();
            played_hands::set_up(store, &header.id, slot(1, table, 1)).unwrap().seed
        };
        let seeds: Vec<_> = thread::scope(|scope| {
            let ask = &ask;
            let asked: Vec<_> = (1..=4).map(|table| scope.spawn(move || ask(table))).collect();
            asked.into_iter().map(|asked| asked.join().unwrap()).collect()
        });
        assert!(seeds.iter().all(|seed| *seed == seeds[0]), "evening {number}");
    }
}

#[apply(on_both!)]
fn cards_are_revealed_once_every_table_has_played(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let one = play_hand(store, &header, slot(1, 1, 1));
    assert!(visible_log(store, &one).is_none(), "table 2 gets the same cards");
    assert!(load_record(store, &header).hides(&one));
    let two = deal_hand(store, &header, slot(1, 2, 1));
    assert!(visible_log(store, &one).is_none(), "while it is played");
    let (moves, ended) = play_to_end(&two);
    played_hands::finish(store, None, &two, (0, &moves), &ended).unwrap();
    let two = played_hands::find(store, &two.id).unwrap();
    let logs = [&one, &two].map(|hand| visible_log(store, hand).unwrap());
    assert_eq!(logs[0].deck, logs[1].deck);
    assert_eq!(logs[0].seed.as_ref(), Some(&one.seed));
    assert!(logs.iter().all(|log| lastcard::rules::log::replay(log).is_ok()));
    let stored = load_record(store, &header);
    assert!(!stored.hides(&one) && stored.opened.contains(&Deal { round: 1, hand: 1 }));
}

#[apply(on_both!)]
fn the_results_are_compared_and_the_file_keeps_them(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    play_hand(store, &header, slot(1, 1, 1));
    assert!(tally(&load_record(store, &header).tournament).compared.is_empty());
    play_hand(store, &header, slot(1, 2, 1));
    let stored = load_record(store, &header);
    let tally = tally(&stored.tournament);
    assert_eq!(tally.compared.len(), 2);
    assert_eq!(tally.compared[0].better, -tally.compared[1].better);
    assert_eq!(tally.compared[0].better, tally.compared[0].made - tally.compared[1].made);
    assert!(stored.entries.iter().all(|entry| entry.entry.shared && entry.via == EntrySource::Played));
    let written = lastcard::tournament::file::write(&stored.tournament);
    assert_eq!(lastcard::tournament::file::read(&written).unwrap(), stored.tournament);
}

#[apply(on_both!)]
fn a_mirrored_round_swaps_the_hidden_cards(database: &Database) {
    let (_, header) = start_two_rounds(database);
    let store = &database.store;
    let first: Vec<_> = (1..=3).map(|hand| play_hand(store, &header, slot(1, 1, hand))).collect();
    assert!(first.iter().all(|hand| visible_log(store, hand).is_none()));
    let mirrored = play_hand(store, &header, slot(2, 1, 1));
    assert_eq!(mirrored.seed, first[0].seed);
    assert_eq!(mirrored.seating, first[0].seating);
    let held = |hand: &PlayedHand, place: usize| {
        let mut shuffle = lastcard::rules::Seeded::new(hand.seed.clone());
        let deck = hand.rules.deck().shuffled(&mut shuffle);
        let state = lastcard::rules::Hand::deal(hand.rules, hand.table().unwrap(), deck, &mut shuffle);
        let seat = lastcard::rules::Seat::new(place).unwrap();
        *state.unwrap().view_for(seat).holding()
    };
    // Everybody has the holding that the right neighbour, an opponent, had.
    for place in 0..4 {
        assert_eq!(held(&mirrored, (place + 1) % 4), held(&first[0], place));
    }
    assert!(visible_log(store, &first[0]).is_some() && visible_log(store, &mirrored).is_some());
    assert!(visible_log(store, &first[1]).is_none(), "the second deal is still to be mirrored");
}

#[apply(on_both!)]
fn a_redealt_hand_gets_its_own_deck(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let given_up = deal_hand(store, &header, slot(1, 1, 1));
    played_hands::close(store, &given_up.id).unwrap();
    let again = play_hand(store, &header, slot(1, 1, 1));
    assert!(given_up.deal.is_some() && again.deal.is_none());
    assert_ne!(given_up.seed, again.seed);
    assert!(visible_log(store, &again).is_some(), "nobody else gets these cards");
    let two = play_hand(store, &header, slot(1, 2, 1));
    assert_eq!(two.seed, given_up.seed);
    assert!(tally(&load_record(store, &header).tournament).compared.is_empty());
    // No card is seen before the deal: the hand is set up anew with the same deck.
    let joining = played_hands::set_up(store, &header.id, slot(1, 1, 2)).unwrap();
    played_hands::close(store, &joining.id).unwrap();
    let again = played_hands::set_up(store, &header.id, slot(1, 1, 2)).unwrap();
    assert!(again.deal.is_some() && again.seed == joining.seed && again.id != joining.id);
}

#[apply(on_both!)]
fn a_manually_recorded_hand_reveals_the_cards(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let one = play_hand(store, &header, slot(1, 1, 1));
    record_by_hand(store, &header, slot(1, 2, 1));
    assert!(visible_log(store, &one).is_some());
    assert!(tally(&load_record(store, &header).tournament).compared.is_empty());
}

#[apply(on_both!)]
fn revealed_cards_are_never_dealt_again(database: &Database) {
    let (_, header) = start_evening(database);
    let store = &database.store;
    let one = play_hand(store, &header, slot(1, 1, 1));
    record_by_hand(store, &header, slot(1, 2, 1));
    assert!(visible_log(store, &one).is_some());
    let taken_back = entry(&load_record(store, &header), slot(1, 2, 1), None);
    entries::record(store, &taken_back).unwrap();
    let two = play_hand(store, &header, slot(1, 2, 1));
    assert!(two.deal.is_none() && two.seed != one.seed);
    assert!(visible_log(store, &one).is_some(), "what was told stays told");
}

#[apply(on_both!)]
fn the_end_of_a_tournament_reveals_its_cards(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    let one = play_hand(store, &header, slot(1, 1, 1));
    let joining = played_hands::set_up(store, &header.id, slot(1, 2, 1)).unwrap();
    tournaments::change_state(store, &club.id, &header.id, StateChange::Stop, None).unwrap();
    assert!(visible_log(store, &one).is_some());
    assert_eq!(played_hands::find(store, &joining.id).unwrap().state, PlayedHandState::Void);
    tournaments::change_state(store, &club.id, &header.id, StateChange::Reopen, None).unwrap();
    assert!(played_hands::set_up(store, &header.id, slot(1, 2, 1)).unwrap().deal.is_none());
    // Nobody has asked for the next deal yet, so it is as secret as any.
    assert!(played_hands::set_up(store, &header.id, slot(1, 1, 2)).unwrap().deal.is_some());
    tournaments::change_state(store, &club.id, &header.id, StateChange::Archive, None).unwrap();
    assert!(load_record(store, &header).opened.contains(&Deal { round: 1, hand: 2 }));
}

#[apply(on_both!)]
fn hands_in_play_stay_hidden_at_the_end(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    let one = play_hand(store, &header, slot(1, 1, 1));
    let two = deal_hand(store, &header, slot(1, 2, 1));
    tournaments::change_state(store, &club.id, &header.id, StateChange::Stop, None).unwrap();
    assert!(visible_log(store, &one).is_none());
    played_hands::close(store, &two.id).unwrap();
    assert!(visible_log(store, &one).is_some());
}

#[apply(on_both!)]
fn a_withdrawal_reveals_a_deal_nobody_will_play(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    let one = play_hand(store, &header, slot(1, 1, 1));
    let stored = load_record(store, &header);
    let hand = stored.tournament.hand(slot(1, 2, 1)).unwrap();
    let leaves: PlayerId = hand.seating.players()[0].clone();
    let entrant: EntrantId = stored.tournament.entrant_of(&leaves).unwrap().id.clone();
    let from = HandNumber { round: 1, hand: 1 };
    let step = LineUpChange::Leaves { entrant, change: SeatDeparture { from, leaves, comes: None } };
    tournaments::change_line_up(store, &club.id, &header.id, None, &step).unwrap();
    assert!(visible_log(store, &one).is_some());
    let stored = tournaments::load(store, &header.slug).unwrap();
    let last = stored.undoable().unwrap().id.clone();
    tournaments::undo_line_up_change(store, &club.id, &header.id, None, &last).unwrap();
    assert!(played_hands::set_up(store, &header.id, slot(1, 2, 1)).unwrap().deal.is_none());
}

#[apply(on_both!)]
fn an_imported_deal_is_not_dealt_again(database: &Database) {
    let (club, header) = start_evening(database);
    let store = &database.store;
    play_hand(store, &header, slot(1, 1, 1));
    let elsewhere =
        TournamentImport { starts_at: header.starts_at, tournament: load_record(store, &header).tournament };
    let imported = tournaments::import(store, &club.id, None, &elsewhere).unwrap();
    assert!(played_hands::set_up(store, &imported.id, slot(1, 2, 1)).unwrap().deal.is_none());
    assert!(played_hands::set_up(store, &imported.id, slot(1, 1, 2)).unwrap().deal.is_some());
}
