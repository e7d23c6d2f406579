//! A certificate with its key: whether it can be shown to anybody, for whom and until when.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use rustls::client::verify_server_name;
use rustls::pki_types::pem::{self, PemObject as _};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::server::ParsedCertificate;
use rustls::sign::CertifiedKey;
use rustls::{Error, InconsistentKeys};
use serde::Serialize;

use x509_parser::prelude::{FromDer as _, GeneralName, X509Certificate};

/// What is wrong with a certificate or its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum CertificateFault {
    /// A file of it cannot be read.
    #[error("certificate-unreadable: {file}: {reason}")]
    CertificateUnreadable {
        /// Its path.
        file: String,
        /// What the system says.
        reason: String,
    },
    /// There is no certificate in its file, or what stands there is none.
    #[error("certificate-missing: {file}")]
    CertificateMissing {
        /// Its path.
        file: String,
    },
    /// There is no private key in its file, or one that nothing here can use.
    #[error("certificate-key-missing: {file}")]
    CertificateKeyMissing {
        /// Its path.
        file: String,
    },
    /// The key is that of another certificate.
    #[error("certificate-key-of-another: {file}")]
    CertificateKeyOfAnother {
        /// The certificate's path.
        file: String,
    },
    /// It has run out.
    #[error("certificate-out-of-date: {file}: {until}")]
    CertificateOutOfDate {
        /// Its path.
        file: String,
        /// When it did.
        until: String,
    },
    /// It is not good yet.
    #[error("certificate-not-yet-good: {file}: {from}")]
    CertificateNotYetGood {
        /// Its path.
        file: String,
        /// When it will be.
        from: String,
    },
    /// It is for other names than that under which people reach the service.
    #[error("certificate-for-others: {file}: {host}: {names}")]
    CertificateForOthers {
        /// Its path.
        file: String,
        /// Where people reach the service.
        host: String,
        /// What it is for.
        names: String,
    },
}

/// A certificate with its key, and those between it and an authority.
#[derive(Debug, Clone)]
pub struct TlsCertificate {
    shown: Arc<CertifiedKey>,
    from: DateTime<Utc>,
    until: DateTime<Utc>,
    names: Vec<String>,
}

impl TlsCertificate {
    /// Reads it from files, which may be one and the same. It can be shown at this time, or there is a fault.
    pub fn read(chain: &Path, key: &Path, now: DateTime<Utc>) -> Result<Self, CertificateFault> {
        let certificate = Self::parse(&text(chain)?, &text(key)?, (&shown(chain), &shown(key)))?;
        certificate.check(&shown(chain), now)?;
        Ok(certificate)
    }

    /// Reads it from the text of two files, whose names are for faults.
    pub(super) fn parse(
        chain: &[u8],
        key: &[u8],
        (file, key_file): (&str, &str),
    ) -> Result<Self, CertificateFault> {
        let missing = || CertificateFault::CertificateMissing { file: file.to_owned() };
        let no_key = || CertificateFault::CertificateKeyMissing { file: key_file.to_owned() };
        let chain: Result<Vec<_>, pem::Error> = CertificateDer::pem_slice_iter(chain).collect();
        let chain = chain.map_err(|_| missing())?;
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|_| no_key())?;
        let first = chain.first().ok_or_else(missing)?;
        let (_, own) = X509Certificate::from_der(first).map_err(|_| missing())?;
        let time = |seconds| DateTime::from_timestamp(seconds, 0).ok_or_else(missing);
        let from = time(own.validity().not_before.timestamp())?;
        let until = time(own.validity().not_after.timestamp())?;
        let names = names(&own);
        let shown = CertifiedKey::from_der(chain, key, &super::ciphers()).map_err(|error| match error {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
                CertificateFault::CertificateKeyOfAnother { file: file.to_owned() }
            }
            _ => no_key(),
        })?;
        Ok(Self { shown: Arc::new(shown), from, until, names })
    }

    pub(super) fn check(&self, file: &str, now: DateTime<Utc>) -> Result<(), CertificateFault> {
        let file = file.to_owned();
        if now < self.from {
            return Err(CertificateFault::CertificateNotYetGood { file, from: said(self.from) });
        }
        if now >= self.until {
            return Err(CertificateFault::CertificateOutOfDate { file, until: said(self.until) });
        }
        Ok(())
    }

    /// Whether it is for this host, which is a name or an address.
    pub fn is_for(&self, host: &str) -> bool {
        let name = ServerName::try_from(host.trim_start_matches('[').trim_end_matches(']'));
        let first = self.shown.cert.first();
        let own = first.and_then(|first| ParsedCertificate::try_from(first).ok());
        matches!((own, name), (Some(own), Ok(name)) if verify_server_name(&own, &name).is_ok())
    }

    /// A fault if it is not for the host under which people reach the service.
    pub fn check_host(&self, file: &Path, host: &str) -> Result<(), CertificateFault> {
        if self.is_for(host) {
            return Ok(());
        }
        let (host, names) = (host.to_owned(), self.names.join(", "));
        Err(CertificateFault::CertificateForOthers { file: shown(file), host, names })
    }

    /// The first name that people could type.
    pub fn name(&self) -> Option<&str> {
        self.names.iter().map(String::as_str).find(|name| !name.starts_with("*."))
    }

    /// When it runs out.
    pub fn until(&self) -> DateTime<Utc> {
        self.until
    }

    /// When it should be replaced by a new one: a third of its time before it runs out.
    pub(super) fn renew_from(&self) -> DateTime<Utc> {
        self.until - (self.until - self.from) / 3
    }

    /// When somebody has to be told that it runs out, since nobody has renewed it.
    pub(super) fn warn_from(&self) -> DateTime<Utc> {
        self.until - ((self.until - self.from) / 4).min(TimeDelta::days(14))
    }

    /// As it is shown to whoever connects.
    pub(super) fn shown(&self) -> Arc<CertifiedKey> {
        self.shown.clone()
    }
}

/// The names and addresses that a certificate is for.
fn names(certificate: &X509Certificate<'_>) -> Vec<String> {
    let found = certificate.subject_alternative_name().ok().flatten();
    let all = found.map(|found| found.value.general_names.as_slice()).unwrap_or_default();
    let name = |name: &GeneralName<'_>| match name {
        GeneralName::DNSName(name) => Some((*name).to_owned()),
        GeneralName::IPAddress(bytes) => address(bytes).map(|address| address.to_string()),
        _ => None,
    };
    all.iter().filter_map(name).collect()
}

fn address(bytes: &[u8]) -> Option<std::net::IpAddr> {
    let four = <[u8; 4]>::try_from(bytes).map(Into::into);
    four.or_else(|_| <[u8; 16]>::try_from(bytes).map(Into::into)).ok()
}

fn text(file: &Path) -> Result<Vec<u8>, CertificateFault> {
    fs::read(file).map_err(|error| CertificateFault::CertificateUnreadable {
        file: shown(file),
        reason: error.to_string(),
    })
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// A time as a certificate has it: in UTC, to the second.
fn said(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%d %H:%M:%S UTC").to_string()
}
