//! The golden recorder: every output of the service and the program, by address and language, on both databases. A
//! change that must not alter any of it leaves the recording equal byte for byte. `make golden` runs it under a
//! stopped clock.

mod recording;
mod stable;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use lastcard::web::Config;
use lastcard::web::Language;
use lastcard::web::MetricsToken;
use regex::Regex;
use reqwest::Method;

use self::recording::Recording;
use crate::cli::output_of;
use crate::support::app::{Browser, spawn_app_with};
use crate::support::database::Database;
use crate::support::patience::wait_until;
use crate::support::showcase::Showcase;

/// Links to exported files, matched by extension.
const EXPORTS: &str =
    r#"(?:href|src)="(/(?:t|c|at|me|organise)/[^"]*\.(?:csv|xlsx|json|svg|png|atom|ics|webmanifest))""#;

/// Pages that differ between runs: the cards of a practice hand, and the state of the machine.
const BY_CHANCE: [&str; 2] = ["/practice/", "/organise/service"];

#[test]
#[ignore = "`make golden` runs it"]
fn all_output_is_recorded() {
    let folder = PathBuf::from(std::env::var("GOLDEN").expect("GOLDEN names a folder"));
    for (name, database) in [("sqlite", Database::sqlite()), ("postgres", Database::postgres())] {
        let to = Recording::into(folder.join(name));
        record_schema(&to, &database);
        record_metrics(&to, &database);
    }
    for (name, database) in [("sqlite", Database::sqlite()), ("postgres", Database::postgres())] {
        let to = Recording::into(folder.join(name));
        let showcase = Showcase::of(database);
        wait_for_chances(&showcase);
        record_pages(&to, &showcase);
        record_exports(&to, &showcase);
        record_streams(&to, &showcase);
        record_operations(&to, &showcase);
    }
    record_command_line(&Recording::into(folder.join("program")));
}

/// Returns the browser that may open a page of the showcase.
fn visitor<'a>(showcase: &'a Showcase, anybody: &'a Browser, page: &str) -> &'a Browser {
    if page.starts_with("/organise") { &showcase.organiser } else { anybody }
}

fn constant_pages(showcase: &Showcase) -> impl Iterator<Item = &str> {
    showcase.pages().filter(|page| !BY_CHANCE.iter().any(|chance| page.starts_with(chance)))
}

/// Waits until the chances have been computed: they appear later than the page.
fn wait_for_chances(showcase: &Showcase) {
    let anybody = showcase.app.browser();
    let is_leaderboard = |page: &&str| page.strip_prefix("/t/").is_some_and(|rest| !rest.contains('/'));
    for page in constant_pages(showcase).filter(is_leaderboard) {
        wait_until(|| !anybody.get(page).body.contains("data-quiet>…"));
    }
}

/// Records every page in every language, and the fields of the forms.
fn record_pages(to: &Recording, showcase: &Showcase) {
    let (anybody, named) = (showcase.app.browser(), Regex::new(r#"name="([^"]+)""#).unwrap());
    let mut fields = BTreeSet::new();
    for language in Language::all() {
        for (nth, page) in constant_pages(showcase).enumerate() {
            let reply = visitor(showcase, &anybody, page)
                .send(Method::GET, page, |request| request.header("accept-language", language.code()));
            fields.extend(named.captures_iter(&reply.body).map(|field| field[1].to_owned()));
            let head = format!("{page}\n{} {}\n", reply.status.as_u16(), reply.header("content-type"));
            to.write_text(
                &format!("pages/{}/{nth:03}.html", language.code()),
                &format!("{head}{}", reply.body),
            );
        }
    }
    to.write_text("fields.txt", &fields.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Records every file that a page links to.
fn record_exports(to: &Recording, showcase: &Showcase) {
    let (anybody, links) = (showcase.app.browser(), Regex::new(EXPORTS).unwrap());
    let mut found: Vec<String> = Vec::new();
    for page in constant_pages(showcase) {
        let body = visitor(showcase, &anybody, page).get(page).body;
        for link in links.captures_iter(&body).map(|link| link[1].replace("&#38;", "&")) {
            if !found.contains(&link) {
                found.push(link);
            }
        }
    }
    for (nth, link) in found.iter().enumerate() {
        let raw = visitor(showcase, &anybody, link).send_raw(Method::GET, link, &[]);
        let head = format!("{link}\n{} {}\n", raw.status.as_u16(), raw.header("content-type"));
        match String::from_utf8(raw.body) {
            Ok(text) => to.write_text(&format!("files/{nth:03}.txt"), &format!("{head}{text}")),
            Err(bytes) => {
                to.write_text(&format!("files/{nth:03}.txt"), &head);
                to.write_bytes(&format!("files/{nth:03}.bin"), bytes.as_bytes());
            }
        }
    }
}

/// Records the first event of every stream.
fn record_streams(to: &Recording, showcase: &Showcase) {
    let anybody = showcase.app.browser();
    for (nth, page) in constant_pages(showcase).filter(|page| !page.contains('?')).enumerate() {
        let path = format!("{}/live", page.trim_end_matches('/'));
        let mut stream = visitor(showcase, &anybody, page).stream(&path);
        if stream.response.status().is_success() {
            let event = stream.next().unwrap_or_default();
            to.write_text(&format!("streams/{nth:03}.txt"), &format!("{path}\n{event}"));
        }
    }
}

/// Records the description of the API, and the answers of all operations that need no more than a club and a
/// tournament.
fn record_operations(to: &Recording, showcase: &Showcase) {
    let anybody = showcase.app.browser();
    let description = anybody.get("/api/v1/openapi.json").body;
    to.write_text("api/openapi.json", &description);
    let described: serde_json::Value = serde_json::from_str(&description).unwrap();
    let paths = described["paths"].as_object().unwrap().iter();
    let asked = paths.filter(|(_, operations)| operations.get("get").is_some()).map(|(path, _)| path);
    for (nth, path) in asked.enumerate() {
        let path = path
            .replace("{club}", "aurora")
            .replace("{tournament}", "cup-final")
            .replace("{slug}", "cup-final");
        // Streams have no end.
        if !path.contains('{') && !path.ends_with("/live") {
            let path = if path.starts_with("/api") { path } else { format!("/api/v1{path}") };
            let reply = anybody.get(&path);
            let head = format!("{path}\n{} {}\n", reply.status.as_u16(), reply.header("content-type"));
            to.write_text(&format!("api/{nth:03}.txt"), &format!("{head}{}", reply.body));
        }
    }
}

/// Records the tables with their columns.
fn record_schema(to: &Recording, database: &Database) {
    let sql = match &database.location {
        lastcard::store::Location::Sqlite(_) => {
            "SELECT sql AS key FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_\\_%' ESCAPE '\\' ORDER BY name"
        }
        lastcard::store::Location::Postgres(_) => {
            "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS key \
             FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1"
        }
    };
    to.write_text("schema.txt", &database.texts(sql).join("\n"));
}

/// Records the names of the metrics, with their kinds and descriptions.
fn record_metrics(to: &Recording, database: &Database) {
    let token = "a-token-of-many-letters";
    let config = Config { metrics_token: Some(MetricsToken::parse(token).unwrap()), ..Config::default() };
    let app = spawn_app_with(database, config);
    let told = app.browser().send(Method::GET, "/metrics", |request| request.bearer_auth(token)).body;
    let names: Vec<&str> = told.lines().filter(|line| line.starts_with('#')).collect();
    to.write_text("metrics.txt", &names.join("\n"));
}

/// Records the help of every command in every language, and an evening from its schedule to its standings.
fn record_command_line(to: &Recording) {
    let listed = Regex::new(r"(?m)^  ([a-z-]+) ").unwrap();
    let help = |language: &str, args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastcard"));
        String::from_utf8(command.args(args).env("LC_ALL", language).output().unwrap().stdout).unwrap()
    };
    let all = help("en", &["--help"]);
    for language in Language::all().iter().map(Language::code) {
        to.write_text(&format!("help/{language}/program.txt"), &help(language, &["--help"]));
        for command in listed.captures_iter(&all) {
            let said = help(language, &["help", &command[1]]);
            to.write_text(&format!("help/{language}/{}.txt", &command[1]), &said);
        }
    }
    let drawn = output_of(&["schedule", "individual", "--players", "Anna,Boris,Vera,Gleb,Zoya"], "");
    let played = output_of(&["simulate", "--seed", "7"], &drawn);
    to.write_text("schedule.json", &drawn);
    to.write_text("simulate.json", &played);
    to.write_text("standings.txt", &output_of(&["score"], &played));
}
