//! Sign-ups: places and waiting list, also under concurrent sign-ups.

use std::collections::BTreeSet;
use std::sync::Barrier;
use std::thread;

use chrono::{TimeDelta, Utc};
use lastcard::club::{
    CheckInRefusal, Publication, SignUpNames, SignUpRefusal, SignUpSource, SignUpState, WaitlistPosition,
};
use lastcard::store::announcements::{self, Announcement, AnnouncementError, NewAnnouncement};
use lastcard::store::clubs::Club;
use lastcard::store::entries::random_key;
use lastcard::store::sign_ups::{self, NewSignUp, SignUp, SignUpAction, SignUpChangeError, SignUpError};
use lastcard::store::tournaments::{self, NewTournament};
use lastcard::store::{AnnouncementId, Store, StoreError, erasure, merging, players};
use lastcard::tournament::{Format, Setup};
use macro_rules_attribute::apply;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::store::{name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{draw_up_among, keys, mark_all_present, new};

/// Returns an evening tomorrow with this many places.
fn evening(format: &str, places: u32) -> NewAnnouncement {
    NewAnnouncement {
        name: name("Friday"),
        place: None,
        about: None,
        starts_at: Utc::now() + TimeDelta::hours(3),
        setup: Setup::parse(&keys(format)).unwrap(),
        places,
        takes_names: true,
        format_open: false,
    }
}

fn announce(store: &Store, club: &Club, new: &NewAnnouncement) -> Announcement {
    let made =
        announcements::create(store, &club.id, &AnnouncementId::made(), std::slice::from_ref(new)).unwrap();
    announcements::set_state(store, &club.id, &made.id, Publication::Announced, true).unwrap()
}

fn sign_up_names(format: Format, names: &[&str]) -> SignUpNames {
    SignUpNames::parse(format, names.iter().map(|one| name(one)).collect()).unwrap()
}

fn sign_up_from(source: &str, names: &[&str]) -> NewSignUp {
    let format = if names.len() > 1 { Format::TwoVsTwo } else { Format::Individual };
    NewSignUp {
        names: sign_up_names(format, names),
        remark: None,
        entry_key: random_key(),
        source: SignUpSource::Anybody(source.to_owned()),
    }
}

/// Resends the form until it is accepted: on a busy machine the last of many in the queue are asked to try again.
fn sign_up_until_accepted(store: &Store, announcement: &Announcement, form: &NewSignUp) {
    let mut sent = std::iter::repeat_with(|| sign_ups::sign_up(store, &announcement.id, form)).take(20);
    let is_busy = |error: &SignUpError| {
        matches!(error, SignUpError::Store(StoreError::Unavailable(_) | StoreError::Contended(_)))
    };
    sent.find(|sent| !sent.as_ref().is_err_and(is_busy)).expect("nobody waits so long").unwrap();
}

fn sign_up_by_club(named: &str) -> NewSignUp {
    NewSignUp { source: SignUpSource::Club, ..sign_up_from("", &[named]) }
}

/// Returns everybody on the list, with the place.
fn places(store: &Store, announcement: &Announcement) -> Vec<(String, WaitlistPosition)> {
    let all = sign_ups::list(store, &announcement.id).unwrap();
    sign_ups::with_places(&all, announcement.places).map(|(one, place)| (one.names(), place)).collect()
}

fn change_sign_up(store: &Store, announcement: &Announcement, one: &SignUp, deed: &SignUpAction) -> SignUp {
    sign_ups::change(store, &announcement.id, one.number, deed).unwrap()
}

#[apply(on_both!)]
fn the_waiting_list_moves_up(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let announcement = announce(store, &club, &evening("individual", 4));
    let all: Vec<SignUp> = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"]
        .map(|one| sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &[one])).unwrap())
        .into();
    assert_eq!(places(store, &announcement)[4], ("Dina".to_owned(), WaitlistPosition::Waits(1)));
    change_sign_up(store, &announcement, &all[1], &SignUpAction::Leave);
    let after = places(store, &announcement);
    assert_eq!(after[3], ("Dina".to_owned(), WaitlistPosition::Has(4)));
    assert_eq!(after[4], ("Egor".to_owned(), WaitlistPosition::Waits(1)));
    // A person who signs up again goes to the end; an organiser can restore the old place.
    sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &["Boris"])).unwrap();
    assert_eq!(places(store, &announcement)[5], ("Boris".to_owned(), WaitlistPosition::Waits(2)));
    let found = announcements::by_slug(store, "FRIDAY").unwrap();
    assert_eq!((found.names, found.places_left(), found.waiting()), (6, 0, 2));
}

#[apply(on_both!)]
fn repeated_forms_and_names_count_once(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let announcement = announce(store, &club, &evening("individual", 8));
    let form = sign_up_from("home", &["Anna Ivanova"]);
    let first = sign_ups::sign_up(store, &announcement.id, &form).unwrap();
    assert_eq!(sign_ups::sign_up(store, &announcement.id, &form).unwrap(), first);
    for again in ["Anna Ivanova", "anna ivanova", "ANNA\u{ad} \u{2068}IVANOVA\u{2069}"] {
        let refused =
            sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &[again])).unwrap_err();
        assert!(matches!(refused, SignUpError::Refused(SignUpRefusal::Twice(_))), "{again}: {refused:?}");
    }
    // Going back in the browser and adding a friend signs up the friend; sending the form again after leaving signs up
    // again.
    let friend = NewSignUp { names: sign_up_names(Format::Individual, &["Boris"]), ..form.clone() };
    assert_ne!(sign_ups::sign_up(store, &announcement.id, &friend).unwrap().number, first.number);
    change_sign_up(store, &announcement, &first, &SignUpAction::Leave);
    let again = sign_ups::sign_up(store, &announcement.id, &form).unwrap();
    assert_eq!((again.number, again.left_at), (3, None));
    assert_eq!(places(store, &announcement).len(), 2);
}

#[apply(on_both!)]
fn concurrent_sign_ups_fill_exactly_the_places(database: &Database) {
    let (store, other) = (&database.store, database.open_other_copy());
    let (club, _) = set_up(store);
    let known: Vec<_> = (1..=64).map(|number| name(&format!("Player {number}"))).collect();
    players::add(store, &club.id, &known).unwrap();
    let announcement = announce(store, &club, &evening("individual", 16));
    let barrier = Barrier::new(64);
    thread::scope(|scope| {
        for (number, name) in known.iter().enumerate() {
            let (barrier, announcement) = (&barrier, &announcement);
            let store = if number % 2 == 0 { store } else { &other };
            scope.spawn(move || {
                let new = sign_up_from(&number.to_string(), &[name.as_str()]);
                barrier.wait();
                sign_up_until_accepted(store, announcement, &new);
            });
        }
    });
    let all = places(store, &announcement);
    assert_eq!(all.iter().filter(|(_, place)| place.has_place()).count(), 16);
    assert_eq!(all.iter().map(|(_, place)| *place).collect::<BTreeSet<_>>().len(), 64);
    assert_eq!(all.iter().map(|(name, _)| name).collect::<BTreeSet<_>>().len(), 64);
}

#[apply(on_both!)]
fn only_one_of_two_gets_the_last_place(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    for _ in 0..10 {
        let announcement = announce(store, &club, &evening("individual", 4));
        for one in ["Vera", "Gleb", "Dina"] {
            sign_ups::sign_up(store, &announcement.id, &sign_up_by_club(one)).unwrap();
        }
        let barrier = Barrier::new(2);
        let got: Vec<SignUp> = thread::scope(|scope| {
            let both = ["Anna", "Boris"].map(|one| {
                scope.spawn({
                    let (barrier, announcement) = (&barrier, &announcement);
                    move || {
                        barrier.wait();
                        sign_ups::sign_up(store, &announcement.id, &sign_up_from(one, &[one])).unwrap()
                    }
                })
            });
            both.map(|one| one.join().unwrap()).into()
        });
        let place = |one: &SignUp| {
            places(store, &announcement).into_iter().find(|(name, _)| *name == one.names()).unwrap().1
        };
        let mut places = [place(&got[0]), place(&got[1])];
        places.sort();
        assert_eq!(places, [WaitlistPosition::Has(4), WaitlistPosition::Waits(1)]);
    }
}

#[apply(on_both!)]
fn made_up_names_do_not_fill_a_list(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let announcement = announce(store, &club, &evening("individual", 64));
    let put = |source: &str, names: &[&str]| {
        sign_ups::sign_up(store, &announcement.id, &sign_up_from(source, names))
    };
    let made: Vec<SignUp> =
        (0..12).map(|number| put("there", &[&format!("Made up {number}")]).unwrap()).collect();
    assert!(matches!(put("there", &["Made up 12"]), Err(SignUpError::Refused(SignUpRefusal::TooMany))));
    // Sign-ups elsewhere and at the door are not affected.
    put("elsewhere", &["Anna"]).unwrap();
    sign_ups::sign_up(store, &announcement.id, &sign_up_by_club("Boris")).unwrap();
    // One tap takes them all off; confirmed ones stay.
    change_sign_up(store, &announcement, &made[3], &SignUpAction::Confirm(vec![None]));
    assert_eq!(sign_ups::remove_by_source(store, &announcement.id, made[0].number).unwrap(), 11);
    let left: Vec<String> = places(store, &announcement).into_iter().map(|(name, _)| name).collect();
    assert_eq!(left, ["Made up 3", "Anna", "Boris"]);
    // Removed names still count, or the flood would begin anew; a name that an organiser confirms leaves room for
    // another.
    put("there", &["Made up 13"]).unwrap();
    assert!(matches!(put("there", &["Made up 14"]), Err(SignUpError::Refused(SignUpRefusal::TooMany))));
    // Confirmed names leave room for others, but there is a limit too.
    let taken = (0..50).filter(|number| {
        let one = put("hall", &[&format!("Known {number}")]);
        one.map(|one| change_sign_up(store, &announcement, &one, &SignUpAction::Confirm(vec![None]))).is_ok()
    });
    assert_eq!(taken.count(), 40);
}

#[apply(on_both!)]
fn organisers_add_new_names_to_the_roster(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    players::add(store, &club.id, &[name("Anna"), name("Boris")]).unwrap();
    let roster = || players::list(store, &club.id).unwrap();
    let announcement = announce(store, &club, &evening("individual", 8));
    let put =
        |named: &str| sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &[named])).unwrap();
    let anna = put("anna");
    // A typed name is not yet the person whom the club knows by it.
    assert!(!anna.confirmed);
    assert_eq!(anna.players[0].roster.as_ref(), Some(&roster()[0].id));
    let (borya, dina, egor) = (put("Borya"), put("Dina"), put("Egor"));
    assert!(!borya.confirmed && borya.players[0].roster.is_none());
    assert_eq!(roster().len(), 2);
    // Borya is Boris, Dina is new.
    let boris = roster()[1].id.clone();
    let confirmed =
        change_sign_up(store, &announcement, &borya, &SignUpAction::Confirm(vec![Some(boris.clone())]));
    assert_eq!((confirmed.confirmed, confirmed.players[0].roster.as_ref()), (true, Some(&boris)));
    assert_eq!(sign_ups::confirm_all(store, &announcement.id).unwrap(), 3);
    assert_eq!(roster().len(), 4);
    let all = sign_ups::list(store, &announcement.id).unwrap();
    assert!([dina, egor].iter().all(|one| all[one.number as usize - 1].players[0].roster.is_some()));
    // A person found to be on the list twice is listed once, at the earlier place.
    let of = |at: usize| all[at].players[0].roster.clone().unwrap();
    merging::merge(store, &club.id, &of(2), &of(3), None).unwrap();
    let left: Vec<String> = places(store, &announcement).into_iter().map(|(name, _)| name).collect();
    assert_eq!(left, ["anna", "Borya", "Dina"]);
    // An erased person is on no list.
    erasure::erase(store, &club.id, &boris, None).unwrap();
    let left: Vec<String> = places(store, &announcement).into_iter().map(|(name, _)| name).collect();
    assert_eq!(left, ["anna", "Dina"]);
    put("Zoya");
}

#[apply(on_both!)]
fn a_sign_up_list_is_bounded_despite_departures(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let announcement = announce(store, &club, &evening("individual", 4));
    let put = |number: usize| {
        let one = sign_ups::sign_up(
            store,
            &announcement.id,
            &sign_up_from(&format!("home {}", number / 12), &[&format!("Made up {number}")]),
        )?;
        Ok::<_, SignUpError>(change_sign_up(store, &announcement, &one, &SignUpAction::Leave))
    };
    let taken = (0..).map_while(|number| put(number).ok()).take(2_000).count();
    assert_eq!(taken, 500);
    assert!(matches!(put(501), Err(SignUpError::Refused(SignUpRefusal::Full))));
    sign_ups::sign_up(store, &announcement.id, &sign_up_by_club("Anna")).unwrap();
}

#[apply(on_both!)]
fn a_tournament_borrows_address_and_check_ins(database: &Database) {
    let store = &database.store;
    let (club, by) = set_up(store);
    let announcement = announce(store, &club, &evening("four-player", 4));
    let four = ["Anna", "Boris", "Vera", "Gleb"];
    let all: Vec<SignUp> = four
        .map(|one| sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &[one])).unwrap())
        .into();
    change_sign_up(store, &announcement, &all[0], &SignUpAction::Come);
    let drawn = |announcement: &Announcement| NewTournament {
        tournament: draw_up_among(&four, "Friday", &keys("four-player")),
        announcement: Some(announcement.id.clone()),
        ..new("Friday", &keys("four-player"))
    };
    let header = tournaments::create(store, &club.id, Some(&by.id), &drawn(&announcement)).unwrap();
    assert_eq!(header.slug, announcement.slug);
    let stored = tournaments::load(store, &header.slug).unwrap();
    let there = stored.people.values().filter(|person| person.present).count();
    assert_eq!(there, 1);
    let known = sign_ups::list(store, &announcement.id).unwrap();
    assert!(known.iter().all(|one| one.players[0].roster.is_some()));
    // A second tournament from the same announcement has its own address.
    let second = tournaments::create(store, &club.id, None, &drawn(&announcement)).unwrap();
    assert_ne!(second.slug, announcement.slug);
    // Deleting it leaves the list as it was.
    tournaments::delete(store, &club.id, &header.id).unwrap();
    let now = announcements::by_id(store, &announcement.id).unwrap();
    assert_eq!((now.tournament.is_none(), now.names), (true, 4));
    let header = tournaments::create(store, &club.id, None, &drawn(&now)).unwrap();
    assert_eq!(header.slug, announcement.slug);
    mark_all_present(store, &header);
    tournaments::start(store, &club.id, &header.id, header.revision, None).unwrap();
    let now = announcements::by_id(store, &announcement.id).unwrap();
    assert_eq!(
        (now.sign_up_list().state(Utc::now()), now.sign_up_list().is_listed(Utc::now())),
        (SignUpState::Begun, false)
    );
    let late = sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &["Dina"]));
    assert!(matches!(late, Err(SignUpError::Refused(SignUpRefusal::Closed(SignUpState::Begun)))));
    sign_ups::sign_up(store, &announcement.id, &sign_up_by_club("Dina")).unwrap();
    let again = announcements::set_state(store, &club.id, &announcement.id, Publication::Hidden, true);
    assert!(matches!(again, Err(AnnouncementError::Begun)));
    assert!(matches!(
        announcements::delete(store, &club.id, &announcement.id),
        Err(AnnouncementError::Begun)
    ));
    assert_eq!(sign_ups::list(store, &announcement.id).unwrap().len(), 5);
}

#[apply(on_both!)]
fn sign_ups_and_check_ins_need_an_open_evening(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let later = NewAnnouncement { starts_at: Utc::now() + TimeDelta::days(3), ..evening("individual", 8) };
    let announcement = announce(store, &club, &later);
    let anna = sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &["Anna"])).unwrap();
    let early = sign_ups::change(store, &announcement.id, anna.number, &SignUpAction::Come);
    let too_early = CheckInRefusal::TooEarly;
    assert!(matches!(early, Err(SignUpChangeError::CheckIn(refusal)) if refusal == too_early));
    for (state, takes) in
        [(Publication::CalledOff, true), (Publication::Hidden, true), (Publication::Announced, false)]
    {
        announcements::set_state(store, &club.id, &announcement.id, state, takes).unwrap();
        let refused = sign_ups::sign_up(store, &announcement.id, &sign_up_from("home", &["Boris"]));
        assert!(matches!(refused, Err(SignUpError::Refused(SignUpRefusal::Closed(_)))), "{state}");
    }
}

#[apply(on_both!)]
fn resent_and_stale_announcement_forms_change_nothing(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let (first, all) = (AnnouncementId::made(), vec![evening("individual", 8); 3]);
    let made = announcements::create(store, &club.id, &first, &all).unwrap();
    assert_eq!(announcements::create(store, &club.id, &first, &all).unwrap(), made);
    let slugs: Vec<String> =
        announcements::list(store, &club.id).unwrap().into_iter().map(|one| one.slug).collect();
    assert_eq!(
        slugs.into_iter().collect::<BTreeSet<_>>(),
        ["friday", "friday-2", "friday-3"].map(str::to_owned).into()
    );
    let changed = NewAnnouncement { places: 12, ..evening("individual", 8) };
    announcements::update(store, &club.id, &made.id, made.revision, &changed).unwrap();
    let stale = announcements::update(store, &club.id, &made.id, made.revision, &evening("individual", 8));
    assert!(matches!(stale, Err(AnnouncementError::Stale)));
    // An announcement never gets the address of the form for new ones.
    let named = NewAnnouncement { name: name("New"), ..evening("individual", 8) };
    assert_eq!(
        announcements::create(store, &club.id, &AnnouncementId::made(), &[named]).unwrap().slug,
        "new-2"
    );
    // A tournament never gets an address that may be on a poster.
    let header = tournaments::create(store, &club.id, None, &new("Friday", &keys("four-player"))).unwrap();
    assert_eq!(header.slug, "friday-4");
}

/// A step in the use of a list.
#[derive(Debug, Clone)]
enum ListStep {
    SignUp,
    Leave(prop::sample::Index),
}

#[test]
fn places_go_by_order_and_are_kept() {
    let database = Database::sqlite();
    let store = &database.store;
    let (club, _) = set_up(store);
    let step =
        prop_oneof![2 => Just(ListStep::SignUp), 1 => any::<prop::sample::Index>().prop_map(ListStep::Leave)];
    let steps = prop::collection::vec(step, 1..40);
    let run = |(places, steps): (u32, Vec<ListStep>)| {
        let announcement = announce(store, &club, &evening("individual", places));
        let mut on_list: Vec<SignUp> = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            let before: BTreeSet<String> = self::places(store, &announcement)
                .into_iter()
                .filter(|(_, place)| place.has_place())
                .map(|(name, _)| name)
                .collect();
            let mut left = None;
            match step {
                ListStep::SignUp => {
                    let new = sign_up_by_club(&format!("Player {number}"));
                    on_list.push(sign_ups::sign_up(store, &announcement.id, &new).unwrap());
                }
                ListStep::Leave(which) if !on_list.is_empty() => {
                    let gone = on_list.remove(which.index(on_list.len()));
                    change_sign_up(store, &announcement, &gone, &SignUpAction::Leave);
                    left = Some(gone.names());
                }
                ListStep::Leave(_) => {}
            }
            let after = self::places(store, &announcement);
            let with: Vec<&String> =
                after.iter().filter(|(_, place)| place.has_place()).map(|(name, _)| name).collect();
            let first: Vec<String> = on_list.iter().take(places as usize).map(SignUp::names).collect();
            prop_assert_eq!(&with, &first.iter().collect::<Vec<_>>());
            prop_assert!(before.iter().all(|name| Some(name) == left.as_ref() || with.contains(&name)));
        }
        Ok(())
    };
    let config = ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() };
    TestRunner::new(config).run(&(4..12_u32, steps), run).unwrap();
}
