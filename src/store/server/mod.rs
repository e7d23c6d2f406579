//! Connections to PostgreSQL servers. libpq is built without TLS, so that building needs no OpenSSL. For encrypted connections libpq talks
//! to a socket of this process, which speaks TLS to the server. `sslmode` and `sslrootcert` mean what PostgreSQL's manual says.

mod address;
mod encryption;
mod password_file;
mod tls_proxy;
mod verifier;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use super::StoreError;
use address::PostgresUrl;
use encryption::TlsSettings;
use tls_proxy::TlsProxy;

/// Address under which libpq reaches a server.
#[derive(Debug, Clone)]
pub(super) struct ServerAddress {
    url: String,
    /// Keeps the proxy running as long as connections may be opened.
    _proxy: Option<Arc<TlsProxy>>,
}

/// Running proxies: one per URL, regardless of the number of connections.
static PROXIES: LazyLock<Mutex<HashMap<String, Weak<TlsProxy>>>> = LazyLock::new(Mutex::default);

impl ServerAddress {
    /// Resolves a URL, and starts a proxy if necessary. Fails if the encryption that it asks for is impossible.
    pub(super) fn of(url: &str) -> Result<Self, StoreError> {
        let unavailable = |error: &dyn ToString| StoreError::Unavailable(error.to_string());
        let wanted = PostgresUrl::parse(url);
        let security =
            TlsSettings::of(&wanted, |name| std::env::var(name).ok()).map_err(|e| unavailable(&e))?;
        let Some(security) = security else {
            // The URL stays as it is unless it has parameters to remove.
            let url = if wanted.asks_for_encryption() { wanted.without_encryption() } else { url.to_owned() };
            return Ok(Self { url, _proxy: None });
        };
        let mut open = PROXIES.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, proxy| proxy.strong_count() > 0);
        let known = open.get(url).and_then(Weak::upgrade);
        let proxy = match known {
            Some(proxy) => proxy,
            None => Arc::new(TlsProxy::start(&wanted, &security).map_err(|e| unavailable(&e))?),
        };
        open.insert(url.to_owned(), Arc::downgrade(&proxy));
        let password = password_file::password(&wanted);
        Ok(Self { url: wanted.with_sockets(proxy.folder(), password.as_deref()), _proxy: Some(proxy) })
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }
}

/// Returns true if passwords and data could be read on the way to a server.
pub(super) fn is_open_to_eavesdroppers(url: &str) -> bool {
    let url = PostgresUrl::parse(url);
    url.hosts().iter().any(|host| !host.is_local())
        && !encryption::is_mandatory(&url, |name| std::env::var(name).ok())
}
