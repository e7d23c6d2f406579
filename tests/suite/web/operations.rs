//! Health of the service: the answers to monitors, and the operator's page.

use macro_rules_attribute::apply;
use std::fs::OpenOptions;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::num::NonZeroUsize;
use std::process::Command;

use lastcard::store::accounts::Login;
use lastcard::store::backup::{BackupFolder, BackupTrigger};
use lastcard::store::tournaments;
use lastcard::web::Config;
use reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::app::{Browser, PASSWORD, Reply, SETUP, spawn_app, spawn_app_with};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::ex_48;
use crate::support::gap::{GAP, parts_at_gaps};
use crate::support::patience::wait_until;
use crate::web::app::serve::{Running, serve_command};
use crate::web::control_room::lifecycle::{organiser_of_another_club, with_started};

const PAGE: &str = "/organise/service";

/// The JSON answer of `/readyz`.
fn readiness(browser: &Browser) -> (u16, Value) {
    let reply = browser.send(Method::GET, "/readyz", |request| request.header("accept", "application/json"));
    (reply.status.as_u16(), serde_json::from_str(&reply.body).unwrap())
}

#[apply(on_both!)]
fn readiness_is_reported_as_text_and_json(database: &Database) {
    let app = spawn_app(database);
    let browser = app.browser();
    assert!(browser.get("/readyz").body.starts_with("ok\n"));
    let (status, told) = readiness(&browser);
    assert_eq!((status, &told["ready"]), (200, &Value::Bool(true)), "{told}");
    database.go_away();
    let reply = browser.get("/readyz");
    assert_eq!((reply.status.as_u16(), reply.header("content-type")), (503, "text/plain; charset=utf-8"));
    assert_eq!(reply.body, format!("unavailable\n{}\n{}\n", copy("error-503"), copy("error-503-help")));
    let (status, told) = readiness(&browser);
    assert_eq!((status, &told["ready"], &told["state"]), (503, &Value::Bool(false), &"unavailable".into()));
    assert_eq!(told["message"], copy("error-503").to_string());
    database.come_back();
    assert_eq!(readiness(&browser).0, 200);
}

#[apply(on_both!)]
fn the_operator_sees_the_state_of_the_service(database: &Database) {
    let folder = TempDir::new().unwrap();
    let backups = BackupFolder::new(folder.path().join("backups"), NonZeroUsize::MIN);
    backups.take(&database.store, BackupTrigger::Migration).unwrap();
    let app = spawn_app_with(database, Config { backups: Some(backups), ..Config::default() });
    let vera = with_started(&app);
    vera.get("/organise/club").assert_shows(200, copy("service-title"));
    database.store.check_integrity().unwrap();
    let page = vera.get(PAGE);
    page.assert_shows(200, copy("service-well"));
    page.assert_shows(200, database.location.to_string());
    for sentence in ["service-answers", "service-backup-migration"] {
        page.assert_shows(200, copy(sentence));
    }
    // On a busy machine some answer may take more than half a second.
    assert!(page.has(copy("service-slow-none")) || page.has(copy("service-slow-lede")), "{}", page.body);
    page.assert_says(200, env!("CARGO_PKG_VERSION"));
    let sound = ["service-check-whole", "service-check-guarded", "service-check-unknown"];
    let says = |key: &&str| parts_at_gaps(&page.body, copy((*key).to_owned()).with("at", GAP)).is_some();
    assert!(sound.iter().any(says), "{}", page.body);
}

#[apply(on_both!)]
fn only_named_operators_see_the_service_page(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    assert_eq!(vera.get(PAGE).status.as_u16(), 200);
    app.browser().get(PAGE).assert_leads_to(&format!("/login?next={PAGE}"));
    let stranger = organiser_of_another_club(&app, database);
    for organiser in [&vera, &stranger] {
        assert_eq!(organiser.get(PAGE).status.as_u16(), 404);
        assert!(!organiser.get("/organise/club").body.contains(PAGE));
    }
    let operators = vec![Login::parse("vera").unwrap()];
    let named = spawn_app_with(database, Config { operators, ..Config::default() });
    let log_in = |login, password| {
        let browser = named.browser();
        browser.post("/login", &[("login", login), ("password", password)]).assert_leads_to("/organise");
        browser
    };
    let (vera, stranger) = (log_in("vera", PASSWORD), log_in("stranger", "a stranger to you"));
    assert_eq!([vera.get(PAGE).status.as_u16(), stranger.get(PAGE).status.as_u16()], [200, 404]);
}

#[apply(on_both!)]
fn results_of_the_last_hour_are_counted(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let results = |page: &Reply| figure(page, "service-results");
    assert_eq!(results(&vera.get(PAGE)), "0");
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    ex_48::play(&app.snapshots, &header, 3);
    assert_eq!(results(&vera.get(PAGE)), "3");
}

/// The value of a figure on the page.
fn figure(page: &Reply, key: &'static str) -> String {
    let (_, rest) = page.body.split_once(&format!("<dt>{}</dt><dd><bdi>", escaped(copy(key)))).expect(key);
    rest.split('<').next().unwrap().to_owned()
}

#[test]
fn copies_on_one_server_are_counted() {
    let database = Database::postgres();
    let (app, other) = (spawn_app(&database), spawn_app(&database));
    let vera = app.organiser();
    let _listening = [app.snapshots.listen().unwrap(), other.snapshots.listen().unwrap()];
    // Listeners start asynchronously.
    wait_until(|| figure(&vera.get(PAGE), "service-copies") == "2");
}

#[test]
fn damage_is_found_at_the_start_and_reported() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.db");
    let database = path.to_str().unwrap();
    let demo =
        Command::new(env!("CARGO_BIN_EXE_lastcard")).args(["demo", "--database", database]).output().unwrap();
    assert!(demo.status.success());
    // The newest rows are at the end of the file, and not needed at the start.
    let mut file = OpenOptions::new().write(true).open(&path).unwrap();
    file.seek(SeekFrom::End(-16 * 1024)).unwrap();
    file.write_all(&vec![0xA5; 16 * 1024]).unwrap();
    let token = "a-token-of-many-letters";
    let flags = ["--listen", "127.0.0.1:0", "--database", database, "--keep-backups", "0"];
    let service = Running::start(serve_command(&folder, &[&flags[..], &["--metrics-token", token]].concat()));
    let watcher = Browser::new(service.socket());
    wait_until(|| readiness(&watcher).0 != 200);
    let (status, told) = readiness(&watcher);
    assert_eq!((status, &told["state"]), (503, &"damaged".into()), "{told}");
    watcher.get("/readyz").assert_says(503, &format!("damaged\n{}\n", copy("error-damaged")));
    let metrics = watcher
        .send(Method::GET, "/metrics", |request| request.header("authorization", format!("Bearer {token}")));
    metrics.assert_says(200, "\nlastcard_database_damaged 1\n");
    metrics.assert_says(200, "\nlastcard_database_up 0\n");
    let (_, log) = service.stop();
    assert!(log.contains("restore a backup"), "{log}");
}

#[test]
fn a_full_disk_is_reported() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.db");
    let database = path.to_str().unwrap();
    let service = Running::start(serve_command(
        &folder,
        &["--listen", "127.0.0.1:0", "--database", database, "--keep-backups", "0"],
    ));
    let code = service.setup_code();
    service.kill();
    let plain = serve_command(
        &folder,
        &["--listen", "127.0.0.1:0", "--database", database, "--keep-backups", "0", "--log", "off"],
    );
    // Opening the file takes eight writes per thread; from the twelfth on there is no space left. `-D` makes the
    // service itself the started process.
    let mut command = Command::new("strace");
    command.args(["-D", "-f", "-qqq", "-o", "/dev/null", "-e", "trace=pwrite64", "-e"]);
    command.arg("inject=pwrite64:error=ENOSPC:when=12+").arg(plain.get_program()).args(plain.get_args());
    command.current_dir(folder.path());
    let service = Running::start(command);
    let browser = Browser::new(service.socket());
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(SETUP).collect();
    browser.post("/setup", &fields).assert_shows(503, copy("error-disk-full"));
    browser.get("/readyz").assert_says(503, &format!("disk-full\n{}\n", copy("error-disk-full")));
    let (status, told) = readiness(&browser);
    assert_eq!((status, &told["state"]), (503, &"disk-full".into()), "{told}");
    browser.get("/healthz").assert_says(200, "ok");
}
