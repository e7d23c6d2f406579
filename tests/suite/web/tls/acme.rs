//! Certificates from a public authority: ordered, served, stored and renewed, with pebble as the authority.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::support::app::Browser;
use crate::support::pebble::{Pebble, file_in_only_subfolder};
use crate::support::port::Port;
use crate::web::app::serve::{Running, serve_command};

const NAMES: [&str; 2] = ["uno.example", "www.uno.example"];

/// A service that orders certificates from this authority.
fn acme_command(folder: &TempDir, pebble: &Pebble, port: u16) -> Command {
    let listen = format!("127.0.0.1:{port}");
    let mut command =
        serve_command(folder, &["--listen", &listen, "--domain", NAMES[0], "--domain", NAMES[1]]);
    command.args(["--url", &format!("https://{}:{port}", NAMES[0])]);
    command.args(["--acme-directory", &pebble.directory(), "--acme-contact", "vera@uno.example"]);
    command.arg("--acme-root").arg(pebble.write_root());
    // Runs on the real clock, like its authority.
    command.env_remove("LD_PRELOAD");
    command
}

/// A visitor who reaches the service by one of its names.
fn browser(name: &str, port: u16, pebble: &Pebble) -> Browser {
    Browser::encrypted(&format!("{name}:{port}"), ([127, 0, 0, 1], port).into(), pebble.client_config(), 2)
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().mode() & 0o777
}

#[test]
fn a_certificate_is_obtained_kept_and_renewed() {
    let (folder, place) = (TempDir::new().unwrap(), Port::reserve());
    let port = place.number();
    let pebble = Pebble::start(port, 30);
    let mut service = Running::start(acme_command(&folder, &pebble, port));
    service.wait_for_log("obtained a certificate");
    assert_eq!(browser(NAMES[0], port, &pebble).get("/").status.as_u16(), 200);
    // The certificate covers this name too, but the service redirects to its own address.
    assert_eq!(browser(NAMES[1], port, &pebble).get("/").status.as_u16(), 421);
    let certificates = folder.path().join("data/certificates");
    let file = file_in_only_subfolder(&certificates, "certificate.pem");
    let (account, first) =
        (file_in_only_subfolder(&certificates, "account.json"), fs::read_to_string(&file).unwrap());
    assert_eq!((mode(&file), mode(&account)), (0o600, 0o600));
    let asked_as = fs::read_to_string(&account).unwrap();
    // Two thirds of the certificate's lifetime pass within seconds.
    service.wait_for_log("obtained a certificate");
    assert_ne!(fs::read_to_string(&file).unwrap(), first);
    assert_eq!(fs::read_to_string(&account).unwrap(), asked_as, "the account is the same");
    assert_eq!(browser(NAMES[0], port, &pebble).get("/").status.as_u16(), 200);
}

#[test]
fn a_kept_certificate_is_served_after_a_restart() {
    let (folder, place) = (TempDir::new().unwrap(), Port::reserve());
    let port = place.number();
    let pebble = Pebble::start(port, 3_000);
    let mut service = Running::start(acme_command(&folder, &pebble, port));
    service.wait_for_log("obtained a certificate");
    drop(service);
    let (known, command) = (pebble.client_config(), acme_command(&folder, &pebble, port));
    // The authority is unreachable.
    drop(pebble);
    let service = Running::start(command);
    let browser =
        Browser::encrypted(&format!("{}:{port}", NAMES[0]), ([127, 0, 0, 1], port).into(), known, 2);
    assert_eq!(browser.get("/").status.as_u16(), 200);
    let (well, log) = service.stop();
    assert!(well && !log.contains("no certificate was obtained"), "{log}");
}

#[test]
fn the_log_says_why_no_certificate_was_obtained() {
    let (folder, place) = (TempDir::new().unwrap(), Port::reserve());
    let port = place.number();
    // The authority validates at a port where nobody listens.
    let nowhere = Port::reserve();
    let pebble = Pebble::start(nowhere.number(), 3_000);
    let mut service = Running::start(acme_command(&folder, &pebble, port));
    service.wait_for_log("the authority did not find this service at port 443 of");
    assert!(browser(NAMES[0], port, &pebble).try_get("/").is_none(), "there is nothing to show");
}
