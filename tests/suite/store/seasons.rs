//! Seasons: their tournaments, and standings that always match the ledgers.

use macro_rules_attribute::apply;
use std::collections::BTreeSet;
use std::sync::Barrier;
use std::thread;

use chrono::Utc;
use lastcard::club::{Audience, Embargo, NamePolicy, SeasonKeys, SeasonRules, StateChange, Visibility};
use lastcard::snapshots::{SeasonSnapshot, Snapshots};
use lastcard::store::clubs::{self, Club};
use lastcard::store::seasons::{self, NewSeason, SeasonError};
use lastcard::store::tournaments::{self, Header, NewTournament, TournamentImport};
use lastcard::store::{Store, StoreError, TournamentId, merging, players};
use lastcard::tournament::{Amendment, Ruling, ShortText, Verdict, file};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use crate::store::{details, name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{amendment, draw_up_among, entry, keys, new, start_tournament, win_by_seat};

fn season(named: &str, of: &[&Header]) -> NewSeason {
    NewSeason {
        name: name(named),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: of.iter().map(|header| header.id.clone()).collect(),
    }
}

/// Returns a draft among four people.
fn draft(named: &str, people: &[&str]) -> NewTournament {
    let keys = keys("four-player");
    NewTournament { tournament: draw_up_among(people, named, &keys), ..new(named, &keys) }
}

fn names_of(store: &Store, season: &seasons::Season) -> Vec<String> {
    let all = seasons::tournaments_of(store, &season.id).unwrap();
    all.into_iter().map(|header| header.name.to_string()).collect()
}

/// Returns everybody's name, rank and points.
fn table(shown: &SeasonSnapshot) -> Vec<(&str, Option<u32>, u32)> {
    let line = |line: &lastcard::club::SeasonLine<_>| {
        (shown.people[&line.player].name.as_str(), line.rank, line.worth.points())
    };
    shown.table.lines.iter().map(line).collect()
}

/// Records the next hand, in which the player at this seat goes out.
fn record_next_hand(snapshots: &Snapshots, header: &Header, seat: usize, points: u32) {
    let stored = snapshots.fresh_unredacted(&header.slug).unwrap().stored.clone();
    let slot = stored.tournament.next_hands().remove(0).slot;
    snapshots.record(&entry(&stored, slot, Some(win_by_seat(&stored, slot, seat, points)))).unwrap();
}

const FOUR: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

/// Imports an evening with Dmitri into the season.
fn import_into_season(
    store: &Store,
    club: &Club,
    year: &seasons::Season,
    evenings: &[Header],
    rules: &NewSeason,
) {
    let text = include_str!("../../evenings/four_player.json").replace("\"Gleb\"", "\"Dmitri\"");
    let import = TournamentImport { starts_at: Utc::now(), tournament: file::read(&text).unwrap() };
    let brought = tournaments::import(store, &club.id, None, &import).unwrap();
    let all: Vec<&Header> = evenings.iter().chain([&brought]).collect();
    let with_it = NewSeason { rules: rules.rules.clone(), ..season("2026", &all) };
    seasons::update(store, &club.id, &year.id, year.revision, &with_it).unwrap();
}

fn merge_players(snapshots: &Snapshots, club: &Club, stays: &str, goes: &str) {
    let roster = players::list(snapshots.store(), &club.id).unwrap();
    let id = |named: &str| roster.iter().find(|player| player.name.as_str() == named).unwrap().id.clone();
    let merge = |store: &Store| merging::merge(store, &club.id, &id(stays), &id(goes), None);
    snapshots.change_club(&club.id, merge).unwrap();
}

fn disqualify_player(snapshots: &Snapshots, club: &Club, header: &Header) {
    let stored = snapshots.fresh_unredacted(&header.slug).unwrap().stored.clone();
    let player = stored.tournament.entrants()[1].players[0].id.clone();
    let reason = ShortText::parse("Looked into others’ cards").unwrap().unwrap();
    let ruling = Ruling { verdict: Verdict::Disqualification { player }, reason };
    let rule = |store: &Store| tournaments::make_ruling(store, &club.id, &header.id, None, &ruling, 0);
    snapshots.change(&header.id, rule).unwrap();
}

/// Asserts that a cached season equals one read from scratch.
fn assert_as_if_folded_anew(
    snapshots: &Snapshots,
    fresh: &Snapshots,
    club: &Club,
    year: &seasons::Season,
    step: usize,
) {
    let of = |snapshots: &Snapshots| snapshots.season(&club.id, &year.slug).unwrap();
    assert_eq!(of(snapshots), of(fresh), "after step {step}");
    for season in [None, Some(year.slug.as_str())] {
        let of = |snapshots: &Snapshots| snapshots.ratings(&club.id, season).unwrap();
        assert_eq!(of(snapshots), of(fresh), "after step {step}");
    }
    let of = |snapshots: &Snapshots| snapshots.club_people(&club.id).unwrap();
    assert_eq!(of(snapshots), of(fresh), "after step {step}");
    for id in of(snapshots).people.keys() {
        let of = |snapshots: &Snapshots| snapshots.player_profile(&club.id, id).unwrap();
        assert_eq!(of(snapshots), of(fresh), "after step {step}");
    }
}

#[apply(on_both!)]
fn a_tournament_belongs_to_one_season_at_most(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let create = |named| tournaments::create(store, &club.id, None, &draft(named, &FOUR)).unwrap();
    let (friday, cup) = (create("Friday"), create("Cup"));
    let year = seasons::create(store, &club.id, &season("2026", &[&friday])).unwrap();
    let taken = seasons::create(store, &club.id, &season("League", &[&friday, &cup]));
    let Err(SeasonError::Elsewhere(what, other)) = taken else { panic!("{taken:?}") };
    assert_eq!((what.as_str(), other.as_str()), ("Friday", "2026"));
    let twice = seasons::create(store, &club.id, &season("2026", &[]));
    assert!(matches!(twice, Err(SeasonError::NameTaken)), "{twice:?}");
    assert_eq!(seasons::list(store, &club.id).unwrap().len(), 1);

    // An update based on an older state changes nothing.
    let both = season("2026", &[&friday, &cup]);
    let changed = seasons::update(store, &club.id, &year.id, year.revision, &both).unwrap();
    let late = seasons::update(store, &club.id, &year.id, year.revision, &season("2027", &[]));
    assert!(matches!(late, Err(SeasonError::Stale)), "{late:?}");
    assert_eq!(names_of(store, &changed), ["Friday", "Cup"]);
    // A deleted tournament leaves its season, and a missing one is ignored.
    tournaments::delete(store, &club.id, &cup.id).unwrap();
    assert_eq!(names_of(store, &changed), ["Friday"]);
    let again = seasons::update(store, &club.id, &year.id, changed.revision, &both).unwrap();
    assert_eq!(names_of(store, &again), ["Friday"]);
    // Removing a season leaves its tournaments.
    seasons::remove(store, &club.id, &year.id).unwrap();
    assert_eq!(tournaments::list(store, &club.id).unwrap().len(), 1);
    assert!(seasons::of_tournament(store, &friday.id).unwrap().is_none());
}

#[apply(on_both!)]
fn tournaments_of_other_clubs_cannot_be_taken(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let other = clubs::create(store, &details("Other")).unwrap();
    let theirs = tournaments::create(store, &other.id, None, &draft("Theirs", &FOUR)).unwrap();
    let stolen = seasons::create(store, &club.id, &season("2026", &[&theirs]));
    assert!(matches!(stolen, Err(SeasonError::Store(StoreError::NotFound))), "{stolen:?}");
    let own = seasons::create(store, &club.id, &season("New", &[])).unwrap();
    assert_eq!(own.slug, "new-2");
    assert!(matches!(seasons::by_slug(store, &other.id, &own.slug), Err(StoreError::NotFound)));
    assert!(matches!(seasons::remove(store, &other.id, &own.id), Err(StoreError::NotFound)));
    // Each club may have a season of this name.
    assert_eq!(seasons::create(store, &other.id, &season("New", &[])).unwrap().slug, "new-2");
}

#[apply(on_both!)]
fn concurrent_seasons_do_not_share_a_tournament(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let cup = tournaments::create(store, &club.id, None, &draft("Cup", &FOUR)).unwrap();
    let start = Barrier::new(8);
    let made: Vec<bool> = thread::scope(|scope| {
        let one = |number: usize| {
            let (start, cup, club) = (&start, &cup, &club);
            scope.spawn(move || {
                start.wait();
                seasons::create(store, &club.id, &season(&format!("Season {number}"), &[cup])).is_ok()
            })
        };
        let all: Vec<_> = (0..8).map(one).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(made.iter().filter(|made| **made).count(), 1);
    assert_eq!(seasons::list(store, &club.id).unwrap().len(), 1);
}

#[apply(on_both!)]
fn one_season_takes_new_tournaments(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let takes = |named| NewSeason { takes_new: true, ..season(named, &[]) };
    let first = seasons::create(store, &club.id, &takes("2025")).unwrap();
    tournaments::create(store, &club.id, None, &draft("Friday", &FOUR)).unwrap();
    let second = seasons::create(store, &club.id, &takes("2026")).unwrap();
    tournaments::create_once(
        store,
        &club.id,
        None,
        &TournamentId::from("0".repeat(32)),
        &draft("Cup", &FOUR),
    )
    .unwrap();
    assert_eq!(
        (names_of(store, &first), names_of(store, &second)),
        (vec!["Friday".to_owned()], vec!["Cup".to_owned()])
    );
    assert!(!seasons::by_slug(store, &club.id, &first.slug).unwrap().takes_new);
    let other = clubs::create(store, &details("Other")).unwrap();
    let theirs = tournaments::create(store, &other.id, None, &draft("Theirs", &FOUR)).unwrap();
    assert!(seasons::of_tournament(store, &theirs.id).unwrap().is_none());
}

#[apply(on_both!)]
fn an_ended_season_is_frozen_until_reopened(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let friday = tournaments::create(store, &club.id, None, &draft("Friday", &FOUR)).unwrap();
    let new = NewSeason { takes_new: true, ..season("2026", &[&friday]) };
    let year = seasons::create(store, &club.id, &new).unwrap();
    let changed = seasons::update(store, &club.id, &year.id, year.revision, &new).unwrap();
    let late = seasons::end(store, &club.id, &year.id, year.revision);
    assert!(matches!(late, Err(SeasonError::Stale)), "{late:?}");
    let ended = seasons::end(store, &club.id, &year.id, changed.revision).unwrap();
    assert!(ended.ended_at.is_some() && !ended.takes_new);
    // A second tap does nothing and is not an error.
    assert_eq!(seasons::end(store, &club.id, &year.id, changed.revision).unwrap(), ended);
    let refused = seasons::update(store, &club.id, &year.id, ended.revision, &season("2027", &[]));
    assert!(matches!(refused, Err(SeasonError::Ended)), "{refused:?}");
    let cup = tournaments::create(store, &club.id, None, &draft("Cup", &FOUR)).unwrap();
    assert!(seasons::of_tournament(store, &cup.id).unwrap().is_none());
    assert_eq!(names_of(store, &ended), ["Friday"]);
    let open = seasons::reopen(store, &club.id, &year.id).unwrap();
    assert!(open.ended_at.is_none());
    assert_eq!(seasons::reopen(store, &club.id, &year.id).unwrap(), open);
    seasons::update(store, &club.id, &year.id, open.revision, &season("2027", &[&cup])).unwrap();
    let other = clubs::create(store, &details("Other")).unwrap();
    assert!(matches!(seasons::reopen(store, &other.id, &year.id), Err(StoreError::NotFound)));
}

#[apply(on_both!)]
fn only_public_tournaments_count(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let evenings: Vec<Header> = ["One", "Two", "Three"]
        .iter()
        .map(|named| start_tournament(store, &club, &draft(named, &FOUR)))
        .collect();
    let coming = tournaments::create(store, &club.id, None, &draft("Draft", &FOUR)).unwrap();
    let all: Vec<&Header> = evenings.iter().chain([&coming]).collect();
    let year = seasons::create(store, &club.id, &season("2026", &all)).unwrap();
    for header in &evenings {
        record_next_hand(&snapshots, header, 0, 10);
    }
    let counted = |snapshots: &Snapshots| -> (usize, usize) {
        let shown = snapshots.season(&club.id, &year.slug).unwrap();
        (shown.evenings.len(), shown.coming.len())
    };
    assert_eq!(counted(&snapshots), (3, 0));
    let set = |header: &Header, audience: Audience| {
        tournaments::set_audience(store, &club.id, &header.id, audience, None).unwrap();
    };
    set(&evenings[0], Audience { visibility: Visibility::Private, ..Audience::default() });
    set(&evenings[1], Audience { embargo: Embargo::OnRequest, ..Audience::default() });
    assert_eq!(counted(&snapshots), (1, 1));
    let first = Audience { names: NamePolicy::Alias, ..Audience::default() };
    set(&evenings[2], first);
    let shown = snapshots.season(&club.id, &year.slug).unwrap();
    assert!(shown.people.values().all(|person| !FOUR.contains(&person.name.as_str())), "{:?}", shown.people);
}

#[apply(on_both!)]
fn merged_people_have_one_line(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let friday = start_tournament(store, &club, &draft("Friday", &FOUR));
    let cup = start_tournament(store, &club, &draft("Cup", &["Annie", "Boris", "Vera", "Gleb"]));
    for header in [&friday, &cup] {
        record_next_hand(&snapshots, header, 0, 10);
        let stop =
            |store: &Store| tournaments::change_state(store, &club.id, &header.id, StateChange::Stop, None);
        snapshots.change(&header.id, stop).unwrap();
    }
    let year = seasons::create(store, &club.id, &season("2026", &[&friday, &cup])).unwrap();
    assert_eq!(snapshots.season(&club.id, &year.slug).unwrap().table.lines.len(), 5);
    let all = players::list(store, &club.id).unwrap();
    let id = |named: &str| all.iter().find(|player| player.name.as_str() == named).unwrap().id.clone();
    snapshots
        .change_club(&club.id, |store| merging::merge(store, &club.id, &id("Anna"), &id("Annie"), None))
        .unwrap();
    for snapshots in [snapshots, Snapshots::new(store.clone())] {
        let shown = snapshots.season(&club.id, &year.slug).unwrap();
        assert_eq!(table(&shown)[0], ("Anna", Some(1), 6));
        assert_eq!(table(&shown).len(), 4);
    }
}

// A cached season equals one read from scratch, whatever was done to its evenings.
#[apply(on_both!)]
fn a_cached_season_equals_a_replay(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let (snapshots, elsewhere) = (Snapshots::new(store.clone()), Snapshots::new(database.open_other_copy()));
    let people = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"];
    let evenings: Vec<Header> = (0..3)
        .map(|at| start_tournament(store, &club, &draft(&format!("Evening {at}"), &people[at..at + 4])))
        .collect();
    let rules = SeasonKeys {
        best: Some(2),
        least: Some(2),
        count: Some("places".to_owned()),
        ..SeasonKeys::default()
    };
    let new = NewSeason {
        rules: SeasonRules::parse(&rules).unwrap(),
        ..season("2026", &evenings.iter().collect::<Vec<_>>())
    };
    let year = seasons::create(store, &club.id, &new).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
    for step in 0..60 {
        let header = &evenings[rng.random_range(0..evenings.len())];
        // Some evenings are changed by a copy of the program without viewers.
        let by = if rng.random_bool(0.3) { &elsewhere } else { &snapshots };
        let stored = by.fresh_unredacted(&header.slug).unwrap().stored.clone();
        let recorded: Vec<_> =
            stored.tournament.hands().iter().filter(|hand| !hand.is_open()).map(|hand| hand.slot).collect();
        let (seat, points) = (rng.random_range(0..4), rng.random_range(1..90));
        if recorded.is_empty() || rng.random_bool(0.5) {
            if !stored.tournament.next_hands().is_empty() {
                record_next_hand(by, header, seat, points);
            }
        } else {
            let slot = recorded[rng.random_range(0..recorded.len())];
            let deed = if rng.random_bool(0.6) {
                let outcome = win_by_seat(&stored, slot, seat, points);
                Amendment::Record { outcome, penalties: Vec::new() }
            } else {
                Amendment::Open
            };
            // A hand before others may not be opened again: then nothing is done.
            let _ = by.record(&amendment(&stored, slot, deed));
        }
        match step {
            20 => import_into_season(store, &club, &year, &evenings, &new),
            35 => merge_players(&elsewhere, &club, "Egor", "Dmitri"),
            45 => disqualify_player(&snapshots, &club, &evenings[0]),
            _ => {}
        }
        for known in &evenings {
            snapshots.fresh_unredacted(&known.slug).unwrap();
        }
        assert_as_if_folded_anew(&snapshots, &Snapshots::new(store.clone()), &club, &year, step);
    }
    let names: BTreeSet<&str> = people.into_iter().collect();
    let shown = snapshots.season(&club.id, &year.slug).unwrap();
    assert!(!shown.table.lines.is_empty() && table(&shown).iter().all(|(name, ..)| names.contains(name)));
}
