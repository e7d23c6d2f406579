use macro_rules_attribute::apply;
use std::{collections::BTreeSet, thread};

use lastcard::store::{
    Store,
    code_uses::{self, CodeUse},
    codes::{self, Code},
    failures::{self, FailureLimit},
};

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{keys, start_friday_night},
};

fn limit(key: &str, most: u32) -> FailureLimit {
    FailureLimit { key: key.to_owned(), most }
}

fn is_closed(store: &Store, limit: &FailureLimit) -> bool {
    !failures::lockouts(store, std::slice::from_ref(limit)).unwrap().is_empty()
}

/// Pretends that a quarter of an hour has passed.
fn let_time_pass(database: &Database) {
    database.run("UPDATE failures SET first_at = '2026-01-01 00:00:00'");
}

#[apply(on_both!)]
fn copies_share_the_rate_limit(database: &Database) {
    let copies = [database.store.clone(), database.open_other_copy()];
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
    // Refused attempts are not counted.
    let elsewhere = [limit("anna 192.0.2.2", 100), flood.clone()];
    let more = (0..20).filter(|n| failures::attempt(&copies[n % 2], &elsewhere).unwrap()).count();
    assert_eq!(more, 15);
    // A restarted copy has forgotten nothing.
    assert!(!failures::attempt(&database.open_other_copy(), &[own]).unwrap());
}

#[apply(on_both!)]
fn a_lockout_starts_after_failures_and_ends(database: &Database) {
    let (store, anna) = (&database.store, limit("anna", 3));
    for _ in 0..3 {
        assert!(!is_closed(store, &anna));
        assert!(failures::attempt(store, std::slice::from_ref(&anna)).unwrap());
    }
    assert!(is_closed(store, &anna) && !is_closed(store, &limit("vera", 3)));
    assert!(!failures::attempt(store, std::slice::from_ref(&anna)).unwrap());
    let_time_pass(database);
    assert!(!is_closed(store, &anna));
    for _ in 0..3 {
        assert!(failures::attempt(store, std::slice::from_ref(&anna)).unwrap());
    }
    assert!(is_closed(store, &anna));
}

#[apply(on_both!)]
fn success_clears_failures_and_one_can_be_forgiven(database: &Database) {
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
fn continued_guessing_renews_the_lockout(database: &Database) {
    let (store, hall) = (&database.store, limit("hall", 3));
    let closed_at = || failures::lockouts(store, std::slice::from_ref(&hall)).unwrap().get("hall").copied();
    let fail = |times| failures::count_failures(store, &[(hall.clone(), times)]).unwrap();
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
    failures::count_failures(store, &[(limit("elsewhere", 3), 3)]).unwrap();
    assert!(is_closed(store, &limit("elsewhere", 3)));
}

#[apply(on_both!)]
fn every_copy_knows_recent_code_uses(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let code = codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let gone = CodeUse { tournament: "nobody's".to_owned().into(), ..code_use("hall", &code, &header.id) };
    code_uses::record(&database.store, &[code_use("hall", &code, &header.id), gone]).unwrap();
    code_uses::record(&database.store, &[code_use("hall", &code, &header.id)]).unwrap();
    let other = database.open_other_copy();
    assert!(code_uses::is_recorded(&other, "hall", &code).unwrap());
    assert!(!code_uses::is_recorded(&other, "elsewhere", &code).unwrap());
    assert_eq!(failures::locked_out_places(&other, &club.id).unwrap(), [] as [String; 0]);
    failures::count_failures(&database.store, &[(limit("hall", 2), 2), (limit("elsewhere", 2), 2)]).unwrap();
    assert_eq!(failures::locked_out_places(&other, &club.id).unwrap(), ["hall"]);
}

#[apply(on_both!)]
fn expired_failures_are_deleted(database: &Database) {
    let store = &database.store;
    failures::count_failures(store, &[(limit("long ago", 3), 1)]).unwrap();
    let_time_pass(database);
    let mut rest = BTreeSet::from(["long ago".to_owned()]);
    // One failure in a hundred sweeps, so two thousand surely do.
    for n in 0..2_000 {
        failures::count_failures(store, &[(limit("now", 3), 1)]).unwrap();
        rest = database.texts("SELECT key FROM failures").into_iter().collect();
        if rest.len() == 1 && n > 0 {
            break;
        }
    }
    assert_eq!(rest, BTreeSet::from(["now".to_owned()]));
}

fn code_use(place: &str, code: &Code, tournament: &lastcard::store::TournamentId) -> CodeUse {
    CodeUse { place: place.to_owned(), code: code.clone(), tournament: tournament.clone() }
}
