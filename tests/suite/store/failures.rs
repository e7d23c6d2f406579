use macro_rules_attribute::apply;
use std::{collections::BTreeSet, thread};

use lastcard::store::{
    Store,
    code_uses::{self, CodeUse},
    codes::{self, Code},
    failures::{self, Limit},
};

use super::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{keys, started},
};

fn limit(key: &str, most: u32) -> Limit {
    Limit { key: key.to_owned(), most }
}

fn is_closed(store: &Store, limit: &Limit) -> bool {
    !failures::closed(store, std::slice::from_ref(limit)).unwrap().is_empty()
}

/// Pretends that a quarter of an hour has passed.
fn time_passes(database: &Database) {
    database.run("UPDATE failures SET first_at = '2026-01-01 00:00:00'");
}

#[apply(on_both!)]
fn of_many_attempts_at_once_no_more_get_through_two_copies_than_one(database: &Database) {
    let copies = [database.store.clone(), database.other_copy()];
    let (own, flood) = (limit("anna 192.0.2.1", 10), limit("anna", 25));
    let allowed: usize = thread::scope(|scope| {
        let tries: Vec<_> = (0..24)
            .map(|n| {
                let (store, limits) = (&copies[n % 2], [own.clone(), flood.clone()]);
                scope.spawn(move || usize::from(failures::attempt(store, &limits).unwrap()))
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).sum()
    });
    assert_eq!(allowed, 10);
    assert!(copies.iter().all(|store| is_closed(store, &own) && !is_closed(store, &flood)));
    // Refused attempts count for nobody.
    let elsewhere = [limit("anna 192.0.2.2", 100), flood.clone()];
    let more = (0..20).filter(|n| failures::attempt(&copies[n % 2], &elsewhere).unwrap()).count();
    assert_eq!(more, 15);
    // A restarted copy has forgotten nothing.
    assert!(!failures::attempt(&database.other_copy(), &[own]).unwrap());
}

#[apply(on_both!)]
fn a_door_closes_after_the_failures_and_opens_after_a_while(database: &Database) {
    let (store, anna) = (&database.store, limit("anna", 3));
    for _ in 0..3 {
        assert!(!is_closed(store, &anna));
        assert!(failures::attempt(store, std::slice::from_ref(&anna)).unwrap());
    }
    assert!(is_closed(store, &anna) && !is_closed(store, &limit("vera", 3)));
    assert!(!failures::attempt(store, std::slice::from_ref(&anna)).unwrap());
    time_passes(database);
    assert!(!is_closed(store, &anna));
    for _ in 0..3 {
        assert!(failures::attempt(store, std::slice::from_ref(&anna)).unwrap());
    }
    assert!(is_closed(store, &anna));
}

#[apply(on_both!)]
fn a_success_forgets_and_one_failure_can_be_taken_back(database: &Database) {
    let (store, anna) = (&database.store, [limit("anna", 2)]);
    let attempt = || failures::attempt(store, &anna).unwrap();
    assert!(attempt() && attempt() && !attempt());
    failures::forgive(store, &anna).unwrap();
    assert!(!is_closed(store, &anna[0]));
    assert!(attempt() && !attempt());
    failures::forget(store, &anna).unwrap();
    assert!(attempt() && attempt() && !attempt());
}

#[apply(on_both!)]
fn whoever_goes_on_guessing_closes_the_door_anew(database: &Database) {
    let (store, hall) = (&database.store, limit("hall", 3));
    let closed_at = || failures::closed(store, std::slice::from_ref(&hall)).unwrap().get("hall").copied();
    let fail = |times| failures::failed(store, &[(hall.clone(), times)]).unwrap();
    (0..3).for_each(|_| fail(1));
    let first = closed_at().unwrap();
    (0..2).for_each(|_| fail(1));
    assert_eq!(closed_at(), Some(first));
    fail(1);
    let second = closed_at().unwrap();
    assert!(second > first);
    // Failures reported together count individually.
    fail(3);
    assert!(closed_at().unwrap() > second);
    failures::failed(store, &[(limit("elsewhere", 3), 3)]).unwrap();
    assert!(is_closed(store, &limit("elsewhere", 3)));
}

#[apply(on_both!)]
fn what_was_opened_from_where_is_known_to_every_copy(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = started(&database.store, &club, &keys("four-player"));
    let code = codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let gone = CodeUse { tournament: "nobody's".to_owned().into(), ..opening("hall", &code, &header.id) };
    code_uses::note(&database.store, &[opening("hall", &code, &header.id), gone]).unwrap();
    code_uses::note(&database.store, &[opening("hall", &code, &header.id)]).unwrap();
    let other = database.other_copy();
    assert!(code_uses::is_noted(&other, "hall", &code).unwrap());
    assert!(!code_uses::is_noted(&other, "elsewhere", &code).unwrap());
    assert_eq!(failures::closed_to_club(&other, &club.id).unwrap(), [] as [String; 0]);
    failures::failed(&database.store, &[(limit("hall", 2), 2), (limit("elsewhere", 2), 2)]).unwrap();
    assert_eq!(failures::closed_to_club(&other, &club.id).unwrap(), ["hall"]);
}

#[apply(on_both!)]
fn what_is_forgotten_is_swept_out(database: &Database) {
    let store = &database.store;
    failures::failed(store, &[(limit("long ago", 3), 1)]).unwrap();
    time_passes(database);
    let mut rest = BTreeSet::from(["long ago".to_owned()]);
    // One failure in a hundred sweeps, so two thousand surely do.
    for n in 0..2_000 {
        failures::failed(store, &[(limit("now", 3), 1)]).unwrap();
        rest = database.texts("SELECT key FROM failures").into_iter().collect();
        if rest.len() == 1 && n > 0 {
            break;
        }
    }
    assert_eq!(rest, BTreeSet::from(["now".to_owned()]));
}

fn opening(place: &str, code: &Code, tournament: &lastcard::store::TournamentId) -> CodeUse {
    CodeUse { place: place.to_owned(), code: code.clone(), tournament: tournament.clone() }
}
