//! The notice about two players who change seats: shown as soon as the previous hand is recorded, on every phone, with
//! or without a signal.

use crate::browser::phones::away::Away;
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::type_in;
use crate::support::copy::{copy, hand_of};

const LEFT: [(&str, &str); 2] = [("vera", "30"), ("gleb", "45")];

fn swap_notice() -> String {
    copy("seats-swap").with("one", "Gleb").with("other", "Vera").to_string()
}

#[tokio::test]
async fn every_phone_of_the_table_shows_seat_changes() {
    let hall = Hall::four_players("std");
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    phone.open(&hall.table_url(1)).await;
    other.open(&hall.table_url(1)).await;
    other.wait_for_text(".hand-title", hand_of(1, 12)).await;
    type_in(&phone, "anna", LEFT).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_until_gone(".seat-band").await;
    type_in(&phone, "anna", LEFT).await;
    phone.wait_for_text(".seat-band", swap_notice()).await;
    other.wait_for_text(".seat-band", swap_notice()).await;
    assert_eq!(phone.texts(".moved-seat .name").await, ["Gleb", "Vera"]);
    let back = "return getComputedStyle(document.querySelector(arguments[0])).backgroundColor";
    assert_ne!(phone.run(back, &[".moved-seat"]).await, phone.run(back, &[".seat:not(.moved-seat)"]).await);
    // Announced to screen readers too.
    let said = "return document.querySelector('body > [role=status]').textContent.includes(arguments[0])";
    phone.wait_until(async || phone.run(said, &[&swap_notice()]).await == true).await;
    // Starting to enter the hand dismisses the notice: by then everybody has sat down.
    phone.tap(".seat:has([value=anna])").await;
    phone.wait_until_gone(".seat-band").await;
    phone.reload().await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    type_in(&phone, "anna", LEFT).await;
    other.wait_for_text(".hand-title", hand_of(4, 12)).await;
    other.wait_until_gone(".seat-band").await;
}

#[tokio::test]
async fn an_offline_phone_shows_seat_changes() {
    let away = Away::new(Hall::four_players("std")).await;
    away.open(&away.hall.table_path(1)).await;
    away.enter_hand(LEFT).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.line.cut();
    away.enter_hand(LEFT).await;
    away.phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    away.phone.wait_for_text(".seat-band", swap_notice()).await;
    away.enter_hand(LEFT).await;
    away.phone.wait_for_text(".hand-title", hand_of(4, 12)).await;
    away.phone.wait_until_gone(".seat-band").await;
}
