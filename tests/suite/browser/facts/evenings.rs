//! A club in the middle of its season: drafts, running and finished evenings of many sizes, and an announced one.

use chrono::{TimeDelta, Utc};
use lastcard::club::{EntrantOrder, Publication, SignUpNames, SignUpSource};
use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::clubs::{self, Club};
use lastcard::store::entries::{random_key, record};
use lastcard::store::sign_ups::{self, NewSignUp};
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{AnnouncementId, Store, codes};
use lastcard::tournament::{Format, Name, Setup, SetupKeys};

use crate::support::app::{App, spawn_app};
use crate::support::database::Database;
use crate::support::evening::{self, draw_up_among, keys, new, start_tournament};

/// The people of the examples in the review.
pub(super) const PEOPLE: [&str; 14] = [
    "Vera", "Boris", "Dina", "Ivan", "Gleb", "Kim", "Jana", "Hana", "Egor", "Frida", "Lena", "Maks", "Zoya",
    "Ilya",
];

/// A service with a club of twelve evenings, one of them of 64 players.
pub(super) struct Evenings {
    pub(super) app: App,
    pub(super) draft: String,
    pub(super) thirteen: String,
    pub(super) hall: String,
    pub(super) eight: String,
    pub(super) announced: String,
    pub(super) table: String,
    #[expect(dead_code, reason = "removes the database when it is dropped")]
    database: Database,
}

impl Evenings {
    pub(super) fn open() -> Self {
        let database = Database::sqlite();
        let app = spawn_app(&database);
        drop(app.organiser());
        let store = &database.store;
        let club = clubs::list(store).unwrap().remove(0);
        let draft =
            tournaments::create(store, &club.id, None, &evening_of("Draft", &PEOPLE[..13])).unwrap().slug;
        let thirteen = start_tournament(store, &club, &evening_of("Friday night", &PEOPLE[..13]));
        play(store, &thirteen, 6);
        let names: Vec<String> = (1..=64).map(|number| format!("Player {number}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let hall = start_tournament(store, &club, &evening_of("Big hall", &names));
        let eight = start_tournament(store, &club, &new("Eight", &keys("eight-player")));
        play(store, &eight, 8);
        for number in 1..=9 {
            let ended =
                start_tournament(store, &club, &new(&format!("Evening {number}"), &keys("two-vs-two")));
            play(store, &ended, 7);
        }
        let announced = announce(store, &club);
        let codes = codes::list(store, &club.id, &thirteen.id).unwrap();
        Self {
            draft,
            thirteen: thirteen.slug,
            hall: hall.slug,
            eight: eight.slug,
            announced,
            table: codes[0].code.to_string(),
            app,
            database,
        }
    }
}

fn evening_of(name: &str, names: &[&str]) -> NewTournament {
    let keys = SetupKeys { hands_per_block: Some(2), ..keys("individual") };
    let order = Some(EntrantOrder::AsTyped);
    NewTournament { tournament: draw_up_among(names, name, &keys), order, ..new(name, &keys) }
}

/// Records this many hands, each won at the first seat.
fn play(store: &Store, header: &Header, hands: usize) {
    for _ in 0..hands {
        let stored = tournaments::load(store, &header.slug).unwrap();
        let Some(next) = stored.tournament.next_hands().into_iter().next() else { return };
        let result = evening::win_by_seat(&stored, next.slot, 0, 40);
        record(store, &evening::entry(&stored, next.slot, Some(result))).unwrap();
    }
}

/// Announces an evening with fourteen names on its list; returns its address.
fn announce(store: &Store, club: &Club) -> String {
    let coming = NewAnnouncement {
        name: Name::parse("Next Friday").unwrap(),
        place: None,
        about: None,
        starts_at: Utc::now() + TimeDelta::days(5),
        setup: Setup::parse(&keys("individual")).unwrap(),
        format_open: false,
        places: 16,
        takes_names: true,
    };
    let made = announcements::create(store, &club.id, &AnnouncementId::made(), &[coming]).unwrap();
    let made = announcements::set_state(store, &club.id, &made.id, Publication::Announced, true).unwrap();
    for name in PEOPLE {
        let new = NewSignUp {
            names: SignUpNames::parse(Format::Individual, vec![Name::parse(name).unwrap()]).unwrap(),
            remark: None,
            entry_key: random_key(),
            source: SignUpSource::Anybody(name.to_owned()),
        };
        sign_ups::sign_up(store, &made.id, &new).unwrap();
    }
    made.slug
}
