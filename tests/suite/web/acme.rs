//! Certificates from a public authority: ordered, served, stored and renewed, with pebble as the authority.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::serve::{Running, serve};
use crate::support::app::Browser;
use crate::support::pebble::{Pebble, kept};
use crate::support::port::Port;

const NAMES: [&str; 2] = ["uno.example", "www.uno.example"];

/// A service that orders certificates from this authority.
fn asking(folder: &TempDir, pebble: &Pebble, port: u16) -> Command {
    let listen = format!("127.0.0.1:{port}");
    let mut command = serve(folder, &["--listen", &listen, "--domain", NAMES[0], "--domain", NAMES[1]]);
    command.args(["--url", &format!("https://{}:{port}", NAMES[0])]);
    command.args(["--acme-directory", &pebble.directory(), "--acme-contact", "vera@uno.example"]);
    command.arg("--acme-root").arg(pebble.root());
    // Runs on the real clock, like its authority.
    command.env_remove("LD_PRELOAD");
    command
}

/// A visitor who reaches the service by one of its names.
fn browser(name: &str, port: u16, pebble: &Pebble) -> Browser {
    Browser::encrypted(&format!("{name}:{port}"), ([127, 0, 0, 1], port).into(), pebble.known(), 2)
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().mode() & 0o777
}

#[test]
fn a_certificate_is_got_kept_and_renewed() {
    let (folder, place) = (TempDir::new().unwrap(), Port::keep());
    let port = place.number();
    let pebble = Pebble::start(port, 30);
    let mut service = Running::start(asking(&folder, &pebble, port));
    service.logs("got a certificate");
    assert_eq!(browser(NAMES[0], port, &pebble).get("/").status.as_u16(), 200);
    // The certificate covers this name too, but the service redirects to its own address.
    assert_eq!(browser(NAMES[1], port, &pebble).get("/").status.as_u16(), 421);
    let certificates = folder.path().join("data/certificates");
    let file = kept(&certificates, "certificate.pem");
    let (account, first) = (kept(&certificates, "account.json"), fs::read_to_string(&file).unwrap());
    assert_eq!((mode(&file), mode(&account)), (0o600, 0o600));
    let asked_as = fs::read_to_string(&account).unwrap();
    // Two thirds of the certificate's lifetime pass within seconds.
    service.logs("got a certificate");
    assert_ne!(fs::read_to_string(&file).unwrap(), first);
    assert_eq!(fs::read_to_string(&account).unwrap(), asked_as, "the account is the same");
    assert_eq!(browser(NAMES[0], port, &pebble).get("/").status.as_u16(), 200);
}

#[test]
fn a_certificate_that_is_kept_is_shown_after_a_restart_without_asking() {
    let (folder, place) = (TempDir::new().unwrap(), Port::keep());
    let port = place.number();
    let pebble = Pebble::start(port, 3_000);
    let mut service = Running::start(asking(&folder, &pebble, port));
    service.logs("got a certificate");
    drop(service);
    let (known, command) = (pebble.known(), asking(&folder, &pebble, port));
    // The authority is unreachable.
    drop(pebble);
    let service = Running::start(command);
    let browser =
        Browser::encrypted(&format!("{}:{port}", NAMES[0]), ([127, 0, 0, 1], port).into(), known, 2);
    assert_eq!(browser.get("/").status.as_u16(), 200);
    let (well, log) = service.stop();
    assert!(well && !log.contains("no certificate was got"), "{log}");
}

#[test]
fn why_there_is_no_certificate_is_told_in_the_log() {
    let (folder, place) = (TempDir::new().unwrap(), Port::keep());
    let port = place.number();
    // The authority validates at a port where nobody listens.
    let nowhere = Port::keep();
    let pebble = Pebble::start(nowhere.number(), 3_000);
    let mut service = Running::start(asking(&folder, &pebble, port));
    service.logs("the authority did not find this service at port 443 of");
    assert!(browser(NAMES[0], port, &pebble).try_get("/").is_none(), "there is nothing to show");
}
