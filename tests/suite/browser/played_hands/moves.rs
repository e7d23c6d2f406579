//! A hand of a tournament on four phones, one of them without a signal for a while, with spectators.

use crate::browser::live::following::assert_says_disconnected;
use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::browser::practice::{NEXT, is_end, tap_and_wait};
use crate::support::copy::{copy, hands_played};

/// Moves after which one phone loses its signal.
const CUT_AFTER: u32 = 6;

/// State of the far phone's signal.
#[derive(PartialEq)]
enum Signal {
    Whole,
    Cut,
    Back,
}

async fn next_choice(phone: &Phone) -> String {
    phone.run(NEXT, &[]).await.as_str().unwrap_or_default().to_owned()
}

/// The projector's screen, in CSS pixels.
const WALL: Kind = Kind { size: (1280, 720), javascript: true, dark: false };

/// Opens the spectators' page of the table, and the projector.
async fn open_spectators(hall: &Hall) -> [Phone; 2] {
    let page = |of: &str| hall.app.url(&format!("/t/{}/{of}", hall.header.slug));
    let (spectator, wall) = (Phone::ordinary().await, Phone::of(WALL).await);
    spectator.open(&page("tables/1")).await;
    wall.open(&page("projector")).await;
    wall.wait_until(async || !wall.text(".tile-now").await.is_empty()).await;
    [spectator, wall]
}

/// Waits until the spectator sees the move and the card counts that a phone sees. Asserts that no cards are shown.
async fn wait_for_same_state(spectator: &Phone, phone: &Phone) {
    const SEEN: &str = "return [document.getElementById('scene').dataset.revision,
        ...[...document.querySelectorAll('.plate')].map((plate) => plate.textContent.match(/[0-9]+/)?.[0]).sort()].join()";
    spectator.wait_until(async || spectator.run(SEEN, &[]).await == phone.run(SEEN, &[]).await).await;
    assert!(spectator.texts(".held-one").await.is_empty());
}

#[tokio::test]
async fn four_phones_play_a_hand_to_its_result() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let play = format!("{}/play", hall.table_path(1));
    let mut phones = Vec::new();
    for player in ["anna", "boris", "vera", "gleb"] {
        let phone = Phone::ordinary().await;
        if phones.is_empty() {
            phone.open(&hall.table_url(1)).await;
            phone.tap(".phones button").await;
            phone.wait_for_text("#scene", "Anna").await;
        }
        let far = player == "gleb";
        phone.open(&if far { format!("{}{play}", line.url()) } else { hall.app.url(&play) }).await;
        phone.tap(&format!(".join [value={player}] + button")).await;
        phones.push(phone);
    }
    phones[0].tap("form[action$='/deal'] button").await;
    for phone in &phones {
        // Nine cards if the first card is a Draw Two.
        phone.wait_until(async || phone.texts(".held-one").await.len() >= 7).await;
    }
    let [spectator, wall] = open_spectators(&hall).await;
    let far = &phones[3];
    let (mut moves, mut signal) = (0, Signal::Whole);
    while next_choice(&phones[0]).await != ".over" {
        for phone in phones.iter().take(if signal == Signal::Cut { 3 } else { 4 }) {
            let what = next_choice(phone).await;
            if !what.is_empty() && what != ".over" {
                tap_and_wait(phone, &what).await;
                moves += 1;
            }
        }
        if next_choice(&phones[0]).await != ".over" {
            wait_for_same_state(&spectator, &phones[0]).await;
        }
        if signal == Signal::Whole && moves >= CUT_AFTER && next_choice(far).await.is_empty() {
            line.cut();
            signal = Signal::Cut;
            assert_says_disconnected(far).await;
        } else if signal == Signal::Cut && phones[0].text(".plate.awaited").await.contains("Gleb") {
            // The others wait for the phone without a signal.
            line.mend();
            signal = Signal::Back;
            far.wait_until_gone("#following").await;
        }
    }
    assert!(signal != Signal::Whole, "the hand was over before the signal was cut");
    line.mend();
    for phone in &phones {
        phone.wait_until(async || is_end(&phone.text(".over h2").await)).await;
    }
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    for looks in [&spectator, &wall] {
        looks.wait_until(async || is_end(&looks.text(".over h2, .tile-now").await)).await;
        looks.wait_until(async || !looks.texts(".left-cards").await.is_empty()).await;
    }
    far.tap(".over [href$='/replay']").await;
    far.wait_for_text("#now", copy("replay-dealt")).await;
    let public = Phone::ordinary().await;
    public.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    public.wait_for_text("#live", hands_played(1, 12)).await;
}
