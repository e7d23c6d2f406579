//! Certificates as somebody has them who gets them elsewhere, and browsers that know an authority.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Datelike as _, TimeDelta, Utc};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, date_time_ymd};
use rustls::pki_types::{CertificateDer, pem::PemObject as _};
use rustls::{ClientConfig, RootCertStore};
use tempfile::TempDir;

/// An authority, with a folder for what it signs.
pub(crate) struct Authority {
    issuer: Issuer<'static, KeyPair>,
    pem: String,
    folder: TempDir,
    /// When it was made: its today, also past midnight.
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

    /// Somebody else's, whose key and certificate stand in this file.
    pub(crate) fn stolen(pem: &str) -> Self {
        let issuer = Issuer::from_ca_cert_pem(certificate_of(pem), KeyPair::from_pem(pem).unwrap()).unwrap();
        Self::of(issuer, pem.to_owned())
    }

    fn of(issuer: Issuer<'static, KeyPair>, pem: String) -> Self {
        Self { issuer, pem, folder: TempDir::new().unwrap(), made_at: Utc::now() }
    }

    /// A day, counted from its today.
    pub(crate) fn day(&self, days: i64) -> DateTime<Utc> {
        self.made_at + TimeDelta::days(days)
    }

    /// A certificate for these names that is good now.
    pub(crate) fn sign(&self, names: &[&str]) -> Signed {
        self.sign_for(names, [-1, 90])
    }

    /// The same, good from one day to another, counted from today.
    pub(crate) fn sign_for(&self, names: &[&str], days: [i64; 2]) -> Signed {
        let key = KeyPair::generate().unwrap();
        let certificate =
            wanted(names, days.map(|days| self.day(days))).signed_by(&key, &self.issuer).unwrap().pem();
        Signed { certificate, key: key.serialize_pem() }
    }

    /// A certificate that has signed itself, as servers make one with few words, good from one day to another.
    pub(crate) fn of_itself(name: &str, days: [i64; 2]) -> Signed {
        let mut wanted = wanted(&[name], days.map(|days| Utc::now() + TimeDelta::days(days)));
        wanted.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        Signed { certificate: wanted.self_signed(&key).unwrap().pem(), key: key.serialize_pem() }
    }

    /// A file in the authority's folder.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// The authority's own certificate, in a file.
    pub(crate) fn root(&self) -> PathBuf {
        self.file("root.pem", &self.pem)
    }

    /// What a program encrypts with that knows this authority.
    pub(crate) fn known(&self) -> ClientConfig {
        knowing(self.pem.as_bytes())
    }

    /// Where its files are.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

fn wanted(names: &[&str], [from, until]: [DateTime<Utc>; 2]) -> CertificateParams {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let mut wanted = CertificateParams::new(names).unwrap();
    let day = |day: DateTime<Utc>| {
        date_time_ymd(day.year(), u8::try_from(day.month()).unwrap(), u8::try_from(day.day()).unwrap())
    };
    (wanted.not_before, wanted.not_after) = (day(from), day(until));
    wanted
}

/// The certificate of a file that has a key, too.
fn certificate_of(pem: &str) -> &str {
    &pem[pem.find("-----BEGIN CERTIFICATE-----").expect("a certificate")..]
}

/// What a program encrypts with that knows the authorities of a PEM file, and no others.
pub(crate) fn knowing(pem: &[u8]) -> ClientConfig {
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
