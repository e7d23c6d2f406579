//! Certificate with its key: its validity, names and expiry.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use rustls::client::verify_server_name;
use rustls::pki_types::{
    CertificateDer, PrivateKeyDer, ServerName,
    pem::{self, PemObject as _},
};
use rustls::server::ParsedCertificate;
use rustls::sign::CertifiedKey;
use rustls::{Error, InconsistentKeys};
use serde::Serialize;
use x509_parser::prelude::{FromDer as _, GeneralName, X509Certificate};

/// Fault of a certificate or its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum CertificateFault {
    /// A file cannot be read.
    #[error("certificate-unreadable: {file}: {reason}")]
    CertificateUnreadable {
        /// Path of the file.
        file: String,
        /// Reason given by the system.
        reason: String,
    },
    /// The file contains no valid certificate.
    #[error("certificate-missing: {file}")]
    CertificateMissing {
        /// Path of the file.
        file: String,
    },
    /// The file contains no private key, or one that is not supported.
    #[error("certificate-key-missing: {file}")]
    CertificateKeyMissing {
        /// Path of the file.
        file: String,
    },
    /// The key belongs to another certificate.
    #[error("certificate-key-of-another: {file}")]
    CertificateKeyOfAnother {
        /// Path of the certificate.
        file: String,
    },
    /// The certificate has expired.
    #[error("certificate-out-of-date: {file}: {until}")]
    CertificateOutOfDate {
        /// Path of the file.
        file: String,
        /// Time of expiry.
        until: String,
    },
    /// The certificate is not valid yet.
    #[error("certificate-not-yet-good: {file}: {from}")]
    CertificateNotYetGood {
        /// Path of the file.
        file: String,
        /// Time from which it is valid.
        from: String,
    },
    /// The certificate is for names other than the public host of the service.
    #[error("certificate-for-others: {file}: {host}: {names}")]
    CertificateForOthers {
        /// Path of the file.
        file: String,
        /// Public host of the service.
        host: String,
        /// Names that the certificate is for.
        names: String,
    },
}

/// Certificate with its key and its intermediate certificates.
#[derive(Debug, Clone)]
pub struct TlsCertificate {
    shown: Arc<CertifiedKey>,
    from: DateTime<Utc>,
    until: DateTime<Utc>,
    names: Vec<String>,
}

impl TlsCertificate {
    /// Reads a certificate and its key from files, which may be the same file. Fails if the certificate is not valid at this time.
    pub fn read(chain: &Path, key: &Path, now: DateTime<Utc>) -> Result<Self, CertificateFault> {
        let certificate =
            Self::parse(&read_file(chain)?, &read_file(key)?, (&display_path(chain), &display_path(key)))?;
        certificate.check(&display_path(chain), now)?;
        Ok(certificate)
    }

    /// Parses a certificate and its key from the text of two files, whose names are used in faults.
    pub fn parse(chain: &[u8], key: &[u8], (file, key_file): (&str, &str)) -> Result<Self, CertificateFault> {
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
        let shown =
            CertifiedKey::from_der(chain, key, &crate::tls::crypto_provider()).map_err(
                |error| match error {
                    Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
                        CertificateFault::CertificateKeyOfAnother { file: file.to_owned() }
                    }
                    _ => no_key(),
                },
            )?;
        Ok(Self { shown: Arc::new(shown), from, until, names })
    }

    pub fn check(&self, file: &str, now: DateTime<Utc>) -> Result<(), CertificateFault> {
        let file = file.to_owned();
        if now < self.from {
            return Err(CertificateFault::CertificateNotYetGood { file, from: format_time(self.from) });
        }
        if now >= self.until {
            return Err(CertificateFault::CertificateOutOfDate { file, until: format_time(self.until) });
        }
        Ok(())
    }

    /// Returns true if the certificate is for this host, which is a name or an address.
    pub fn is_for(&self, host: &str) -> bool {
        let name = ServerName::try_from(host.trim_start_matches('[').trim_end_matches(']'));
        let first = self.shown.cert.first();
        let own = first.and_then(|first| ParsedCertificate::try_from(first).ok());
        matches!((own, name), (Some(own), Ok(name)) if verify_server_name(&own, &name).is_ok())
    }

    /// Fails if the certificate is not for the public host of the service.
    pub fn check_host(&self, file: &Path, host: &str) -> Result<(), CertificateFault> {
        if self.is_for(host) {
            return Ok(());
        }
        let (host, names) = (host.to_owned(), self.names.join(", "));
        Err(CertificateFault::CertificateForOthers { file: display_path(file), host, names })
    }

    /// Returns the first name that is not a wildcard.
    pub fn name(&self) -> Option<&str> {
        self.names.iter().map(String::as_str).find(|name| !name.starts_with("*."))
    }

    pub fn expires_at(&self) -> DateTime<Utc> {
        self.until
    }

    /// Returns the time of renewal: when a third of the certificate's lifetime is left.
    pub fn renew_from(&self) -> DateTime<Utc> {
        self.until - (self.until - self.from) / 3
    }

    /// Returns the time from which the coming expiry is reported, because nobody has renewed the certificate.
    pub fn warn_from(&self) -> DateTime<Utc> {
        self.until - ((self.until - self.from) / 4).min(TimeDelta::days(14))
    }

    /// Returns the key and the chain for TLS handshakes.
    pub fn certified_key(&self) -> Arc<CertifiedKey> {
        self.shown.clone()
    }
}

/// Returns the names and addresses of a certificate.
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

fn read_file(file: &Path) -> Result<Vec<u8>, CertificateFault> {
    fs::read(file).map_err(|error| CertificateFault::CertificateUnreadable {
        file: display_path(file),
        reason: error.to_string(),
    })
}

fn display_path(file: &Path) -> String {
    file.display().to_string()
}

/// Formats a time as in certificates: in UTC, to the second.
fn format_time(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%d %H:%M:%S UTC").to_string()
}
