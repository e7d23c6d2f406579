//! Handover of a table to another phone, with the results that wait on the first one.

use super::away::{Away, has_kept};
use super::hall::Hall;
use super::phone::Phone;
use super::table::told;
use crate::support::copy::{copy, credit, hand, hand_of};

#[tokio::test]
async fn what_waits_goes_along_in_the_code_of_the_table_and_is_recorded_once() {
    let away = Away::at(Hall::four_players("std")).await;
    let path = away.hall.table(1);
    away.opens(&path).await;
    away.phone.sees("#kept[data-state=can]", copy("kept-can")).await;
    away.line.cut();
    away.types([("vera", "30"), ("gleb", "45")]).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.types([("vera", "10"), ("gleb", "20")]).await;
    away.phone.sees(".hand-title", hand_of(3, 12)).await;
    away.phone.tap("#handover summary").await;
    away.phone.sees(".handover-says", "2").await;
    // The code is drawn without a signal, and large enough to scan.
    let drawn = "return document.querySelector('#handover .qr svg path')?.getAttribute('d').length > 1000";
    away.phone.until(async || away.phone.run(drawn, &[]).await == true).await;
    let link =
        away.phone.run("return document.querySelector('#handover [data-copy]').dataset.copy", &[]).await;
    let (_, brings) = link.as_str().unwrap().split_once('#').unwrap();
    // Another phone, with a signal, opens the scanned link.
    let other = Phone::ordinary().await;
    other.open(&format!("{}#{brings}", away.hall.at(1))).await;
    other.sees("main > .notice.warn", copy("handover-brings")).await;
    assert_eq!(away.hall.entries(), Vec::<String>::new(), "nothing is sent that nobody took");
    other.tap("main > .notice.warn button").await;
    other.sees(".saved", told(hand(2), credit(&["Anna", "Boris"], 30))).await;
    other.sees(".hand-title", hand_of(3, 12)).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
    has_kept(&other, 0).await;
    // The first phone gets its signal back and sends the same results: nothing is recorded twice.
    away.line.mend();
    away.phone.sees(".saved", told(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
    away.has_kept(0).await;
    // A forged link brings nothing.
    other.open(&format!("{}#takes=AAAA", away.hall.at(1))).await;
    other.reload().await;
    other.sees(".hand-title", hand_of(3, 12)).await;
    other.sees_no("main > .notice.warn").await;
}

#[tokio::test]
async fn the_first_phone_forgets_what_the_other_one_has() {
    let away = Away::at(Hall::four_players("std")).await;
    away.opens(&away.hall.table(1)).await;
    away.phone.sees("#kept[data-state=can]", copy("kept-can")).await;
    away.line.cut();
    away.types([("vera", "30"), ("gleb", "45")]).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.phone.tap("#handover summary").await;
    away.phone.sees(".handover-says", "1").await;
    away.phone.tap(".handover-done").await;
    away.phone.sees_no(".waiting").await;
    away.has_kept(0).await;
}
