//! The cost of a sign-up does not depend on how many people have signed up and left before.

use chrono::{TimeDelta, Utc};
use lastcard::club::SignUpNames;
use lastcard::club::{Publication, SignUpSource};
use lastcard::store::announcements::{self, Announcement, NewAnnouncement};
use lastcard::store::entries::random_key;
use lastcard::store::sign_ups::{self, NewSignUp, SignUp, SignUpAction};
use lastcard::store::{AnnouncementId, Store, clubs};
use lastcard::tournament::{Format, Name, Setup};
use macro_rules_attribute::apply;

use super::limit::{Figures, Limit};
use super::rows::count_rows_read;
use super::statements::Statements;
use crate::store::details;
use crate::support::database::{Database, on_both};
use crate::support::evening::keys;

/// Statements about the name and the person, before and after; for a file, also whether it was replaced.
const LEAVING: Limit = Limit::new("statements of leaving a list", 14);
const LEAVING_AGAIN: Limit = Limit::new("statements of leaving a list once more", 5);

/// Includes the counts of earlier sign-ups from the same source.
const SIGNING_UP: Limit = Limit::new("statements of signing up", 20);

/// The name, the person and the announcement, each before and after.
const ROWS: Limit = Limit::new("rows that the server reads for leaving a list", 16);

/// Number of names on the long list.
const MANY: usize = 400;

fn announce(database: &Database) -> Announcement {
    let club = clubs::create(&database.store, &details("Aurora")).unwrap();
    let evening = NewAnnouncement {
        name: Name::parse("Friday").unwrap(),
        place: None,
        about: None,
        starts_at: Utc::now() + TimeDelta::hours(3),
        setup: Setup::parse(&keys("individual")).unwrap(),
        places: 64,
        takes_names: true,
        format_open: false,
    };
    let made = announcements::create(&database.store, &club.id, &AnnouncementId::made(), &[evening]).unwrap();
    announcements::set_state(&database.store, &club.id, &made.id, Publication::Announced, true).unwrap()
}

fn sign_up(store: &Store, announcement: &Announcement, name: &str, source: SignUpSource) -> SignUp {
    let names = SignUpNames::parse(Format::Individual, vec![Name::parse(name).unwrap()]).unwrap();
    let new = NewSignUp { names, remark: None, entry_key: random_key(), source };
    sign_ups::sign_up(store, &announcement.id, &new).unwrap()
}

/// Returns the statements for signing up, leaving, and leaving once more.
fn count_statements(store: &Store, heard: &Statements, announcement: &Announcement, name: &str) -> [u64; 3] {
    let count = |work: &mut dyn FnMut()| {
        heard.take();
        work();
        heard.take().iter().filter(|one| !one.is_notification()).count() as u64
    };
    // The connection is made only once.
    let first = sign_up(store, announcement, &format!("Before {name}"), SignUpSource::Club);
    sign_ups::change(store, &announcement.id, first.number, &SignUpAction::Leave).unwrap();
    let mut made = None;
    let from = SignUpSource::Anybody(name.to_owned());
    let signing_up = count(&mut || made = Some(sign_up(store, announcement, name, from.clone())));
    let number = made.unwrap().number;
    let mut leave = || _ = sign_ups::change(store, &announcement.id, number, &SignUpAction::Leave).unwrap();
    let leaving = count(&mut leave);
    [signing_up, leaving, count(&mut leave)]
}

fn count_rows(database: &Database, store: &Store, announcement: &Announcement, name: &str) -> u64 {
    let number = sign_up(store, announcement, name, SignUpSource::Anybody(name.to_owned())).number;
    count_rows_read(database, || {
        _ = sign_ups::change(store, &announcement.id, number, &SignUpAction::Leave).unwrap();
    })
}

#[apply(on_both!)]
fn sign_ups_cost_the_same_on_long_lists(database: &Database) {
    let announcement = announce(database);
    let heard = Statements::of(&database.location);
    let store = database.open_other_copy();
    let mut figures = Figures::of("a name on a list");
    sign_up(&store, &announcement, "First", SignUpSource::Club);
    let early = count_statements(&store, &heard, &announcement, "Early");
    let rows_early = heard.is_of_server().then(|| count_rows(database, &store, &announcement, "Soon"));
    for number in 0..MANY {
        let one = sign_up(&database.store, &announcement, &format!("Player {number}"), SignUpSource::Club);
        if number >= 60 {
            sign_ups::change(&database.store, &announcement.id, one.number, &SignUpAction::Leave).unwrap();
        }
    }
    let late = count_statements(&store, &heard, &announcement, "Late");
    for (nth, limit) in [SIGNING_UP, LEAVING, LEAVING_AGAIN].into_iter().enumerate() {
        figures.note_both(limit, 0, [early[nth], late[nth]]);
    }
    if let Some(early) = rows_early {
        figures.note(ROWS, "early", early);
        figures.note(ROWS, "late", count_rows(database, &store, &announcement, "Later"));
    }
    figures.assert_held();
}
