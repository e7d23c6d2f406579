//! The notice about two players who change seats: shown as soon as the hand before is recorded, on every phone, with
//! or without a signal.

use super::away::Away;
use super::hall::Hall;
use super::phone::Phone;
use super::table::type_in;
use crate::support::copy::{copy, hand_of};

const LEFT: [(&str, &str); 2] = [("vera", "30"), ("gleb", "45")];

fn swap() -> String {
    copy("seats-swap").with("one", "Gleb").with("other", "Vera").to_string()
}

#[tokio::test]
async fn two_who_change_seats_read_it_on_every_phone_of_the_table() {
    let hall = Hall::four_players("std");
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    phone.open(&hall.at(1)).await;
    other.open(&hall.at(1)).await;
    other.sees(".hand-title", hand_of(1, 12)).await;
    type_in(&phone, "anna", LEFT).await;
    phone.sees(".hand-title", hand_of(2, 12)).await;
    phone.sees_no(".seat-band").await;
    type_in(&phone, "anna", LEFT).await;
    phone.sees(".seat-band", swap()).await;
    other.sees(".seat-band", swap()).await;
    assert_eq!(phone.texts(".moved-seat .name").await, ["Gleb", "Vera"]);
    let back = "return getComputedStyle(document.querySelector(arguments[0])).backgroundColor";
    assert_ne!(phone.run(back, &[".moved-seat"]).await, phone.run(back, &[".seat:not(.moved-seat)"]).await);
    // Announced to screen readers too.
    let said = "return document.querySelector('body > [role=status]').textContent.includes(arguments[0])";
    phone.until(async || phone.run(said, &[&swap()]).await == true).await;
    // Starting to enter the hand dismisses the notice: by then everybody has sat down.
    phone.tap(".seat:has([value=anna])").await;
    phone.sees_no(".seat-band").await;
    phone.reload().await;
    phone.sees(".hand-title", hand_of(3, 12)).await;
    type_in(&phone, "anna", LEFT).await;
    other.sees(".hand-title", hand_of(4, 12)).await;
    other.sees_no(".seat-band").await;
}

#[tokio::test]
async fn a_phone_without_a_signal_says_who_changes_seats() {
    let away = Away::at(Hall::four_players("std")).await;
    away.opens(&away.hall.table(1)).await;
    away.types(LEFT).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.line.cut();
    away.types(LEFT).await;
    away.phone.sees(".hand-title", hand_of(3, 12)).await;
    away.phone.sees(".seat-band", swap()).await;
    away.types(LEFT).await;
    away.phone.sees(".hand-title", hand_of(4, 12)).await;
    away.phone.sees_no(".seat-band").await;
}
