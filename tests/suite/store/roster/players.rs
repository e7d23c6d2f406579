use lastcard::store::{StoreError, clubs, players};
use macro_rules_attribute::apply;

use crate::store::{details, name};
use crate::support::database::{Database, on_both};

#[apply(on_both!)]
fn a_roster_belongs_to_its_club(database: &Database) {
    let store = &database.store;
    let club = clubs::create(store, &details("Aurora")).unwrap();
    let other = clubs::create(store, &details("Other")).unwrap();
    let added = players::add(store, &club.id, &[name("🦊 Fox"), name("مريم"), name("प्रिया")]).unwrap();
    assert_eq!(players::list(store, &club.id).unwrap().len(), 3);
    assert_eq!(players::list(store, &other.id).unwrap(), []);
    let fox = &added[0];
    assert!(matches!(players::by_id(store, &other.id, &fox.id), Err(StoreError::NotFound)));
    assert!(matches!(players::rename(store, &other.id, &fox.id, &name("X")), Err(StoreError::NotFound)));
    assert!(matches!(players::archive(store, &other.id, &fox.id), Err(StoreError::NotFound)));
    assert_eq!(players::by_id(store, &club.id, &fox.id).unwrap(), *fox);
}

#[apply(on_both!)]
fn a_player_is_renamed_archived_and_restored(database: &Database) {
    let store = &database.store;
    let club = clubs::create(store, &details("Aurora")).unwrap();
    let anna = players::add(store, &club.id, &[name("Ana")]).unwrap().remove(0);
    assert_eq!(players::rename(store, &club.id, &anna.id, &name("Anna")).unwrap().name, name("Anna"));
    assert!(players::archive(store, &club.id, &anna.id).unwrap().archived_at.is_some());
    assert!(players::restore(store, &club.id, &anna.id).unwrap().archived_at.is_none());
}
