//! Trial evenings: bots play them once, they are in no list, and they disappear.

use std::thread;

use chrono::{TimeDelta, Utc};
use lastcard::club::{SeasonRules, StateChange, TRIAL_PLAYERS, TrialPace, draw_up_trial};
use lastcard::snapshots::Snapshots;
use lastcard::store::clubs::{self, Club};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, ChangeError, Header, TournamentScope};
use lastcard::store::webhooks::{self, MessageKind, WebhookAddress};
use lastcard::store::{Store, StoreError, players};
use lastcard::tournament::{
    HandNumber, LineUpChange, Name, Pace, Player, PlayerId, SeatDeparture, Tournament, tally,
};
use macro_rules_attribute::apply;

use super::details;
use crate::support::database::{Database, on_both};

fn draw_up() -> Tournament {
    let names: Vec<Name> = ('A'..='P').map(|letter| Name::parse(&format!("{letter}nton")).unwrap()).collect();
    draw_up_trial(Name::parse("Trial evening").unwrap(), &names, [], Pace::default()).unwrap()
}

/// A club with a trial evening, whose bots play at this pace.
fn begin(store: &Store, pace: TrialPace) -> (Club, Header) {
    let club = clubs::create(store, &details("Aurora")).unwrap();
    let (header, is_new) = tournaments::begin_trial(store, &club.id, None, &draw_up()).unwrap();
    assert!(is_new);
    tournaments::set_trial_pace(store, &club.id, &header.id, None, pace).unwrap();
    (club, header)
}

fn count_entries(store: &Store, header: &Header) -> usize {
    tournaments::load(store, &header.slug).unwrap().entries.len()
}

/// Lets the bots play until they have nothing to do.
fn play_on(snapshots: &Snapshots, header: &Header) {
    loop {
        let before = count_entries(snapshots.store(), header);
        // Bots play a hand only after the previous one.
        snapshots.tend_trials(Utc::now()).unwrap();
        if count_entries(snapshots.store(), header) == before {
            return;
        }
    }
}

#[apply(on_both!)]
fn a_club_has_one_trial_evening_at_a_time(database: &Database) {
    let store = &database.store;
    let club = clubs::create(store, &details("Aurora")).unwrap();
    let begun: Vec<(Header, bool)> = thread::scope(|scope| {
        let begin = || tournaments::begin_trial(store, &club.id, None, &draw_up()).unwrap();
        let both = [scope.spawn(begin), scope.spawn(begin)];
        both.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(begun.iter().filter(|(_, is_new)| *is_new).count(), 1);
    assert_eq!(begun[0].0, begun[1].0);
    assert_eq!(tournaments::find_trial(store, &club.id).unwrap(), Some(begun[0].0.clone()));
    let other = clubs::create(store, &details("Borealis")).unwrap();
    assert!(tournaments::begin_trial(store, &other.id, None, &draw_up()).unwrap().1);
    assert_eq!(tournaments::list_trials(store).unwrap().len(), 2);
}

#[apply(on_both!)]
fn a_trial_evening_leaves_nothing_in_the_club(database: &Database) {
    let store = &database.store;
    let club = clubs::create(store, &details("Aurora")).unwrap();
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: true,
        tournaments: [].into(),
    };
    let season = seasons::create(store, &club.id, &season).unwrap();
    let address = WebhookAddress::parse("https://uno.example/news").unwrap();
    webhooks::create(store, &club.id, &address, &MessageKind::choices().collect(), None).unwrap();
    let (header, _) = tournaments::begin_trial(store, &club.id, None, &draw_up()).unwrap();
    let zoya = Player { id: PlayerId::parse("zoya").unwrap(), name: Name::parse("Zoya").unwrap() };
    let stored = tournaments::load(store, &header.slug).unwrap();
    let leaves = stored.tournament.players().next().unwrap().id.clone();
    let substitution = LineUpChange::Leaves {
        entrant: stored.tournament.entrants()[0].id.clone(),
        change: SeatDeparture { from: HandNumber { round: 1, hand: 1 }, leaves, comes: Some(zoya) },
    };
    tournaments::change_line_up(store, &club.id, &header.id, None, &substitution).unwrap();
    tournaments::set_trial_pace(store, &club.id, &header.id, None, TrialPace::End).unwrap();
    play_on(&Snapshots::new(store.clone()), &header);

    let stored = tournaments::load(store, &header.slug).unwrap();
    assert!(tally(&stored.tournament).standings.finished);
    assert!(!header.is_listed() && header.is_open());
    assert!(players::list(store, &club.id).unwrap().is_empty());
    assert!(tournaments::list(store, &club.id).unwrap().is_empty());
    assert!(tournaments::list_public(store, 9, TournamentScope::All).unwrap().is_empty());
    assert!(tournaments::events_of_club(store, &club.id).unwrap().is_empty());
    assert!(seasons::tournaments_of(store, &season.id).unwrap().is_empty());
    assert!(webhooks::find_due(store, None).unwrap().now.is_empty());
    let refused = tournaments::change_state(store, &club.id, &header.id, StateChange::Redraft, None);
    assert!(matches!(refused, Err(ChangeError::Trial)));
}

#[apply(on_both!)]
fn two_copies_play_every_hand_once(database: &Database) {
    let (_, header) = begin(&database.store, TrialPace::End);
    let copies = [0, 1].map(|_| Snapshots::new(database.store.clone()));
    thread::scope(|scope| {
        for snapshots in &copies {
            scope.spawn(|| play_on(snapshots, &header));
        }
    });
    play_on(&copies[0], &header);
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    assert!(tally(&stored.tournament).standings.finished);
    assert_eq!(stored.tournament.players().count(), TRIAL_PLAYERS);
    for hand in stored.tournament.hands() {
        let revisions: Vec<u32> = stored.history(hand.slot).map(|entry| entry.entry.revision).collect();
        let last = u32::try_from(hand.voided.len()).unwrap() + 1;
        assert_eq!(revisions, (1..=last).collect::<Vec<_>>(), "{}", hand.slot);
    }
}

#[apply(on_both!)]
fn bots_keep_the_pace_and_go_on_after_a_restart(database: &Database) {
    let (club, header) = begin(&database.store, TrialPace::Paused);
    let play = |seconds| {
        let now = Utc::now() + TimeDelta::seconds(seconds);
        // A new instance each time, as after a restart.
        Snapshots::new(database.store.clone()).tend_trials(now).unwrap();
        count_entries(&database.store, &header)
    };
    let set = |pace| {
        tournaments::set_trial_pace(&database.store, &club.id, &header.id, None, pace).unwrap();
    };
    assert_eq!(play(3600), 0);
    set(TrialPace::Times(1));
    assert_eq!((play(0), play(450), play(450)), (0, 3, 6));
    set(TrialPace::Through { round: 1, block: 2 });
    play_on(&Snapshots::new(database.store.clone()), &header);
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    let blocks: Vec<u32> =
        stored.tournament.hands().iter().filter(|hand| !hand.is_open()).map(|hand| hand.block).collect();
    assert_eq!((blocks.iter().max(), blocks.len()), (Some(&2), 12));
}

#[apply(on_both!)]
fn a_trial_evening_ends_after_a_day(database: &Database) {
    let (club, header) = begin(&database.store, TrialPace::Paused);
    let (store, until) = (&database.store, header.trial_until.unwrap());
    assert_eq!(until - header.started_at.unwrap(), TimeDelta::days(1));
    let snapshots = Snapshots::new(store.clone());
    let watched = snapshots.watch_unredacted(&header.slug).unwrap();
    snapshots.tend_trials(until - TimeDelta::seconds(1)).unwrap();
    assert!(tournaments::load(store, &header.slug).is_ok());
    snapshots.tend_trials(until).unwrap();
    assert!(matches!(tournaments::load(store, &header.slug), Err(StoreError::NotFound)));
    // Open pages learn it.
    assert!(watched.has_changed().is_err());
    assert!(matches!(snapshots.unredacted(&header.slug), Err(StoreError::NotFound)));
    assert_eq!(tournaments::find_trial(store, &club.id).unwrap(), None);
}
