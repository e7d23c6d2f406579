//! Confirmation by the other side, on a phone of its own beside the scorer's.

use lastcard::club::{ClockMinutes, ConfirmationMode};
use lastcard::store::tournaments;

use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::type_in;
use crate::support::copy::{copy, credit};

const FIRST: [(&str, &str); 2] = [("vera", "30"), ("gleb", "45")];

/// A table with required confirmation.
fn hall() -> Hall {
    let hall = Hall::four_players("std");
    let (club, id) = (hall.header.club_id.clone(), hall.header.id.clone());
    let confirming = ConfirmationMode::Required(ClockMinutes::parse("10").unwrap());
    let set = |store: &_| tournaments::set_confirming(store, &club, &id, None, confirming);
    hall.app.snapshots.change(&hall.header.id, set).unwrap();
    hall
}

#[tokio::test]
async fn the_other_side_is_asked_to_confirm() {
    let hall = hall();
    let (scorer, other) = (Phone::ordinary().await, Phone::ordinary().await);
    for phone in [&scorer, &other] {
        phone.open(&hall.table_url(1)).await;
        phone.wait_for_text(".save", copy("table-missing-out")).await;
    }
    type_in(&scorer, "anna", FIRST).await;
    scorer.wait_for_text(".saved", credit(&["Anna", "Boris"], 75)).await;
    other.wait_for_text(".confirms", credit(&["Anna", "Boris"], 75)).await;
    other.tap(".confirms [value=vera]").await;
    other.wait_until_gone(".confirms").await;
    scorer.wait_until_gone(".confirms").await;
    // The next result is corrected while the other phone shows it and receives no updates.
    type_in(&scorer, "anna", FIRST).await;
    other.wait_for_text(".confirms", credit(&["Anna", "Boris"], 75)).await;
    let shown = other.run("return document.querySelector('.confirms form').outerHTML", &[]).await;
    scorer.open(&format!("{}/hands/1.1.2", hall.table_url(1))).await;
    type_in(&scorer, "anna", [("vera", "31"), ("gleb", "45")]).await;
    scorer.tap(".confirming .primary").await;
    scorer.wait_for_text(".saved", credit(&["Anna", "Boris"], 76)).await;
    other.wait_for_text(".confirms", credit(&["Anna", "Boris"], 76)).await;
    // Restores the stale form: the finger was already on its way.
    let stale = "document.querySelector('.confirms form').outerHTML = arguments[0]";
    other.run(stale, &[shown.as_str().unwrap()]).await;
    other.tap(".confirms [value=gleb]").await;
    other.wait_for_text("main", copy("error-confirm-changed")).await;
    other.open(&hall.table_url(1)).await;
    other.wait_for_text(".confirms", credit(&["Anna", "Boris"], 76)).await;
    other.tap(".confirms [value=gleb]").await;
    other.wait_until_gone(".confirms").await;
    let stored = tournaments::load(hall.app.snapshots.store(), &hall.header.slug).unwrap();
    assert_eq!(stored.hall.confirmed.values().copied().collect::<Vec<_>>(), [1, 2]);
}
