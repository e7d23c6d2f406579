//! The certificate that the service shows just now. It can change while the service runs.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};

use chrono::{DateTime, Utc};
use rustls::ServerConfig;
use rustls::crypto::ring::Ticketer;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;

use super::TlsCertificate;

/// What an authority speaks that wants to see the answer to its challenge (RFC 8737).
pub(super) const CHALLENGE: &[u8] = b"acme-tls/1";

/// The certificate of the service, and what else may be asked for by TLS.
#[derive(Debug, Default)]
pub struct ServedCertificate {
    now: RwLock<Option<TlsCertificate>>,
    /// What is shown to an authority that asks whether we are at a name, by names.
    answers: RwLock<HashMap<String, Arc<CertifiedKey>>>,
    authority: Option<Vec<u8>>,
}

impl ServedCertificate {
    /// Shows this one; without one nobody can connect yet.
    pub fn new(certificate: Option<TlsCertificate>) -> Arc<Self> {
        Arc::new(Self { now: RwLock::new(certificate), ..Self::default() })
    }

    /// The same of one that an authority of our own has signed, whose certificate phones fetch here.
    pub(super) fn of_own_authority(certificate: TlsCertificate, authority: Vec<u8>) -> Arc<Self> {
        let now = RwLock::new(Some(certificate));
        Arc::new(Self { now, authority: Some(authority), ..Self::default() })
    }

    /// When the certificate that is shown runs out; nothing while there is none.
    pub fn runs_out(&self) -> Option<DateTime<Utc>> {
        self.now().map(|certificate| certificate.until())
    }

    /// The certificate of our own authority, as DER, if that has signed what is shown.
    pub fn authority(&self) -> Option<&[u8]> {
        self.authority.as_deref()
    }

    /// The certificate that is shown.
    pub(super) fn now(&self) -> Option<TlsCertificate> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Shows another certificate from now on.
    pub(super) fn replace(&self, certificate: TlsCertificate) {
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Some(certificate);
    }

    /// Shows this to an authority that asks for a name.
    pub(super) fn answer(&self, name: String, shown: Arc<CertifiedKey>) {
        self.answers.write().unwrap_or_else(PoisonError::into_inner).insert(name, shown);
    }

    /// Answers no authority any more.
    pub(super) fn forget_answers(&self) {
        self.answers.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// How connections are encrypted. Who comes back within hours need not be shown the certificate again.
    pub(in crate::web) fn encryption(self: &Arc<Self>) -> io::Result<ServerConfig> {
        let builder = ServerConfig::builder_with_provider(super::ciphers());
        let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
        let mut config = builder.with_no_client_auth().with_cert_resolver(self.clone());
        config.ticketer = Ticketer::new().map_err(io::Error::other)?;
        // What people speak, HTTP/2 before HTTP/1.1, is added by the server.
        config.alpn_protocols = vec![CHALLENGE.to_vec()];
        Ok(config)
    }
}

impl ResolvesServerCert for ServedCertificate {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        if hello.alpn().is_some_and(|mut spoken| spoken.any(|protocol| protocol == CHALLENGE)) {
            let answers = self.answers.read().unwrap_or_else(PoisonError::into_inner);
            return answers.get(hello.server_name()?).cloned();
        }
        self.now().map(|certificate| certificate.shown())
    }
}
