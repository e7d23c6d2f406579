//! Limits of sign-up lists, and what a name that anybody may type gives access to.

use macro_rules_attribute::apply;
use std::rc::Rc;

use chrono::{TimeDelta, Utc};
use lastcard::club::ProfileVisibility;
use lastcard::store::announcements::{self, Announcement, NewAnnouncement};
use lastcard::store::tournaments;
use lastcard::store::{Store, clubs, codes, players, sign_ups};
use lastcard::tournament::Name;
use lastcard::web::Config;
use reqwest::Method;

use crate::support::app::{spawn_app, spawn_app_with};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::announcements::page::{draw_up, sign_up, submit_announcement, with_announcement};
use crate::web::played_hands::moves::Table;

fn friday(store: &Store) -> Announcement {
    announcements::by_slug(store, "friday").unwrap()
}

/// Postpones the announced evening to this many hours from now.
fn postpone(store: &Store, announcement: &Announcement, hours: i64) {
    let new = NewAnnouncement {
        name: announcement.name.clone(),
        place: announcement.place.clone(),
        about: announcement.about.clone(),
        starts_at: Utc::now() + TimeDelta::hours(hours),
        setup: announcement.setup.clone(),
        places: announcement.places,
        takes_names: announcement.takes_names,
        format_open: announcement.format_open,
    };
    announcements::update(store, &announcement.club_id, &announcement.id, announcement.revision, &new)
        .unwrap();
}

#[apply(on_both!)]
fn repeated_sign_ups_and_departures_are_limited(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[("format", "individual"), ("places", "64")]);
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    for number in 0..12 {
        let own = sign_up(&app.browser(), &format!("Made up {number}"));
        app.browser().post(&own, &[("do", "leave")]).assert_leads_to(&own);
        app.browser().post(&own, &[("do", "leave")]).assert_leads_to(&own);
    }
    let refused = app.browser().post("/t/friday/sign-up", &[("name", "Made up 12")]);
    refused.assert_shows(429, copy("sign-up-too-many"));
    assert_eq!(sign_ups::list(&database.store, &friday(&database.store).id).unwrap().len(), 12);
    // An organiser can still add names.
    vera.post("/organise/coming/friday/sign-ups", &[("name", "Made up 12")])
        .assert_leads_to("/organise/coming/friday?done=signed-up");
}

#[apply(on_both!)]
fn a_home_with_many_networks_counts_once(database: &Database) {
    let app = spawn_app_with(database, Config { behind_proxy: true, ..Config::default() });
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[("format", "individual"), ("places", "64")]);
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    let put = |network: String, name: String| {
        let fields = [("name", name)];
        app.browser()
            .send(Method::POST, "/t/friday/sign-up", |r| r.header("x-forwarded-for", network).form(&fields))
            .status
            .as_u16()
    };
    let home = |number: u16| put(format!("2001:db8:1:2{number:02x}::1"), format!("Made up {number}"));
    assert_eq!((0..30).filter(|number| home(*number) == 303).count(), 12);
    assert_eq!(put("2001:db8:1:300::1".to_owned(), "Anna".to_owned()), 303);
}

#[apply(on_both!)]
fn sign_up_does_not_reveal_the_roster(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let known: Vec<Name> = (0..13).map(|n| Name::parse(&format!("Known {n}")).unwrap()).collect();
    players::add(&database.store, &club.id, &known).unwrap();
    submit_announcement(&vera, 2, &[("format", "individual"), ("places", "64")]);
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    for name in &known[..12] {
        sign_up(&app.browser(), name.as_str());
    }
    let refused = app.browser().post("/t/friday/sign-up", &[("name", known[12].as_str())]);
    refused.assert_shows(429, copy("sign-up-too-many"));
    // An organiser's confirmation makes room for more.
    vera.post("/organise/coming/friday/sign-ups/1", &[("do", "confirm")]);
    sign_up(&app.browser(), known[12].as_str());
}

#[apply(on_both!)]
fn check_in_additions_are_limited_and_its_link_ends(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let announcement = friday(&database.store);
    let door = format!("/t/friday/check-in/{}", announcement.check_in);
    let tablet = app.browser();
    for number in 0..50 {
        tablet.post(&door, &[("add", "yes"), ("name", &format!("Made up {number}"))]).assert_leads_to(&door);
    }
    let more = tablet.post(&door, &[("add", "yes"), ("name", "Made up 50")]);
    more.assert_shows(409, copy("check-in-no-more"));
    assert_eq!(players::list(&database.store, &announcement.club_id).unwrap().len(), 50);
    vera.post("/organise/coming/friday/sign-ups", &[("name", "Made up 50")])
        .assert_leads_to("/organise/coming/friday?done=signed-up");
    tablet.post(&door, &[("come", "51")]).assert_leads_to(&door);
    postpone(&database.store, &announcement, -11);
    tablet.get(&door).assert_says(200, "Made up 50");
    postpone(&database.store, &friday(&database.store), -13);
    for reply in
        [tablet.get(&door), tablet.get(&format!("{door}/live")), tablet.post(&door, &[("come", "1")])]
    {
        reply.assert_shows(404, copy("error-check-in-over"));
    }
}

#[apply(on_both!)]
fn an_organiser_is_told_why_nobody_can_check_in(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    sign_up(&app.browser(), "Anna");
    let come = || vera.post("/organise/coming/friday/sign-ups/1", &[("do", "come")]);
    postpone(&database.store, &friday(&database.store), 7);
    come().assert_shows(409, copy("error-too-early"));
    postpone(&database.store, &friday(&database.store), -13);
    come().assert_shows(409, copy("error-too-late"));
    postpone(&database.store, &friday(&database.store), 1);
    vera.post("/organise/coming/friday/state", &[("do", "call-off")]);
    come().assert_shows(409, copy("error-too-late"));
}

#[apply(on_both!)]
fn a_typed_name_gives_no_rights_of_that_player(database: &Database) {
    let app = Rc::new(spawn_app(database));
    let (vera, store) = (with_announcement(&app), database.store.clone());
    let club = clubs::list(&store).unwrap().remove(0);
    let anna = players::add(&store, &club.id, &[Name::parse("Anna").unwrap()]).unwrap().remove(0);
    players::set_visibility(&store, &club.id, &anna.id, ProfileVisibility::Nothing).unwrap();
    let stranger = app.browser();
    let own = sign_up(&stranger, "anna");
    stranger.post(&own, &[("do", "come")]).assert_leads_to(&own);
    for (name, number) in [("Boris", 2), ("Vera", 3), ("Gleb", 4)] {
        vera.post("/organise/coming/friday/sign-ups", &[("name", name)]);
        vera.post(&format!("/organise/coming/friday/sign-ups/{number}"), &[("do", "come")]);
    }
    draw_up(&store, &vera, "Anna\nBoris\nVera\nGleb");
    vera.post("/organise/t/friday/start", &[("revision", "1")])
        .assert_leads_to("/organise/t/friday?done=started");
    let header = tournaments::load(&store, "friday").unwrap().header;
    let code = codes::list(&store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    let table = Table { app: app.clone(), store: store.clone(), header, code, phones: Vec::new() };
    let table = table.deal("1.1.1");
    let leads = || {
        let reply = stranger.get(&own);
        assert_eq!(reply.status.as_u16(), 303, "{}", reply.body);
        reply.header("location").to_owned()
    };
    // It leads to the evening by a link that others have too, like the one shown at a table.
    let me = leads();
    assert_ne!(me, table.link("anna"));
    stranger.get(&me).assert_says(200, "Anna");
    stranger.post(&me, &[]).assert_shows(409, copy("error-seat-by-table"));
    let seen = table.state(&stranger);
    assert!(seen["seat"].is_null() && seen.get("view").is_none(), "{seen}");
    for reply in [
        stranger.get(&format!("{me}/page")),
        stranger.post(&format!("{me}/page"), &[("openness", "everything")]),
    ] {
        reply.assert_shows(403, copy("error-own-link"));
    }
    assert_eq!(players::by_id(&store, &club.id, &anna.id).unwrap().openness, ProfileVisibility::Nothing);
    // An organiser who knows the person gives them the player's own link.
    vera.get("/organise/coming/friday").assert_shows(200, copy("sign-up-confirm-hint"));
    vera.post("/organise/coming/friday/sign-ups/1", &[("do", "confirm")]);
    assert_eq!(leads(), table.link("anna"));
}
