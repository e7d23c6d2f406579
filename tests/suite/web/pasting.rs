//! Pasted lists of names: previewed, questioned if ambiguous, and sorted alphabetically.

use lastcard::store::players;
use lastcard::store::tournaments;
use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};

use super::organise::{FOUR, create};

/// Lines with one comma each.
const COMMAS: &str = "Ek, Anna\nLund, Boris\nMoe, Gleb\nDahl, Vera";

#[apply(on_both!)]
fn a_surname_in_front_is_asked_about_before_anybody_plays(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let asked = vera.post("/organise/tournaments/new", &[("entrants", COMMAS)]);
    asked.tells(200, copy("pasted-ways"));
    asked.tells(200, copy("problem-columns-missing"));
    asked.says(200, "name=\"columns\" value=\"2+1\">");
    asked.says(200, "Dahl, Vera</textarea>");
    create(&vera, &[("entrants", COMMAS)]).tells(422, copy("problem-columns-missing"));
    let answered = vera.post("/organise/tournaments/new", &[("entrants", COMMAS), ("columns", "2+1")]);
    answered.says(200, "name=\"columns\" value=\"2+1\" checked>");
    answered.says(200, "<li><bdi>Anna Ek</bdi></li>");
    answered.tells(200, copy("offer-players").with("count", 4));
    create(&vera, &[("entrants", COMMAS), ("columns", "2+1")])
        .leads_to("/organise/t/friday-night?done=created");
    let order = copy("draft-order-as-typed").with("order", "Anna Ek, Boris Lund, Gleb Moe, Vera Dahl");
    vera.get("/organise/t/friday-night").tells(200, order);
}

#[apply(on_both!)]
fn a_team_is_called_what_stands_in_front_of_it(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let teams = [("format", "two-vs-two"), ("entrants", "Reds: Anna + Boris\nBlues – Vera + Gleb")];
    vera.post("/organise/tournaments/new", &teams).says(200, "<li><bdi>Blues: Vera + Gleb</bdi></li>");
    create(&vera, &teams).leads_to("/organise/t/friday-night?done=created");
    let made = tournaments::load(&database.store, "friday-night").unwrap().tournament;
    let names: Vec<&str> = made.entrants().iter().map(|entrant| entrant.name.as_str()).collect();
    assert_eq!(names, ["Reds", "Blues"]);
    vera.get("/organise/t/friday-night/edit")
        .says(200, "\nReds: Anna + Boris\nBlues: Vera + Gleb</textarea>");
}

#[apply(on_both!)]
fn the_list_of_the_club_is_shown_what_it_would_get_first(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let table = "Name;Mail;Club\nZoe Ek;zoe@example.org;Skoczek\nÅsa Lund;asa@example.org;Sokol\nAnna Moe;anna@example.org;SK";
    let look = vera.post("/organise/players", &[("names", table)]);
    look.tells(200, copy("roster-look"));
    look.says(200, "<li><bdi>Åsa Lund</bdi></li>");
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0).id;
    assert_eq!(players::list(&database.store, &club).unwrap(), []);
    // A different reading is previewed again.
    let clubs = [("names", table), ("columns", "3"), ("read", "Zoe Ek\r\nÅsa Lund\r\nAnna Moe")];
    vera.post("/organise/players", &clubs).says(200, "<li><bdi>Skoczek</bdi></li>");
    let seen = [("names", table), ("columns", "1"), ("read", "Zoe Ek\r\nÅsa Lund\r\nAnna Moe")];
    vera.post("/organise/players", &seen).leads_to("/organise/players?added=3&known=0");
    // Sorted alphabetically on either database.
    let roster = vera.get("/organise/players").body;
    let at = ["Anna Moe", "Åsa Lund", "Zoe Ek"]
        .map(|name| roster.find(&format!("<summary><bdi>{name}")).expect(name));
    assert!(at.is_sorted(), "{at:?}");
    // An e-mail address needs a name.
    let mail = [("names", "Boris\nvera@example.org")];
    let problem = copy("problem-mail-for-name").with("line", 2).with("mail", "vera@example.org");
    vera.post("/organise/players", &mail).tells(422, problem);
}

#[apply(on_both!)]
fn whoever_is_new_in_the_club_is_marked(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Anna\nBoris")]);
    let line = |text: &str, is_new: bool| {
        let mark = format!(" <span class=\"hint\">{}</span>", copy("sign-up-is-new"));
        format!("<li><bdi>{text}</bdi>{}</li>", if is_new { mark } else { String::new() })
    };
    let offer = vera.post("/organise/tournaments/new", &[("entrants", "anna\nGleb\nBoris + Zoe")]);
    for (text, is_new) in [("Anna", false), ("Gleb", true), ("Boris + Zoe", true)] {
        offer.says(200, &line(text, is_new));
    }
}

#[apply(on_both!)]
fn whoever_goes_back_from_a_draft_comes_to_what_was_typed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = "0123456789abcdef0123456789abcdef";
    let back = format!("/organise/tournaments/new?draft={id}");
    vera.get(&back).tells(200, copy("draft-continue"));
    create(&vera, &[("draft", id), ("entrants", FOUR)]).leads_to("/organise/t/friday-night?done=created");
    vera.get(&back).leads_to("/organise/t/friday-night/edit");
}

#[test]
fn people_look_for_their_seat_under_their_letter() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    create(&vera, &[("entrants", "Яна\nZoe\nÅsa\nЁлка")]).leads_to("/organise/t/friday-night?done=created");
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all).leads_to("/organise/t/friday-night?done=started");
    for page in ["seats", "print/seats"] {
        let page = app.browser().get(&format!("/t/friday-night/{page}")).body;
        let (_, list) = page.split_once("<h1").unwrap();
        let at = ["Åsa", "Zoe", "Ёлка", "Яна"].map(|name| list.find(name).expect(name));
        assert!(at.is_sorted(), "{at:?} {list}");
    }
}

#[test]
fn first_names_are_seen_by_the_organiser_before_anybody_else() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let names = "Dr. Nagy Péter\nNagy Katalin\nSzabó Péter\n🇭🇺 Kiss Éva";
    create(&vera, &[("entrants", names)]).leads_to("/organise/t/friday-night?done=created");
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all).leads_to("/organise/t/friday-night?done=started");
    let form = vera.get("/organise/t/friday-night/audience");
    form.tells(200, copy("audience-called").with("names", "Nagy P., Nagy K., Szabó, Kiss"));
    form.tells(200, copy("audience-called").with("names", "Péter N., Katalin, Péter S., Éva"));
    let audience = [("visibility", "public"), ("telling", "now"), ("names", "given-last")];
    vera.post("/organise/t/friday-night/audience", &audience)
        .leads_to("/organise/t/friday-night?done=audience");
    let board = app.browser().get("/t/friday-night");
    board.says(200, "Péter N.");
    assert!(!board.body.contains("Nagy"), "{}", board.body);
}
