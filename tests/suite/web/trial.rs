//! Trial evenings, from the desk to their deletion; and that nobody else sees them.

use lastcard::club::SeasonRules;
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{clubs, codes, players};
use lastcard::tournament::Name;
use lastcard::web::route_list;
use macro_rules_attribute::apply;
use regex::Regex;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::patience::wait_until;
use crate::web::control_room::lifecycle::with_started;

/// Begins a trial evening, and returns its header.
fn begin(app: &App, vera: &Browser) -> Header {
    let begun = vera.post("/organise/trial", &[]);
    let club = clubs::list(app.snapshots.store()).unwrap().remove(0);
    let header = tournaments::find_trial(app.snapshots.store(), &club.id).unwrap().unwrap();
    begun.assert_leads_to(&format!("/organise/t/{}?done=trial", header.slug));
    header
}

/// Lets the bots play to the end.
fn play_to_the_end(app: &App, vera: &Browser, header: &Header) {
    let room = format!("/organise/t/{}", header.slug);
    vera.post(&format!("{room}/trial"), &[("speed", "end")]).assert_leads_to(&format!("{room}#bots"));
    wait_until(|| app.snapshots.fresh_unredacted(&header.slug).unwrap().tally.standings.finished);
}

#[apply(on_both!)]
fn a_trial_evening_takes_one_click(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    players::add(&database.store, &club.id, &[Name::parse("Ada").unwrap()]).unwrap();
    for offers in ["/organise", "/organise/tournaments/new"] {
        vera.get(offers).assert_says(200, "action=\"/organise/trial\"");
    }
    let header = begin(&app, &vera);
    let room = format!("/organise/t/{}", header.slug);
    let page = vera.get(&format!("{room}?done=trial"));
    page.assert_shows(200, copy("done-trial"));
    page.assert_says(200, &format!("<a href=\"{room}/deletion\">"));
    page.assert_says(200, "name=\"speed\" value=\"tenfold\" aria-pressed=\"true\"");
    assert!(!page.body.contains("?like="), "it is no model for another tournament");
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    // Ada is in the club already.
    assert_eq!(stored.tournament.players().next().unwrap().name.as_str(), "Bruno");
    let desk = vera.get("/organise");
    desk.assert_says(200, &format!("href=\"{room}\""));
    assert!(!desk.body.contains("action=\"/organise/trial\""));
    vera.post("/organise/trial", &[]).assert_leads_to(&format!("{room}?done=trial-there"));
    vera.get(&format!("{room}?done=trial-there")).assert_shows(200, copy("done-trial-there"));
}

#[apply(on_both!)]
fn the_speed_is_chosen(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let header = begin(&app, &vera);
    let room = format!("/organise/t/{}", header.slug);
    let set = |speed| vera.post(&format!("{room}/trial"), &[("speed", speed)]);
    assert_eq!(set("light").status.as_u16(), 400);
    for speed in ["paused", "real-time", "tenfold", "sixtyfold"] {
        set(speed).assert_leads_to(&format!("{room}#bots"));
        let pressed = format!("value=\"{speed}\" aria-pressed=\"true\"");
        vera.get(&room).assert_says(200, &pressed);
    }
    set("block");
    wait_until(|| vera.get(&room).body.contains("value=\"paused\" aria-pressed=\"true\""));
    play_to_the_end(&app, &vera, &header);
    assert!(!vera.get(&room).body.contains("name=\"speed\""), "nothing is left to play");
}

#[apply(on_both!)]
fn only_a_trial_evening_has_bots(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = "/organise/t/friday-night";
    assert!(!vera.get(at).body.contains("trial-ribbon"));
    vera.post(&format!("{at}/trial"), &[("speed", "end")]).assert_shows(404, copy("error-404"));
}

#[apply(on_both!)]
fn every_page_of_a_trial_evening_says_so(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (app.organiser(), app.browser());
    let header = begin(&app, &vera);
    let table = codes::list(&database.store, &header.club_id, &header.id).unwrap().remove(0).code;
    let player =
        tournaments::load(&database.store, &header.slug).unwrap().tournament.entrants()[0].id.clone();
    let public = ["", "/schedule", "/seats", "/charts", "/projector", "/print", "/hands/1.1.1"];
    let mut pages: Vec<String> = public.map(|below| format!("/t/{}{below}", header.slug)).into();
    pages.extend([format!("/t/{}/entrants/{player}", header.slug), format!("/at/{table}")]);
    for page in pages {
        let shown = anybody.get(&page);
        shown.assert_says(200, "trial-ribbon");
        assert!(!shown.body.contains("/deletion"), "{page}");
    }
    for below in ["", "/rulings", "/audience", "/print", "/cards", "/type-in", "/phones", "/hands/1.1.1"] {
        let page = format!("/organise/t/{}{below}", header.slug);
        vera.get(&page).assert_says(200, "trial-ribbon");
    }
    let answer = anybody.get(&format!("/t/{}", header.slug));
    assert_eq!(answer.header("x-robots-tag"), "noindex");
}

#[apply(on_both!)]
fn nobody_finds_a_trial_evening_from_the_club(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (with_started(&app), app.browser());
    let club = clubs::list(&database.store).unwrap().remove(0);
    let rules = SeasonRules::default();
    let season =
        NewSeason { name: Name::parse("2026").unwrap(), rules, takes_new: true, tournaments: [].into() };
    seasons::create(&database.store, &club.id, &season).unwrap();
    let header = begin(&app, &vera);
    play_to_the_end(&app, &vera, &header);
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    let mut hidden: Vec<String> = stored.tournament.players().map(|player| player.name.to_string()).collect();
    hidden.extend([header.slug.clone(), header.id.to_string()]);
    let hidden = Regex::new(&format!(r"\b({})\b", hidden.join("|"))).unwrap();
    let of_club = route_list().into_iter().map(|route| route.path);
    let of_club = of_club.filter(|path| path.starts_with("/c/{club}") && !path.contains("{player}"));
    let of_club = of_club.map(|path| path.replace("{club}", "aurora").replace("{season}", "2026"));
    let mut public: Vec<String> = of_club.filter(|path| !path.ends_with("/live")).collect();
    public.extend(["/", "/ratings", "/api/v1/clubs", "/api/v1/clubs/aurora"].map(str::to_owned));
    public.extend(["/api/v1/tournaments", "/api/v1/clubs/aurora/tournaments"].map(str::to_owned));
    let organisers = ["/organise/players", "/organise/seasons/new", "/organise/club/file"];
    let pages = public.iter().map(|path| (&anybody, path.as_str()));
    let mut found = 0;
    for (browser, path) in pages.chain(organisers.map(|path| (&vera, path))) {
        let page = browser.get(path);
        found += usize::from(page.status.is_success());
        assert_eq!(hidden.find(&page.body).map(|name| name.as_str()), None, "{path}");
    }
    assert!(found > 10, "{found} pages");
    let own = anybody.get(&format!("/t/{}", header.slug));
    assert!(hidden.is_match(&own.body), "its own page names them");
}

#[apply(on_both!)]
fn a_trial_evening_is_deleted_at_once(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (app.organiser(), app.browser());
    let header = begin(&app, &vera);
    play_to_the_end(&app, &vera, &header);
    let (room, public) = (format!("/organise/t/{}", header.slug), format!("/t/{}", header.slug));
    vera.post(&format!("{room}/start/end"), &[]).assert_shows(409, copy("error-trial"));
    vera.get(&format!("{room}/deletion")).assert_shows(200, copy("trial-deletion-text"));
    vera.post(&format!("{room}/deletion"), &[]).assert_leads_to("/organise?done=deleted");
    vera.get(&room).assert_shows(404, copy("error-404"));
    anybody.get(&public).assert_shows(404, copy("error-404"));
    vera.get("/organise").assert_says(200, "action=\"/organise/trial\"");
}
