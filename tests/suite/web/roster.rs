//! People by name: on sign-up lists, on the roster and in drafts, through public routes only.

use lastcard::store::{Store, announcements, clubs, players, sign_ups, tournaments};
use lastcard::tournament::{Name, PlayerId};
use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::announcements::page::{draw_up, sign_up, with_announcement};
use crate::web::control_room::lifecycle::{create, with_started};

/// Adds names to the roster of the only club.
fn add_to_roster(store: &Store, names: &[&str]) {
    let club = clubs::list(store).unwrap().remove(0);
    let names: Vec<Name> = names.iter().map(|name| Name::parse(name).unwrap()).collect();
    players::add(store, &club.id, &names).unwrap();
}

/// The roster of the only club.
fn roster(store: &Store) -> Vec<String> {
    let club = clubs::list(store).unwrap().remove(0);
    players::list(store, &club.id).unwrap().into_iter().map(|player| player.name.to_string()).collect()
}

/// The players of the announced evening, with their names on the roster.
fn signed_up_players(store: &Store) -> Vec<(String, Option<String>)> {
    let announcement = announcements::by_slug(store, "friday").unwrap();
    let name = |id| players::by_id(store, &announcement.club_id, id).unwrap().name.to_string();
    let list = sign_ups::list(store, &announcement.id).unwrap();
    let all = list.iter().flat_map(|one| &one.players);
    all.map(|own| (own.name.to_string(), own.roster.as_ref().map(name))).collect()
}

#[apply(on_both!)]
fn visible_signs_tell_two_people_apart(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (with_announcement(&app), &database.store);
    add_to_roster(store, &["🦊", "Anna Berg 🌻"]);
    for name in ["🐻", "Anna Berg", "🦉", "C"] {
        sign_up(&app.browser(), name);
    }
    assert!(
        signed_up_players(store).iter().all(|(_, known)| known.is_none()),
        "{:?}",
        signed_up_players(store)
    );
    let again = app.browser().post("/t/friday/sign-up", &[("name", "🐻")]);
    again.assert_shows(422, copy("sign-up-twice").with("name", "🐻"));
    draw_up(store, &vera, "🐻\nAnna Berg\n🦉\nC");
    let mut all = roster(store);
    all.sort();
    assert_eq!(all, ["Anna Berg", "Anna Berg 🌻", "C", "🐻", "🦉", "🦊"]);
    let fox = clubs::list(store).unwrap().remove(0);
    let fox = players::list(store, &fox.id)
        .unwrap()
        .into_iter()
        .find(|player| player.name.as_str() == "🦊")
        .unwrap();
    let stored = tournaments::load(store, "friday").unwrap();
    assert!(stored.people.values().all(|person| person.roster_id.as_ref() != Some(&fox.id)));
}

#[apply(on_both!)]
fn a_similar_name_is_kept_and_asked_about(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (with_announcement(&app), &database.store);
    add_to_roster(store, &["José Ruiz", "Anna"]);
    sign_up(&app.browser(), "Jose Ruiz");
    sign_up(&app.browser(), "ANNA");
    vera.post("/organise/coming/friday/sign-ups", &[("name", "A.N.N.A")])
        .assert_leads_to("/organise/coming/friday?done=signed-up");
    let near = copy("sign-up-near").with("name", "Jose Ruiz").with("names", "José Ruiz");
    vera.get("/organise/coming/friday").assert_shows(200, near);
    // Confirming all leaves out ambiguous names.
    vera.post("/organise/coming/friday/confirmations", &[]);
    let list = sign_ups::list(store, &announcements::by_slug(store, "friday").unwrap().id).unwrap();
    assert_eq!(list.iter().map(|one| one.confirmed).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(
        signed_up_players(store),
        [
            ("Jose Ruiz".to_owned(), None),
            ("ANNA".to_owned(), Some("Anna".to_owned())),
            ("A.N.N.A".to_owned(), None),
        ]
    );
    vera.post("/organise/coming/friday/sign-ups/1", &[("do", "confirm"), ("roster", "")]);
    assert_eq!(signed_up_players(store)[0].1.as_deref(), Some("Jose Ruiz"));
    assert_eq!(roster(store).len(), 3);
}

#[apply(on_both!)]
fn invisible_characters_make_no_name(database: &Database) {
    let app = spawn_app(database);
    let (_, store) = (with_announcement(&app), &database.store);
    for nothing in ["\u{3164}", "\u{2800}", "\u{ad}", "\u{e0061}\u{e007f}"] {
        app.browser()
            .post("/t/friday/sign-up", &[("name", nothing)])
            .assert_shows(422, copy("problem-name-empty"));
    }
    sign_up(&app.browser(), "\u{202a}Anna\u{202c}");
    for twin in ["An\u{ad}na", "\u{2068}anna\u{2069}", "Anna\u{200e}", "An\u{200d}na"] {
        let twice = app.browser().post("/t/friday/sign-up", &[("name", twin)]);
        assert_eq!(twice.status.as_u16(), 422, "{twin:?}");
    }
    assert_eq!(signed_up_players(store), [("Anna".to_owned(), None)]);
}

#[apply(on_both!)]
fn stored_invisible_names_are_still_read(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (with_announcement(&app), &database.store);
    add_to_roster(store, &["Anna", "Boris"]);
    sign_up(&app.browser(), "Boris");
    database.run("UPDATE players SET name = '\u{3164}' WHERE name = 'Anna'");
    database.run("UPDATE sign_up_players SET name = 'Bo\u{ad}ris'");
    assert_eq!(roster(store).len(), 2);
    vera.get("/organise/coming/friday").assert_says(200, "Bo\u{ad}ris");
    let twice = app.browser().post("/t/friday/sign-up", &[("name", "boris")]);
    twice.assert_shows(422, copy("sign-up-twice").with("name", "boris"));
}

#[apply(on_both!)]
fn nobody_is_matched_to_a_player_without_asking(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    add_to_roster(store, &["José Ruiz", "Márta Ek"]);
    let club = clubs::list(store).unwrap().remove(0);
    let jose = players::list(store, &club.id)
        .unwrap()
        .into_iter()
        .find(|player| player.name.as_str() == "José Ruiz")
        .unwrap();
    let four = "Jose Ruiz\nMárta ek\nKim\nLev";
    let asked = vera.post("/organise/tournaments/new", &[("entrants", four)]);
    asked.assert_shows(200, copy("near-known").with("name", "Jose Ruiz"));
    asked.assert_says(200, "name=\"agreed\" value=\"Jose Ruiz\"");
    let problem = || copy("problem-name-near").with("name", "Jose Ruiz").with("other", "José Ruiz");
    assert!(!asked.has(problem()), "nothing is wrong yet");
    let refused = create(&vera, &[("entrants", four)]);
    refused.assert_shows(422, problem());
    refused.assert_shows(422, copy("near-known").with("name", "Jose Ruiz"));
    // He is José.
    let known = format!("{} Jose Ruiz", jose.id);
    let answer = [("entrants", four), ("agreed", "Jose Ruiz"), ("known", &known)];
    create(&vera, &answer).assert_leads_to("/organise/t/friday-night?done=created");
    let names = |slug: &str| -> Vec<String> {
        tournaments::load(store, slug)
            .unwrap()
            .tournament
            .players()
            .map(|player| player.name.to_string())
            .collect()
    };
    assert_eq!(names("friday-night"), ["José Ruiz", "Márta Ek", "Kim", "Lev"]);
    // He is somebody else.
    create(&vera, &[("entrants", four), ("agreed", "Jose Ruiz")])
        .assert_leads_to("/organise/t/friday-night-2?done=created");
    assert_eq!(names("friday-night-2"), ["Jose Ruiz", "Márta Ek", "Kim", "Lev"]);
    assert_eq!(roster(store).len(), 5);
    let stored = tournaments::load(store, "friday-night-2").unwrap();
    assert_ne!(stored.people[&PlayerId::parse("jose-ruiz").unwrap()].roster_id.as_ref(), Some(&jose.id));
    // Both are known from now on, and there is no question.
    create(&vera, &[("entrants", "JOSE RUIZ\nJosé Ruiz\nKim\nLev")])
        .assert_leads_to("/organise/t/friday-night-3?done=created");
}

#[apply(on_both!)]
fn the_roster_asks_about_similar_names(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    add_to_roster(store, &["José", "Zoë"]);
    let add = |fields: &[(&str, &str)]| vera.post("/organise/players", fields);
    add(&[("names", "JOSÉ\n🦊\n🦊\nfox")]).assert_leads_to("/organise/players?added=2&known=1");
    let asked = add(&[("names", "Jose\nVera")]);
    asked.assert_shows(422, copy("roster-near").with("name", "Jose").with("other", "José"));
    asked.assert_says(422, "name=\"agreed\" value=\"Jose\"");
    assert_eq!(roster(store).len(), 4);
    add(&[("names", "Jose\nVera"), ("agreed", "Jose")]).assert_leads_to("/organise/players?added=2&known=0");
    add(&[("names", "Zoe"), ("agreed", "Jose")])
        .assert_shows(422, copy("roster-near").with("name", "Zoe").with("other", "Zoë"));
}

#[apply(on_both!)]
fn latecomers_names_are_matched_to_the_roster(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (with_started(&app), &database.store);
    add_to_roster(store, &["José Ruiz"]);
    let look = |name: &str| {
        vera.get(&format!("/organise/t/friday-night/people/substitution?player=anna&name={name}"))
    };
    look("Jose+Ruiz")
        .assert_shows(200, copy("people-near").with("name", "Jose Ruiz").with("other", "José Ruiz"));
    look("BORIS").assert_shows(422, copy("problem-substitute-plays").with("player", "Boris"));
    let comes = [("player", "anna"), ("name", "JOSÉ RUIZ")];
    vera.post("/organise/t/friday-night/people/substitution", &comes)
        .assert_leads_to("/organise/t/friday-night?tab=players&done=substitution");
    let played = tournaments::load(store, "friday-night").unwrap().tournament;
    assert!(played.players().any(|player| player.name.as_str() == "José Ruiz"));
    assert_eq!(roster(store).len(), 5);
}

#[apply(on_both!)]
fn decomposed_addresses_redirect_to_composed_ones(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    create(&vera, &[("name", "Übung"), ("entrants", "Anna\nBoris\nVera\nGleb")])
        .assert_leads_to("/organise/t/%C3%BCbung?done=created");
    vera.post("/organise/t/%C3%BCbung/start", &[("revision", "1"), ("everybody", "yes")]);
    let typed = app.browser().get("/t/u\u{308}bung?a=b");
    assert_eq!((typed.status.as_u16(), typed.header("location")), (308, "/t/%C3%BCbung?a=b"));
    assert_eq!(app.browser().get("/t/%C3%BCbung").status.as_u16(), 200);
    assert_eq!(app.browser().get("/t/u\u{308}ben").status.as_u16(), 308);
    assert_eq!(app.browser().get("/t/%C3%BCben").status.as_u16(), 404);
}
