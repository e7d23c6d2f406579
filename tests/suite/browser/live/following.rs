//! Pages that lose the connection to the service: they say so, and reconnect by themselves.

use std::collections::BTreeMap;

use lastcard::store::accounts::{self, Login};
use lastcard::store::{clubs, player_codes, sessions, tournaments};
use lastcard::tournament::PlayerId;

use crate::browser::control_room::formats::{set_up_organiser, start_tournament};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::browser::phones::profile::Profile;
use crate::support::app::spawn_app;
use crate::support::copy::{copy, hand_of, hands_played};
use crate::support::database::Database;
use crate::support::evening;
use crate::support::ex_48::play;
use crate::support::gap::GAP;

/// The answer of a reverse proxy while the service behind it restarts.
pub(crate) const GATEWAY: (&str, &str) =
    ("502 Bad Gateway", "<title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>");

/// The projector's screen, in CSS pixels.
const WALL: Kind = Kind { size: (1280, 720), javascript: true, dark: false };

/// The notice that the page is not receiving updates.
const NOTICE: &str = "#following";

/// Waits until the page receives updates, and marks it so that a reload would be noticed.
pub(crate) async fn wait_until_following(phone: &Phone) {
    phone.wait_until(async || state(phone).await == "follows").await;
    phone.run("window.stayed = true", &[]).await;
}

/// Asserts that the page receives updates again without having been reloaded.
pub(crate) async fn assert_not_reloaded(phone: &Phone) {
    phone.wait_until_gone(NOTICE).await;
    phone.wait_until(async || state(phone).await == "follows").await;
    assert_eq!(phone.run("return window.stayed", &[]).await.as_bool(), Some(true), "it was loaded again");
}

async fn state(phone: &Phone) -> String {
    let state = phone.run("return document.getElementById('following')?.dataset.state", &[]).await;
    state.as_str().unwrap_or_default().to_owned()
}

/// Asserts that the page says since when it has received no updates, and no longer claims to be live.
pub(crate) async fn assert_says_disconnected(phone: &Phone) {
    let time = phone.wait_for_sentence(NOTICE, copy("following-lost-since").with("time", GAP)).await;
    assert!(time.len() == 5 && time.as_bytes()[2] == b':', "{time}");
    assert!(phone.text(".only-live").await.is_empty(), "it promises to keep itself up to date");
}

/// Opens the leaderboard, the schedule and the projector over the line, and waits until all of them receive updates.
async fn open_pages(hall: &Hall, line: &Line) -> [Phone; 3] {
    let page = |of: &str| format!("{}/t/{}{of}", line.url(), hall.header.slug);
    let phones = [Phone::ordinary().await, Phone::ordinary().await, Phone::of(WALL).await];
    for (phone, of) in phones.iter().zip(["", "/schedule", "/projector"]) {
        phone.open(&page(of)).await;
        wait_until_following(phone).await;
    }
    phones
}

/// Waits until all three pages show this number of played hands.
async fn wait_for_hands([board, schedule, wall]: &[Phone; 3], hands: usize) {
    board.wait_for_text("#live", hands_played(hands, 12)).await;
    wall.wait_for_text(".wall-head", hands_played(hands, 12)).await;
    schedule.wait_until(async || schedule.texts(".schedule-result").await.len() == hands).await;
}

#[tokio::test]
async fn pages_reconnect_after_a_502() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phones = open_pages(&hall, &line).await;
    for hands in [1, 2] {
        line.answer_with(GATEWAY.0, GATEWAY.1);
        for phone in &phones {
            assert_says_disconnected(phone).await;
        }
        play(&hall.app.snapshots, &hall.header, hands);
        line.mend();
        wait_for_hands(&phones, hands).await;
        for phone in &phones {
            assert_not_reloaded(phone).await;
        }
    }
    play(&hall.app.snapshots, &hall.header, 3);
    wait_for_hands(&phones, 3).await;
}

#[tokio::test]
async fn pages_reconnect_after_a_restart() {
    let mut hall = Hall::four_players("std");
    let mut line = Line::to(hall.app.address).await;
    let phones = open_pages(&hall, &line).await;
    play(&hall.app.snapshots, &hall.header, 1);
    wait_for_hands(&phones, 1).await;
    line.cut();
    for phone in &phones {
        assert_says_disconnected(phone).await;
    }
    hall.restart();
    line.mend_to(hall.app.address);
    play(&hall.app.snapshots, &hall.header, 2);
    wait_for_hands(&phones, 2).await;
    for phone in &phones {
        assert_not_reloaded(phone).await;
    }
}

#[tokio::test]
async fn foreign_answers_never_replace_the_page() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phones = open_pages(&hall, &line).await;
    let captive =
        "<title>Wi-Fi</title><main id=\"main\"><div id=\"live\">Log in to the hall's Wi-Fi</div></main>";
    for (head, page) in
        [("200 OK", captive), ("404 Not Found", "nothing"), ("503 Busy\r\nretry-after: 1", "busy")]
    {
        line.answer_with(head, page);
        for phone in &phones {
            phone.wait_until(async || !phone.text(NOTICE).await.is_empty()).await;
            assert!(!phone.text("main").await.contains("Wi-Fi"));
            assert!(phone.text(".only-live").await.is_empty());
        }
        wait_for_hands(&phones, 0).await;
        line.mend();
        for phone in &phones {
            assert_not_reloaded(phone).await;
        }
    }
}

#[tokio::test]
async fn a_silent_stream_counts_as_dead() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}/t/{}", line.url(), hall.header.slug)).await;
    wait_until_following(&phone).await;
    line.fall_silent();
    // Moves the phone's clock on by two minutes.
    phone.run("const now = Date.now; Date.now = () => now() + 120000", &[]).await;
    assert_says_disconnected(&phone).await;
    play(&hall.app.snapshots, &hall.header, 1);
    line.mend();
    phone.wait_for_text("#live", hands_played(1, 12)).await;
    assert_not_reloaded(&phone).await;
}

#[tokio::test]
async fn a_page_respects_retry_after() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}/t/{}", line.url(), hall.header.slug)).await;
    wait_until_following(&phone).await;
    let waits = "window.waits = []; const set = window.setTimeout;
        window.setTimeout = (what, wait) => { window.waits.push(wait); return set(what, wait); }";
    phone.run(waits, &[]).await;
    line.answer_with("503 Service Unavailable\r\nretry-after: 300", "busy");
    let waited = "return Math.max(0, ...window.waits)";
    phone.wait_until(async || phone.run(waited, &[]).await.as_f64().unwrap() > 290_000.0).await;
    let asked = line.requests_answered();
    // Leaving the page and coming back is no reason to ask again.
    phone.run("dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))", &[]).await;
    assert_says_disconnected(&phone).await;
    assert_eq!(line.requests_answered(), asked);
}

#[tokio::test]
async fn a_hidden_page_disconnects_and_catches_up_later() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let profile = Profile::new();
    let phone = profile.open_phone().await;
    phone.open(&format!("{}/t/{}", line.url(), hall.header.slug)).await;
    wait_until_following(&phone).await;
    assert!(line.open_connections() > 0);
    phone.open_tab("about:blank").await;
    phone.wait_until(async || line.open_connections() == 0).await;
    play(&hall.app.snapshots, &hall.header, 1);
    phone.close_tab().await;
    phone.wait_for_text("#live", hands_played(1, 12)).await;
    assert_not_reloaded(&phone).await;
}

#[tokio::test]
async fn organiser_pages_reconnect_until_the_session_ends() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let line = Line::to(app.address).await;
    let (phone, home) = (Phone::ordinary().await, line.url());
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    start_tournament(&phone, &home, "four-player", &[], "Anna\nBoris\nVera\nGleb").await;
    let header = tournaments::by_slug(&database.store, "four-player").unwrap();
    let next = copy("desk-table-hand").with("round", 1).with("hand", 2).with("hands", 12);
    for (hand, path, place, says) in [
        (1, "/organise/t/four-player", ".room", next),
        (2, "/organise", ".desk-card", copy("public-hands-of").with("played", 2).with("all", 12)),
    ] {
        phone.open(&format!("{home}{path}")).await;
        wait_until_following(&phone).await;
        line.answer_with(GATEWAY.0, GATEWAY.1);
        assert_says_disconnected(&phone).await;
        play(&app.snapshots, &header, hand);
        line.mend();
        phone.wait_for_text(place, says).await;
        assert_not_reloaded(&phone).await;
    }
    let vera = accounts::by_login(&database.store, &Login::parse("vera").unwrap()).unwrap();
    sessions::end_all(&database.store, &vera.id, None).unwrap();
    phone.wait_for_text(NOTICE, copy("following-out")).await;
    phone.tap(&format!("{NOTICE} a")).await;
    phone.wait_for_text("h1", copy("login-title")).await;
}

#[tokio::test]
async fn ticked_boxes_survive_page_updates() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (phone, home) = (Phone::ordinary().await, app.url(""));
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let club = clubs::list(&database.store).unwrap().remove(0);
    let new = evening::new("Cup", &evening::keys("four-player"));
    let cup = tournaments::create(&database.store, &club.id, None, &new).unwrap();
    phone.open(&format!("{home}/organise/t/cup")).await;
    wait_until_following(&phone).await;
    phone.tap("label:has([value=anna])").await;
    let ticked =
        "return [...document.querySelectorAll('[name=here]:checked')].map((tick) => tick.value).join(' ')";
    let present = BTreeMap::from([(PlayerId::parse("vera").unwrap(), true)]);
    app.snapshots
        .change(&cup.id, |store| tournaments::set_present(store, &club.id, &cup.id, &present))
        .unwrap();
    phone.wait_until(async || phone.run(ticked, &[]).await == "anna vera").await;
    assert_not_reloaded(&phone).await;
    // The tournament was started elsewhere: the check-in can no longer be submitted, but is kept all the same.
    let start = || {
        evening::mark_all_present(&database.store, &cup);
        app.snapshots
            .change(&cup.id, |store| tournaments::start(store, &club.id, &cup.id, cup.revision, None))
    };
    start().unwrap();
    phone.wait_for_text(NOTICE, copy("following-changed")).await;
    assert_eq!(phone.run(ticked, &[]).await, "anna vera");
    phone.tap(&format!("{NOTICE} a")).await;
    phone.wait_for_text("#live", copy("running-tables")).await;
}

#[tokio::test]
async fn a_table_page_follows_other_phones_after_a_502() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    wait_until_following(&phone).await;
    play(&hall.app.snapshots, &hall.header, 1);
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    line.answer_with(GATEWAY.0, GATEWAY.1);
    assert_says_disconnected(&phone).await;
    play(&hall.app.snapshots, &hall.header, 2);
    line.mend();
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    assert_not_reloaded(&phone).await;
}

#[tokio::test]
async fn the_personal_page_opens_the_hand_automatically() {
    let hall = Hall::four_players("std");
    let (bob, anna) = (Phone::ordinary().await, Phone::ordinary().await);
    let boris = PlayerId::parse("boris").unwrap();
    let of = &hall.header;
    let codes = player_codes::get_or_issue(
        hall.app.snapshots.store(),
        &of.club_id,
        &of.id,
        std::slice::from_ref(&boris),
    );
    bob.open(&hall.app.url(&format!("/me/{}", codes.unwrap()[&boris]))).await;
    bob.wait_for_text(".notice", copy("me-goes-on")).await;
    bob.tap("form button.primary").await;
    bob.wait_for_text("main", copy("me-sits").with("name", "Boris")).await;
    bob.wait_for_text(".notice", copy("me-goes-on")).await;
    anna.open(&hall.table_url(1)).await;
    anna.tap(".phones button").await;
    bob.wait_for_text("#scene", copy("play-waits-for-seats").with("names", "Anna, Vera, Gleb")).await;
}
