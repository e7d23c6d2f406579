//! The draw for the first dealer at the table, on phones.

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::copy::copy;

/// Reads the dealer, whose mark at the seat is a diamond, and the card that they drew.
const DEALER: &str = "
    const dealer = [...document.querySelectorAll('#play form.hand .seat')]
        .find((seat) => seat.querySelector('.marks').textContent.includes('◆')).querySelector('.name').textContent;
    const pulled = [...document.querySelectorAll('.dealer-pulls li')]
        .findLast((pull) => pull.querySelector('bdi').textContent === dealer);
    return [dealer, pulled.querySelector('svg').getAttribute('aria-label')];
";

#[tokio::test]
async fn every_phone_sees_the_dealer_draw() {
    let hall = Hall::four_players("std");
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    phone.open(&hall.table_url(1)).await;
    other.open(&hall.table_url(1)).await;
    phone.tap(".dealer-draw summary").await;
    phone.tap("[name=draw]").await;
    let says = phone.wait_for_text(".dealer-drawn p", "").await;
    assert!(phone.texts(".dealer-pulls li").await.len() >= 4);
    // The other phone updates without being touched.
    other.wait_for_text(".dealer-drawn p", &says).await;
    let [dealer, card]: [String; 2] = serde_json::from_value(phone.run(DEALER, &[]).await).unwrap();
    let drew = copy("dealer-drew-high-card").with("name", &*dealer).with("card", &*card);
    assert!(says.ends_with(&drew.to_string()), "{says}: {dealer}, {card}");
    other.tap(".dealer-drawn button").await;
    phone.wait_for_text(".dealer-draw summary", copy("dealer-title-high-card")).await;
}

#[tokio::test]
async fn the_draw_works_without_scripts() {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".dealer-draw summary").await;
    phone.tap("[name=dealer][value=vera]").await;
    phone.wait_for_text(".dealer-drawn", copy("dealer-said-high-card").with("name", "Vera")).await;
    phone.wait_for_text(".seat:has([value=vera]) .marks", copy("table-dealer")).await;
}
