//! The markup of every page, checked against the rules of HTML and accessibility.

use std::process::Command;

use regex::Regex;
use tempfile::TempDir;

use crate::support::database::Database;
use crate::support::showcase::{Showcase, routes};

/// Routes that are not pages: streams, files, health checks, and links that work only once.
const NO_PAGES: [&str; 36] = [
    "/organise/audit.{kind}",
    "/organise/t/{slug}/audit.{kind}",
    "/live",
    "/static/{path:.*}",
    "/favicon.ico",
    "/healthz",
    "/readyz",
    "/metrics",
    "/oembed",
    "/t/{slug}/news",
    "/t/{slug}/leaderboard.{kind}",
    "/t/{slug}/schedule.{kind}",
    "/t/{slug}/ledger.{kind}",
    "/t/{slug}/card.png",
    "/t/{slug}/print/plan",
    "/organise/t/{slug}/print/plan",
    "/organise/players/{id}/record",
    "/c/{club}/feed.atom",
    "/c/{club}/calendar.ics",
    "/t/{slug}/calendar.ics",
    "/organise/club/file",
    "/organise/events/{slug}/file",
    "/t/{slug}/hands/{slot}/replay",
    "/t/{slug}/hands/{slot}/log",
    "/practice/{key}/log",
    "/practice/{key}/replay",
    "/setup",
    "/login/second-step",
    "/invite/{token}",
    "/at/{code}/app.webmanifest",
    "/me/{code}/app.webmanifest",
    "/at/{code}/play",
    "/at/{code}/play/seats/{player}",
    "/organise/t/{slug}/phones/{table}/{end}",
    "/organise/t/{slug}/hands/{slot}/opening",
    "/organise/t/{slug}/finder.json",
];

#[test]
fn the_showcase_has_every_page() {
    let showcase = Showcase::of(Database::sqlite());
    let parameter = Regex::new(r"\{[^}]*\}").unwrap();
    let shown = |route: &String| {
        let pattern = format!("^{}$", parameter.replace_all(route, "[^/]+"));
        let pattern = Regex::new(&pattern).unwrap();
        showcase.pages().any(|page| pattern.is_match(page.split('?').next().unwrap()))
    };
    let missing: Vec<_> = routes()
        .into_iter()
        .filter(|route| !route.ends_with("/live") && !NO_PAGES.contains(&route.as_str()) && !shown(route))
        .collect();
    assert!(missing.is_empty(), "put these into the showcase: {missing:#?}");
}

#[test]
fn every_page_is_valid_html() {
    let showcase = Showcase::of(Database::sqlite());
    let folder = TempDir::new().unwrap();
    let anybody = showcase.app.browser();
    let open = showcase.open.iter().map(|page| (&anybody, page));
    let own = showcase.own.iter().map(|page| (&showcase.organiser, page));
    for (number, (browser, page)) in open.chain(own).enumerate() {
        let reply = browser.get(page);
        assert_eq!(reply.status.as_u16(), 200, "{page}");
        let name = format!("{number:02}{}.html", page.replace(['/', '?'], "_"));
        std::fs::write(folder.path().join(name), reply.body).unwrap();
    }
    let front_end = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/front-end");
    let checked = Command::new("node")
        .arg(format!("{front_end}/node_modules/html-validate/bin/html-validate.mjs"))
        .args(["--config", &format!("{front_end}/html-validate.mjs"), "--formatter", "text"])
        .arg(folder.path())
        .output()
        .expect("node is missing: `make tools` installs it");
    let said = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "{said}{}", String::from_utf8_lossy(&checked.stderr));
}
