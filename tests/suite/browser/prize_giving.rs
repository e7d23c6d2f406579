//! The prize-giving in the hall: an organiser reveals place after place, and the wall and the phones follow.

use lastcard::club::{Audience, Embargo, StateChange};
use lastcard::store::{clubs, codes, player_codes, tournaments};
use lastcard::tournament::PlayerId;

use crate::browser::control_room::formats::set_up_organiser;
use crate::browser::live::following::{assert_not_reloaded, wait_until_following};
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::browser::projector::{SCREENS, assert_nothing_cut_off};
use crate::support::app::{App, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{draw_up_among, entry, keys, new, slot, start_tournament, win_by_seat};

const LONG: &str = "Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft";

/// Addresses of an evening under embargo that was stopped after one hand: two share first place, two are joint third.
struct Evening {
    slug: String,
    table: String,
    own: String,
}

impl Evening {
    fn stopped(app: &App, database: &Database) -> Self {
        let store = &database.store;
        let club = clubs::by_slug(store, "aurora").unwrap();
        let keys = keys("four-player");
        let tournament = draw_up_among(&["Anna", LONG, "Vera", "Gleb"], "Friday night", &keys);
        let new = lastcard::store::tournaments::NewTournament { tournament, ..new("Friday night", &keys) };
        let header = start_tournament(store, &club, &new);
        let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
        let first = slot(1, 1, 1);
        app.snapshots.record(&entry(&stored, first, Some(win_by_seat(&stored, first, 0, 20)))).unwrap();
        let audience = Audience { embargo: Embargo::OnRequest, ..Audience::default() };
        let end = |store: &_| {
            tournaments::set_audience(store, &club.id, &header.id, audience, None)?;
            tournaments::change_state(store, &club.id, &header.id, StateChange::Stop, None)
        };
        app.snapshots.change(&header.id, end).unwrap();
        let gleb = PlayerId::parse("gleb").unwrap();
        let code =
            player_codes::get_or_issue(store, &club.id, &header.id, std::slice::from_ref(&gleb)).unwrap();
        let table = codes::list(store, &club.id, &header.id).unwrap().remove(0).code;
        Self {
            slug: header.slug.clone(),
            table: app.url(&format!("/at/{table}")),
            own: app.url(&format!("/me/{}", code[&gleb])),
        }
    }
}

#[tokio::test]
async fn the_wall_and_the_phones_follow_the_prize_giving() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let organiser = Phone::ordinary().await;
    set_up_organiser(&organiser, &app.url(""), app.setup_code.as_deref().unwrap()).await;
    let evening = Evening::stopped(&app, &database);
    let wall = Phone::of(Kind { size: (1280, 720), ..Kind::default() }).await;
    let (table, own) = (Phone::ordinary().await, Phone::ordinary().await);
    wall.open(&app.url(&format!("/t/{}/projector", evening.slug))).await;
    table.open(&evening.table).await;
    own.open(&evening.own).await;
    wait_until_following(&wall).await;
    wait_until_following(&own).await;

    organiser.open(&app.url(&format!("/organise/t/{}", evening.slug))).await;
    organiser.tap(".room-next [href$='/prize-giving']").await;
    organiser.wait_for_text(".prize-ribbon", copy("prize-giving-secret")).await;
    organiser.tap("[value=begin]").await;
    wall.wait_for_text(".wall-gathering", copy("prize-giving-come")).await;
    table.wait_for_text(".table-end", copy("prize-giving-come")).await;
    own.wait_for_text(".me-end", copy("prize-giving-come")).await;
    assert_nothing_cut_off(&wall).await;

    // The next place has the focus: Enter reveals it. Both who share it come at once.
    organiser.wait_for_text("#place-3 .primary", copy("prize-giving-show")).await;
    wait_for_place(&organiser, "3").await;
    organiser.press_enter().await;
    for (phone, names) in [(&wall, "#step-3 .step-names"), (&table, "#podium-3"), (&own, "#podium-3")] {
        let text = phone.wait_for_text(names, "Gleb").await;
        assert!(text.contains("Vera"), "{text}");
    }
    for (phone, first) in [(&wall, "#step-1"), (&table, "#podium-1"), (&own, "#podium-1")] {
        assert_eq!(phone.text(first).await, "");
    }
    assert_eq!(own.text(".me-result").await, "", "the own place comes with the first");
    assert_nothing_cut_off(&wall).await;

    wait_for_place(&organiser, "1").await;
    organiser.press_enter().await;
    wall.wait_for_text("#step-1 .step-names", "Anna").await;
    wall.wait_for_text(".wall-winners", "Anna").await;
    table.wait_for_text("#podium-1", LONG).await;
    table.wait_for_text(".table-end .places", "Gleb").await;
    let line = copy("me-standing")
        .with("rank", "3")
        .with("of", 4)
        .with("figure", copy("points").with("count", 0).to_string());
    own.wait_for_text(".me-result", line).await;
    organiser.wait_for_text("#reveal", copy("prize-giving-over")).await;
    for phone in [&wall, &own] {
        assert_not_reloaded(phone).await;
    }
    for size in SCREENS {
        let wall = Phone::of(Kind { size, ..Kind::default() }).await;
        wall.open(&app.url(&format!("/t/{}/projector", evening.slug))).await;
        wait_until_following(&wall).await;
        assert_nothing_cut_off(&wall).await;
    }
}

/// Waits until the button that reveals this place has the focus. A page behind others is not drawn, and gives nothing the focus.
async fn wait_for_place(phone: &Phone, place: &str) {
    phone.cdp("Page.bringToFront", serde_json::json!({})).await;
    let has = "return document.activeElement?.form?.elements.place?.value === arguments[0]";
    phone.wait_until(async || phone.run(has, &[place]).await == true).await;
}

#[tokio::test]
async fn a_prize_giving_needs_no_script() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let organiser = Phone::ordinary().await;
    set_up_organiser(&organiser, &app.url(""), app.setup_code.as_deref().unwrap()).await;
    let evening = Evening::stopped(&app, &database);
    organiser.cdp("Emulation.setScriptExecutionDisabled", serde_json::json!({ "value": true })).await;
    organiser.open(&app.url(&format!("/organise/t/{}/prize-giving", evening.slug))).await;
    organiser.tap("[value=begin]").await;
    organiser.tap("#place-3 .primary").await;
    organiser.tap("[value=take-back]").await;
    organiser.tap("#place-3 .primary").await;
    organiser.tap("#place-1 .primary").await;
    organiser.wait_for_text("#reveal", copy("prize-giving-over")).await;
}
