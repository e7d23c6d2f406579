//! A hand of practice on a phone, by tapping what is offered.

use super::driver::{Driver, Kind};
use super::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::database::Database;

/// What a person would tap next: a card, a choice, a button; `.over` at the end.
pub(super) const NEXT: &str = "
    const there = (css) => [...document.querySelectorAll(css)].some((e) => e.getClientRects().length > 0);
    return ['.over', '.opens[open] .chooser .button', '.holding-cards > li > .tap', '.opens > .tap', '.dump summary', '.acts .button']
        .find(there) ?? '';
";

/// Plays until the hand is over, and gives back how many times something was tapped.
async fn play(phone: &Phone) -> u32 {
    phone.taps();
    loop {
        let next = phone.run(NEXT, &[]).await;
        match next.as_str() {
            Some(".over") => return phone.taps(),
            Some(next) if !next.is_empty() => tap(phone, next).await,
            _ => phone.until(async || phone.run(NEXT, &[]).await != "").await,
        }
    }
}

/// Taps what a person would tap next, and waits until something has come of it.
pub(super) async fn tap(phone: &Phone, next: &str) {
    let before = state(phone).await;
    phone.tap(next).await;
    phone.until(async || state(phone).await != before).await;
}

/// How far the hand is, and which choice is open.
async fn state(phone: &Phone) -> String {
    let script = "return [document.getElementById('scene')?.dataset.revision, document.querySelectorAll('details[open]').length].join()";
    phone.run(script, &[]).await.as_str().unwrap_or_default().to_owned()
}

/// Looks at the hand again, step by step.
async fn look_back(phone: &Phone) {
    phone.tap(".over .actions a").await;
    phone.sees("#now", "The cards are dealt").await;
    phone.tap("[rel=next]").await;
    phone.sees(".pager-at", "1 of").await;
    phone.tap("[rel=prev]").await;
    phone.sees(".pager-at", "0 of").await;
    phone.tap("[aria-label='To the end']").await;
    phone.sees(".replay-end", "the hand").await;
}

async fn a_hand_of_club(kind: Kind) {
    let (database, driver) = (Database::sqlite(), Driver::start());
    let app = spawn_app(&database);
    let phone = driver.open(kind).await;
    phone.open(&app.url("/practice?pace=once")).await;
    phone.tap(".practice-form .primary").await;
    phone.sees("#now", "").await;
    assert!(play(&phone).await > 3);
    phone.sees(".over .actions", "Deal again").await;
    phone.sees(".over h2", "the hand").await;
    look_back(&phone).await;
    if kind.javascript {
        phone.sees("#checked", "Checked here").await;
        phone.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))", &[]).await;
        phone.sees(".pager-at", "0 of").await;
    }
}

#[tokio::test]
async fn a_whole_hand_is_played_by_tapping() {
    a_hand_of_club(Kind::default()).await;
}

#[tokio::test]
async fn a_whole_hand_is_played_without_scripts() {
    a_hand_of_club(Kind { javascript: false, ..Kind::default() }).await;
}

#[tokio::test]
async fn nothing_is_wider_than_the_smallest_phone() {
    let (database, driver) = (Database::sqlite(), Driver::start());
    let app = spawn_app(&database);
    let phone = driver.open(Kind { size: (360, 740), ..Kind::default() }).await;
    phone.open(&app.url("/practice?pace=once&rules=international&players=10")).await;
    phone.tap(".practice-form .primary").await;
    phone.sees("#now", "").await;
    let wide = "return document.documentElement.scrollWidth";
    assert_eq!(phone.run(wide, &[]).await, 360);
    let small = "return [...document.querySelectorAll('.holding-cards .tap, .acts .button')].filter((e) => e.getBoundingClientRect().width < 48 || e.getBoundingClientRect().height < 48).length";
    assert_eq!(phone.run(small, &[]).await, 0);
}
