use std::fs;

use lastcard::store::{Location, Store, StoreError, clubs};
use lastcard::tournament::Pace;
use tempfile::TempDir;

use crate::store::details;
use crate::support::cluster::Cluster;
use crate::support::database::Database;

fn assert_unavailable(store: &Store) {
    let read = clubs::list(store);
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    let write = clubs::create(store, &details("Lost"));
    assert!(matches!(write, Err(StoreError::Unavailable(_))), "{write:?}");
}

#[test]
fn a_missing_file_is_not_written_until_restored() {
    let database = Database::sqlite();
    let club = clubs::create(&database.store, &details("Aurora")).unwrap();
    let aside = database.path().with_extension("aside");
    fs::rename(database.path(), &aside).unwrap();
    assert_unavailable(&database.store);
    fs::write(database.path(), "another file in its place").unwrap();
    assert_unavailable(&database.store);
    fs::rename(&aside, database.path()).unwrap();
    assert_eq!(clubs::list(&database.store).unwrap(), [club]);
    clubs::create(&database.store, &details("Boreas")).unwrap();
}

#[test]
fn cut_connections_are_reopened() {
    let database = Database::postgres();
    let club = clubs::create(&database.store, &details("Aurora")).unwrap();
    for _ in 0..5 {
        database.cut_connections();
        assert_eq!(clubs::by_id(&database.store, &club.id).unwrap(), club);
        database.cut_connections();
        clubs::update(&database.store, &club.id, &details("Aurora"), Pace::default()).unwrap();
    }
}

#[test]
fn a_stopped_server_is_unavailable_until_it_returns() {
    let cluster = Cluster::start();
    let store = Store::open(&cluster.location()).unwrap();
    let club = clubs::create(&store, &details("Aurora")).unwrap();
    cluster.control("stop");
    assert_unavailable(&store);
    cluster.control("start");
    assert_eq!(clubs::list(&store).unwrap(), [club]);
    clubs::create(&store, &details("Boreas")).unwrap();
}

#[test]
fn a_missing_server_is_reported_at_start() {
    let folder = TempDir::new().unwrap();
    let url = format!("postgres://lastcard@{}/none", folder.path().to_str().unwrap().replace('/', "%2F"));
    let refused = Store::open(&Location::parse(&url).unwrap());
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
}
