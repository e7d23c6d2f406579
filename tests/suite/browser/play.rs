//! A hand of a tournament on four phones, one of them without a signal for a while.

use super::driver::Driver;
use super::hall::Hall;
use super::line::Line;
use super::phone::Phone;
use super::practice::{NEXT, tap};

/// After so many moves one phone loses its signal.
const CUT_AFTER: u32 = 6;

/// How it is with the phone that is far away.
#[derive(PartialEq)]
enum Signal {
    Whole,
    Cut,
    Back,
}

async fn next(phone: &Phone) -> String {
    phone.run(NEXT, &[]).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn four_phones_play_a_whole_hand_to_its_recorded_result() {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let line = Line::to(hall.app.address).await;
    let play = format!("{}/play", hall.table(1));
    let mut phones = Vec::new();
    for player in ["anna", "boris", "vera", "gleb"] {
        let phone = driver.phone().await;
        if phones.is_empty() {
            phone.open(&hall.at(1)).await;
            phone.tap(".phones button").await;
        }
        let far = player == "gleb";
        phone.open(&if far { format!("{}{play}", line.url()) } else { hall.app.url(&play) }).await;
        phone.tap(&format!(".join [value={player}] + button")).await;
        phones.push(phone);
    }
    phones[0].tap("form[action$='/deal'] button").await;
    for phone in &phones {
        phone.sees(".holding-cards", "").await;
        phone.until(async || phone.texts(".held-one").await.len() == 7).await;
    }
    let far = &phones[3];
    let (mut moves, mut signal) = (0, Signal::Whole);
    while next(&phones[0]).await != ".over" {
        for phone in phones.iter().take(if signal == Signal::Cut { 3 } else { 4 }) {
            let what = next(phone).await;
            if !what.is_empty() && what != ".over" {
                tap(phone, &what).await;
                moves += 1;
            }
        }
        if signal == Signal::Whole && moves >= CUT_AFTER && next(far).await.is_empty() {
            line.cut();
            signal = Signal::Cut;
            far.sees("#offline", "No connection").await;
        } else if signal == Signal::Cut && phones[0].text(".plate.waited-for").await.contains("Gleb") {
            // The others wait for the phone that is away.
            line.mend();
            signal = Signal::Back;
            far.sees_no("#offline").await;
        }
    }
    assert!(signal != Signal::Whole, "the hand was over before the signal was cut");
    line.mend();
    for phone in &phones {
        phone.sees(".over", "the hand").await;
    }
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    far.tap(".over [href$='/replay']").await;
    far.sees("#now", "The cards are dealt").await;
    let public = driver.phone().await;
    public.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    public.sees("#live", "1 of 12 hands played").await;
}
