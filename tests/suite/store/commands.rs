//! The subcommands that work on the database, run as users run them.

use macro_rules_attribute::apply;
use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use lastcard::{
    store::{accounts, clubs, invites, second_factors, sessions, settings},
    tournament::file,
};

use super::{details, new_account, place, set_up};
use crate::support::{
    copy::copy,
    database::{Database, on_both},
    evening::{drawn_up, keys},
    gap::{GAP, at_gaps},
};

fn lastcard(database: &Database, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .args(args)
        .env("LASTCARD_DATABASE", database.address())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes it.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Returns the output of a command that must succeed.
fn done(database: &Database, args: &[&str], input: &str) -> String {
    let output = lastcard(database, args, input);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// Returns the errors of a command that must end with this code and print nothing.
fn refused(database: &Database, args: &[&str], input: &str, code: i32) -> String {
    let output = lastcard(database, args, input);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "");
    text(&output.stderr).to_owned()
}

#[apply(on_both!)]
fn a_file_is_imported_and_exported_unchanged(database: &Database) {
    set_up(&database.store);
    let file = file::write(&drawn_up("Friday night", &keys("eight-player")));
    let imported = |slug: &'static str| {
        let says = copy("import-done").with("name", "Friday night").with("club", "Aurora");
        format!("{}\n", says.with("slug", slug))
    };
    assert_eq!(done(database, &["import"], &file), imported("friday-night"));
    assert_eq!(done(database, &["export", "friday-night"], ""), file);
    let there = copy("import-there").with("slug", "friday-night").to_string();
    assert!(refused(database, &["import"], &file, 2).contains(&there));
    let later = ["import", "--starts-at", "2026-11-27T18:30:00Z", "--club", "aurora", "-"];
    assert_eq!(done(database, &later, &file), imported("friday-night-2"));
    assert_eq!(done(database, &["import", "--again"], &file), imported("friday-night-3"));
    assert!(refused(database, &["export", "nothing"], "", 2).contains("nothing"));
}

#[apply(on_both!)]
fn an_import_needs_a_club_and_a_file_without_problems(database: &Database) {
    let file = file::write(&drawn_up("Friday night", &keys("four-player")));
    refused(database, &["import"], &file, 2);
    set_up(&database.store);
    assert!(refused(database, &["import", "--club", "boreas"], &file, 2).contains("aurora"));
    let half: String = file.chars().take(file.len() / 2).collect();
    refused(database, &["import"], &half, 2);
    let wrong = file.replace("four-player", "five-player").replace("\"std\"", "\"best\"");
    let problems = refused(database, &["import"], &wrong, 2);
    assert!(problems.lines().count() >= 2, "all problems: {problems}");
    clubs::create(&database.store, &details("Boreas")).unwrap();
    assert!(refused(database, &["import"], &file, 2).contains("aurora, boreas"));
}

#[apply(on_both!)]
fn an_organiser_who_is_locked_out_gets_back_in(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    let link = done(database, &["account", "reset", "VERA", "--url", "https://club.example/"], "");
    let token = link.trim().strip_prefix("https://club.example/invite/").expect(&link);
    assert!(invites::find(store, token).is_ok());
    done(database, &["account", "reset", "vera", "--password-stdin"], "correct horse battery\n");
    let after = accounts::by_id(store, &vera.id).unwrap();
    assert!(lastcard::web::hashing::is_right("correct horse battery", Some(&after.password_hash)));
    refused(database, &["account", "reset", "vera", "--password-stdin"], "short\n", 2);
    refused(database, &["account", "reset", "nobody"], "", 2);
    assert_eq!(accounts::by_id(store, &vera.id).unwrap(), after);
}

#[apply(on_both!)]
fn a_second_factor_that_was_lost_is_taken_away(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    refused(database, &["account", "remove-second-factor", "vera"], "", 2);
    let codes = second_factors::switch_on(store, &vera.id, "JBSWY3DPEHPK3PXP", 1).unwrap();
    let listed: serde_json::Value = serde_json::from_str(&done(database, &["account", "list"], "")).unwrap();
    assert_eq!(listed[0]["second_factor"], true);
    done(database, &["account", "remove-second-factor", "VERA"], "");
    assert_eq!(second_factors::find(store, &vera.id).unwrap(), None);
    assert!(!second_factors::use_recovery_code(store, &vera.id, &codes[0]).unwrap());
}

#[apply(on_both!)]
fn organisers_are_logged_out_and_removed(database: &Database) {
    let store = &database.store;
    let (club, vera) = set_up(store);
    let boris =
        accounts::add(store, &club.id, &new_account("boris"), lastcard::store::Role::Organiser).unwrap();
    let begin = |account| sessions::begin(store, account, &place(), None).unwrap();
    let (one, other) = (begin(&vera.id), begin(&boris.id));
    refused(database, &["account", "log-out"], "", 2);
    let ended = |count: u32| copy("account-cli-logged-out").with("count", count).to_string();
    assert!(done(database, &["account", "log-out", "vera"], "").contains(&ended(1)));
    assert!(sessions::find(store, &one.id).is_err());
    assert_eq!(sessions::find(store, &other.id).unwrap(), other);
    let _ = begin(&vera.id);
    assert!(done(database, &["account", "log-out", "--everybody"], "").contains(&ended(2)));
    let link = done(database, &["account", "reset", "vera"], "");
    done(database, &["account", "remove", "vera"], "");
    assert!(invites::find(store, link.trim().rsplit_once('/').unwrap().1).is_err());
    let last = copy("account-cli-last").with("login", "boris").to_string();
    assert!(refused(database, &["account", "remove", "boris"], "", 2).contains(&last));
}

#[apply(on_both!)]
fn the_secret_is_rotated(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    lastcard::web::AppState::open(store.clone(), lastcard::web::Config::default()).unwrap();
    let before = settings::get(store, "session-secret").unwrap().unwrap();
    let session = sessions::begin(store, &vera.id, &place(), None).unwrap();
    let rotated = copy("account-cli-rotated").to_string();
    assert!(done(database, &["account", "rotate-secret"], "").contains(&rotated));
    let after = settings::get(store, "session-secret").unwrap().unwrap();
    assert!(after != before && after.len() == 64);
    assert!(sessions::find(store, &session.id).is_err());
}

#[apply(on_both!)]
fn an_organiser_is_added_by_link_or_with_a_password(database: &Database) {
    let store = &database.store;
    refused(database, &["account", "add"], "", 2);
    let (club, _) = set_up(store);
    let link = done(database, &["account", "add"], "");
    let token = link.trim().strip_prefix("http://127.0.0.1:8080/invite/").expect(&link);
    invites::accept(store, token, &new_account("boris")).unwrap();
    let args = ["account", "add", "gleb", "--name", "Gleb G.", "--password-stdin"];
    done(database, &args, "correct horse battery");
    refused(database, &args, "correct horse battery", 2);
    let names: Vec<String> =
        accounts::list(store, &club.id).unwrap().iter().map(|account| account.name.to_string()).collect();
    assert_eq!(names, ["Vera", "Gleb G.", "Vera"]);
    let listed: serde_json::Value = serde_json::from_str(&done(database, &["account", "list"], "")).unwrap();
    assert_eq!(
        listed[1],
        serde_json::json!({ "login": "gleb", "name": "Gleb G.", "club": "aurora", "second_factor": false, "role": "organiser" })
    );
}

#[apply(on_both!)]
fn the_demo_is_added_once_and_removed(database: &Database) {
    done(database, &["demo"], "");
    let first = clubs::list(&database.store).unwrap();
    done(database, &["demo"], "");
    assert_eq!(clubs::list(&database.store).unwrap(), first);
    done(database, &["export", "cup-final"], "");
    done(database, &["demo", "--remove"], "");
    assert_eq!(clubs::list(&database.store).unwrap(), []);
}

#[apply(on_both!)]
fn migrate_says_what_it_did(database: &Database) {
    let nothing = copy("migrate-nothing").with("database", GAP);
    assert!(at_gaps(&done(database, &["migrate"], ""), nothing).is_some());
}

#[test]
fn a_fresh_file_is_migrated_where_there_was_no_folder() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("data/club.db");
    let output = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .args(["migrate", "--database", path.to_str().unwrap()])
        .output()
        .unwrap();
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("20261121000100"), "{}", text(&output.stdout));
    assert!(path.exists());
}

#[test]
fn an_unknown_kind_of_database_is_named_with_the_known_ones() {
    let output = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .args(["migrate", "--database", "mysql://club@host/db"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    let unknown = copy("problem-database-scheme-unknown").with("scheme", "mysql");
    assert!(said.contains(&unknown.to_string()), "{said}");
}
