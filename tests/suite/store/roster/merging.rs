//! Two entries of the roster that are one person.

use lastcard::club::EventKind;
use lastcard::store::merging::{self, MergeError};
use lastcard::store::tournaments::{self};
use lastcard::store::{RosterId, Store, StoreError, clubs, players};
use lastcard::tournament::PlayerId;
use macro_rules_attribute::apply;

use crate::store::{details, name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{draw_up_among, keys, new};

/// Returns the roster id behind a player of a tournament.
fn roster_id(store: &Store, slug: &str, player: &str) -> RosterId {
    let people = tournaments::load(store, slug).unwrap().people;
    people[&PlayerId::parse(player).unwrap()].roster_id.clone().unwrap()
}

#[apply(on_both!)]
fn a_merged_person_keeps_the_places_of_both(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let keys = keys("four-player");
    let first = tournaments::create(store, &club.id, None, &new("Friday", &keys)).unwrap();
    let mut other = new("Saturday", &keys);
    other.tournament = draw_up_among(&["Annie", "Boris", "Vera", "Gleb"], "Saturday", &keys);
    let second = tournaments::create(store, &club.id, None, &other).unwrap();
    let (anna, annie) = (roster_id(store, &first.slug, "anna"), roster_id(store, &second.slug, "annie"));

    let pair = merging::preview(store, &club.id, &anna, &annie).unwrap();
    assert_eq!((pair.stays.1.len(), pair.goes.1.len(), pair.shared_tournaments().count()), (1, 1, 0));
    players::set_alias(store, &club.id, &annie, Some(&name("Fox"))).unwrap();
    merging::merge(store, &club.id, &anna, &annie, Some(&account.id)).unwrap();

    assert_eq!(roster_id(store, &second.slug, "annie"), anna);
    assert_eq!(players::by_id(store, &club.id, &anna).unwrap().alias, Some(name("Fox")));
    let names: Vec<_> = players::list(store, &club.id).unwrap().into_iter().map(|p| p.name).collect();
    assert_eq!(names, ["Anna", "Boris", "Gleb", "Vera"].map(name));
    let events = tournaments::events(store, &second.id).unwrap();
    let merged = EventKind::Merged { goes: name("Annie"), stays: name("Anna") };
    let noted = events.iter().find(|event| event.kind == merged).unwrap();
    assert_eq!(noted.account_id, Some(account.id));
    assert!(tournaments::events(store, &first.id).unwrap().iter().all(|e| e.kind != merged));
    // A draft that is saved again still refers to Anna.
    let now = tournaments::load(store, &second.slug).unwrap().header.revision;
    tournaments::edit(store, &club.id, &second.id, now, None, &{
        let mut again = other;
        again.roster.insert(PlayerId::parse("annie").unwrap(), anna.clone());
        again
    })
    .unwrap();
    assert_eq!(roster_id(store, &second.slug, "annie"), anna);
}

#[apply(on_both!)]
fn two_players_of_one_tournament_cannot_be_merged(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = tournaments::create(store, &club.id, None, &new("Friday", &keys("four-player"))).unwrap();
    let (anna, boris) = (roster_id(store, &header.slug, "anna"), roster_id(store, &header.slug, "boris"));
    let refused = merging::merge(store, &club.id, &anna, &boris, None);
    let Err(MergeError::BothPlay(pair)) = refused else { panic!("{refused:?}") };
    assert_eq!(pair.shared_tournaments().map(|header| header.slug.as_str()).collect::<Vec<_>>(), ["friday"]);
    assert!(matches!(merging::merge(store, &club.id, &anna, &anna, None), Err(MergeError::SameEntry)));
    let other = clubs::create(store, &details("Other")).unwrap();
    let theirs = players::add(store, &other.id, &[name("Anna")]).unwrap().remove(0).id;
    let stranger = merging::merge(store, &club.id, &anna, &theirs, None);
    assert!(matches!(stranger, Err(MergeError::Store(StoreError::NotFound))), "{stranger:?}");
    assert_eq!(players::list(store, &club.id).unwrap().len(), 4);
    assert_ne!(roster_id(store, &header.slug, "anna"), roster_id(store, &header.slug, "boris"));
}
