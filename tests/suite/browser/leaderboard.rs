//! The leaderboard on laptops and phones: what is beside it, long standings, and what only a device knows.

use lastcard::store::{clubs, player_codes};
use lastcard::tournament::PlayerId;

use crate::browser::live::following::{assert_not_reloaded, wait_until_following};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::{copy, hands_played};
use crate::support::database::Database;
use crate::support::evening::{self, keys};
use crate::support::ex_48::{four_player_keys, play};

async fn laptop() -> Phone {
    Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await
}

fn board(hall: &Hall) -> String {
    hall.app.url(&format!("/t/{}", hall.header.slug))
}

/// An individual tournament of 64 players.
fn crowd() -> Hall {
    let names: Vec<String> = (1..=64).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Hall::among(&names, &keys("individual"))
}

/// Path of a player's own page; `shared` for the one that a table shows.
fn own_path(hall: &Hall, player: &str, shared: bool) -> String {
    let (store, header) = (hall.app.snapshots.store(), &hall.header);
    let player = PlayerId::parse(player).unwrap();
    if shared {
        return format!("/me/{}", player_codes::get_or_issue_shared(store, &header.id, &player).unwrap());
    }
    let codes = player_codes::get_or_issue(store, &header.club_id, &header.id, std::slice::from_ref(&player));
    format!("/me/{}", codes.unwrap()[&player])
}

#[tokio::test]
async fn what_goes_on_is_beside_the_standings_on_a_laptop_and_below_on_a_phone() {
    let hall = Hall::four_players("std");
    play(&hall.app.snapshots, &hall.header, 2);
    let places = "const [one, other] = ['.board-standings', '.board-now'].map((part) =>
        document.querySelector(part).getBoundingClientRect());
        return other.left >= one.right ? 'beside' : other.top >= one.bottom ? 'below' : 'over';";
    for (screen, place) in [(laptop().await, "beside"), (Phone::ordinary().await, "below")] {
        screen.open(&board(&hall)).await;
        screen.wait_for_text(".board-now", copy("board-recent")).await;
        assert_eq!(screen.run(places, &[]).await, place);
    }
}

#[tokio::test]
async fn a_name_is_found_among_64() {
    let hall = crowd();
    let screen = laptop().await;
    screen.open(&board(&hall)).await;
    wait_until_following(&screen).await;
    let height = screen.run("return document.documentElement.scrollHeight", &[]).await.as_f64().unwrap();
    assert!(height < 4_200.0, "{height}");
    screen.type_into("#find", "player 41").await;
    let shown = "return [...document.querySelectorAll('.standings tbody tr:not([hidden]) bdi')]
        .map((name) => name.textContent).join()";
    screen.wait_until(async || screen.run(shown, &[]).await == "Player 41").await;
    // A result changes the order of the rows, but not what was typed, found and focused.
    evening::play(&hall.app.snapshots, &hall.header, 1);
    screen.wait_for_text(".facts", hands_played(1, hands_of(&hall))).await;
    assert_eq!(screen.run(shown, &[]).await, "Player 41");
    assert_eq!(screen.run("return document.activeElement.id", &[]).await, "find");
    screen.press_enter().await;
    screen.wait_for_text("h1", "Player 41").await;
    let phone = Phone::ordinary().await;
    phone.open(&board(&hall)).await;
    phone.type_into("#find", "nobody").await;
    phone.wait_for_text(".filter [role=status]", copy("roster-filter-nobody")).await;
    // The few names of another evening are found without a search.
    phone.open(&board(&Hall::four_players("std"))).await;
    phone.wait_until_gone("#find").await;
}

fn hands_of(hall: &Hall) -> u32 {
    let snapshot = hall.app.snapshots.snapshot(&hall.header.slug).unwrap();
    u32::try_from(snapshot.tournament().scored_hands().len()).unwrap()
}

#[tokio::test]
async fn a_phone_knows_its_owner_until_it_forgets() {
    let hall = crowd();
    let phone = Phone::ordinary().await;
    let place = |number| copy("own-row-place").with("place", number).to_string();
    phone.open(&board(&hall)).await;
    phone.wait_until_gone(".own-row").await;
    phone.open(&hall.app.url(&own_path(&hall, "player-50", false))).await;
    phone.wait_for_text("h1", "Player 50").await;
    phone.open(&board(&hall)).await;
    phone.wait_for_text("tr.own-row", copy("own-row")).await;
    phone.wait_for_text("tr.own-row", "Player 50").await;
    wait_until_following(&phone).await;
    phone.tap("[data-own-show]").await;
    phone
        .wait_until(async || {
            phone.run("return document.activeElement.closest('tr')?.className", &[]).await == "own-row"
        })
        .await;
    evening::play(&hall.app.snapshots, &hall.header, 1);
    phone.wait_for_text(".facts", hands_played(1, hands_of(&hall))).await;
    phone.wait_for_text("tr.own-row", "Player 50").await;
    let rank = phone.text("tr.own-row .standings-rank .figure").await;
    phone.wait_for_text(".own-row-line", place(rank.as_str())).await;
    assert_not_reloaded(&phone).await;
    // Nothing was sent: this is the only place that knows.
    assert_eq!(phone.run("return document.cookie", &[]).await, "");
    phone.tap("[data-own-forget]").await;
    phone.wait_until_gone(".own-row").await;
    phone.reload().await;
    phone.wait_for_text("main", "Player 50").await;
    phone.wait_until_gone(".own-row").await;
}

#[tokio::test]
async fn a_name_can_be_claimed_where_it_is_shown_but_not_at_a_table() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.app.url(&own_path(&hall, "boris", true))).await;
    phone.wait_for_text("h1", "Boris").await;
    phone.open(&board(&hall)).await;
    phone.wait_until_gone(".own-row").await;
    phone.open(&format!("{}/entrants/anna", board(&hall))).await;
    phone.tap("[data-own-remember]").await;
    phone.wait_for_text("[data-own-choice]", copy("own-row-forget")).await;
    phone.open(&board(&hall)).await;
    phone.wait_for_text("tr.own-row", "Anna").await;
    play(&hall.app.snapshots, &hall.header, 1);
    phone.open(&hall.app.url("/")).await;
    phone.wait_for_text("li.own-row", "Anna").await;
    // A phone has one owner in an evening.
    phone.open(&hall.app.url(&own_path(&hall, "vera", false))).await;
    phone.wait_for_text("h1", "Vera").await;
    phone.open(&board(&hall)).await;
    phone.wait_for_text("tr.own-row", "Vera").await;
    assert_eq!(phone.texts("tr.own-row").await.len(), 1);
}

#[tokio::test]
async fn only_the_organiser_is_led_to_the_control_room() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    // Logging in uses a blocking client, which must not be dropped inside the test's runtime.
    std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
    let club = clubs::by_slug(&database.store, "aurora").unwrap();
    let header = evening::start_friday_night(&database.store, &club, &four_player_keys("std"));
    play(&app.snapshots, &header, 1);
    let page = app.url(&format!("/t/{}", header.slug));
    let links = "return [...document.querySelectorAll('.for-organisers')]
        .filter((link) => link.checkVisibility()).length";
    let (vera, other) = (laptop().await, laptop().await);
    vera.open(&app.url("/login")).await;
    vera.type_into("[name=login]", "vera").await;
    vera.type_into("[name=password]", PASSWORD).await;
    vera.tap("main form button").await;
    vera.wait_for_text(".who", "Vera").await;
    for (screen, count) in [(&vera, 2), (&other, 0)] {
        screen.open(&page).await;
        wait_until_following(screen).await;
        assert_eq!(screen.run(links, &[]).await, count);
    }
    // The link to correct a hand comes with its result.
    play(&app.snapshots, &header, 2);
    vera.wait_for_text(".facts", hands_played(2, 12)).await;
    assert_eq!(vera.run(links, &[]).await, 3);
    vera.tap(".recent-correct").await;
    vera.wait_for_text("h1", copy("desk-table-hand-match").with("hand", 2)).await;
    vera.tap(".who form button").await;
    vera.wait_until_gone(".who").await;
    vera.open(&page).await;
    wait_until_following(&vera).await;
    assert_eq!(vera.run(links, &[]).await, 0);
}
