//! Corrections on a phone: the consequences are shown first, and nothing is lost without a signal.

use super::hall::Hall;
use super::kind::Kind;
use super::line::Line;
use super::phone::Phone;
use super::table::{told, type_in};
use crate::support::copy::{copy, credit, hand, hand_of};

/// Opens the form of the first hand, in which Vera held 30, and enters 50 instead.
async fn corrects(phone: &Phone) {
    phone.tap("details:has(.hands) > summary").await;
    phone.tap(".hands a").await;
    phone.sees(".recorded", credit(&["Anna", "Boris"], 75)).await;
    phone.type_into("[data-player=vera] .total input", "50").await;
    phone.sees(".save", credit(&["Anna", "Boris"], 95)).await;
    phone.tap(".save").await;
}

async fn is_read_first(kind: Kind) {
    let hall = Hall::four_players("std");
    let phone = Phone::of(kind).await;
    phone.open(&hall.at(1)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 75))).await;
    if kind.javascript {
        corrects(&phone).await;
    } else {
        phone.open(&format!("{}/hands/1.1.1", hall.at(1))).await;
        phone.type_into("[data-player=vera] .total input", "50").await;
        phone.tap(".save").await;
    }
    phone.sees(".becomes", credit(&["Anna", "Boris"], 95)).await;
    phone.sees(".follows", "75 → 95").await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    phone.type_into("#note", "One card was under the table").await;
    phone.tap(".confirming .primary").await;
    phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 95))).await;
    assert_eq!(hall.entries(), ["1.1.1 1", "1.1.1 2"]);
    phone.open(&format!("{}/hands/1.1.1", hall.at(1))).await;
    phone.tap(".versions > summary").await;
    phone.sees(".versions", "One card was under the table").await;
    phone.tap(".restore button").await;
    phone.sees(".hand-title", hand_of(2, 12)).await;
    phone.sees(".saved", credit(&["Anna", "Boris"], 75)).await;
    assert_eq!(hall.entries(), ["1.1.1 1", "1.1.1 2", "1.1.1 3"]);
}

#[tokio::test]
async fn what_a_correction_changes_is_read_on_a_phone_before_it_is_saved() {
    is_read_first(Kind { size: (360, 640), ..Kind::default() }).await;
}

#[tokio::test]
async fn the_same_without_scripts() {
    is_read_first(Kind { javascript: false, ..Kind::default() }).await;
}

#[tokio::test]
async fn a_correction_without_a_signal_waits_and_is_sent_once() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}{}", line.url(), hall.table(1))).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 75))).await;
    phone.tap("details:has(.hands) > summary").await;
    phone.tap(".hands a").await;
    phone.sees(".recorded", credit(&["Anna", "Boris"], 75)).await;
    phone.type_into("[data-player=vera] .total input", "50").await;
    line.cut();
    phone.tap(".save").await;
    phone.sees(".waiting", copy("table-waiting-try")).await;
    line.mend();
    phone.until(async || hall.entries() == ["1.1.1 1", "1.1.1 2"]).await;
    phone.sees_no(".waiting").await;
}

#[tokio::test]
async fn an_answer_to_the_same_hand_entered_before_leaves_a_correction_alone() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    phone.open(&format!("{}{}", line.url(), hall.table(1))).await;
    line.cut();
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.sees(".waiting", copy("table-waiting-try")).await;
    other.open(&hall.at(1)).await;
    type_in(&other, "anna", [("vera", "31"), ("gleb", "45")]).await;
    other.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 76))).await;
    line.swallows_posts();
    phone.open(&format!("{}{}/hands/1.1.1", line.url(), hall.table(1))).await;
    phone.type_into("[data-player=vera] .total input", "50").await;
    line.mend();
    phone.sees(".waiting", copy("table-waiting-look")).await;
    phone.holds("[data-player=vera] .total input", "50").await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
}
