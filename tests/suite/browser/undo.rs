//! Undo under a finger that slips: two taps, two phones.

use std::time::Duration;

use super::driver::{Driver, Kind};
use super::hall::Hall;
use super::phone::Phone;
use super::table::type_in;

/// The gaps between two taps of one slip, in milliseconds.
const GAPS: [u64; 7] = [0, 60, 100, 150, 200, 300, 400];

async fn three_hands(phone: &Phone) {
    for hand in 1..=3 {
        phone.sees(".hand-title", &format!("Hand {hand} of 12")).await;
        type_in(phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
        phone.sees(".saved", &format!("Hand {hand}: Anna and Boris +75")).await;
    }
}

/// Only hand 3 was ever touched again.
fn untouched(hall: &Hall) {
    let others = hall.entries().into_iter().filter(|entry| !entry.starts_with("1.1.3"));
    assert_eq!(others.collect::<Vec<_>>(), ["1.1.1 1", "1.1.2 1"]);
}

/// However eager the finger was, Redo is one tap away, and answers when it is meant.
async fn redo(phone: &Phone) {
    phone
        .until(async || {
            phone.run("document.querySelector('[name=redo]')?.click()", &[]).await;
            phone.text(".saved").await.contains("Hand 3: Anna and Boris +75")
        })
        .await;
}

async fn slips(javascript: bool) {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let typing = driver.phone().await;
    typing.open(&hall.at(1)).await;
    three_hands(&typing).await;
    let phone = driver.open(Kind { javascript, ..Kind::default() }).await;
    for gap in GAPS {
        phone.open(&hall.at(1)).await;
        phone.tap_twice("[name=undo]", Duration::from_millis(gap)).await;
        phone.sees(".taken-back", "Hand 3 taken back").await;
        untouched(&hall);
        redo(&phone).await;
        untouched(&hall);
    }
    assert_eq!(hall.entries().len(), 3 + 2 * GAPS.len(), "{:?}", hall.entries());
}

#[tokio::test]
async fn b01_two_taps_take_back_one_hand() {
    slips(true).await;
}

#[tokio::test]
async fn b01_two_taps_take_back_one_hand_without_scripts() {
    slips(false).await;
}

#[tokio::test]
async fn b01_two_phones_take_back_one_hand() {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let (one, other) = (driver.phone().await, driver.phone().await);
    one.open(&hall.at(1)).await;
    three_hands(&one).await;
    other.open(&hall.at(1)).await;
    other.sees(".saved", "Hand 3").await;
    tokio::join!(one.tap("[name=undo]"), other.tap("[name=undo]"));
    one.sees(".taken-back", "Hand 3 taken back").await;
    other.sees(".taken-back", "Hand 3 taken back").await;
    assert_eq!(hall.entries().len(), 4);
    tokio::join!(redo(&one), redo(&other));
    assert_eq!(hall.entries().len(), 5);
}
