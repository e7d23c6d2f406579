//! What comes out of a printer.

use super::driver::Driver;
use super::hall::Hall;
use crate::support::copy::copy;
use crate::support::evening::keys;

#[tokio::test]
async fn b07_a_whole_schedule_prints_on_a_few_sheets() {
    let (hall, driver) = (Hall::open(&keys("eight-player")), Driver::start());
    let phone = driver.phone().await;
    phone.open(&hall.app.url(&format!("/t/{}/schedule", hall.header.slug))).await;
    phone.tap("a[href$='/print']").await;
    phone.sees("[data-print]", copy("print")).await;
    // Fourteen blocks of four hands.
    assert_eq!(phone.texts(".paper .panel").await.len(), 14);
    let sheets = phone.sheets().await;
    assert!((1..=3).contains(&sheets), "{sheets} sheets");
}
