use macro_rules_attribute::apply;
use std::{collections::BTreeSet, thread};

use lastcard::store::settings;

use crate::support::database::{Database, on_both};

#[apply(on_both!)]
fn concurrent_callers_create_a_value_once(database: &Database) {
    let values: BTreeSet<String> = thread::scope(|scope| {
        let asked: Vec<_> = (0..8)
            .map(|n| {
                let store = database.store.clone();
                scope.spawn(move || settings::get_or_create(&store, "secret", || n.to_string()).unwrap())
            })
            .collect();
        asked.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(values.len(), 1);
    assert_eq!(settings::get(&database.store, "secret").unwrap(), values.into_iter().next());
}

#[apply(on_both!)]
fn a_value_is_set_and_forgotten(database: &Database) {
    let store = &database.store;
    assert_eq!(settings::get(store, "code").unwrap(), None);
    settings::set(store, "code", "one").unwrap();
    settings::set(store, "code", "two").unwrap();
    assert_eq!(settings::get(store, "code").unwrap().as_deref(), Some("two"));
    settings::remove(store, "code").unwrap();
    assert_eq!(settings::get(store, "code").unwrap(), None);
}
