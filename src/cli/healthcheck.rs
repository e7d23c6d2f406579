//! `lastcard healthcheck`: asks the service on this machine whether it is ready. It is for containers, which may
//! hold no program that could ask.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;

use super::bind::{Addresses, reachable};
use super::io::{CommandFailure, print};
use crate::cli::words::words;

/// Time for each step of the check. Those who check decide that a service is ill after about half a minute.
const PATIENCE: Duration = Duration::from_secs(5);

/// Limit of the answer, in bytes: a word and two sentences.
const LONGEST_ANSWER: u64 = 64 * 1024;

/// Ask the service on this machine whether it is ready; reads the same settings as serve
#[derive(Debug, Args)]
pub struct HealthCheck {
    #[command(flatten)]
    addresses: Addresses,
}

/// Prints the answer of a service that is ready; fails with that of one that is not.
pub(super) fn run(args: &HealthCheck) -> Result<(), CommandFailure> {
    let words = words();
    // The certificate names the public host, not this machine.
    let is_encrypted = args.addresses.encryption.is_on();
    let address = if is_encrypted { args.addresses.plain() } else { Some(args.addresses.main()) };
    let Some(address) = address.map(reachable) else {
        return Err(CommandFailure::Wrong(words.say("healthcheck-only-encrypted").to_string()));
    };
    let said = |key: &'static str| words.say(key).with("address", address.to_string());
    let answer = ask(address, words.language()).map_err(|error| {
        let said = said("healthcheck-no-answer").with("reason", error.to_string());
        CommandFailure::Failed(said.to_string())
    })?;
    let Some((head, body)) = answer.split_once("\r\n\r\n") else {
        return Err(CommandFailure::Failed(said("healthcheck-not-lastcard").to_string()));
    };
    match head.split(' ').nth(1) {
        Some("200") => print(body),
        Some("503") => Err(CommandFailure::Failed(body.trim_end().to_owned())),
        _ => Err(CommandFailure::Failed(said("healthcheck-not-lastcard").to_string())),
    }
}

fn ask(address: SocketAddr, language: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!(
        "GET /readyz HTTP/1.1\r\nhost: {address}\r\naccept-language: {language}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
