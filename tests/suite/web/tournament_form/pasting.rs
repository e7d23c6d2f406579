//! Pasted lists of names: previewed, questioned if ambiguous, and sorted alphabetically.

use lastcard::store::players;
use lastcard::store::tournaments;
use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};

use crate::web::control_room::lifecycle::{FOUR, create};

/// Lines with one comma each.
const COMMAS: &str = "Ek, Anna\nLund, Boris\nMoe, Gleb\nDahl, Vera";

#[apply(on_both!)]
fn a_surname_first_is_asked_about(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let asked = vera.post("/organise/tournaments/new", &[("entrants", COMMAS)]);
    asked.assert_shows(200, copy("pasted-ways"));
    asked.assert_shows(200, copy("problem-columns-missing"));
    asked.assert_says(200, "name=\"columns\" value=\"2+1\">");
    asked.assert_says(200, "Dahl, Vera</textarea>");
    create(&vera, &[("entrants", COMMAS)]).assert_shows(422, copy("problem-columns-missing"));
    let answered = vera.post("/organise/tournaments/new", &[("entrants", COMMAS), ("columns", "2+1")]);
    answered.assert_says(200, "name=\"columns\" value=\"2+1\" checked>");
    answered.assert_says(200, "<li><bdi>Anna Ek</bdi>");
    answered.assert_shows(200, copy("offer-players").with("count", 4));
    create(&vera, &[("entrants", COMMAS), ("columns", "2+1")])
        .assert_leads_to("/organise/t/friday-night?done=created");
    let order = copy("draft-order-as-typed").with("order", "Anna Ek, Boris Lund, Gleb Moe, Vera Dahl");
    vera.get("/organise/t/friday-night").assert_shows(200, order);
}

#[apply(on_both!)]
fn a_team_takes_the_name_before_it(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let teams = [("format", "two-vs-two"), ("entrants", "Reds: Anna + Boris\nBlues – Vera + Gleb")];
    vera.post("/organise/tournaments/new", &teams).assert_says(200, "<li><bdi>Blues: Vera + Gleb</bdi>");
    create(&vera, &teams).assert_leads_to("/organise/t/friday-night?done=created");
    let made = tournaments::load(&database.store, "friday-night").unwrap().tournament;
    let names: Vec<&str> = made.entrants().iter().map(|entrant| entrant.name.as_str()).collect();
    assert_eq!(names, ["Reds", "Blues"]);
    vera.get("/organise/t/friday-night/edit")
        .assert_says(200, "\nReds: Anna + Boris\nBlues: Vera + Gleb</textarea>");
}

#[apply(on_both!)]
fn a_roster_list_is_previewed_before_it_is_added(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let table = "Name;Mail;Club\nZoe Ek;zoe@example.org;Skoczek\nÅsa Lund;asa@example.org;Sokol\nAnna Moe;anna@example.org;SK";
    let look = vera.post("/organise/players", &[("names", table)]);
    look.assert_shows(200, copy("roster-look"));
    look.assert_says(200, "<li><bdi>Åsa Lund</bdi></li>");
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0).id;
    assert_eq!(players::list(&database.store, &club).unwrap(), []);
    // A different reading is previewed again.
    let clubs = [("names", table), ("columns", "3"), ("read", "Zoe Ek\r\nÅsa Lund\r\nAnna Moe")];
    vera.post("/organise/players", &clubs).assert_says(200, "<li><bdi>Skoczek</bdi></li>");
    let seen = [("names", table), ("columns", "1"), ("read", "Zoe Ek\r\nÅsa Lund\r\nAnna Moe")];
    vera.post("/organise/players", &seen).assert_leads_to("/organise/players?added=3&known=0");
    // Sorted alphabetically on either database.
    let roster = vera.get("/organise/players").body;
    let at = ["Anna Moe", "Åsa Lund", "Zoe Ek"]
        .map(|name| roster.find(&format!("<summary><bdi>{name}")).expect(name));
    assert!(at.is_sorted(), "{at:?}");
    // An e-mail address needs a name.
    let mail = [("names", "Boris\nvera@example.org")];
    let problem = copy("problem-mail-for-name").with("line", 2).with("mail", "vera@example.org");
    vera.post("/organise/players", &mail).assert_shows(422, problem);
}

#[apply(on_both!)]
fn new_players_of_the_club_are_marked(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Anna\nBoris")]);
    let line = |text: &str, is_new: bool| {
        let mark = format!(" <span class=\"hint\">{}</span>", copy("sign-up-is-new"));
        format!("<li><bdi>{text}</bdi>{}<button ", if is_new { mark } else { String::new() })
    };
    let offer = vera.post("/organise/tournaments/new", &[("entrants", "anna\nGleb\nBoris + Zoe")]);
    for (text, is_new) in [("Anna", false), ("Gleb", true), ("Boris + Zoe", true)] {
        offer.assert_says(200, &line(text, is_new));
    }
}

#[apply(on_both!)]
fn going_back_from_a_draft_leads_to_its_form(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = "0123456789abcdef0123456789abcdef";
    let back = format!("/organise/tournaments/new?draft={id}");
    vera.get(&back).assert_shows(200, copy("draft-continue"));
    create(&vera, &[("draft", id), ("entrants", FOUR)])
        .assert_leads_to("/organise/t/friday-night?done=created");
    vera.get(&back).assert_leads_to("/organise/t/friday-night/edit");
}

#[test]
fn seats_are_listed_by_letter() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    create(&vera, &[("entrants", "Яна\nZoe\nÅsa\nЁлка")])
        .assert_leads_to("/organise/t/friday-night?done=created");
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all)
        .assert_leads_to("/organise/t/friday-night?done=started");
    for page in ["seats", "print/seats"] {
        let page = app.browser().get(&format!("/t/friday-night/{page}")).body;
        let (_, list) = page.split_once("<h1").unwrap();
        let at = ["Åsa", "Zoe", "Ёлка", "Яна"].map(|name| list.find(name).expect(name));
        assert!(at.is_sorted(), "{at:?} {list}");
    }
}

#[test]
fn organisers_preview_first_names() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let names = "Dr. Nagy Péter\nNagy Katalin\nSzabó Péter\n🇭🇺 Kiss Éva";
    create(&vera, &[("entrants", names)]).assert_leads_to("/organise/t/friday-night?done=created");
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all)
        .assert_leads_to("/organise/t/friday-night?done=started");
    let form = vera.get("/organise/t/friday-night/audience");
    form.assert_shows(200, copy("audience-called").with("names", "Nagy P., Nagy K., Szabó, Kiss"));
    form.assert_shows(200, copy("audience-called").with("names", "Péter N., Katalin, Péter S., Éva"));
    let audience = [("visibility", "public"), ("telling", "now"), ("names", "given-last")];
    vera.post("/organise/t/friday-night/audience", &audience)
        .assert_leads_to("/organise/t/friday-night?done=audience");
    let board = app.browser().get("/t/friday-night");
    board.assert_says(200, "Péter N.");
    assert!(!board.body.contains("Nagy"), "{}", board.body);
}
