//! Corrections on a phone: the consequences are shown first, and nothing is lost without a signal.

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::{hand_line, type_in};
use crate::support::copy::{copy, credit, hand, hand_of};

/// Opens the form of the first hand, in which Vera held 30, and enters 50 instead.
async fn enter_correction(phone: &Phone) {
    phone.tap("details:has(.hands) > summary").await;
    phone.tap(".hands a").await;
    phone.wait_for_text(".recorded", credit(&["Anna", "Boris"], 75)).await;
    phone.type_into("[data-player=vera] .total input", "50").await;
    phone.wait_for_text(".save", credit(&["Anna", "Boris"], 95)).await;
    phone.tap(".save").await;
}

async fn assert_effect_shown_first(kind: Kind) {
    let hall = Hall::four_players("std");
    let phone = Phone::of(kind).await;
    phone.open(&hall.table_url(1)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    if kind.javascript {
        enter_correction(&phone).await;
    } else {
        phone.open(&format!("{}/hands/1.1.1", hall.table_url(1))).await;
        phone.type_into("[data-player=vera] .total input", "50").await;
        phone.tap(".save").await;
    }
    phone.wait_for_text(".becomes", credit(&["Anna", "Boris"], 95)).await;
    phone.wait_for_text(".follows", "75 → 95").await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    phone.type_into("#note", "One card was under the table").await;
    phone.tap(".confirming .primary").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 95))).await;
    assert_eq!(hall.entries(), ["1.1.1 1", "1.1.1 2"]);
    phone.open(&format!("{}/hands/1.1.1", hall.table_url(1))).await;
    phone.tap(".versions > summary").await;
    phone.wait_for_text(".versions", "One card was under the table").await;
    phone.tap(".restore button").await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_for_text(".saved", credit(&["Anna", "Boris"], 75)).await;
    assert_eq!(hall.entries(), ["1.1.1 1", "1.1.1 2", "1.1.1 3"]);
}

#[tokio::test]
async fn a_correction_shows_its_effect_before_saving() {
    assert_effect_shown_first(Kind { size: (360, 640), ..Kind::default() }).await;
}

#[tokio::test]
async fn a_correction_shows_its_effect_without_scripts() {
    assert_effect_shown_first(Kind { javascript: false, ..Kind::default() }).await;
}

#[tokio::test]
async fn an_offline_correction_is_sent_once() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    phone.tap("details:has(.hands) > summary").await;
    phone.tap(".hands a").await;
    phone.wait_for_text(".recorded", credit(&["Anna", "Boris"], 75)).await;
    phone.type_into("[data-player=vera] .total input", "50").await;
    line.cut();
    phone.tap(".save").await;
    phone.wait_for_text(".waiting", copy("table-waiting-try")).await;
    line.mend();
    phone.wait_until(async || hall.entries() == ["1.1.1 1", "1.1.1 2"]).await;
    phone.wait_until_gone(".waiting").await;
}

#[tokio::test]
async fn an_earlier_answer_leaves_a_correction_alone() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    phone.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    line.cut();
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".waiting", copy("table-waiting-try")).await;
    other.open(&hall.table_url(1)).await;
    type_in(&other, "anna", [("vera", "31"), ("gleb", "45")]).await;
    other.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 76))).await;
    line.swallow_posts();
    phone.open(&format!("{}{}/hands/1.1.1", line.url(), hall.table_path(1))).await;
    phone.type_into("[data-player=vera] .total input", "50").await;
    line.mend();
    phone.wait_for_text(".waiting", copy("table-waiting-look")).await;
    phone.wait_for_value("[data-player=vera] .total input", "50").await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
}
