//! Monitoring of `lastcard serve`: the address for Prometheus, its token, and the operators.

use std::net::{SocketAddr, TcpListener, ToSocketAddrs as _};

use clap::Args;

use super::words::words;
use crate::store::accounts::{self, Login};
use crate::store::{Store, StoreError};
use crate::web::AppState;
use crate::web::{MetricsToken, expose};

#[derive(Debug, Args)]
pub(super) struct Monitoring {
    /// Token that gives access to /metrics (Authorization: Bearer); 16 characters or more, best set in the
    /// environment
    #[arg(long, value_name = "TOKEN", env = "LASTCARD_METRICS_TOKEN", hide_env_values = true, value_parser = token)]
    metrics_token: Option<MetricsToken>,
    /// Address and port for /metrics only, such as 127.0.0.1:9464; the main address then no longer serves it
    #[arg(long, value_name = "ADDRESS", env = "LASTCARD_METRICS_LISTEN", value_parser = parse_metrics_address)]
    metrics_listen: Option<SocketAddr>,
    /// Login of an organiser who may see the page about the service; may be repeated; default: the organisers
    /// of the only club
    #[arg(long = "operator", value_name = "LOGIN", env = "LASTCARD_OPERATOR", value_delimiter = ',', value_parser = login)]
    operators: Vec<Login>,
}

impl Monitoring {
    /// Separate address for metrics, if any.
    pub(super) fn address(&self) -> Option<SocketAddr> {
        self.metrics_listen
    }

    /// Token for `/metrics` at the main address.
    pub(super) fn main_address_token(&self) -> Option<MetricsToken> {
        self.metrics_token.clone().filter(|_| self.metrics_listen.is_none())
    }

    pub(super) fn operators(&self) -> Vec<Login> {
        self.operators.clone()
    }

    /// Warns about operators without an account, which may be typing errors.
    pub(super) fn warn_unknown_operators(&self, store: &Store) {
        for login in &self.operators {
            if let Err(StoreError::NotFound) = accounts::by_login(store, login) {
                tracing::warn!(login = login.as_str(), "no organiser has the login that --operator names");
            }
        }
    }

    /// Serves the metrics of a site on a separate listener until the program ends.
    pub(super) fn serve(&self, listener: TcpListener, site: &AppState) -> std::io::Result<()> {
        let address = listener.local_addr()?;
        if !address.ip().is_loopback() && self.metrics_token.is_none() {
            tracing::warn!(%address, "anybody who reaches this address can read the metrics: set --metrics-token as well");
        }
        actix_web::rt::spawn(expose(
            listener,
            site.metrics.clone(),
            self.metrics_token.clone(),
            site.config.timeouts,
        )?);
        Ok(())
    }
}

/// Parses a token; an error does not repeat the token.
fn token(text: &str) -> Result<MetricsToken, String> {
    MetricsToken::parse(text)
        .map_err(|weak| words().say("serve-bad-metrics-token").with("count", weak.shortest).to_string())
}

fn parse_metrics_address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| words().say("serve-bad-metrics-listen").with("given", text).to_string())
}

fn login(text: &str) -> Result<Login, String> {
    Login::parse(text).map_err(|fault| words().fault(&fault).to_string())
}
