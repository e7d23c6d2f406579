//! Certificate in use by the service, which can change while it runs, and warnings if nobody renews it.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use chrono::{DateTime, Utc};
use rustls::ServerConfig;
use rustls::crypto::ring::Ticketer;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;

use crate::tls::certificate::TlsCertificate;

/// ALPN protocol for validation over TLS by an authority (RFC 8737).
pub const ACME_ALPN: &[u8] = b"acme-tls/1";

/// Certificate of the service, and the answers to challenges.
#[derive(Debug, Default)]
pub struct ServedCertificate {
    now: RwLock<Option<TlsCertificate>>,
    /// Answers to challenges of an authority, by host name.
    answers: RwLock<HashMap<String, Arc<CertifiedKey>>>,
    authority: Option<Vec<u8>>,
}

impl ServedCertificate {
    /// Serves a certificate. Without one, nobody can connect yet.
    pub fn new(certificate: Option<TlsCertificate>) -> Arc<Self> {
        Arc::new(Self { now: RwLock::new(certificate), ..Self::default() })
    }

    /// Serves a certificate signed by our own authority, whose certificate phones can fetch from here.
    pub fn with_authority(certificate: TlsCertificate, authority: Vec<u8>) -> Arc<Self> {
        let now = RwLock::new(Some(certificate));
        Arc::new(Self { now, authority: Some(authority), ..Self::default() })
    }

    /// Returns the expiry of the certificate in use; `None` while there is none.
    pub fn expires_at(&self) -> Option<DateTime<Utc>> {
        self.current().map(|certificate| certificate.expires_at())
    }

    /// Returns the certificate of our own authority as DER, if it signed the certificate in use.
    pub fn authority(&self) -> Option<&[u8]> {
        self.authority.as_deref()
    }

    /// Returns the certificate in use.
    pub fn current(&self) -> Option<TlsCertificate> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replaces the certificate in use.
    pub fn replace(&self, certificate: TlsCertificate) {
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Some(certificate);
    }

    /// Answers challenges for a name with this certificate.
    pub fn add_challenge(&self, name: String, shown: Arc<CertifiedKey>) {
        self.answers.write().unwrap_or_else(PoisonError::into_inner).insert(name, shown);
    }

    pub(crate) fn clear_challenges(&self) {
        self.answers.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns the TLS configuration. Clients that come back within hours resume their session.
    pub fn tls_config(self: &Arc<Self>) -> io::Result<ServerConfig> {
        let builder = ServerConfig::builder_with_provider(crate::tls::crypto_provider());
        let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
        let mut config = builder.with_no_client_auth().with_cert_resolver(self.clone());
        config.ticketer = Ticketer::new().map_err(io::Error::other)?;
        // The server adds HTTP/2 and HTTP/1.1, in this order.
        config.alpn_protocols = vec![ACME_ALPN.to_vec()];
        Ok(config)
    }
}

impl ResolvesServerCert for ServedCertificate {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        if hello.alpn().is_some_and(|mut localised| localised.any(|protocol| protocol == ACME_ALPN)) {
            let answers = self.answers.read().unwrap_or_else(PoisonError::into_inner);
            return answers.get(hello.server_name()?).cloned();
        }
        self.current().map(|certificate| certificate.certified_key())
    }
}

/// Interval between warnings.
const WARNING_INTERVAL: Duration = Duration::from_hours(24);

/// Warns once a day, from two weeks before the certificate expires, or later if its lifetime is only weeks.
pub async fn warn_before_expiry(served: Arc<ServedCertificate>) {
    loop {
        if let Some(certificate) = served.current() {
            let (now, until) = (Utc::now(), certificate.expires_at());
            if now >= until {
                tracing::error!(%until, "the certificate has expired: browsers refuse it");
            } else if now >= certificate.warn_from() {
                tracing::warn!(%until, "the certificate expires soon, and nobody has renewed it");
            }
        }
        tokio::time::sleep(WARNING_INTERVAL).await;
    }
}
