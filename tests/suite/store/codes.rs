use lastcard::store::codes::{self, Code, CodeError};
use macro_rules_attribute::apply;

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{keys, start_friday_night},
};

#[apply(on_both!)]
fn a_code_opens_its_table_until_another_is_issued(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("eight-player"));
    let issued = codes::list(store, &club.id, &header.id).unwrap();
    assert_eq!(issued.iter().map(|code| code.table).collect::<Vec<_>>(), [1, 2]);
    let opened = codes::find(store, &issued[1].code).unwrap();
    assert_eq!((opened.tournament, opened.slug, opened.table), (header.id.clone(), header.slug, 2));

    let second = codes::reissue(store, &club.id, &header.id, 2, None).unwrap();
    assert_ne!(second.code, issued[1].code);
    assert!(matches!(codes::find(store, &issued[1].code), Err(CodeError::Replaced)));
    assert_eq!(codes::find(store, &second.code).unwrap().table, 2);
    assert_eq!(codes::find(store, &issued[0].code).unwrap().table, 1);
    assert_eq!(codes::list(store, &club.id, &header.id).unwrap().len(), 2);
    let unknown = Code::parse("ZZZZZZ").unwrap();
    assert!(matches!(codes::find(store, &unknown), Err(CodeError::Unknown)));
    assert!(codes::reissue(store, &club.id, &header.id, 3, None).is_err());
}
