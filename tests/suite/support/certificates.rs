//! Certificates as issued elsewhere, and browsers that trust an authority.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Datelike as _, TimeDelta, Utc};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, date_time_ymd};
use rustls::pki_types::{CertificateDer, pem::PemObject as _};
use rustls::{ClientConfig, RootCertStore};
use tempfile::TempDir;

/// An authority, with a folder for its files.
pub(crate) struct Authority {
    issuer: Issuer<'static, KeyPair>,
    pem: String,
    folder: TempDir,
    /// Creation time, which stays “today” even past midnight.
    made_at: DateTime<Utc>,
}

/// A certificate and its key, as PEM.
pub(crate) struct Signed {
    pub(crate) certificate: String,
    pub(crate) key: String,
}

impl Authority {
    pub(crate) fn new() -> Self {
        let mut wanted = CertificateParams::default();
        wanted.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        let pem = wanted.self_signed(&key).unwrap().pem();
        Self::of(Issuer::new(wanted, key), pem)
    }

    /// Returns another party's authority from this file with its key and certificate.
    pub(crate) fn stolen(pem: &str) -> Self {
        let issuer = Issuer::from_ca_cert_pem(certificate_of(pem), KeyPair::from_pem(pem).unwrap()).unwrap();
        Self::of(issuer, pem.to_owned())
    }

    fn of(issuer: Issuer<'static, KeyPair>, pem: String) -> Self {
        Self { issuer, pem, folder: TempDir::new().unwrap(), made_at: Utc::now() }
    }

    /// Returns a day, counted from the creation.
    pub(crate) fn day(&self, days: i64) -> DateTime<Utc> {
        self.made_at + TimeDelta::days(days)
    }

    /// Signs a certificate for these names that is valid now.
    pub(crate) fn sign(&self, names: &[&str]) -> Signed {
        self.sign_for(names, [-1, 90])
    }

    /// Signs a certificate that is valid between two days, counted from today.
    pub(crate) fn sign_for(&self, names: &[&str], days: [i64; 2]) -> Signed {
        let key = KeyPair::generate().unwrap();
        let certificate = certificate_params(names, days.map(|days| self.day(days)))
            .signed_by(&key, &self.issuer)
            .unwrap()
            .pem();
        Signed { certificate, key: key.serialize_pem() }
    }

    /// Returns a self-signed certificate valid between two days, as a simple server set-up creates it.
    pub(crate) fn self_signed(name: &str, days: [i64; 2]) -> Signed {
        let mut wanted = certificate_params(&[name], days.map(|days| Utc::now() + TimeDelta::days(days)));
        wanted.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        Signed { certificate: wanted.self_signed(&key).unwrap().pem(), key: key.serialize_pem() }
    }

    /// Writes a file into the authority's folder.
    pub(crate) fn write_file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// Writes the authority's own certificate to a file.
    pub(crate) fn write_root(&self) -> PathBuf {
        self.write_file("root.pem", &self.pem)
    }

    /// Returns a TLS client configuration that trusts this authority.
    pub(crate) fn client_config(&self) -> ClientConfig {
        client_config_trusting(self.pem.as_bytes())
    }

    /// Returns the folder of its files.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

fn certificate_params(names: &[&str], [from, until]: [DateTime<Utc>; 2]) -> CertificateParams {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let mut wanted = CertificateParams::new(names).unwrap();
    let day = |day: DateTime<Utc>| {
        date_time_ymd(day.year(), u8::try_from(day.month()).unwrap(), u8::try_from(day.day()).unwrap())
    };
    (wanted.not_before, wanted.not_after) = (day(from), day(until));
    wanted
}

/// Returns the certificate in a file that also has a key.
fn certificate_of(pem: &str) -> &str {
    &pem[pem.find("-----BEGIN CERTIFICATE-----").expect("a certificate")..]
}

/// Returns a TLS client configuration that trusts only the authorities of a PEM file.
pub(crate) fn client_config_trusting(pem: &[u8]) -> ClientConfig {
    let mut roots = RootCertStore::empty();
    for root in CertificateDer::pem_slice_iter(pem) {
        roots.add(root.unwrap()).unwrap();
    }
    ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth()
}
