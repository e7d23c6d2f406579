//! The check of a running service, as containers make it.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::process::Command;

use tempfile::TempDir;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::gap::{GAP, parts_at_gaps};
use crate::support::port::Port;
use crate::web::tls::https::start_in_hall;

/// Runs the check with settings in the environment, as a container has them. Returns its exit code, stdout and stderr.
fn check(settings: &[(&str, &str)]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastcard"));
    let output = command.arg("healthcheck").envs(settings.iter().copied()).output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
    (output.status.code(), out, err)
}

#[test]
fn a_ready_service_is_healthy_at_its_wildcard_address() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let wildcard = format!("0.0.0.0:{}", app.address.port());
    for listen in [app.address.to_string(), wildcard] {
        assert_eq!(check(&[("LASTCARD_LISTEN", &listen)]), (Some(0), "ok\n".to_owned(), String::new()));
    }
}

#[test]
fn a_service_that_is_not_ready_says_why() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    database.go_away();
    let (code, out, err) = check(&[("LASTCARD_LISTEN", &app.address.to_string())]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.starts_with(&format!("unavailable\n{}\n", copy("error-503"))), "{err}");
}

#[test]
fn silence_and_another_program_are_told_apart() {
    let port = Port::reserve();
    let silent = format!("127.0.0.1:{}", port.number());
    let (code, _, err) = check(&[("LASTCARD_LISTEN", &silent)]);
    let said = copy("healthcheck-no-answer").with("address", silent.as_str()).with("reason", GAP);
    assert!(code == Some(1) && parts_at_gaps(&err, said).is_some(), "{err}");

    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let other = std::thread::spawn(move || {
        let (mut connection, _) = listener.accept().unwrap();
        let _ = connection.read(&mut [0; 1024]).unwrap();
        connection.write_all(b"220 mail.example ready\r\n").unwrap();
    });
    let (code, _, err) = check(&[("LASTCARD_LISTEN", &address)]);
    other.join().unwrap();
    let said = copy("healthcheck-not-lastcard").with("address", address.as_str());
    assert_eq!((code, err), (Some(1), format!("{said}\n")));
}

#[test]
fn an_encrypted_service_is_asked_at_its_plain_port() {
    let folder = TempDir::new().unwrap();
    let (_service, plain) = start_in_hall(&folder, "uno.local");
    let encrypted = [("LASTCARD_LOCAL_AUTHORITY", "true"), ("LASTCARD_REDIRECT", &plain)];
    assert_eq!(check(&encrypted), (Some(0), "ok\n".to_owned(), String::new()));
    let (code, _, err) = check(&[("LASTCARD_LOCAL_AUTHORITY", "true"), ("LASTCARD_REDIRECT", "none")]);
    assert_eq!((code, err), (Some(2), format!("{}\n", copy("healthcheck-only-encrypted"))));
}
