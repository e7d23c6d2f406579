//! Self-reports from the phones of three players, beside the table's phone.

use lastcard::store::{entries::EntrySource, player_codes, tournaments};
use lastcard::tournament::{CountingMode, PlayerId, Slot};

use crate::browser::phones::away::{Away, wait_until_kept};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::support::copy::{copy, credit, hand_of, name_list};

/// A table whose players count for themselves.
fn hall() -> Hall {
    let hall = Hall::four_players("std");
    let (club, id) = (hall.header.club_id.clone(), hall.header.id.clone());
    let set = |store: &_| tournaments::set_counting(store, &club, &id, None, CountingMode::Players);
    hall.app.snapshots.change(&hall.header.id, set).unwrap();
    hall
}

/// Path of a player's own page for counting.
fn count_page_path(hall: &Hall, player: &str) -> String {
    let (store, header) = (hall.app.snapshots.store(), &hall.header);
    let player = PlayerId::parse(player).unwrap();
    let codes = player_codes::get_or_issue(store, &header.club_id, &header.id, std::slice::from_ref(&player))
        .unwrap();
    format!("/me/{}/hand", codes[&player])
}

fn entry_source(hall: &Hall) -> Option<EntrySource> {
    let stored = tournaments::load(hall.app.snapshots.store(), &hall.header.slug).unwrap();
    stored.history(Slot { round: 1, hand: 1, table: 1 }).last().map(|entry| entry.via.clone())
}

fn left_sentence(points: u32) -> String {
    copy("own-counts-left").with("points", points).to_string()
}

async fn enter_count(phone: &Phone, player: &str, points: &str) {
    phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    phone.tap(".save").await;
}

#[tokio::test]
async fn three_phones_make_one_result() {
    let hall = hall();
    let (table, anna, vera, gleb) =
        (Phone::ordinary().await, Phone::ordinary().await, Phone::ordinary().await, Phone::ordinary().await);
    table.open(&hall.table_url(1)).await;
    for (phone, player) in [(&anna, "anna"), (&vera, "vera"), (&gleb, "gleb")] {
        phone.open(&hall.app.url(&count_page_path(&hall, player))).await;
        phone.wait_for_text(".own-out", copy("own-hand-out")).await;
    }
    // Two players claim to have gone out; everybody sees it without a tap, the table and the third player too.
    anna.tap(".own-out").await;
    vera.tap(".own-out").await;
    let both = copy("own-counts-several-out").with("names", name_list(&["Anna", "Vera"])).to_string();
    for phone in [&anna, &vera, &gleb] {
        phone.wait_for_text(".notice.warn", &both).await;
    }
    table.wait_for_text(".own-counts", &both).await;
    // Vera was wrong: she taps two cards on the pad.
    for _ in 0..2 {
        vera.tap("[data-player=vera] [data-key='5']").await;
    }
    vera.wait_for_text(".save", copy("own-hand-save").with("points", 10)).await;
    // A player left with cards cannot claim to be out: a slip would record it.
    vera.wait_until_gone(".own-out").await;
    vera.tap(".save").await;
    vera.wait_for_text(".notice", copy("own-hand-reported").with("count", left_sentence(10))).await;
    table.wait_for_text(".own-counts", left_sentence(10)).await;
    enter_count(&gleb, "gleb", "45").await;
    let result = credit(&["Anna", "Boris"], 55);
    for phone in [&anna, &vera, &gleb] {
        phone.wait_for_text(".recorded", &result).await;
        phone.wait_for_text(".hand-title", "2").await;
    }
    table.wait_for_text(".saved", &result).await;
    table.wait_for_text(".hand-title", hand_of(2, 12)).await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    assert_eq!(entry_source(&hall), Some(EntrySource::OwnCounts));
}

#[tokio::test]
async fn an_offline_self_report_arrives_once() {
    let away = Away::new(hall()).await;
    let (phone, path) = (&away.phone, count_page_path(&away.hall, "vera"));
    away.open(&path).await;
    phone.wait_for_text("#kept[data-state=can]", copy("offline-can")).await;
    away.line.cut();
    enter_count(phone, "vera", "30").await;
    phone.wait_for_text(".waiting", copy("own-hand-save").with("points", 30)).await;
    away.wait_for_kept(1).await;
    // The waiting count survives a reload, and the page itself is available offline.
    phone.reload().await;
    phone.wait_for_text(".waiting", copy("own-hand-save").with("points", 30)).await;
    away.line.mend();
    phone.wait_for_text(".notice", copy("own-hand-reported").with("count", left_sentence(30))).await;
    wait_until_kept(phone, 0).await;
    let stored = tournaments::load(away.hall.app.snapshots.store(), &away.hall.header.slug).unwrap();
    let slot = Slot { round: 1, hand: 1, table: 1 };
    let vera = PlayerId::parse("vera").unwrap();
    assert_eq!(stored.own_counts(slot).unwrap().reports_of(&vera).len(), 1);
}
