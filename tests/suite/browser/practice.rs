//! A practice hand on a phone, played by tapping what is offered.

use crate::browser::phones::kind::Kind;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::gap::{GAP, parts_at_gaps};

/// Selector of the next thing to tap: a card, a choice or a button; `.over` at the end.
pub(super) const NEXT: &str = "
    const there = (css) => [...document.querySelectorAll(css)].some((e) => e.getClientRects().length > 0);
    return ['.over', '.opens[open] .chooser .button', '.holding-cards > li > .tap', '.opens > .tap', '.dump summary', '.acts .button']
        .find(there) ?? '';
";

/// Plays until the hand is over, and returns the number of taps.
async fn play(phone: &Phone) -> u32 {
    phone.take_taps();
    loop {
        let next = phone.run(NEXT, &[]).await;
        match next.as_str() {
            Some(".over") => return phone.take_taps(),
            Some(next) if !next.is_empty() => tap_and_wait(phone, next).await,
            _ => phone.wait_until(async || phone.run(NEXT, &[]).await != "").await,
        }
    }
}

/// Taps the given element and waits until the state changes.
pub(super) async fn tap_and_wait(phone: &Phone, next: &str) {
    let before = state(phone).await;
    phone.tap(next).await;
    phone.wait_until(async || state(phone).await != before).await;
}

/// Reads the revision of the hand and the number of open choices.
async fn state(phone: &Phone) -> String {
    let script = "return [document.getElementById('scene')?.dataset.revision, document.querySelectorAll('details[open]').length].join()";
    phone.run(script, &[]).await.as_str().unwrap_or_default().to_owned()
}

/// Replays the hand step by step, and returns the number of steps.
async fn replay_hand(phone: &Phone) -> u32 {
    phone.tap(".over .actions a").await;
    phone.wait_for_text("#now", copy("replay-dealt")).await;
    let last = phone.run("return document.getElementById('replay').dataset.last", &[]).await;
    let last = last.as_str().unwrap().parse().unwrap();
    phone.tap("[rel=next]").await;
    wait_for_step(phone, 1, last).await;
    phone.tap("[rel=prev]").await;
    wait_for_step(phone, 0, last).await;
    phone.tap(&format!(".pager [data-to='{last}']")).await;
    phone.wait_until(async || is_end(&phone.text(".replay-end").await)).await;
    last
}

/// Waits until the replay is at this step.
async fn wait_for_step(phone: &Phone, step: u32, last: u32) {
    phone.wait_for_text(".pager-at", copy("replay-step").with("step", step).with("last", last)).await;
}

/// Returns true if the sentence is the end of a hand in which one player goes out.
pub(super) fn is_end(sentence: &str) -> bool {
    let out = |whose| copy("over-out").with("who", GAP).with("whose", whose);
    [out("you"), out("other"), copy("over-stuck")]
        .into_iter()
        .any(|end| parts_at_gaps(sentence, end).is_some())
}

async fn play_hand_of_club(kind: Kind) {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = Phone::of(kind).await;
    phone.open(&app.url("/practice?pace=once")).await;
    phone.tap(".practice-form .primary").await;
    phone.wait_for_text("#now", "").await;
    assert!(play(&phone).await > 3);
    phone.wait_for_text(".over .actions", copy("practice-again")).await;
    phone.wait_until(async || is_end(&phone.text(".over h2").await)).await;
    let last = replay_hand(&phone).await;
    if kind.javascript {
        let right = [copy("replay-right"), copy("replay-deck")].map(String::from);
        phone.wait_until(async || right.contains(&phone.text("#checked").await)).await;
        phone.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))", &[]).await;
        wait_for_step(&phone, 0, last).await;
    }
}

/// Typography of the parts of a hand: it must be the same after a move as after a reload.
const TYPE: &str = "
    const type = (e) => (({ fontSize, fontWeight, lineHeight, display }) => [fontSize, fontWeight, lineHeight, display].join(' '))(getComputedStyle(e));
    return ['.scene', '.plate', '#now', '.holding-cards'].map((css) => css + ' ' + type(document.querySelector(css))).join();
";

#[tokio::test]
async fn a_move_keeps_the_font_of_the_holding() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = Phone::ordinary().await;
    phone.open(&app.url("/practice?pace=once")).await;
    phone.tap(".practice-form .primary").await;
    // Some taps only open a choice.
    while phone.run("return document.querySelector('.scene.moved') !== null", &[]).await != true {
        phone.wait_until(async || phone.run(NEXT, &[]).await != "").await;
        let next = phone.run(NEXT, &[]).await;
        tap_and_wait(&phone, next.as_str().unwrap()).await;
    }
    let moved = phone.run(TYPE, &[]).await;
    phone.reload().await;
    assert_eq!(phone.run(TYPE, &[]).await, moved);
}

#[tokio::test]
async fn the_next_move_does_not_wait_for_an_answer() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let line = Line::to(app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}/practice?pace=once", line.url())).await;
    phone.tap(".practice-form .primary").await;
    phone.wait_for_text("#now", "").await;
    line.withhold_post_answers();
    // A choice takes two taps.
    for _ in 0..4 {
        phone.wait_until(async || phone.run(NEXT, &[]).await != "").await;
        let next = phone.run(NEXT, &[]).await;
        tap_and_wait(&phone, next.as_str().unwrap()).await;
    }
}

#[tokio::test]
async fn a_whole_hand_is_played_by_tapping() {
    play_hand_of_club(Kind::default()).await;
}

#[tokio::test]
async fn a_whole_hand_is_played_without_scripts() {
    play_hand_of_club(Kind { javascript: false, ..Kind::default() }).await;
}

#[tokio::test]
async fn nothing_is_wider_than_the_smallest_phone() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = Phone::of(Kind { size: (360, 740), ..Kind::default() }).await;
    phone.open(&app.url("/practice?pace=once&rules=international&players=10")).await;
    phone.tap(".practice-form .primary").await;
    phone.wait_for_text("#now", "").await;
    let wide = "return document.documentElement.scrollWidth";
    assert_eq!(phone.run(wide, &[]).await, 360);
    let small = "return [...document.querySelectorAll('.holding-cards .tap, .acts .button')].filter((e) => e.getBoundingClientRect().width < 48 || e.getBoundingClientRect().height < 48).length";
    assert_eq!(phone.run(small, &[]).await, 0);
}
