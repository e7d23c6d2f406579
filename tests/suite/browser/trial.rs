//! A trial evening on the organiser's phone: bots play, the leaderboard follows, somebody is substituted, everything is deleted.

use lastcard::store::{clubs, players, tournaments};

use crate::browser::control_room::formats::set_up_organiser;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;

#[tokio::test]
async fn an_organiser_learns_without_leaving_traces() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise")).await;
    phone.tap("form[action='/organise/trial'] button").await;
    phone.wait_for_text("[role=status]", copy("done-trial")).await;
    phone.wait_for_text(".trial-ribbon", copy("trial-name")).await;
    let club = clubs::list(&database.store).unwrap().remove(0);
    let slug = tournaments::find_trial(&database.store, &club.id).unwrap().unwrap().slug;

    let audience = Phone::ordinary().await;
    audience.open(&format!("{home}/t/{slug}")).await;
    audience.wait_for_text(".trial-ribbon", copy("trial-name")).await;
    let none = copy("public-hands-of").with("played", 0).with("all", 78).to_string();
    audience.wait_for_text(".facts", &none).await;
    phone.tap("#bots [value=sixtyfold]").await;
    // Results come while the page is open.
    audience.wait_until(async || !audience.text(".facts").await.contains(&none)).await;
    phone.tap("#bots [value=block]").await;
    phone.wait_for_text("#bots [value=paused][aria-pressed=true]", copy("trial-speed-paused")).await;

    phone.open(&format!("{home}/organise/t/{slug}?tab=players")).await;
    phone.tap("a[href*='people/substitution?player=bruno']").await;
    phone.wait_for_text(".trial-ribbon", copy("trial-name")).await;
    phone.type_into("[name=name]", "Zoya").await;
    phone.tap("#player button").await;
    phone.tap(".panel form button").await;
    phone.wait_for_text("[role=status]", copy("done-substitution")).await;
    assert!(players::list(&database.store, &club.id).unwrap().is_empty());

    phone.tap(".trial-ribbon a").await;
    phone.tap("main form .button.danger").await;
    phone.wait_for_text("[role=status]", copy("done-deleted")).await;
    audience.reload().await;
    audience.wait_for_text("h1", copy("error-404")).await;
}

#[tokio::test]
async fn a_trial_evening_needs_no_scripts() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::of(Kind { javascript: false, ..Kind::default() }).await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.tap("form[action='/organise/trial'] button").await;
    phone.wait_for_text("[role=status]", copy("done-trial")).await;
    phone.tap("#bots [value=paused]").await;
    phone.wait_for_text("#bots [value=paused][aria-pressed=true]", copy("trial-speed-paused")).await;
}
