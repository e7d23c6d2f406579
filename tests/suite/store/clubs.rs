use lastcard::store::{ClubId, StoreError, clubs};
use lastcard::tournament::Pace;
use lastcard::tournament::Zone;
use macro_rules_attribute::apply;

use crate::store::{details, name};
use crate::support::database::{Database, on_both};

#[apply(on_both!)]
fn a_club_reads_back_as_it_was_made(database: &Database) {
    let made = clubs::create(&database.store, &details("Клуб «Аврора»")).unwrap();
    assert_eq!(made.slug, "клуб-аврора");
    assert_eq!(clubs::by_slug(&database.store, &made.slug).unwrap(), made);
    assert_eq!(clubs::by_id(&database.store, &made.id).unwrap(), made);
    assert!(matches!(clubs::by_slug(&database.store, "other"), Err(StoreError::NotFound)));
}

#[apply(on_both!)]
fn two_clubs_of_one_name_have_two_addresses(database: &Database) {
    let made: Vec<String> =
        (0..3).map(|_| clubs::create(&database.store, &details("Aurora")).unwrap().slug).collect();
    assert_eq!(made, ["aurora", "aurora-2", "aurora-3"]);
    assert_eq!(clubs::list(&database.store).unwrap().len(), 3);
}

#[apply(on_both!)]
fn a_renamed_club_keeps_its_address(database: &Database) {
    let made = clubs::create(&database.store, &details("Aurora")).unwrap();
    let mut changed = details("Boreas");
    changed.time_zone = "Europe/Berlin".parse().unwrap();
    let pace = Pace::new(285).unwrap();
    let changed = clubs::update(&database.store, &made.id, &changed, pace).unwrap();
    assert_eq!(
        (&changed.name, changed.time_zone),
        (&name("Boreas"), "Europe/Berlin".parse::<Zone>().unwrap())
    );
    assert_eq!((made.pace, changed.pace), (Pace::default(), pace));
    assert_eq!(changed.slug, "aurora");
    let nobody = ClubId::from("nobody".to_owned());
    assert!(matches!(
        clubs::update(&database.store, &nobody, &details("X"), pace),
        Err(StoreError::NotFound)
    ));
}
