//! Several names pasted onto a sign-up list at once.

use macro_rules_attribute::apply;

use lastcard::club::SignUpNames;
use lastcard::store::announcements;
use lastcard::store::sign_ups::{self, SignUp};
use lastcard::store::{Store, players};

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::announcements::page::{sign_up, submit_announcement};

const LIST: &str = "/organise/coming/friday/sign-ups";

fn with_evening(app: &App, format: &str, places: &str) -> Browser {
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[("format", format), ("places", places), ("do", "announce")])
        .assert_leads_to("/organise/coming/friday?done=fixture-announced");
    vera
}

fn paste(vera: &Browser, names: &str) -> Reply {
    vera.post(LIST, &[("names", names)])
}

fn list(store: &Store) -> Vec<String> {
    let id = announcements::by_slug(store, "friday").unwrap().id;
    sign_ups::list(store, &id).unwrap().iter().map(SignUp::names).collect()
}

#[apply(on_both!)]
fn names_are_added_once_however_often_they_are_pasted(database: &Database) {
    let app = spawn_app(database);
    let vera = with_evening(&app, "individual", "4");
    sign_up(&app.browser(), "Vera");
    let long = "W".repeat(60);
    let pasted = format!("1. Anna\n2. Boris\n3. anna\n4. {long}\n\n5. vera\n6. शर्मा");
    paste(&vera, &pasted).assert_leads_to("/organise/coming/friday?added=4&known=2");
    assert_eq!(list(&database.store), ["Vera", "Anna", "Boris", &long, "शर्मा"]);
    let told = vera.get("/organise/coming/friday?added=4&known=2");
    told.assert_shows(200, copy("announcement-added").with("count", 4));
    told.assert_shows(200, copy("roster-known").with("count", 2));
    let taken = copy("announcement-taken").with("names", 4).with("places", 4).with("waiting", 1);
    told.assert_shows(200, taken);
    paste(&vera, &pasted).assert_leads_to("/organise/coming/friday?added=0&known=6");
    assert_eq!(list(&database.store).len(), 5);
    // Like single names from an organiser they are on the roster; the one that a stranger typed is not.
    let club = announcements::by_slug(&database.store, "friday").unwrap().club_id;
    assert_eq!(players::list(&database.store, &club).unwrap().len(), 4);
}

#[apply(on_both!)]
fn nothing_is_added_before_every_line_is_right(database: &Database) {
    let app = spawn_app(database);
    let vera = with_evening(&app, "individual", "");
    let wrong = paste(&vera, &format!("Anna\nboris@example.com\n{}", "x".repeat(101)));
    wrong.assert_shows(422, copy("problem-mail-for-name").with("line", 2).with("mail", "boris@example.com"));
    wrong.assert_says(422, "boris@example.com\n");
    paste(&vera, " \n ").assert_shows(422, copy("problem-party-nobody"));
    let most = SignUpNames::MAX_AT_ONCE;
    let many = |count: usize| (0..count).map(|n| format!("Player {n}")).collect::<Vec<_>>().join("\n");
    paste(&vera, &many(most + 1)).assert_shows(422, copy("announcement-add-most").with("max", most));
    assert_eq!(list(&database.store), [""; 0]);
    paste(&vera, &many(most)).assert_leads_to(&format!("/organise/coming/friday?added={most}&known=0"));
    vera.post("/organise/coming/friday/state", &[("do", "call-off")]);
    paste(&vera, "Anna").assert_shows(409, copy("sign-up-no-more"));
}

#[apply(on_both!)]
fn a_plus_joins_a_team_where_teams_play(database: &Database) {
    let app = spawn_app(database);
    let vera = with_evening(&app, "two-vs-two", "");
    paste(&vera, "Anna + Boris\nGleb").assert_leads_to("/organise/coming/friday?added=2&known=0");
    assert_eq!(list(&database.store), ["Anna + Boris", "Gleb"]);
    paste(&vera, "Vera + Egor + Zoya").assert_shows(422, copy("problem-party-too-many").with("most", 2));
    paste(&vera, "Dina + anna").assert_shows(422, copy("sign-up-twice").with("name", "anna"));
    paste(&vera, "Boris + Anna").assert_leads_to("/organise/coming/friday?added=0&known=1");
}

#[test]
fn players_joined_by_a_plus_sign_up_alone_where_none_play() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let vera = with_evening(&app, "individual", "");
    paste(&vera, "Anna + Boris\nGleb").assert_leads_to("/organise/coming/friday?added=3&known=0");
    assert_eq!(list(&database.store), ["Anna", "Boris", "Gleb"]);
}

#[test]
fn a_table_is_shown_before_it_is_added() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let vera = with_evening(&app, "individual", "");
    let table = "Nr;Name;Mail\n1;Anna Petersen;anna@example.com\n2;Boris Levin;boris@example.com";
    let shown = paste(&vera, table);
    shown.assert_shows(200, copy("announcement-add-look"));
    shown.assert_says(200, "<bdi>Anna Petersen</bdi>");
    assert_eq!(list(&database.store), [""; 0]);
    let read = "Anna Petersen\nBoris Levin";
    vera.post(LIST, &[("names", table), ("read", read)])
        .assert_leads_to("/organise/coming/friday?added=2&known=0");
    assert_eq!(list(&database.store), ["Anna Petersen", "Boris Levin"]);
}
