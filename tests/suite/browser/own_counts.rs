//! Self-reports from the phones of three players, beside the table's phone.

use lastcard::store::{entries::EntrySource, player_codes, tournaments};
use lastcard::tournament::{PlayerId, Slot, WhoCounts};

use super::away::{Away, has_kept};
use super::hall::Hall;
use super::phone::Phone;
use crate::support::copy::{copy, credit, hand_of, listed};

/// A table whose players count for themselves.
fn hall() -> Hall {
    let hall = Hall::four_players("std");
    let (club, id) = (hall.header.club_id.clone(), hall.header.id.clone());
    let set = |store: &_| tournaments::set_counting(store, &club, &id, None, WhoCounts::Players);
    hall.app.live.change(&hall.header.id, set).unwrap();
    hall
}

/// Path of a player's own page for counting.
fn own(hall: &Hall, player: &str) -> String {
    let (store, header) = (hall.app.live.store(), &hall.header);
    let player = PlayerId::parse(player).unwrap();
    let codes =
        player_codes::of_players(store, &header.club_id, &header.id, std::slice::from_ref(&player)).unwrap();
    format!("/me/{}/hand", codes[&player])
}

fn via(hall: &Hall) -> Option<EntrySource> {
    let stored = tournaments::load(hall.app.live.store(), &hall.header.slug).unwrap();
    stored.history(Slot { round: 1, hand: 1, table: 1 }).last().map(|entry| entry.via.clone())
}

fn left(points: u32) -> String {
    copy("own-counts-left").with("points", points).to_string()
}

async fn counts(phone: &Phone, player: &str, points: &str) {
    phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    phone.tap(".save").await;
}

#[tokio::test]
async fn three_phones_make_one_result() {
    let hall = hall();
    let (table, anna, vera, gleb) =
        (Phone::ordinary().await, Phone::ordinary().await, Phone::ordinary().await, Phone::ordinary().await);
    table.open(&hall.at(1)).await;
    for (phone, player) in [(&anna, "anna"), (&vera, "vera"), (&gleb, "gleb")] {
        phone.open(&hall.app.url(&own(&hall, player))).await;
        phone.sees(".own-out", copy("own-hand-out")).await;
    }
    // Two players claim to have gone out; everybody sees it without a tap, the table and the third player too.
    anna.tap(".own-out").await;
    vera.tap(".own-out").await;
    let both = copy("own-counts-several-out").with("names", listed(&["Anna", "Vera"])).to_string();
    for phone in [&anna, &vera, &gleb] {
        phone.sees(".notice.warn", &both).await;
    }
    table.sees(".own-counts", &both).await;
    // Vera was wrong: she taps two cards on the pad.
    for _ in 0..2 {
        vera.tap("[data-player=vera] [data-key='5']").await;
    }
    vera.sees(".save", copy("own-hand-save").with("points", 10)).await;
    // A player left with cards cannot claim to be out: a slip would record it.
    vera.sees_no(".own-out").await;
    vera.tap(".save").await;
    vera.sees(".notice", copy("own-hand-said").with("count", left(10))).await;
    table.sees(".own-counts", left(10)).await;
    counts(&gleb, "gleb", "45").await;
    let result = credit(&["Anna", "Boris"], 55);
    for phone in [&anna, &vera, &gleb] {
        phone.sees(".recorded", &result).await;
        phone.sees(".hand-title", "2").await;
    }
    table.sees(".saved", &result).await;
    table.sees(".hand-title", hand_of(2, 12)).await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    assert_eq!(via(&hall), Some(EntrySource::OwnCounts));
}

#[tokio::test]
async fn an_own_count_without_a_signal_arrives_once_by_itself() {
    let away = Away::at(hall()).await;
    let (phone, path) = (&away.phone, own(&away.hall, "vera"));
    away.opens(&path).await;
    phone.sees("#kept[data-state=can]", copy("kept-can")).await;
    away.line.cut();
    counts(phone, "vera", "30").await;
    phone.sees(".waiting", copy("own-hand-save").with("points", 30)).await;
    away.has_kept(1).await;
    // The waiting count survives a reload, and the page itself is available offline.
    phone.reload().await;
    phone.sees(".waiting", copy("own-hand-save").with("points", 30)).await;
    away.line.mend();
    phone.sees(".notice", copy("own-hand-said").with("count", left(30))).await;
    has_kept(phone, 0).await;
    let stored = tournaments::load(away.hall.app.live.store(), &away.hall.header.slug).unwrap();
    let slot = Slot { round: 1, hand: 1, table: 1 };
    let vera = PlayerId::parse("vera").unwrap();
    assert_eq!(stored.own_counts(slot).unwrap().of(&vera).len(), 1);
}
