//! Undo under a finger that slips: double taps and two phones.

use std::time::Duration;

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::{hand_line, type_in};
use crate::support::copy::{copy, credit, hand, hand_of};

/// Gaps between the two taps of one slip, in milliseconds.
const GAPS: [u64; 7] = [0, 60, 100, 150, 200, 300, 400];

async fn enter_three_hands(phone: &Phone) {
    for number in 1..=3 {
        phone.wait_for_text(".hand-title", hand_of(number, 12)).await;
        type_in(phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
        phone.wait_for_text(".saved", hand_line(hand(number), credit(&["Anna", "Boris"], 75))).await;
    }
}

/// The notice shown once hand 3 is taken back.
fn undo_notice() -> String {
    let result = credit(&["Anna", "Boris"], 75);
    copy("table-taken-back").with("hand", hand(3)).with("result", result).to_string()
}

/// Asserts that no hand but 3 was changed.
fn assert_others_untouched(hall: &Hall) {
    let others = hall.entries().into_iter().filter(|entry| !entry.starts_with("1.1.3"));
    assert_eq!(others.collect::<Vec<_>>(), ["1.1.1 1", "1.1.2 1"]);
}

/// Brings hand 3 back with one click on Redo, whatever was tapped before.
async fn redo_hand(phone: &Phone) {
    phone
        .wait_until(async || {
            phone.run("document.querySelector('[name=redo]')?.click()", &[]).await;
            phone.text(".saved").await.contains(&hand_line(hand(3), credit(&["Anna", "Boris"], 75)))
        })
        .await;
}

async fn assert_double_taps_undo_once(javascript: bool) {
    let hall = Hall::four_players("std");
    let typing = Phone::ordinary().await;
    typing.open(&hall.table_url(1)).await;
    enter_three_hands(&typing).await;
    let phone = Phone::of(Kind { javascript, ..Kind::default() }).await;
    for gap in GAPS {
        phone.open(&hall.table_url(1)).await;
        phone.tap_twice("[name=undo]", Duration::from_millis(gap)).await;
        phone.wait_for_text(".taken-back", undo_notice()).await;
        assert_others_untouched(&hall);
        redo_hand(&phone).await;
        assert_others_untouched(&hall);
    }
    assert_eq!(hall.entries().len(), 3 + 2 * GAPS.len(), "{:?}", hall.entries());
}

#[tokio::test]
async fn two_taps_undo_one_hand() {
    assert_double_taps_undo_once(true).await;
}

#[tokio::test]
async fn two_taps_undo_one_hand_without_scripts() {
    assert_double_taps_undo_once(false).await;
}

#[tokio::test]
async fn two_phones_undo_one_hand() {
    let hall = Hall::four_players("std");
    let (one, other) = (Phone::ordinary().await, Phone::ordinary().await);
    one.open(&hall.table_url(1)).await;
    enter_three_hands(&one).await;
    other.open(&hall.table_url(1)).await;
    other.wait_for_text(".saved", hand(3)).await;
    tokio::join!(one.tap("[name=undo]"), other.tap("[name=undo]"));
    one.wait_for_text(".taken-back", undo_notice()).await;
    other.wait_for_text(".taken-back", undo_notice()).await;
    assert_eq!(hall.entries().len(), 4);
    tokio::join!(redo_hand(&one), redo_hand(&other));
    assert_eq!(hall.entries().len(), 5);
}
