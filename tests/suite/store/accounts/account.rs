use macro_rules_attribute::apply;
use std::thread;

use lastcard::store::{
    StoreError,
    accounts::{self, AccountError, Login},
    clubs, sessions,
};

use crate::store::{details, login_place, new_account, set_up};
use crate::support::database::{Database, on_both};

#[apply(on_both!)]
fn the_first_organiser_is_made_once(database: &Database) {
    let store = &database.store;
    assert!(!accounts::is_set_up(store).unwrap());
    let (club, account) = set_up(store);
    assert!(accounts::is_set_up(store).unwrap());
    assert_eq!(account.club_id, club.id);
    assert_eq!(accounts::by_login(store, &Login::parse(" VERA ").unwrap()).unwrap(), account);
    let again = accounts::set_up(store, &details("Second"), &new_account("boris"));
    assert!(matches!(again, Err(AccountError::AlreadySetUp)));
    assert_eq!(clubs::list(store).unwrap(), [club], "a refused set-up leaves no club behind");
}

#[apply(on_both!)]
fn only_one_of_many_concurrent_set_ups_succeeds(database: &Database) {
    let made: usize = thread::scope(|scope| {
        let attempts: Vec<_> = (0..8)
            .map(|n| {
                let store = database.store.clone();
                scope.spawn(move || {
                    accounts::set_up(&store, &details("Aurora"), &new_account(&format!("o{n}")))
                })
            })
            .collect();
        attempts
            .into_iter()
            .map(|attempt| match attempt.join().unwrap() {
                Ok(_) => 1,
                Err(AccountError::AlreadySetUp) => 0,
                Err(error) => panic!("{error}"),
            })
            .sum()
    });
    assert_eq!(made, 1);
    assert_eq!(clubs::list(&database.store).unwrap().len(), 1);
}

#[apply(on_both!)]
fn a_login_has_one_account(database: &Database) {
    let (club, _) = set_up(&database.store);
    let taken =
        accounts::add(&database.store, &club.id, &new_account("Vera"), lastcard::club::Role::Organiser);
    assert!(matches!(taken, Err(AccountError::LoginTaken)));
    accounts::add(&database.store, &club.id, &new_account("boris"), lastcard::club::Role::Organiser).unwrap();
    let logins: Vec<String> = accounts::list(&database.store, &club.id)
        .unwrap()
        .into_iter()
        .map(|account| account.login.to_string())
        .collect();
    assert_eq!(logins, ["boris", "vera"]);
}

#[apply(on_both!)]
fn a_new_password_ends_every_session(database: &Database) {
    let (_, account) = set_up(&database.store);
    sessions::start(&database.store, &account.id, &login_place(), None).unwrap();
    let changed = accounts::set_password(&database.store, &account.id, "$argon2id$second").unwrap();
    assert_eq!(changed.password_hash, "$argon2id$second");
    assert_eq!(sessions::list(&database.store, &account.id).unwrap(), []);
}

#[apply(on_both!)]
fn the_last_account_cannot_be_removed(database: &Database) {
    let store = &database.store;
    let (club, vera) = set_up(store);
    let boris =
        accounts::add(store, &club.id, &new_account("boris"), lastcard::club::Role::Organiser).unwrap();
    let other = clubs::create(store, &details("Other")).unwrap();
    assert!(matches!(
        accounts::remove(store, &other.id, &boris.id),
        Err(AccountError::Store(StoreError::NotFound))
    ));
    accounts::remove(store, &club.id, &boris.id).unwrap();
    assert!(matches!(accounts::remove(store, &club.id, &vera.id), Err(AccountError::LastAccount)));
    assert!(matches!(accounts::by_id(store, &boris.id), Err(StoreError::NotFound)));
}
