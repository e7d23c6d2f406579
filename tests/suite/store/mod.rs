//! The store, on both databases.

mod accounts;
mod announcements;
mod audience;
mod backup;
mod clubs;
mod codes;
pub(crate) mod commands;
mod entries;
mod failures;
mod line_up;
mod played_hands;
mod profiles;
mod roster;
mod seasons;
mod server;
mod settings;
mod snapshots;
mod staged_events;
mod tournaments;
mod trials;

pub(crate) use backup::revert_migrations;

use lastcard::{
    store::{
        Store,
        accounts::{Account, Login, NewAccount},
        clubs::{Club, ClubDetails},
        sessions::LoginPlace,
    },
    tournament::Name,
};

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

pub(crate) fn details(text: &str) -> ClubDetails {
    ClubDetails { name: name(text), time_zone: "Asia/Kolkata".parse().unwrap(), language: "en".to_owned() }
}

fn new_account(login: &str) -> NewAccount {
    NewAccount {
        login: Login::parse(login).unwrap(),
        name: name("Vera"),
        password_hash: "$argon2id$first".to_owned(),
    }
}

/// Returns the browser and the address of a login.
fn login_place() -> LoginPlace {
    LoginPlace { browser: "Firefox · Linux".to_owned(), address: "192.0.2.1".to_owned() }
}

/// Creates a club with its first organiser.
fn set_up(store: &Store) -> (Club, Account) {
    lastcard::store::accounts::set_up(store, &details("Aurora"), &new_account("vera")).unwrap()
}
