//! The draw for the first dealer at the table, on phones.

use super::driver::{Driver, Kind};
use super::hall::Hall;

/// Who deals: of the marks at the seats the dealer's is the one with the diamond.
const DEALER: &str = "return [...document.querySelectorAll('#play form.hand .seat')]
        .find((seat) => seat.querySelector('.marks').textContent.includes('◆')).querySelector('.name').textContent";

#[tokio::test]
async fn m01_the_table_lets_lastcard_draw_and_every_phone_sees_it() {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let (phone, other) = (driver.phone().await, driver.phone().await);
    phone.open(&hall.at(1)).await;
    other.open(&hall.at(1)).await;
    phone.tap(".dealer-draw summary").await;
    phone.tap("[name=draw]").await;
    phone.sees(".dealer-drawn", "and deals first.").await;
    assert!(phone.texts(".dealer-pulls li").await.len() >= 4);
    // The other phone did not ask for anything.
    other.sees(".dealer-drawn", "and deals first.").await;
    let says = phone.text(".dealer-drawn p").await;
    let dealer = phone.run(DEALER, &[]).await;
    assert!(says.contains(&format!("{} drew the ", dealer.as_str().unwrap())), "{says}: {dealer}");
    assert_eq!(other.text(".dealer-drawn p").await, says);
    other.tap(".dealer-drawn button").await;
    phone.sees(".dealer-draw summary", "Who deals first?").await;
}

#[tokio::test]
async fn m01_the_draw_works_without_scripts() {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let phone = driver.open(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&hall.at(1)).await;
    phone.tap(".dealer-draw summary").await;
    phone.tap("[name=dealer][value=vera]").await;
    phone.sees(".dealer-drawn", "Vera drew the highest card and deals first.").await;
    phone.sees(".seat:has([value=vera]) .marks", "Dealer").await;
}
