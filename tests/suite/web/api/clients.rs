//! The clients in `docs/api-clients/`, run as `docs/api.md` describes.

use std::process::Command;

use super::{Program, json_of, token};
use crate::support::app::{App, spawn_app};
use crate::support::database::Database;
use crate::web::control_room::lifecycle::with_started;

/// Runs a client and returns its output, or its complaint.
fn run(client: &str, app: &App, token: &str, arguments: &[&str]) -> Result<String, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/api-clients/");
    let mut command = Command::new(format!("{folder}{client}"));
    command.env("LASTCARD", format!("http://{}", app.address)).env("LASTCARD_TOKEN", token);
    let output = command.args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    if output.status.success() {
        Ok(text(output.stdout))
    } else {
        Err(text(output.stdout) + &text(output.stderr))
    }
}

#[test]
fn the_client_in_python_reads_and_records() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let entries = token(&with_started(&app), &["entries"]);
    let lastcard = |arguments: &[&str]| run("lastcard.py", &app, &entries, arguments);
    assert_eq!(lastcard(&["list"]).unwrap(), "friday-night ready Friday night\n");
    assert!(lastcard(&["next", "friday-night"]).unwrap().starts_with("1.1.1 revision 0 anna"));
    let said = lastcard(&["record", "friday-night", "1.1.1", "anna", "vera=20", "gleb=31"]);
    assert_eq!(said.unwrap(), "recorded 1.1.1 revision 1\n");
    let standings = lastcard(&["standings", "friday-night"]).unwrap();
    assert_eq!(standings.lines().next(), Some("1 anna 51"));
    assert_eq!(lastcard(&["follow", "friday-night", "1"]).unwrap(), format!("{standings}--\n"));
    let refused = lastcard(&["record", "friday-night", "1.1.2", "anna", "vera=20"]).unwrap_err();
    assert!(refused.starts_with("422 ") && refused.contains("result.left."), "{refused}");
}

#[test]
fn the_client_in_curl_reads_and_records() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let entries = token(&with_started(&app), &["entries"]);
    let lastcard = |arguments: &[&str]| run("lastcard.sh", &app, &entries, arguments);
    assert!(lastcard(&["list"]).unwrap().contains("\"friday-night\""));
    let result = "{ \"out\": \"anna\", \"left\": { \"vera\": 20, \"gleb\": 31 } }";
    assert!(lastcard(&["record", "friday-night", "1.1.1", "0", result]).unwrap().contains("\"revision\":1"));
    let stranger = app.browser();
    let shown = json_of(&Program::new(&stranger, None).get("/tournaments/friday-night/standings"), 200);
    let read = |text: String| serde_json::from_str::<serde_json::Value>(&text).unwrap();
    assert_eq!(read(lastcard(&["standings", "friday-night"]).unwrap()), shown);
    assert_eq!(read(lastcard(&["follow", "friday-night", "1"]).unwrap())["standings"], shown["standings"]);
    let stale = lastcard(&["record", "friday-night", "1.1.1", "0", "{ \"void\": \"stuck\" }"]).unwrap_err();
    assert!(stale.contains("/api#stale"), "{stale}");
}
