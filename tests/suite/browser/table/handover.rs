//! Handing a table over to another phone, including results still waiting to be sent from the first one.

use crate::browser::phones::away::{Away, wait_until_kept};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::hand_line;
use crate::support::copy::{copy, credit, hand, hand_of};

#[tokio::test]
async fn waiting_results_move_with_the_handover_code() {
    let away = Away::new(Hall::four_players("std")).await;
    let path = away.hall.table_path(1);
    away.open(&path).await;
    away.phone.wait_for_text("#kept[data-state=can]", copy("offline-can")).await;
    away.line.cut();
    away.enter_hand([("vera", "30"), ("gleb", "45")]).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.enter_hand([("vera", "10"), ("gleb", "20")]).await;
    away.phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    away.phone.tap("#handover summary").await;
    away.phone.wait_for_text(".handover-says", "2").await;
    // The code is drawn without a signal, and large enough to scan.
    let drawn = "return document.querySelector('#handover .qr svg path')?.getAttribute('d').length > 1000";
    away.phone.wait_until(async || away.phone.run(drawn, &[]).await == true).await;
    let link =
        away.phone.run("return document.querySelector('#handover [data-copy]').dataset.copy", &[]).await;
    let (_, brings) = link.as_str().unwrap().split_once('#').unwrap();
    // Another phone, with a signal, opens the scanned link.
    let other = Phone::ordinary().await;
    other.open(&format!("{}#{brings}", away.hall.table_url(1))).await;
    other.wait_for_text("main > .notice.warn", copy("handover-brings")).await;
    assert_eq!(away.hall.entries(), Vec::<String>::new(), "nothing is sent that nobody took");
    other.tap("main > .notice.warn button").await;
    other.wait_for_text(".saved", hand_line(hand(2), credit(&["Anna", "Boris"], 30))).await;
    other.wait_for_text(".hand-title", hand_of(3, 12)).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
    wait_until_kept(&other, 0).await;
    // The first phone gets its signal back and sends the same results: nothing is recorded twice.
    away.line.mend();
    away.phone.wait_for_text(".saved", hand_line(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
    away.wait_for_kept(0).await;
    // A forged link hands over nothing.
    other.open(&format!("{}#takes=AAAA", away.hall.table_url(1))).await;
    other.reload().await;
    other.wait_for_text(".hand-title", hand_of(3, 12)).await;
    other.wait_until_gone("main > .notice.warn").await;
}

#[tokio::test]
async fn the_first_phone_forgets_handed_over_results() {
    let away = Away::new(Hall::four_players("std")).await;
    away.open(&away.hall.table_path(1)).await;
    away.phone.wait_for_text("#kept[data-state=can]", copy("offline-can")).await;
    away.line.cut();
    away.enter_hand([("vera", "30"), ("gleb", "45")]).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.phone.tap("#handover summary").await;
    away.phone.wait_for_text(".handover-says", "1").await;
    away.phone.tap(".handover-done").await;
    away.phone.wait_until_gone(".waiting").await;
    away.wait_for_kept(0).await;
}
