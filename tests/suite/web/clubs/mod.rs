//! The club's own page and its roster, through public routes.

mod front;

use lastcard::store::backup;
use macro_rules_attribute::apply;
use reqwest::Method;
use tempfile::TempDir;

use crate::support::app::{Browser, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};

use crate::web::control_room::lifecycle::{create, with_draft};

/// Finds the id of a player on the roster page.
fn player_id(browser: &Browser, name: &str) -> String {
    let page = browser.get("/organise/players").body;
    let entry = page.split("<summary>").find(|part| part.contains(&format!("<bdi>{name}</bdi>"))).unwrap();
    entry.split("/organise/players/").nth(1).unwrap().split('/').next().unwrap().to_owned()
}

#[apply(on_both!)]
fn a_clubs_settings_can_be_changed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let page = vera.get("/organise/club");
    page.assert_says(200, "name=\"minutes\" value=\"6\"");
    page.assert_says(200, "<option value=\"Europe/Berlin\" selected>");
    let club = [("club", "Borealis"), ("time_zone", "Asia/Kolkata"), ("language", "en")];
    let played_in = |minutes, seconds| [&club[..], &[("minutes", minutes), ("seconds", seconds)]].concat();
    for (minutes, seconds) in
        [("0", "29"), ("61", ""), ("60", "1"), ("-1", "0"), ("five", ""), ("5", "60"), ("", "")]
    {
        let refused = vera.post("/organise/club", &played_in(minutes, seconds));
        refused.assert_shows(422, copy("problem-pace"));
        refused.assert_says(422, "value=\"Borealis\"");
        refused.assert_says(422, &format!("name=\"seconds\" value=\"{seconds}\""));
    }
    vera.post("/organise/club", &played_in("4", "45")).assert_leads_to("/organise/club?done=club");
    let page = vera.get("/organise/club?done=club");
    page.assert_says(200, "name=\"minutes\" value=\"4\"");
    page.assert_says(200, "name=\"seconds\" value=\"45\"");
    vera.get("/organise").assert_says(200, "<bdi>Borealis</bdi>");
    app.browser().get("/organise/club").assert_leads_to("/login?next=/organise/club");
}

#[apply(on_both!)]
fn a_club_is_downloaded_by_its_organisers(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.get("/organise/club").assert_says(200, "href=\"/organise/club/file\"");
    let file = vera.send_raw(Method::GET, "/organise/club/file", &[]);
    assert_eq!((file.status.as_u16(), file.header("content-type")), (200, "application/gzip"));
    let name = file.header("content-disposition");
    assert!(name.starts_with("attachment; filename=\"aurora-2") && name.ends_with(".backup\""), "{name}");
    assert_eq!(file.header("cache-control"), "no-store");
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("aurora.backup");
    std::fs::write(&path, &file.body).unwrap();
    assert_eq!(backup::verify(&path).unwrap().rows["clubs"], 1);
    app.browser().get("/organise/club/file").assert_leads_to("/login?next=/organise/club/file");
}

#[apply(on_both!)]
fn two_players_are_merged_into_one(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    create(&vera, &[("name", "Cup"), ("entrants", "Annie\nBoris\nVera\nGleb")])
        .assert_leads_to("/organise/t/cup?done=created");
    let (anna, annie, boris) =
        (player_id(&vera, "Anna"), player_id(&vera, "Annie"), player_id(&vera, "Boris"));
    let path = format!("/organise/players/{annie}/merging");
    vera.get(&path).assert_shows(200, copy("merging-with").with("name", "Annie"));
    let look = vera.get(&format!("{path}?with={anna}"));
    look.assert_shows(200, copy("merging-text"));
    look.assert_says(200, "name=\"stays\"");
    look.assert_says(200, "<bdi>Friday night</bdi>");
    look.assert_says(200, "<bdi>Cup</bdi>");
    let refused = vera.get(&format!("{path}?with={boris}"));
    let both = || copy("merging-both").with("tournaments", "Cup");
    refused.assert_shows(200, both());
    assert!(!refused.body.contains("name=\"stays\""), "{}", refused.body);
    vera.post(&path, &[("with", &boris), ("stays", &boris)]).assert_shows(409, both());
    vera.post(&path, &[("with", &anna), ("stays", "nobody")]).assert_shows(400, copy("error-400"));
    vera.post(&path, &[("with", &annie), ("stays", &annie)]).assert_shows(400, copy("error-400"));
    vera.post(&path, &[("with", &anna), ("stays", &anna)]).assert_leads_to("/organise/players?done=merged");
    vera.get("/organise/players?done=merged").assert_shows(200, copy("done-merged"));
    assert!(!vera.get("/organise/players").body.contains("Annie"));
    let cup = vera.get("/organise/t/cup?tab=settings");
    cup.assert_shows(200, copy("event-merged").with("goes", "Annie").with("stays", "Anna"));
    vera.get("/organise/t/cup?tab=players").assert_says(200, "<bdi>Annie</bdi>");
    vera.post(&path, &[("with", &anna), ("stays", &anna)]).assert_shows(404, copy("error-404"));
    vera.get(&path).assert_shows(404, copy("error-404"));
}

#[test]
fn a_draft_forecasts_its_length_and_fairness() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_draft(&app);
    vera.get("/organise/t/friday-night").assert_says(200, "href=\"/organise/t/friday-night/forecast\"");
    let page = vera.get("/organise/t/friday-night/forecast");
    page.assert_shows(200, copy("forecast-hands-blocks").with("hands", 12).with("blocks", 3));
    let time = copy("forecast-hours-minutes").with("hours", 1).with("minutes", 10).to_string();
    page.assert_shows(200, copy("forecast-takes").with("time", time));
    page.assert_shows(200, copy("forecast-ends").with("when", "Fri, 27 Nov 2026, 20:42"));
    let (rounds, planned) = (copy("forecast-after-rounds").with("rounds", 1), copy("forecast-chosen"));
    page.assert_says(
        200,
        &format!("{} <span class=\"badge badge-plain\">{}</span>", escaped(rounds), escaped(planned)),
    );
    let model = |edge: u32| copy("forecast-model").with("edge", edge).with("runs", 1000);
    page.assert_shows(200, model(35));
    let far = vera.get("/organise/t/friday-night/forecast?edge=57");
    far.assert_shows(200, model(57));
    assert_ne!(far.rows(), page.rows());
    let settings = [
        ("club", "Aurora"),
        ("time_zone", "Asia/Kolkata"),
        ("evenings", "moment"),
        ("language", "en"),
        ("minutes", "10"),
        ("seconds", ""),
    ];
    vera.post("/organise/club", &settings).assert_leads_to("/organise/club?done=club");
    vera.get("/organise/t/friday-night/forecast")
        .assert_shows(200, copy("forecast-ends").with("when", "Sat, 28 Nov 2026, 02:00"));
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
    assert_eq!(vera.get("/organise/t/friday-night/forecast").status.as_u16(), 409);
    vera.get("/organise/t/nothing/forecast").assert_shows(404, copy("error-404"));
}
