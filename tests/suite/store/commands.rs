//! The subcommands that work on the database, run as users run them.

use macro_rules_attribute::apply;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use lastcard::{
    store::{accounts, clubs, invites, second_factors, sessions, settings},
    tournament::file,
};

use crate::store::{details, login_place, new_account, set_up, staged_events};
use crate::support::{
    copy::copy,
    database::{Database, on_both},
    evening::{draw_up, keys},
    gap::{GAP, parts_at_gaps},
};

fn run_lastcard(database: &Database, args: &[&str], input: &str) -> Output {
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
pub(crate) fn output_of(database: &Database, args: &[&str], input: &str) -> String {
    let output = run_lastcard(database, args, input);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// Returns the errors of a command that must end with this code and print nothing.
fn refusal_of(database: &Database, args: &[&str], input: &str, code: i32) -> String {
    let output = run_lastcard(database, args, input);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "");
    text(&output.stderr).to_owned()
}

#[apply(on_both!)]
fn a_file_is_imported_and_exported_unchanged(database: &Database) {
    set_up(&database.store);
    let file = file::write(&draw_up("Friday night", &keys("eight-player")));
    let imported = |slug: &'static str| {
        let says = copy("import-done").with("name", "Friday night").with("club", "Aurora");
        format!("{}\n", says.with("slug", slug))
    };
    assert_eq!(output_of(database, &["import"], &file), imported("friday-night"));
    assert_eq!(output_of(database, &["export", "friday-night"], ""), file);
    let there = copy("import-there").with("slug", "friday-night").to_string();
    assert!(refusal_of(database, &["import"], &file, 2).contains(&there));
    let later = ["import", "--starts-at", "2026-11-27T18:30:00Z", "--club", "aurora", "-"];
    assert_eq!(output_of(database, &later, &file), imported("friday-night-2"));
    assert_eq!(output_of(database, &["import", "--again"], &file), imported("friday-night-3"));
    assert!(refusal_of(database, &["export", "nothing"], "", 2).contains("nothing"));
}

#[apply(on_both!)]
fn the_file_of_an_event_is_imported_and_exported_unchanged(database: &Database) {
    set_up(&database.store);
    let event = staged_events::plan(staged_events::HEATS);
    let event = event.advance(&mut Xoshiro256PlusPlus::seed_from_u64(7)).unwrap();
    let file = file::write_event(&event);
    let imported = |slug: &str| {
        let says = copy("import-event-done").with("name", "Spring cup of Anna").with("club", "Aurora");
        format!("{}\n", says.with("address", format!("/c/aurora/events/{slug}")))
    };
    assert_eq!(output_of(database, &["import"], &file), imported("spring-cup-of-anna"));
    assert_eq!(output_of(database, &["export", "--event", "spring-cup-of-anna"], ""), file);
    let there = copy("import-event-there").with("slug", "spring-cup-of-anna").to_string();
    assert!(refusal_of(database, &["import"], &file, 2).contains(&there));
    assert_eq!(output_of(database, &["import", "--again"], &file), imported("spring-cup-of-anna-2"));
    assert!(refusal_of(database, &["export", "--event", "nothing"], "", 2).contains("nothing"));
    // Half a file leaves nothing behind.
    let misfit = file.replace("\"lastcard_event\": 1", "\"lastcard_event\": 7");
    refusal_of(database, &["import"], &misfit, 2);
    refusal_of(database, &["export", "--event", "spring-cup-of-anna-3"], "", 2);
}

#[apply(on_both!)]
fn an_import_needs_a_club_and_a_valid_file(database: &Database) {
    let file = file::write(&draw_up("Friday night", &keys("four-player")));
    refusal_of(database, &["import"], &file, 2);
    set_up(&database.store);
    assert!(refusal_of(database, &["import", "--club", "boreas"], &file, 2).contains("aurora"));
    let half: String = file.chars().take(file.len() / 2).collect();
    refusal_of(database, &["import"], &half, 2);
    let wrong = file.replace("four-player", "five-player").replace("\"std\"", "\"best\"");
    let problems = refusal_of(database, &["import"], &wrong, 2);
    assert!(problems.lines().count() >= 2, "all problems: {problems}");
    clubs::create(&database.store, &details("Boreas")).unwrap();
    assert!(refusal_of(database, &["import"], &file, 2).contains("aurora, boreas"));
}

#[apply(on_both!)]
fn a_locked_out_organiser_gets_back_in(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    let link = output_of(database, &["account", "reset", "VERA", "--url", "https://club.example/"], "");
    let token = link.trim().strip_prefix("https://club.example/invite/").expect(&link);
    assert!(invites::find(store, token).is_ok());
    output_of(database, &["account", "reset", "vera", "--password-stdin"], "correct horse battery\n");
    let after = accounts::by_id(store, &vera.id).unwrap();
    assert!(lastcard::web::verify_password("correct horse battery", Some(&after.password_hash)));
    refusal_of(database, &["account", "reset", "vera", "--password-stdin"], "short\n", 2);
    refusal_of(database, &["account", "reset", "nobody"], "", 2);
    assert_eq!(accounts::by_id(store, &vera.id).unwrap(), after);
}

#[apply(on_both!)]
fn a_lost_second_factor_is_removed(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    refusal_of(database, &["account", "remove-second-factor", "vera"], "", 2);
    let codes = second_factors::switch_on(store, &vera.id, "JBSWY3DPEHPK3PXP", 1).unwrap();
    let listed: serde_json::Value =
        serde_json::from_str(&output_of(database, &["account", "list"], "")).unwrap();
    assert_eq!(listed[0]["second_factor"], true);
    output_of(database, &["account", "remove-second-factor", "VERA"], "");
    assert_eq!(second_factors::find(store, &vera.id).unwrap(), None);
    assert!(!second_factors::use_recovery_code(store, &vera.id, &codes[0]).unwrap());
}

#[apply(on_both!)]
fn organisers_are_logged_out_and_removed(database: &Database) {
    let store = &database.store;
    let (club, vera) = set_up(store);
    let boris =
        accounts::add(store, &club.id, &new_account("boris"), lastcard::club::Role::Organiser).unwrap();
    let begin = |account| sessions::start(store, account, &login_place(), None).unwrap();
    let (one, other) = (begin(&vera.id), begin(&boris.id));
    refusal_of(database, &["account", "log-out"], "", 2);
    let ended = |count: u32| copy("account-cli-logged-out").with("count", count).to_string();
    assert!(output_of(database, &["account", "log-out", "vera"], "").contains(&ended(1)));
    assert!(sessions::find(store, &one.id).is_err());
    assert_eq!(sessions::find(store, &other.id).unwrap(), other);
    let _ = begin(&vera.id);
    assert!(output_of(database, &["account", "log-out", "--everybody"], "").contains(&ended(2)));
    let link = output_of(database, &["account", "reset", "vera"], "");
    output_of(database, &["account", "remove", "vera"], "");
    assert!(invites::find(store, link.trim().rsplit_once('/').unwrap().1).is_err());
    let last = copy("account-cli-last").with("login", "boris").to_string();
    assert!(refusal_of(database, &["account", "remove", "boris"], "", 2).contains(&last));
}

#[apply(on_both!)]
fn the_secret_is_rotated(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    lastcard::web::AppState::open(store.clone(), lastcard::web::Config::default()).unwrap();
    let before = settings::get(store, "session-secret").unwrap().unwrap();
    let session = sessions::start(store, &vera.id, &login_place(), None).unwrap();
    let rotated = copy("account-cli-rotated").to_string();
    assert!(output_of(database, &["account", "rotate-secret"], "").contains(&rotated));
    let after = settings::get(store, "session-secret").unwrap().unwrap();
    assert!(after != before && after.len() == 64);
    assert!(sessions::find(store, &session.id).is_err());
}

#[apply(on_both!)]
fn organisers_are_added_by_link_or_password(database: &Database) {
    let store = &database.store;
    refusal_of(database, &["account", "add"], "", 2);
    let (club, _) = set_up(store);
    let link = output_of(database, &["account", "add"], "");
    let token = link.trim().strip_prefix("http://127.0.0.1:8080/invite/").expect(&link);
    invites::accept(store, token, &new_account("boris")).unwrap();
    let args = ["account", "add", "gleb", "--name", "Gleb G.", "--password-stdin"];
    output_of(database, &args, "correct horse battery");
    refusal_of(database, &args, "correct horse battery", 2);
    let names: Vec<String> =
        accounts::list(store, &club.id).unwrap().iter().map(|account| account.name.to_string()).collect();
    assert_eq!(names, ["Vera", "Gleb G.", "Vera"]);
    let listed: serde_json::Value =
        serde_json::from_str(&output_of(database, &["account", "list"], "")).unwrap();
    assert_eq!(
        listed[1],
        serde_json::json!({ "login": "gleb", "name": "Gleb G.", "club": "aurora", "second_factor": false, "role": "organiser" })
    );
}

#[apply(on_both!)]
fn migrate_says_what_it_did(database: &Database) {
    let nothing = copy("migrate-nothing").with("database", GAP);
    assert!(parts_at_gaps(&output_of(database, &["migrate"], ""), nothing).is_some());
}

#[test]
fn migrate_creates_a_missing_folder() {
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
fn an_unknown_database_kind_lists_the_known_ones() {
    let output = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .args(["migrate", "--database", "mysql://club@host/db"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    let unknown = copy("problem-database-scheme-unknown").with("scheme", "mysql");
    assert!(said.contains(&unknown.to_string()), "{said}");
}
