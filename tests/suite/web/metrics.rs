//! Metrics for Prometheus: their content, who may read them, and that the dashboard and the alerts use only existing
//! ones.

use macro_rules_attribute::apply;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::process::{Command, Stdio};

use lastcard::store::backup::{BackupFolder, BackupTrigger};
use lastcard::web::Config;
use lastcard::web::MetricsToken;
use regex::Regex;
use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use crate::support::app::{App, Reply, spawn_app, spawn_app_with};
use crate::support::certificates::Authority;
use crate::support::database::{Database, on_both};
use crate::support::evening::keys;
use crate::support::showcase::routes;
use crate::web::app::serve::{Running, serve_command};
use crate::web::control_room::lifecycle::with_started;
use crate::web::played_hands::moves::tables_of;
use crate::web::tls::https::{NAME, encrypted_app_with};

const TOKEN: &str = "a-token-of-many-letters";

fn config_with_metrics() -> Config {
    Config { metrics_token: Some(MetricsToken::parse(TOKEN).unwrap()), ..Config::default() }
}

fn ask(app: &App, said: &str) -> Reply {
    app.browser().send(Method::GET, "/metrics", |request| request.header("authorization", said))
}

/// The current metrics, by name with labels.
fn current_metrics(app: &App) -> BTreeMap<String, f64> {
    read(&ask(app, &format!("Bearer {TOKEN}")))
}

fn read(reply: &Reply) -> BTreeMap<String, f64> {
    reply.assert_says(200, "lastcard_build_info");
    let lines = reply.body.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.rsplit_once(' ').unwrap())
        .map(|(name, value)| (name.to_owned(), value.parse().unwrap()))
        .collect()
}

/// Sums a metric over all labels, or over those with this prefix.
fn sum(told: &BTreeMap<String, f64>, name: &str) -> f64 {
    let is_it = |known: &str| match known.strip_prefix(name) {
        Some(rest) => rest.is_empty() || rest.starts_with('{') || name.contains('{'),
        None => false,
    };
    let matching: Vec<f64> = told.iter().filter(|(known, _)| is_it(known)).map(|(_, value)| *value).collect();
    assert!(!matching.is_empty(), "no {name} in {told:#?}");
    matching.iter().sum()
}

fn assert_metric(told: &BTreeMap<String, f64>, name: &str, value: f64) {
    assert!((sum(told, name) - value).abs() < f64::EPSILON, "{name} is {} and not {value}", sum(told, name));
}

/// Runs promtool, which must succeed without complaints.
fn run_promtool(args: &[&str], input: &str) {
    let mut promtool = Command::new("promtool")
        .args(args)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/monitoring"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("promtool is missing: `make tools` installs it");
    promtool.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let done = promtool.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
    assert!(args[0] == "test" || args[1] == "rules" || said.is_empty(), "{said}");
}

/// Triggers everything that is counted, and returns the metrics.
fn trigger_everything(database: &Database) -> (String, BTreeMap<String, f64>) {
    let folder = TempDir::new().unwrap();
    let backups = BackupFolder::new(folder.path().join("backups"), NonZeroUsize::MIN);
    backups.take(&database.store, BackupTrigger::Change).unwrap();
    let app = spawn_app_with(database, Config { backups: Some(backups), ..config_with_metrics() });
    let listening = app.snapshots.listen().unwrap();
    let table = tables_of(app, database, &keys("four-player")).remove(0).deal("1.1.1");
    table.play_out();
    database.store.check_integrity().unwrap();
    let (text, numbers) = (ask(&table.app, &format!("Bearer {TOKEN}")).body, current_metrics(&table.app));
    drop(listening);
    (text, numbers)
}

/// The metrics of an encrypted service.
fn encrypted_metrics(database: &Database) -> BTreeMap<String, f64> {
    let authority = Authority::new();
    let app = encrypted_app_with(database, &authority, config_with_metrics());
    let browser = app.encrypted_browser(NAME, authority.client_config(), 2);
    let said = format!("Bearer {TOKEN}");
    read(&browser.send(Method::GET, "/metrics", |request| request.header("authorization", said)))
}

#[apply(on_both!)]
fn metrics_count_what_happened(database: &Database) {
    let app = spawn_app_with(database, config_with_metrics());
    with_started(&app);
    let before = current_metrics(&app);
    assert_metric(&before, "lastcard_results_total{outcome=\"recorded\"}", 0.0);
    assert_metric(&before, "lastcard_security_events_total{event=\"log-in-failed\"}", 0.0);
    assert_metric(&before, "lastcard_viewers", 0.0);

    let table = table_code(database);
    let (phone, path) = (app.browser(), format!("/at/{table}/entries"));
    let hand =
        [("slot", "1.1.1"), ("based_on", "0"), ("out", "anna"), ("total.vera", "30"), ("total.gleb", "45")];
    let with = |key: &'static str, out: &'static str| {
        let mut hand: Vec<_> = hand.into_iter().filter(|(name, _)| *name != "out").collect();
        hand.extend([("entry_key", key), ("out", out)]);
        hand
    };
    assert_eq!(phone.post(&path, &with("0123456789abcdef", "anna")).status.as_u16(), 303);
    assert_eq!(phone.post(&path, &with("0123456789abcdef", "anna")).status.as_u16(), 303);
    assert_eq!(phone.post(&path, &with("fedcba9876543210", "boris")).status.as_u16(), 409);
    phone.post("/login", &[("login", "vera"), ("password", "a wrong one")]);
    let mut stream = phone.stream("/t/friday-night/live");
    stream.next().unwrap();

    let after = current_metrics(&app);
    assert_metric(&after, "lastcard_results_total{outcome=\"recorded\"}", 1.0);
    assert_metric(&after, "lastcard_results_total{outcome=\"repeated\"}", 1.0);
    assert_metric(&after, "lastcard_results_total{outcome=\"conflict\"}", 1.0);
    assert_metric(&after, "lastcard_security_events_total{event=\"log-in-failed\"}", 1.0);
    assert_metric(&after, "lastcard_viewers", 1.0);
    assert_metric(&after, "lastcard_database_up", 1.0);
    assert_metric(&after, "lastcard_pictures", 1.0);
    let entries =
        "lastcard_http_request_duration_seconds_count{route=\"/at/{code}/entries\",method=\"POST\",status=\"";
    assert_metric(&after, &format!("{entries}3xx\"}}"), 2.0);
    assert_metric(&after, &format!("{entries}4xx\"}}"), 1.0);
    for more in [
        "lastcard_queue_write_seconds_count{queue=\"results\"}",
        "lastcard_database_seconds_count{operation=\"write\"}",
    ] {
        assert!(sum(&after, more) > sum(&before, more), "{more}");
    }
    for some in [
        "lastcard_database_size_bytes",
        "process_resident_memory_bytes",
        "process_open_fds",
        "process_start_time_seconds",
    ] {
        assert!(sum(&after, some) > 0.0, "{some}");
    }
}

#[apply(on_both!)]
fn prometheus_accepts_the_metrics(database: &Database) {
    let (text, _) = trigger_everything(database);
    run_promtool(&["check", "metrics"], &text);
}

#[apply(on_both!)]
fn metrics_report_an_unavailable_database(database: &Database) {
    let app = spawn_app_with(database, config_with_metrics());
    database.go_away();
    let away = current_metrics(&app);
    assert_metric(&away, "lastcard_database_up", 0.0);
    assert_metric(&away, "lastcard_database_full", 0.0);
    database.come_back();
    assert_metric(&current_metrics(&app), "lastcard_database_up", 1.0);
    assert!(sum(&current_metrics(&app), "lastcard_database_failures_total{reason=\"unavailable\"}") > 0.0);
}

#[test]
fn metrics_require_the_token() {
    let database = &Database::sqlite();
    let without = spawn_app(database);
    assert_eq!(ask(&without, &format!("Bearer {TOKEN}")).status.as_u16(), 404);
    let app = spawn_app_with(database, config_with_metrics());
    for said in ["", "Bearer another-token-of-many-letters", &format!("Basic {TOKEN}"), TOKEN] {
        let reply = ask(&app, said);
        assert_eq!((reply.status.as_u16(), reply.header("www-authenticate")), (401, "Bearer"), "{said}");
        assert!(!reply.body.contains("lastcard_"), "{}", reply.body);
    }
    let reply = ask(&app, &format!("Bearer {TOKEN}"));
    assert_eq!(reply.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    assert_eq!(reply.header("cache-control"), "no-store");
}

#[test]
fn played_moves_and_results_are_counted() {
    let database = &Database::sqlite();
    let table = tables_of(spawn_app_with(database, config_with_metrics()), database, &keys("four-player"))
        .remove(0)
        .deal("1.1.1");
    let refused = table.make_move(&table.move_path(), 0, &json!({ "move": "keep" }), 99);
    assert_ne!(refused.0, 200, "{}", refused.1);
    table.play_out();
    let told = current_metrics(&table.app);
    assert!(sum(&told, "lastcard_moves_total{outcome=\"made\"}") > 4.0, "{told:#?}");
    assert!(
        sum(&told, "lastcard_moves_total") > sum(&told, "lastcard_moves_total{outcome=\"made\"}"),
        "{told:#?}"
    );
    assert_metric(&told, "lastcard_results_total{outcome=\"recorded\"}", 1.0);
}

#[test]
fn strangers_cannot_invent_labels() {
    let database = &Database::sqlite();
    let app = spawn_app_with(database, config_with_metrics());
    with_started(&app);
    let stranger = app.browser();
    for path in [
        "/t/invented-slug",
        "/invented",
        "/at/QQQQQQ",
        "/c/invented",
        "/t/friday-night/hands/9.9.9",
        "/organise/invented",
    ] {
        stranger.get(path);
    }
    stranger.send(Method::from_bytes(b"INVENTED").unwrap(), "/", |request| request);
    // The second request is answered from the page cache.
    for path in [
        "",
        "",
        "/schedule",
        "/schedule",
        "/charts",
        "/charts",
        "/print",
        "/print",
        "/projector",
        "/projector",
    ] {
        stranger.get(&format!("/t/friday-night{path}"));
    }
    let text = ask(&app, &format!("Bearer {TOKEN}")).body;
    assert!(!text.contains("invented") && !text.contains("INVENTED") && !text.contains("friday"), "{text}");
    let route = Regex::new(r#"route="([^"]*)",method="(GET|other)""#).unwrap();
    let known: BTreeSet<String> = routes().into_iter().chain(["(no such route)".to_owned()]).collect();
    let found: BTreeSet<String> = route.captures_iter(&text).map(|route| route[1].to_owned()).collect();
    assert!(found.contains("/t/{slug}/charts") && found.is_subset(&known), "{found:#?}");
    let at_the_door = "lastcard_http_request_duration_seconds_count{route=\"/t/{slug}/schedule\",method=\"GET\",status=\"2xx\"}";
    assert_metric(&current_metrics(&app), at_the_door, 2.0);
}

/// The code of the first table of Friday night.
fn table_code(database: &Database) -> String {
    let header = lastcard::store::tournaments::by_slug(&database.store, "friday-night").unwrap();
    let codes = lastcard::store::codes::list(&database.store, &header.club_id, &header.id).unwrap();
    codes[0].code.to_string()
}

#[test]
fn alerts_fire_when_they_should() {
    run_promtool(&["check", "rules", "alerts.yml"], "");
    run_promtool(&["test", "rules", "alerts.test.yml"], "");
}

#[test]
fn dashboard_and_alerts_use_existing_metrics() {
    let known = |database: &Database| trigger_everything(database).1.into_keys();
    let bare = |name: String| name.split('{').next().unwrap().trim().to_owned();
    let encrypted = encrypted_metrics(&Database::sqlite()).into_keys();
    let known = known(&Database::sqlite()).chain(known(&Database::postgres())).chain(encrypted);
    let known: BTreeSet<String> = known.map(bare).collect();
    let name = Regex::new(r"\b(?:lastcard|process)_[a-z_]+\b").unwrap();
    for (file, text) in [
        ("alerts.yml", include_str!("../../../packaging/monitoring/alerts.yml")),
        ("alerts.test.yml", include_str!("../../../packaging/monitoring/alerts.test.yml")),
        ("dashboard.json", include_str!("../../../packaging/monitoring/dashboard.json")),
        ("operating.md", include_str!("../../../docs/operating.md")),
    ] {
        let asked: BTreeSet<&str> = name.find_iter(text).map(|name| name.as_str()).collect();
        assert!(asked.len() > 5, "{file}");
        let unknown: Vec<_> =
            asked.iter().filter(|name| !known.contains(**name) && !is_family(&known, name)).collect();
        assert!(unknown.is_empty(), "{file}: {unknown:?}");
    }
    // Every metric is documented.
    let documented = include_str!("../../../docs/operating.md");
    let family = Regex::new("_(bucket|sum|count)$").unwrap();
    let missing: BTreeSet<_> = known
        .iter()
        .map(|name| family.replace(name, ""))
        .filter(|name| !documented.contains(&**name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    serde_json::from_str::<serde_json::Value>(include_str!("../../../packaging/monitoring/dashboard.json"))
        .unwrap();
}

/// Tells whether this is the base name of a histogram, as the documentation uses it.
fn is_family(known: &BTreeSet<String>, name: &str) -> bool {
    known.contains(&format!("{name}_bucket"))
}

#[test]
fn every_alert_is_in_the_manual() {
    let alerts = include_str!("../../../packaging/monitoring/alerts.yml");
    let manual = include_str!("../../../docs/operating.md");
    let names = alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: "));
    let missing: Vec<&str> = names.filter(|name| !manual.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[tokio::test]
async fn a_separate_listener_keeps_metrics_off_the_pages() {
    let folder = TempDir::new().unwrap();
    let status = async |url: &str, said: &str| {
        let answer = reqwest::Client::new().get(url).header("authorization", said).send().await.unwrap();
        answer.status().as_u16()
    };
    for (flags, expected) in [(&[][..], 200), (&["--metrics-token", TOKEN][..], 401)] {
        let listen = ["--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0"];
        let service = Running::start(serve_command(&folder, &[&listen, flags].concat()));
        let pages = format!("http://{}", service.socket());
        assert_eq!(status(&format!("{pages}/metrics"), &format!("Bearer {TOKEN}")).await, 404);
        assert_eq!(status(service.metrics_url(), "").await, expected);
        assert_eq!(status(service.metrics_url(), &format!("Bearer {TOKEN}")).await, 200);
        let page = service.metrics_url().replace("/metrics", "/");
        assert_eq!(status(&page, "").await, 404, "there are no pages beside them");
        let (well, log) = service.stop();
        assert!(well, "{log}");
        assert!(!log.contains(TOKEN), "{log}");
    }
}
