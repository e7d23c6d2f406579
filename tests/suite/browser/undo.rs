//! Undo under a finger that slips: double taps and two phones.

use std::time::Duration;

use super::hall::Hall;
use super::kind::Kind;
use super::phone::Phone;
use super::table::{told, type_in};
use crate::support::copy::{copy, credit, hand, hand_of};

/// Gaps between the two taps of one slip, in milliseconds.
const GAPS: [u64; 7] = [0, 60, 100, 150, 200, 300, 400];

async fn three_hands(phone: &Phone) {
    for number in 1..=3 {
        phone.sees(".hand-title", hand_of(number, 12)).await;
        type_in(phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
        phone.sees(".saved", told(hand(number), credit(&["Anna", "Boris"], 75))).await;
    }
}

/// The notice shown once hand 3 is taken back.
fn taken_back() -> String {
    let result = credit(&["Anna", "Boris"], 75);
    copy("table-taken-back").with("hand", hand(3)).with("result", result).to_string()
}

/// Asserts that no hand but 3 was changed.
fn untouched(hall: &Hall) {
    let others = hall.entries().into_iter().filter(|entry| !entry.starts_with("1.1.3"));
    assert_eq!(others.collect::<Vec<_>>(), ["1.1.1 1", "1.1.2 1"]);
}

/// Brings hand 3 back with one click on Redo, however eager the finger was before.
async fn redo(phone: &Phone) {
    phone
        .until(async || {
            phone.run("document.querySelector('[name=redo]')?.click()", &[]).await;
            phone.text(".saved").await.contains(&told(hand(3), credit(&["Anna", "Boris"], 75)))
        })
        .await;
}

async fn slips(javascript: bool) {
    let hall = Hall::four_players("std");
    let typing = Phone::ordinary().await;
    typing.open(&hall.at(1)).await;
    three_hands(&typing).await;
    let phone = Phone::of(Kind { javascript, ..Kind::default() }).await;
    for gap in GAPS {
        phone.open(&hall.at(1)).await;
        phone.tap_twice("[name=undo]", Duration::from_millis(gap)).await;
        phone.sees(".taken-back", taken_back()).await;
        untouched(&hall);
        redo(&phone).await;
        untouched(&hall);
    }
    assert_eq!(hall.entries().len(), 3 + 2 * GAPS.len(), "{:?}", hall.entries());
}

#[tokio::test]
async fn two_taps_take_back_one_hand() {
    slips(true).await;
}

#[tokio::test]
async fn two_taps_take_back_one_hand_without_scripts() {
    slips(false).await;
}

#[tokio::test]
async fn two_phones_take_back_one_hand() {
    let hall = Hall::four_players("std");
    let (one, other) = (Phone::ordinary().await, Phone::ordinary().await);
    one.open(&hall.at(1)).await;
    three_hands(&one).await;
    other.open(&hall.at(1)).await;
    other.sees(".saved", hand(3)).await;
    tokio::join!(one.tap("[name=undo]"), other.tap("[name=undo]"));
    one.sees(".taken-back", taken_back()).await;
    other.sees(".taken-back", taken_back()).await;
    assert_eq!(hall.entries().len(), 4);
    tokio::join!(redo(&one), redo(&other));
    assert_eq!(hall.entries().len(), 5);
}
