//! Messages to the hall and the clock of the block: they reach phones in the middle of a hand and disturb nobody.

use std::thread;

use chrono::{TimeDelta, Utc};
use lastcard::club::{ClockCommand, ClockMinutes, ClockPayload, ProjectorSettings};
use lastcard::store::tournaments::{self, set_projector};
use lastcard::tournament::ShortText;

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::type_in;
use crate::support::copy::{copy, credit, hand};

/// Runs code outside the runtime, since it may wait for a lock.
fn run_blocking(deed: impl FnOnce() + Send) {
    thread::scope(|scope| scope.spawn(deed).join().unwrap());
}

/// Shows a message of the organiser in the hall, for the given time or until it is removed.
fn show_notice(hall: &Hall, text: &str, time: Option<TimeDelta>) {
    let (club, id) = (&hall.header.club_id, &hall.header.id);
    let choice =
        ProjectorSettings { message: ShortText::parse(text).unwrap(), ..ProjectorSettings::default() };
    let until = time.map(|time| Utc::now() + time);
    run_blocking(|| {
        drop(
            hall.app
                .snapshots
                .change(id, |store| set_projector(store, club, id, &choice, until, None))
                .unwrap(),
        );
    });
}

/// Changes the clock as an organiser who has seen its first `seen` changes.
fn command_clock(hall: &Hall, deed: ClockCommand, seen: u32) {
    let (club, id) = (&hall.header.club_id, &hall.header.id);
    let note = ClockPayload { table: None, deed };
    run_blocking(|| {
        let set = |store: &_| tournaments::set_clock(store, club, id, None, &[note], seen);
        hall.app.snapshots.change(id, set).unwrap();
    });
}

fn minutes(number: u32) -> ClockMinutes {
    ClockMinutes::parse(&number.to_string()).unwrap()
}

/// Reads the remaining time on the clock, in seconds.
async fn seconds_left(phone: &Phone) -> i32 {
    let text = phone.text(".hall .clock-left").await;
    let (minutes, seconds) = text.split_once(':').unwrap_or_else(|| panic!("{text:?} is no clock"));
    minutes.parse::<i32>().unwrap() * 60 + seconds.parse::<i32>().unwrap()
}

async fn assert_notices_do_not_disturb(size: (u32, u32)) {
    let hall = Hall::four_players("std");
    let _news = hall.app.snapshots.listen().unwrap();
    let phone = Phone::of(Kind { size, ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".seat:has([value=anna])").await;
    for count in 1..=5 {
        phone.tap("[data-player=vera] [data-key='9']").await;
        match count {
            1 => show_notice(&hall, "Break until 20:15", None),
            2 => command_clock(&hall, ClockCommand::Started(minutes(24)), 0),
            3 => drop(phone.wait_for_text(".hall-message", "Break until 20:15").await),
            4 => drop(phone.wait_for_text(".hall .clock-left", ":").await),
            _ => {}
        }
    }
    phone.tap("[data-player=gleb] [data-key='5']").await;
    phone.wait_for_text("[data-player=vera] output", "45").await;
    let before = seconds_left(&phone).await;
    // The service sends whole seconds.
    assert!((1_380..=1_442).contains(&before), "{before}");
    phone.wait_until(async || seconds_left(&phone).await < before).await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", format!("{}: {}", hand(1), credit(&["Anna", "Boris"], 50))).await;
    // The message survives to the next hand and disappears without a tap.
    phone.wait_for_text(".hall-message", "Break until 20:15").await;
    show_notice(&hall, "", None);
    phone.wait_until_gone(".hall-message").await;
    show_notice(&hall, "Soon over", Some(TimeDelta::seconds(3)));
    phone.wait_for_text(".hall-message", "Soon over").await;
    phone.wait_until_gone(".hall-message").await;
}

#[tokio::test]
async fn notices_do_not_disturb_a_hand() {
    assert_notices_do_not_disturb((390, 844)).await;
}

#[tokio::test]
async fn notices_do_not_disturb_a_hand_on_small_phones() {
    assert_notices_do_not_disturb((360, 640)).await;
}

#[tokio::test]
async fn a_notice_keeps_the_table_number_visible() {
    let hall = Hall::four_players("std");
    let _news = hall.app.snapshots.listen().unwrap();
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".moment-score", "+75").await;
    let top = "return Math.round(document.querySelector('#play').getBoundingClientRect().top)";
    let before = phone.run(top, &[]).await;
    show_notice(&hall, "Break until 20:15", None);
    phone.wait_for_text(".hall-message", "Break until 20:15").await;
    // The summary of the hand makes room for the message; the page and its header keep their place.
    let in_sight = "const of = (css) => document.querySelector(css).getBoundingClientRect();
        return of('.at-table').top >= 0 && of('.hall').top >= of('.at-header').bottom && of('.moment-score').bottom <= of('#play').top";
    phone.wait_until(async || phone.run(in_sight, &[]).await == true).await;
    assert_eq!(phone.run(top, &[]).await, before);
    // No line of the summary is cut off.
    let whole = "const moment = document.querySelector('.moment');
        return [...moment.children].every((line) => line.offsetTop + line.offsetHeight <= moment.offsetTop + moment.offsetHeight)";
    assert_eq!(phone.run(whole, &[]).await, true);
    show_notice(&hall, "", None);
    phone.wait_until_gone(".hall-message").await;
    assert_eq!(phone.run(top, &[]).await, before);
    assert_eq!(phone.run("return document.querySelectorAll('.moment [hidden]').length", &[]).await, 0);
}

#[tokio::test]
async fn played_hands_show_notices_too() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".phones button").await;
    phone.wait_for_text("#scene", "Anna").await;
    show_notice(&hall, "Break until 20:15", None);
    command_clock(&hall, ClockCommand::Started(minutes(24)), 0);
    phone.wait_for_text(".hall-message", "Break until 20:15").await;
    phone.wait_for_text(".hall .clock-left", ":").await;
    command_clock(&hall, ClockCommand::Paused, 1);
    phone.wait_for_text(".hall .clock-text", copy("clock-paused").with("minutes", 24)).await;
}

#[tokio::test]
async fn the_projector_counts_down_with_optional_sound() {
    let hall = Hall::four_players("std");
    let wall = Phone::of(Kind { size: (1280, 720), ..Kind::default() }).await;
    wall.open(&hall.app.url(&format!("/t/{}/projector", hall.header.slug))).await;
    command_clock(&hall, ClockCommand::Started(minutes(1)), 0);
    wall.wait_for_text(".wall-block-clock .clock-left", "0:").await;
    wall.wait_for_text(".wall-sound", copy("wall-sound")).await;
    wall.tap(".wall-sound").await;
    wall.wait_until(async || {
        wall.run("return document.querySelector('.wall-sound').ariaPressed", &[]).await == "true"
    })
    .await;
    // Each change replaces the header; the sound stays on.
    command_clock(&hall, ClockCommand::Extended(minutes(5)), 1);
    wall.wait_until(async || !wall.text(".wall-block-clock .clock-left").await.starts_with("0:")).await;
    assert_eq!(wall.run("return document.querySelector('.wall-sound').ariaPressed", &[]).await, "true");
}

#[tokio::test]
async fn two_taps_request_help_and_one_cancels() {
    let hall = Hall::four_players("std");
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    for one in [&phone, &other] {
        one.open(&hall.table_url(1)).await;
        one.tap(".call summary").await;
    }
    phone.take_taps();
    phone.tap(".call button").await;
    phone.wait_for_text("#call", copy("call-take-back")).await;
    other.wait_for_text("#call", copy("call-take-back")).await;
    other.tap("#call button").await;
    other.wait_for_text(".call summary", copy("call-title")).await;
    phone.wait_for_text(".call summary", copy("call-title")).await;
    assert_eq!(phone.take_taps(), 1);
}
