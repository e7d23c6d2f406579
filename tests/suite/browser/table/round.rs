//! A whole round, tapped in at the table and read from the public page (EX-48).

use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::{hand_line, winner_line};
use crate::support::copy::{copy, hand, hand_of};
use crate::support::ex_48;

/// Hands of EX-48: number, player who went out, and the points that the two losers were left with.
fn hands() -> impl Iterator<Item = (u32, &'static str, [(&'static str, u32); 2])> {
    let id = |number: usize| ["anna", "boris", "vera", "gleb"][number - 1];
    let named = move |(number, (out, left)): (u32, (usize, [(usize, u32); 2]))| {
        (number, id(out), left.map(|(player, points)| (id(player), points)))
    };
    (1..).zip(ex_48::HANDS).map(named)
}

/// Picks cards worth exactly these points, no more of a face than the deck has; a 0 for no points.
fn cards(mut points: u32) -> Vec<&'static str> {
    const WORTH: [(&str, u32); 14] = [
        ("WD4", 50),
        ("W", 50),
        ("D2", 20),
        ("SKIP", 20),
        ("REV", 20),
        ("9", 9),
        ("8", 8),
        ("7", 7),
        ("6", 6),
        ("5", 5),
        ("4", 4),
        ("3", 3),
        ("2", 2),
        ("1", 1),
    ];
    let mut cards = Vec::new();
    for (face, worth) in WORTH {
        if points >= worth {
            cards.push(face);
            points -= worth;
        }
        // Only faces that are plentiful are used twice.
        if points >= worth && worth < 50 {
            cards.push(face);
            points -= worth;
        }
    }
    assert_eq!(points, 0, "EX-48 needs other cards");
    if cards.is_empty() { vec!["0"] } else { cards }
}

/// Enters a hand card by card, and checks the number of taps.
async fn enter_by_cards(phone: &Phone, number: u32, out: &str, left: &[(&str, u32)]) {
    phone.wait_for_text(".hand-title", hand_of(number, 12)).await;
    phone.take_taps();
    phone.tap(&format!(".seat:has([value={out}])")).await;
    let mut counted = 0;
    for (player, points) in left {
        for face in cards(*points) {
            phone.tap(&format!("[data-player={player}] [data-key='{face}']")).await;
            counted += 1;
        }
        phone.wait_for_text(&format!("[data-player={player}] output"), points).await;
    }
    let promise = phone.text(".save").await;
    phone.tap(".save").await;
    assert_eq!(phone.take_taps(), 2 + counted, "hand {number}");
    // The recorded result is the one that the button promised.
    phone.wait_for_text(".saved", hand_line(hand(number), promise)).await;
}

/// Reads the leaderboard as a phone shows it: rank, name, outcome, ranking key, last hand.
async fn leaderboard(phone: &Phone, hall: &Hall) -> Vec<String> {
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    let rows = phone.texts("table.standings tbody tr").await;
    rows.into_iter().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[tokio::test]
async fn a_round_under_std() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    for (number, out, left) in hands() {
        enter_by_cards(&phone, number, out, &left).await;
    }
    phone.wait_for_text(".table-winners", winner_line(&["Anna"])).await;
    let (rows, did) = (leaderboard(&phone, &hall).await, copy("board-last-hand"));
    assert_eq!(
        rows,
        [
            format!("1 Anna {} 458 {did} +79", copy("state-winner")),
            format!("2 Gleb 414 {did} +79"),
            format!("3 Vera 356 {did} 0"),
            format!("4 Boris 288 {did} 0"),
        ]
    );
}

#[tokio::test]
async fn a_round_under_lose200() {
    let hall = Hall::four_players("lose200");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    for (number, out, left) in hands() {
        enter_by_cards(&phone, number, out, &left).await;
    }
    phone.wait_for_text(".table-winners", winner_line(&["Vera"])).await;
    let (rows, did) = (leaderboard(&phone, &hall).await, copy("board-last-hand"));
    assert_eq!(
        rows,
        [
            format!("1 Vera {} 162 {did} +9", copy("state-winner")),
            format!("2 Anna 190 {did} 0"),
            format!("3 Boris 195 {did} +70"),
            format!("4 Gleb {} 211 {did} 0", copy("state-at-limit")),
        ]
    );
}

#[tokio::test]
async fn a_round_under_lazy_takes_two_taps_a_hand() {
    let hall = Hall::four_players("lazy");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    for (number, out, left) in hands() {
        phone.wait_for_text(".hand-title", hand_of(number, 12)).await;
        phone.take_taps();
        phone.tap(&format!(".seat:has([value={out}])")).await;
        let most = left.iter().map(|(_, points)| *points).max();
        let lost = left.iter().filter(|(_, points)| Some(*points) == most).map(|(player, _)| *player);
        // Level players share one button; their order follows from the seats.
        let button = match lost.collect::<Vec<_>>().as_slice() {
            [one] => format!("[value={one}]"),
            level => format!("[value~={}][value~={}]", level[0], level[1]),
        };
        let button = format!(".endings [data-out={out}]{button}");
        let promise = phone.wait_for_text(&button, "").await;
        phone.tap(&button).await;
        assert_eq!(phone.take_taps(), 2, "hand {number}");
        phone.wait_for_text(".saved", hand_line(hand(number), promise)).await;
    }
    phone.wait_for_text(".table-winners", winner_line(&["Anna", "Gleb"])).await;
    let rows = leaderboard(&phone, &hall).await;
    let (winner, won, did) = (copy("state-winner"), copy("public-won"), copy("board-last-hand"));
    assert_eq!(
        rows,
        [
            format!("1 Anna {winner} 7 {did} {won}"),
            format!("1 Gleb {winner} 7 {did} {won}"),
            format!("3 Vera 5 {did} –"),
            format!("4 Boris 5 {did} {}", copy("public-lost")),
        ]
    );
}
