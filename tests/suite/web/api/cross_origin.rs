//! Pages of other sites: they may read public data, and nothing more.

use reqwest::Method;

use super::{ALL, Program, problem, token};
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::web::control_room::lifecycle::with_started;

const EVIL: (&str, &str) = ("origin", "https://elsewhere.example");

#[test]
fn any_page_may_read_public_data() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let anybody = Program::new(&stranger, None);
    let standings = "/tournaments/friday-night/standings";
    let ask = |method, path: &str| anybody.ask(method, path, &[EVIL], None);
    assert_eq!(ask(Method::GET, standings).header("access-control-allow-origin"), "*");
    assert_eq!(ask(Method::GET, "/tournaments/none").header("access-control-allow-origin"), "*");
    assert_eq!(ask(Method::GET, standings).header("access-control-allow-credentials"), "");
    let preflight = ask(Method::OPTIONS, standings);
    assert_eq!(preflight.status.as_u16(), 204);
    assert_eq!(preflight.header("access-control-allow-origin"), "*");
    assert_eq!(preflight.header("access-control-allow-methods"), "GET");
    assert!(!preflight.header("access-control-allow-headers").contains("authorization"));
    // Addresses that cannot be read grant other sites nothing.
    let preflight = ask(Method::OPTIONS, "/tournaments/friday-night/start");
    assert_eq!(preflight.header("access-control-allow-origin"), "");
    // Data that needs a token is closed to other sites, and so is every write.
    let own = Program::new(&stranger, Some(token(&vera, &ALL)));
    assert_eq!(own.ask(Method::GET, standings, &[EVIL], None).header("access-control-allow-origin"), "");
    let refused = own.ask(Method::POST, "/tournaments/friday-night/stop", &[EVIL], None);
    assert_eq!(problem(&refused, 403).0, "foreign-origin");
    assert!(refused.has(copy("error-foreign-origin")));
}

#[test]
fn pages_stay_closed_to_other_sites() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let _vera = with_started(&app);
    let page = app.browser().send(Method::GET, "/t/friday-night", |request| request.header(EVIL.0, EVIL.1));
    assert_eq!(page.header("access-control-allow-origin"), "");
}
