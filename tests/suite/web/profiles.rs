//! Profiles, their visibility, and the end of a season.

use lastcard::club::{Audience, ProfileVisibility, Visibility};
use lastcard::store::clubs::{self, Club};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{RosterId, codes, merging, player_codes, players};
use lastcard::tournament::PlayerId;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, new, play, start_tournament};
use crate::web::control_room::lifecycle::organiser_of_another_club;

/// A club with one four-player evening and its players on the roster.
struct Club4 {
    club: Club,
    friday: Header,
    ids: Vec<RosterId>,
}

impl Club4 {
    fn of(app: &App, database: &Database, hands: usize) -> Self {
        let club = clubs::list(&database.store).unwrap().remove(0);
        let friday = start_tournament(&database.store, &club, &new("Friday", &keys("four-player")));
        play(&app.snapshots, &friday, hands);
        let ids = players::list(&database.store, &club.id).unwrap().into_iter().map(|player| player.id);
        Self { ids: ids.collect(), friday, club }
    }

    fn page(&self, number: usize) -> String {
        format!("/c/aurora/players/{}", self.ids[number])
    }
}

#[test]
fn a_profile_shows_a_place_among_teams() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let _vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let friday = start_tournament(&database.store, &club, &new("Friday", &keys("two-vs-two")));
    play(&app.snapshots, &friday, 1);
    let anna = players::list(&database.store, &club.id).unwrap().remove(0).id;
    let page = app.browser().get(&format!("/c/aurora/players/{anna}"));
    page.assert_shows(200, copy("season-place-of-teams").with("place", 1).with("teams", 2));
}

#[apply(on_both!)]
fn profiles_show_what_each_person_chose(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let visitor = app.browser();
    visitor.get("/c/aurora/players").assert_shows(200, copy("club-people-empty"));
    let four = Club4::of(&app, database, 11);
    let list = visitor.get("/c/aurora/players");
    list.assert_says(200, &four.page(0));
    list.assert_shows(200, copy("record-evenings"));
    let page = visitor.get(&four.page(0));
    page.assert_shows(200, copy("person-less"));
    assert!(!page.has(copy("opponents-partners")));
    let pair = format!("{}/with/{}", four.page(0), four.ids[1]);
    assert_eq!(visitor.get(&pair).status.as_u16(), 404);

    let mut stream = visitor.stream(&format!("{}/live", four.page(0)));
    stream.next().unwrap();
    let set = |number: usize, openness: &str| {
        let id = &four.ids[number];
        vera.post(&format!("/organise/players/{id}/openness"), &[("openness", openness)])
            .assert_leads_to(&format!("/organise/players/{id}/page?done=openness"));
    };
    set(0, "everything");
    while !stream.next().unwrap().contains("id=\"partners\"") {}
    set(1, "everything");
    let page = visitor.get(&four.page(0));
    page.assert_shows(200, copy("opponents-partners"));
    page.assert_shows(200, copy("opponents-balance"));
    page.assert_says(200, &pair);
    visitor.get(&pair).assert_shows(200, copy("pair-title").with("one", "Anna").with("other", "Boris"));
    visitor.get("/c/aurora/players").assert_shows(200, copy("record-run"));
    // The last hand ends the evening, and the page names the winner.
    play(&app.snapshots, &four.friday, 1);
    while !stream.next().unwrap().contains("12</dd>") {}
    visitor.get("/c/aurora/players").assert_shows(200, copy("record-evenings-won"));

    set(0, "nothing");
    for gone in [four.page(0), pair, format!("{}/live", four.page(0))] {
        assert_eq!(visitor.get(&gone).status.as_u16(), 404, "{gone}");
    }
    assert!(!visitor.get("/c/aurora/players").body.contains("Anna"));
    assert!(!visitor.get("/c/aurora/ratings").body.contains(&four.page(0)));
    let refused = vera.post(&format!("/organise/players/{}/openness", four.ids[0]), &[("openness", "half")]);
    assert_eq!(refused.status.as_u16(), 400);
}

#[apply(on_both!)]
fn a_player_sets_visibility_by_their_own_link(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let four = Club4::of(&app, database, 1);
    let anna = PlayerId::parse("anna").unwrap();
    let own = player_codes::get_or_issue(
        &database.store,
        &four.club.id,
        &four.friday.id,
        std::slice::from_ref(&anna),
    )
    .unwrap();
    let (phone, me) = (app.browser(), format!("/me/{}/page", own[&anna]));
    phone.get(&format!("/me/{}", own[&anna])).assert_shows(200, copy("own-page-link"));
    phone.get(&me).assert_shows(200, copy("own-page-lede"));
    for _ in 0..2 {
        phone.post(&me, &[("openness", "everything")]).assert_leads_to(&format!("{me}?done=openness"));
    }
    phone.get(&format!("{me}?done=openness")).assert_says(200, "value=\"everything\" checked");
    let stored = players::by_id(&database.store, &four.club.id, &four.ids[0]).unwrap();
    assert_eq!(stored.openness, ProfileVisibility::Everything);
    assert_eq!(phone.post(&me, &[("openness", "")]).status.as_u16(), 400);
    // The code that a table shows is visible to everybody, and does not open the settings.
    let table = codes::list(&database.store, &four.club.id, &four.friday.id).unwrap().remove(0).code;
    let shown = phone.get(&format!("/at/{table}/players/anna")).body;
    let code = shown.split_once("/me/").unwrap().1.split('"').next().unwrap();
    let page = format!("/me/{code}/page");
    phone.get(&page).assert_shows(403, copy("error-own-link"));
    phone.post(&page, &[("openness", "nothing")]).assert_shows(403, copy("error-own-link"));
    assert!(!phone.get(&format!("/me/{code}")).has(copy("own-page-link")));
}

#[apply(on_both!)]
fn a_merged_players_address_redirects(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let four = Club4::of(&app, database, 1);
    let zoya =
        players::add(&database.store, &four.club.id, &[lastcard::tournament::Name::parse("Zoya").unwrap()])
            .unwrap();
    app.snapshots
        .change_club(&four.club.id, |store| {
            merging::merge(store, &four.club.id, &zoya[0].id, &four.ids[0], None)
        })
        .unwrap();
    app.browser().get(&four.page(0)).assert_leads_to(&format!("/c/aurora/players/{}", zoya[0].id));
    app.browser().get(&format!("/c/aurora/players/{}", zoya[0].id)).assert_says(200, "Zoya");
}

/// Tries the addresses of a player's record as an organiser of another club.
fn assert_other_club_refused(other: &Browser, own: &str, record: &str) {
    for path in ["page", "record", "openness"] {
        let read = other.get(&format!("{own}/{path}")).status.as_u16();
        assert_eq!(read, if path == "openness" { 405 } else { 404 }, "{path}");
        let written = other.post(&format!("{own}/{path}"), &[("openness", "nothing"), ("record", record)]);
        assert_eq!(written.status.as_u16(), if path == "page" { 405 } else { 404 }, "{path}");
    }
}

#[apply(on_both!)]
fn a_player_export_moves_to_another_club(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let four = Club4::of(&app, database, 12);
    let olga = organiser_of_another_club(&app, database);
    let record = vera.get(&format!("/organise/players/{}/record", four.ids[0])).body;
    let borealis =
        clubs::list(&database.store).unwrap().into_iter().find(|club| club.slug == "borealis").unwrap();
    let anna =
        players::add(&database.store, &borealis.id, &[lastcard::tournament::Name::parse("Anna").unwrap()])
            .unwrap()
            .remove(0)
            .id;
    let own = format!("/organise/players/{anna}");
    assert_other_club_refused(&vera, &own, &record);
    let wrong = olga.post(&format!("{own}/record"), &[("record", "Anna <was> great")]);
    wrong.assert_shows(422, copy("problem-record-none"));
    wrong.assert_says(422, "Anna &#60;was&#62; great");
    olga.post(
        &format!("{own}/record"),
        &[("record", record.replace("\"place\": 1", "\"place\": 9").as_str())],
    )
    .assert_shows(422, copy("problem-record-evening").with("number", 1));
    for _ in 0..2 {
        olga.post(&format!("{own}/record"), &[("record", record.as_str())])
            .assert_leads_to(&format!("{own}/page?done=record-brought"));
    }
    // The two are one person in the ratings across clubs.
    assert_eq!(app.browser().get("/ratings").status.as_u16(), 404);
    assert_eq!(app.browser().get("/ratings/live").status.as_u16(), 404);
    for organiser in [&vera, &olga] {
        organiser
            .post("/organise/club/ratings", &[("take_part", "yes")])
            .assert_leads_to("/organise/club?done=club");
    }
    app.browser().get("/").assert_shows(200, copy("joint-ratings-title"));
    app.browser().get("/ratings").assert_shows(200, copy("ratings-how-joint"));
    app.browser().get("/ratings").assert_says(200, "Aurora, Borealis");
    let page = app.browser().get(&format!("/c/borealis/players/{anna}"));
    page.assert_shows(200, copy("person-imported"));
    assert_eq!(page.rows().len(), 1);
    olga.get(&format!("{own}/page")).assert_shows(200, copy("record-file-imported").with("count", 1));
    // A forged seal does not verify.
    let forged = record
        .split_once("\"seal\": \"")
        .map(|(before, _)| format!("{before}\"seal\": \"e30.e30.e30\" }}"))
        .unwrap();
    olga.post(&format!("{own}/record/end"), &[]).assert_leads_to(&format!("{own}/page?done=record-removed"));
    olga.post(&format!("{own}/record"), &[("record", forged.as_str())])
        .assert_leads_to(&format!("{own}/page?done=record-brought"));
    assert!(!app.browser().get("/ratings").body.contains("Aurora, Borealis"));
    olga.post(&format!("{own}/record/end"), &[]).assert_leads_to(&format!("{own}/page?done=record-removed"));
    assert_eq!(app.browser().get(&format!("/c/borealis/players/{anna}")).status.as_u16(), 404);
}

#[apply(on_both!)]
fn a_season_ends_with_a_table_certificates_and_a_page(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let four = Club4::of(&app, database, 11);
    let form = [("name", "2026"), ("count", "places"), ("tournaments", four.friday.id.as_str())];
    vera.post("/organise/seasons/new", &form).assert_leads_to("/c/aurora/seasons/2026");
    let visitor = app.browser();
    let so_far = visitor.get("/c/aurora/seasons/2026/year");
    so_far.assert_shows(200, copy("year-so-far"));
    // A season cannot end while a tournament runs.
    vera.get("/organise/seasons/2026/end").assert_shows(200, copy("season-end-open"));
    let early = vera.post("/organise/seasons/2026/end", &[("revision", "1")]);
    early.assert_shows(409, copy("season-end-open"));
    vera.get("/organise/seasons/2026/certificates").assert_shows(200, copy("certificates-season-runs"));
    play(&app.snapshots, &four.friday, 1);
    vera.post("/organise/seasons/2026/end", &[("revision", "7")]).assert_shows(409, copy("season-stale"));
    for _ in 0..2 {
        vera.post("/organise/seasons/2026/end", &[("revision", "1")])
            .assert_leads_to("/organise/seasons/2026?done=season-ended");
    }
    let desk = vera.get("/organise/seasons/2026");
    desk.assert_shows(200, copy("season-final-help"));
    assert!(!desk.body.contains("name=\"count\""));
    let refused =
        vera.post("/organise/seasons/2026", &[("name", "2027"), ("count", "field"), ("revision", "2")]);
    refused.assert_shows(409, copy("season-is-ended"));
    refused.assert_says(409, "value=\"2027\"");
    let first = vera.get("/organise/seasons/2026/certificates");
    first.assert_shows(200, copy("certificate-title"));
    let honoured = |body: &str| body.matches("class=\"certificate\"").count();
    let everybody = vera.get("/organise/seasons/2026/certificates/everybody");
    assert!(honoured(&first.body) <= honoured(&everybody.body) && honoured(&everybody.body) == 4);

    let year = visitor.get("/c/aurora/seasons/2026/year");
    assert!(!year.has(copy("year-so-far")));
    year.assert_says(200, "Friday");
    visitor.get("/c/aurora/players").assert_shows(200, copy("club-people-champions"));
    // A tournament made private disappears from the final table.
    let hidden = Audience { visibility: Visibility::Private, ..Audience::default() };
    app.snapshots
        .change(&four.friday.id, |store| {
            tournaments::set_audience(store, &four.club.id, &four.friday.id, hidden, None)
        })
        .unwrap();
    visitor.get("/c/aurora/seasons/2026").assert_shows(200, copy("season-empty"));

    vera.get("/organise/seasons/2026/reopening").assert_shows(200, copy("season-reopen-text"));
    vera.post("/organise/seasons/2026/reopening", &[])
        .assert_leads_to("/organise/seasons/2026?done=season-reopened");
    vera.get("/organise/seasons/2026").assert_says(200, "name=\"count\"");
    let olga = organiser_of_another_club(&app, database);
    for path in ["end", "reopening", "certificates", "certificates/everybody"] {
        assert_eq!(olga.get(&format!("/organise/seasons/2026/{path}")).status.as_u16(), 404, "{path}");
    }
}
