//! Addresses that `serve` listens on.

use std::io;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};

use clap::Args;

use super::encryption::Encryption;
use super::io::CommandFailure;
use crate::cli::words::words;

/// Options that decide where the service listens.
#[derive(Debug, Args)]
pub(super) struct Addresses {
    /// Address and port to listen on; 0.0.0.0:8080 also accepts phones on the local network; default:
    /// 127.0.0.1:8080, or with a certificate port 443 on every address, or port 8443 with --local-authority
    #[arg(long, env = "LASTCARD_LISTEN", value_parser = parse)]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    pub(super) encryption: Encryption,
}

impl Addresses {
    /// Address of the pages.
    pub(super) fn main(&self) -> SocketAddr {
        self.listen.unwrap_or_else(|| self.encryption.default_address())
    }

    /// Address for plain HTTP in addition to an encrypted one, if any.
    pub(super) fn plain(&self) -> Option<SocketAddr> {
        self.encryption.plain_address(self.main())
    }
}

/// Replaces a wildcard address with one that this machine can reach.
pub(super) fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        SocketAddr::new([127, 0, 0, 1].into(), address.port())
    } else {
        address
    }
}

/// Parses `host:port`; the host may be a name.
pub(super) fn parse(text: &str) -> Result<SocketAddr, String> {
    let say = |key: &'static str| words().say(key).with("given", text).to_string();
    let mut found = text.to_socket_addrs().map_err(|_| say("serve-bad-listen"))?;
    found.next().ok_or_else(|| say("serve-bad-listen"))
}

/// Listens on an address given by this option. On a system without IPv6, the wildcard address falls back to
/// IPv4.
pub(super) fn bind(address: SocketAddr, option: &'static str) -> Result<TcpListener, CommandFailure> {
    let bound = TcpListener::bind(address).or_else(|error| match address {
        SocketAddr::V6(all) if all.ip().is_unspecified() && error.kind() == io::ErrorKind::Unsupported => {
            TcpListener::bind(SocketAddr::from(([0, 0, 0, 0], address.port())))
        }
        _ => Err(error),
    });
    bound.map_err(|error| bind_failure(address, option, &error))
}

fn bind_failure(address: SocketAddr, option: &'static str, error: &io::Error) -> CommandFailure {
    let key = match error.kind() {
        io::ErrorKind::AddrInUse => "serve-port-taken",
        io::ErrorKind::PermissionDenied => "serve-port-forbidden",
        io::ErrorKind::AddrNotAvailable => "serve-address-unknown",
        _ => "serve-cannot-listen",
    };
    let said = words()
        .say(key)
        .with("address", address.to_string())
        .with("port", address.port().to_string())
        .with("option", option)
        .with("reason", error.to_string());
    CommandFailure::Failed(said.to_string())
}
