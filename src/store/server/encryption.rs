//! Encryption parameters of a URL, in libpq's terms, and their meaning here.

use std::path::PathBuf;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _};
use rustls::{ClientConfig, RootCertStore};

use super::address::{PostgresHost, PostgresUrl};
use super::verifier::{ServerVerifier, TrustRoots};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum EncryptionFault {
    #[error("sslmode={0} does not exist: use disable, allow, prefer, require, verify-ca or verify-full")]
    NoMode(String),
    #[error("{0} is not supported: leave it out, or connect through a PostgreSQL proxy that supports it")]
    NotHere(&'static str),
    #[error(
        "sslmode={0} checks the server's certificate: name the file of the authority that issued it as sslrootcert=FILE"
    )]
    NoRoots(&'static str),
    #[error(
        "sslrootcert=system requires sslmode=verify-full: anybody can get a certificate from a public authority"
    )]
    WeakRoots,
    #[error("{file}: {reason}")]
    Unreadable { file: String, reason: String },
    #[error("sslcert and sslkey go together")]
    HalfACertificate,
    #[error("TLS cannot be set up: {0}")]
    Unusable(String),
}

/// libpq's `sslmode`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SslMode {
    Disable,
    /// Encrypts if the server can. libpq's `allow`, which would first try without encryption, is treated the same.
    Prefer,
    Require,
    VerifyCa,
    VerifyFull,
}

#[derive(Debug, Clone)]
pub(super) struct TlsSettings {
    pub(super) config: Arc<ClientConfig>,
    /// Set if unencrypted connections are not allowed.
    pub(super) is_required: bool,
}

type EnvLookup<'a> = &'a dyn Fn(&str) -> Option<String>;

impl TlsSettings {
    /// Returns the TLS configuration for the servers of this URL; `None` if connections are not encrypted, as with Unix sockets.
    pub(super) fn of(
        url: &PostgresUrl,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Option<Self>, EncryptionFault> {
        let mode = mode(url, &variable)?;
        if mode == SslMode::Disable
            || url.hosts().iter().all(PostgresHost::is_socket)
            || url.parameter("service").is_some()
        {
            return Ok(None);
        }
        for unknown in ["sslcrl", "sslcrldir", "sslpassword", "sslnegotiation"] {
            if url.parameter(unknown).is_some_and(|value| !value.is_empty() && value != "postgres") {
                return Err(EncryptionFault::NotHere(unknown));
            }
        }
        let believed = trust_roots(mode, url, &variable)?;
        let verifier = ServerVerifier::new(believed, mode == SslMode::VerifyFull);
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| EncryptionFault::Unusable(error.to_string()))?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier));
        let config = match own_certificate(url, &variable)? {
            Some((chain, key)) => builder
                .with_client_auth_cert(chain, key)
                .map_err(|error| EncryptionFault::Unusable(error.to_string()))?,
            None => builder.with_no_client_auth(),
        };
        Ok(Some(Self { config: Arc::new(config), is_required: mode >= SslMode::Require }))
    }
}

pub(super) fn is_mandatory(url: &PostgresUrl, variable: impl Fn(&str) -> Option<String>) -> bool {
    mode(url, &variable).is_ok_and(|mode| mode >= SslMode::Require)
}

fn setting(url: &PostgresUrl, name: &str, variable: EnvLookup<'_>) -> Option<String> {
    let set = || variable(&format!("PG{}", name.to_ascii_uppercase()));
    url.parameter(name).map(str::to_owned).or_else(set).filter(|value| !value.is_empty())
}

fn mode(url: &PostgresUrl, variable: EnvLookup<'_>) -> Result<SslMode, EncryptionFault> {
    match setting(url, "sslmode", variable).as_deref() {
        None if setting(url, "sslrootcert", variable).as_deref() == Some("system") => Ok(SslMode::VerifyFull),
        None | Some("allow" | "prefer") => Ok(SslMode::Prefer),
        Some("disable") => Ok(SslMode::Disable),
        Some("require") => Ok(SslMode::Require),
        Some("verify-ca") => Ok(SslMode::VerifyCa),
        Some("verify-full") => Ok(SslMode::VerifyFull),
        Some(other) => Err(EncryptionFault::NoMode(other.to_owned())),
    }
}

/// Returns the trusted certificates. Like libpq, uses an existing file of authorities even if only encryption was asked for.
fn trust_roots(
    mode: SslMode,
    url: &PostgresUrl,
    variable: EnvLookup<'_>,
) -> Result<TrustRoots, EncryptionFault> {
    let usual = libpq_file("root.crt", variable).filter(|file| file.exists());
    let file = match setting(url, "sslrootcert", variable) {
        Some(system) if system == "system" => {
            if mode != SslMode::VerifyFull {
                return Err(EncryptionFault::WeakRoots);
            }
            let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
            return Ok(TrustRoots::From { roots, themselves: Vec::new() });
        }
        given => given.map(PathBuf::from).or(usual),
    };
    let Some(file) = file.filter(|_| mode >= SslMode::Require) else {
        return match mode {
            SslMode::VerifyCa => Err(EncryptionFault::NoRoots("verify-ca")),
            SslMode::VerifyFull => Err(EncryptionFault::NoRoots("verify-full")),
            _ => Ok(TrustRoots::Everybody),
        };
    };
    let mut roots = RootCertStore::empty();
    let themselves = certificates(&file)?;
    for root in &themselves {
        roots.add(root.clone()).map_err(|error| unreadable(&file, &error))?;
    }
    Ok(TrustRoots::From { roots, themselves })
}

/// Returns the client certificate, if there is one.
fn own_certificate(
    url: &PostgresUrl,
    variable: EnvLookup<'_>,
) -> Result<Option<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)>, EncryptionFault> {
    let usual = |name| libpq_file(name, variable).filter(|file| file.exists());
    let file = |name, usual: Option<PathBuf>| setting(url, name, variable).map(PathBuf::from).or(usual);
    match (file("sslcert", usual("postgresql.crt")), file("sslkey", usual("postgresql.key"))) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => {
            let own = PrivateKeyDer::from_pem_file(&key).map_err(|error| unreadable(&key, &error))?;
            Ok(Some((certificates(&certificate)?, own)))
        }
        _ => Err(EncryptionFault::HalfACertificate),
    }
}

fn certificates(file: &PathBuf) -> Result<Vec<CertificateDer<'static>>, EncryptionFault> {
    let all = CertificateDer::pem_file_iter(file).map_err(|error| unreadable(file, &error))?;
    let all: Result<Vec<_>, _> = all.collect();
    let all = all.map_err(|error| unreadable(file, &error))?;
    if all.is_empty() { Err(unreadable(file, &"it contains no certificate")) } else { Ok(all) }
}

fn unreadable(file: &std::path::Path, reason: &dyn ToString) -> EncryptionFault {
    EncryptionFault::Unreadable { file: file.display().to_string(), reason: reason.to_string() }
}

/// A file in libpq's folder in the home directory.
fn libpq_file(name: &str, variable: EnvLookup<'_>) -> Option<PathBuf> {
    variable("HOME").map(|home| PathBuf::from(home).join(".postgresql").join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode_of(url: &str, set: &str) -> Result<SslMode, EncryptionFault> {
        mode(&PostgresUrl::parse(url), &|name| {
            (name == "PGSSLMODE" && !set.is_empty()).then(|| set.to_owned())
        })
    }

    #[test]
    fn the_mode_comes_from_url_or_environment() {
        assert_eq!(mode_of("postgres://db/x", ""), Ok(SslMode::Prefer));
        assert_eq!(mode_of("postgres://db/x?sslmode=verify-full", "disable"), Ok(SslMode::VerifyFull));
        assert_eq!(mode_of("postgres://db/x", "require"), Ok(SslMode::Require));
        assert_eq!(mode_of("postgres://db/x?sslrootcert=system", ""), Ok(SslMode::VerifyFull));
        assert_eq!(
            mode_of("postgres://db/x?sslmode=full", ""),
            Err(EncryptionFault::NoMode("full".to_owned()))
        );
    }

    #[test]
    fn unsatisfiable_encryption_settings_are_refused() {
        let of = |url: &str| TlsSettings::of(&PostgresUrl::parse(url), |_| None);
        assert_eq!(
            of("postgres://db/x?sslmode=verify-ca").unwrap_err(),
            EncryptionFault::NoRoots("verify-ca")
        );
        assert_eq!(
            of("postgres://db/x?sslmode=require&sslcrl=a").unwrap_err(),
            EncryptionFault::NotHere("sslcrl")
        );
        assert_eq!(
            of("postgres://db/x?sslmode=require&sslrootcert=system").unwrap_err(),
            EncryptionFault::WeakRoots
        );
        assert!(matches!(
            of("postgres://db/x?sslmode=verify-full&sslrootcert=/none").unwrap_err(),
            EncryptionFault::Unreadable { .. }
        ));
        assert!(of("postgres://db/x?sslmode=verify-full&sslrootcert=system").unwrap().unwrap().is_required);
        assert!(!of("postgres://db/x").unwrap().unwrap().is_required);
        for plain in ["postgres://db/x?sslmode=disable", "postgres:///x?host=/tmp&sslmode=require"] {
            assert!(of(plain).unwrap().is_none(), "{plain}");
        }
    }
}
