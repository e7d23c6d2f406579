//! The play-off of a shared first place: begun, recorded, taken back, imported, on both databases.

use lastcard::club::StateChange;
use lastcard::club::{ClaimMethod, EventKind};
use lastcard::rules::bot::Bot;
use lastcard::store::clubs::Club;
use lastcard::store::seats::{self, Holder};
use lastcard::store::tournaments::{
    self, ChangeError, Header, LineUpError, PlayOffError, TournamentImport, TournamentRecord,
};
use lastcard::store::{AccountId, Store, entries, played_hands};
use lastcard::tournament::{
    EntrantId, FinalHoldings, HandNumber, HandResult, HandsToWin, LineUpChange, PlayOffRefusal, PlayerId,
    SeatDeparture, SetupKeys, file, tally,
};
use macro_rules_attribute::apply;

use crate::store::played_hands::storage::play_to_end;
use crate::store::set_up;
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};

/// Starts a free-for-all that ends after two hands: Anna and Boris have won one each.
fn start_tied(store: &Store) -> (Club, AccountId, Header) {
    let (club, account) = set_up(store);
    let lazy = SetupKeys { method: Some("lazy".to_owned()), agreed_hands: Some(2), ..keys("free-for-all") };
    let header = start_friday_night(store, &club, &lazy);
    for (hand, seat) in [(1, 0), (2, 1)] {
        let stored = load(store, &header);
        let result = win_by_seat(&stored, slot(1, 1, hand), seat, 5);
        entries::record(store, &entry(&stored, slot(1, 1, hand), Some(result))).unwrap();
    }
    (club, account.id, header)
}

fn load(store: &Store, header: &Header) -> TournamentRecord {
    tournaments::load(store, &header.slug).unwrap()
}

fn out_result(player: &str) -> HandResult {
    HandResult::Won { out: PlayerId::parse(player).unwrap(), left: FinalHoldings::default(), losers: None }
}

#[apply(on_both!)]
fn a_recorded_play_off_ends_the_tournament(database: &Database) {
    let store = &database.store;
    let (club, by, header) = start_tied(store);
    let begin = |hands| tournaments::begin_play_off(store, &club.id, &header.id, Some(&by), hands);
    let before = load(store, &header);
    let changed = begin(HandsToWin::Two).unwrap();
    assert_eq!(changed.revision, before.header.revision + 1);
    let again = begin(HandsToWin::One);
    assert!(matches!(again, Err(PlayOffError::Refused(PlayOffRefusal::PlayOffTwice))), "{again:?}");
    for (hand, player) in [(1, "anna"), (2, "boris"), (3, "boris")] {
        let stored = load(store, &header);
        assert!(!tally(&stored.tournament).standings.finished);
        entries::record(store, &entry(&stored, slot(2, 1, hand), Some(out_result(player)))).unwrap();
    }
    let after = load(store, &header);
    let standings = tally(&after.tournament).standings;
    assert!(standings.finished);
    assert_eq!((standings.standings[0].entrant.as_str(), standings.standings[1].rank), ("boris", Some(2)));
    let events = tournaments::events(store, &header.id).unwrap();
    assert!(
        events.iter().any(|event| event.kind == EventKind::PlayOff && event.account_id.as_ref() == Some(&by))
    );
    // Another copy of the service reads the same.
    assert_eq!(
        tournaments::load(&database.open_other_copy(), &header.slug).unwrap().tournament,
        after.tournament
    );

    let text = file::write(&after.tournament);
    let import = TournamentImport { starts_at: header.starts_at, tournament: file::read(&text).unwrap() };
    let copy = tournaments::import(store, &club.id, Some(&by), &import).unwrap();
    assert_eq!(file::write(&load(store, &copy).tournament), text);
}

#[apply(on_both!)]
fn a_play_off_without_results_can_be_undone(database: &Database) {
    let store = &database.store;
    let (club, by, header) = start_tied(store);
    let begin = |hands| tournaments::begin_play_off(store, &club.id, &header.id, Some(&by), hands);
    let end = || tournaments::take_back_play_off(store, &club.id, &header.id, Some(&by));
    let before = load(store, &header).tournament;
    assert!(matches!(end(), Err(PlayOffError::TooLate)));
    begin(HandsToWin::One).unwrap();
    let first = slot(2, 1, 1);
    entries::record(store, &entry(&load(store, &header), first, Some(out_result("anna")))).unwrap();
    assert!(matches!(end(), Err(PlayOffError::TooLate)));
    entries::record(store, &entry(&load(store, &header), first, None)).unwrap();
    end().unwrap();
    assert_eq!(load(store, &header).tournament, before);
    begin(HandsToWin::Two).unwrap();
    let again = load(store, &header);
    assert_eq!((again.revision(first), tally(&again.tournament).standings.next[0].slot), (2, first));
    entries::record(store, &entry(&again, first, Some(out_result("boris")))).unwrap();
    let kinds: Vec<EventKind> =
        tournaments::events(store, &header.id).unwrap().iter().map(|event| event.kind.clone()).collect();
    assert!(
        kinds.ends_with(&[EventKind::PlayOff, EventKind::PlayOffUndone, EventKind::PlayOff]),
        "{kinds:?}"
    );
}

#[apply(on_both!)]
fn a_play_off_on_phones_cannot_be_undone(database: &Database) {
    let store = &database.store;
    let (club, by, header) = start_tied(store);
    tournaments::begin_play_off(store, &club.id, &header.id, Some(&by), HandsToWin::One).unwrap();
    let hand = played_hands::set_up(store, &header.id, slot(2, 1, 1)).unwrap();
    assert_eq!((hand.seating.to_string().as_str(), hand.sides.len()), ("anna, boris", 0));
    for player in hand.seating.players() {
        seats::take(store, &header.id, player, &Holder::Bot(Bot::Greedy), ClaimMethod::Sit, None).unwrap();
    }
    let hand = played_hands::deal(store, &hand.id, None).unwrap();
    let end = tournaments::take_back_play_off(store, &club.id, &header.id, Some(&by));
    assert!(matches!(end, Err(PlayOffError::InPlay(at)) if at == slot(2, 1, 1)), "{end:?}");
    let (moves, ended) = play_to_end(&hand);
    played_hands::finish(store, None, &hand, (0, &moves), &ended).unwrap();
    assert!(tally(&load(store, &header).tournament).standings.finished);
}

#[apply(on_both!)]
fn a_play_off_blocks_other_changes(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let header = start_friday_night(store, &club, &keys("free-for-all"));
    for seat in [0, 1] {
        let (stored, slot) = (load(store, &header), slot(1, 1, u32::try_from(seat).unwrap() + 1));
        entries::record(store, &entry(&stored, slot, Some(win_by_seat(&stored, slot, seat, 5)))).unwrap();
    }
    let begin =
        || tournaments::begin_play_off(store, &club.id, &header.id, Some(&account.id), HandsToWin::One);
    let early = begin();
    assert!(matches!(early, Err(PlayOffError::Refused(PlayOffRefusal::PlayOffTooEarly))), "{early:?}");
    tournaments::change_state(store, &club.id, &header.id, StateChange::Stop, None).unwrap();
    begin().unwrap();
    let reopened = tournaments::change_state(store, &club.id, &header.id, StateChange::Reopen, None);
    assert!(matches!(reopened, Err(ChangeError::HasPlayOff)), "{reopened:?}");
    let change = SeatDeparture {
        from: HandNumber { round: 2, hand: 1 },
        leaves: PlayerId::parse("anna").unwrap(),
        comes: None,
    };
    let step = LineUpChange::Leaves { entrant: EntrantId::parse("anna").unwrap(), change };
    let taken = tournaments::change_line_up(store, &club.id, &header.id, None, &step);
    assert!(matches!(taken, Err(LineUpError::Refused(_))), "{taken:?}");
}
