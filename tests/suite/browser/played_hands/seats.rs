//! Seats that pass to another phone during a hand, and moves that get no answer.

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::browser::practice::NEXT;
use crate::support::copy::copy;
use crate::support::gap::GAP;

/// Deals a hand in which Anna plays on a phone and bots play for the others.
async fn deal_to_anna(hall: &Hall, server: &str) -> Phone {
    hall.seat_bots_beside("anna");
    let phone = Phone::ordinary().await;
    phone.open(&format!("{server}{}", hall.table_path(1))).await;
    phone.tap(".phones button").await;
    phone.tap(".join [value=anna] + button").await;
    phone.tap("form[action$='/deal'] button").await;
    phone.wait_for_text(".plate", "").await;
    phone
}

/// Requests Anna's seat, and returns the number that the phone shows.
async fn request_seat(hall: &Hall, phone: &Phone) -> u32 {
    phone.open(&format!("{}/play", hall.table_url(1))).await;
    phone.tap(".join a[href$='/seats/anna']").await;
    phone.wait_for_text("main", copy("ask-phone-text").with("name", "Anna")).await;
    phone.tap("form[action$='/seats/anna'] button").await;
    phone.wait_for_sentence(".join", copy("play-asked").with("number", GAP)).await.parse().unwrap()
}

/// Returns the text of the request with this number, as displayed on the phone that holds Anna's seat.
fn seat_request_notice(number: u32) -> String {
    copy("asks-for-your-seat").with("name", "Anna").with("number", number).to_string()
}

#[tokio::test]
async fn the_phone_holding_a_seat_can_give_it_away() {
    let hall = Hall::four_players("std");
    let anna = deal_to_anna(&hall, &hall.app.url("")).await;
    let second = Phone::ordinary().await;
    let number = request_seat(&hall, &second).await;
    anna.wait_for_text(".ask", seat_request_notice(number)).await;
    anna.tap(".ask [value=no]").await;
    anna.wait_until_gone(".ask").await;
    second.wait_for_text(".join", copy("play-asked-refused")).await;
    assert!(second.texts(".held-one").await.is_empty());
    // A phone without scripts requests the seat and reloads by itself.
    let plain = Phone::of(Kind { javascript: false, ..Kind::default() }).await;
    let number = request_seat(&hall, &plain).await;
    anna.wait_for_text(".ask", seat_request_notice(number)).await;
    anna.tap(".ask [value=yes]").await;
    anna.wait_for_text(".join", copy("play-ask")).await;
    assert!(anna.texts(".held-one").await.is_empty());
    plain.wait_for_text(".plate", "").await;
    assert!(!plain.texts(".held-one").await.is_empty());
    for phone in [&anna, &second] {
        phone.wait_for_text(".seat-changes", copy("seat-change-assent").with("name", "Anna")).await;
    }
}

/// Waits until it is the phone's turn. Until then it may only jump in, and the bots play on regardless.
async fn wait_for_turn(phone: &Phone) {
    phone
        .wait_until(async || {
            phone.run("return document.querySelector('.scene.asked') !== null", &[]).await == true
        })
        .await;
}

/// Deals a hand over a line that can be cut, and waits until it is Anna's turn.
async fn deal_over_a_line() -> (Hall, Line, Phone) {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = deal_to_anna(&hall, &line.url()).await;
    wait_for_turn(&phone).await;
    (hall, line, phone)
}

async fn tap_a_move(phone: &Phone) {
    tap_until(phone, "return document.querySelector('[aria-busy=true]') !== null").await;
}

/// Taps whatever is offered until the condition holds, opening choices on the way. A tap on a card that is replaced
/// just then is lost, and repeated.
async fn tap_until(phone: &Phone, is_so: &str) {
    phone
        .wait_until(async || {
            let next = phone.run(NEXT, &[]).await;
            phone.tap_if_there(next.as_str().unwrap()).await;
            phone.run(is_so, &[]).await == true
        })
        .await;
}

async fn revision(phone: &Phone) -> i64 {
    let revision = phone.run("return Number(document.getElementById('scene').dataset.revision)", &[]).await;
    revision.as_i64().unwrap()
}

#[tokio::test]
async fn a_lost_move_is_reported_and_sent_again() {
    let (hall, line, phone) = deal_over_a_line().await;
    let before = revision(&phone).await;
    line.fall_silent();
    tap_a_move(&phone).await;
    phone.wait_for_text("#offline", copy("play-offline")).await;
    assert_eq!((revision(&phone).await, hall.count_moves_of_people()), (before, 0));
    // The move may be tapped again.
    phone.wait_until_gone("[aria-busy]").await;
    line.mend();
    // Nobody taps: the phone sends the move again by itself.
    phone.wait_until(async || revision(&phone).await > before).await;
    phone.wait_until_gone("#offline").await;
    assert_eq!(hall.count_moves_of_people(), 1);
    assert_eq!(phone.text(".refused").await, "");
}

/// The service answers 408 if the rest of a request does not arrive, and so may a proxy in front of it.
#[tokio::test]
async fn a_partly_sent_move_is_sent_again() {
    let (hall, line, phone) = deal_over_a_line().await;
    let before = revision(&phone).await;
    line.answer_with("408 Request Timeout", "<h1>Request Timeout</h1>");
    tap_until(&phone, "return !document.getElementById('offline').hidden").await;
    assert_eq!((revision(&phone).await, hall.count_moves_of_people()), (before, 0));
    line.mend();
    phone.wait_until(async || revision(&phone).await > before).await;
    assert_eq!(hall.count_moves_of_people(), 1);
}

#[tokio::test]
async fn a_hanging_move_does_not_block_the_hand() {
    let (hall, line, phone) = deal_over_a_line().await;
    line.swallow_posts();
    tap_a_move(&phone).await;
    let scorer = Phone::ordinary().await;
    scorer.open(&format!("{}/play", hall.table_url(1))).await;
    let report = "return (async () => {
        const move = JSON.stringify({ move: 'report', kind: 'hide', seat: 2 });
        const state = await (await fetch(location.href + '?as=json')).json();
        const made = await fetch(location.pathname + '/' + state.hand + '?as=json',
            { method: 'POST', body: new URLSearchParams({ move, revision: state.revision }) });
        return made.status;
    })()";
    assert_eq!(scorer.run(report, &[]).await, 200);
    phone.wait_for_text(".said", copy("move-reported-scorer")).await;
    line.mend();
    phone.wait_until(async || hall.count_moves_of_people() == 1).await;
}
