//! Our own authority, for a hall without internet: made once, and trusted by the devices on which people install it. It can sign only for
//! local names and addresses, so that a thief of its key cannot impersonate a bank.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Datelike as _, Months, TimeDelta, Utc};
use rcgen::{
    BasicConstraints, CertificateParams, CidrSubnet, DistinguishedName, DnType, ExtendedKeyUsagePurpose,
    GeneralSubtree, IsCa, Issuer, KeyPair, KeyUsagePurpose, NameConstraints, date_time_ymd,
};
use rustls::pki_types::{CertificateDer, pem::PemObject as _};

use crate::tls::{
    certificate::{CertificateFault, TlsCertificate},
    certificate_files::CertificateFolder,
    local_names::{LOCAL_SUFFIXES, PRIVATE_NETWORKS, own_names},
    served::ServedCertificate,
};

/// File with the key and the certificate of the authority.
const AUTHORITY: &str = "local-authority.pem";

/// Lifetime of the authority, since devices keep it for years.
const AUTHORITY_YEARS: u32 = 10;

/// Lifetime of the certificates it signs, which are renewed whenever the service starts.
const CERTIFICATE_DAYS: i64 = 90;

/// Interval between checks for new addresses of this machine, for example after it joins another Wi-Fi.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// Reason that there is no authority, or that it cannot sign.
#[derive(Debug, thiserror::Error)]
pub enum AuthorityError {
    /// The file of the authority cannot be read or written.
    #[error("{0}")]
    Files(#[from] io::Error),
    /// The file contains no valid authority.
    #[error("{0}")]
    Kept(#[from] CertificateFault),
    /// A key or a signature cannot be made.
    #[error("{0}")]
    Signing(#[from] rcgen::Error),
}

/// Authority, and the names that it signs for.
#[derive(Debug)]
pub struct LocalAuthority {
    issuer: Issuer<'static, KeyPair>,
    certificate: CertificateDer<'static>,
    given: Vec<String>,
}

impl LocalAuthority {
    /// Opens the authority in a folder, creating it the first time. It also signs for the names in `given`.
    pub fn open(folder: &CertificateFolder, given: Vec<String>) -> Result<Self, AuthorityError> {
        let file = folder.path(AUTHORITY).display().to_string();
        let text = if let Some(text) = folder.read(AUTHORITY)? {
            text
        } else {
            let text = new_authority(Utc::now())?;
            folder.write(AUTHORITY, &text)?;
            text
        };
        TlsCertificate::parse(text.as_bytes(), text.as_bytes(), (&file, &file))?.check(&file, Utc::now())?;
        let missing = |_| CertificateFault::CertificateMissing { file: file.clone() };
        let certificate = CertificateDer::from_pem_slice(text.as_bytes()).map_err(missing)?;
        let issuer = Issuer::from_ca_cert_der(&certificate, KeyPair::from_pem(&text)?)?;
        Ok(Self { issuer, certificate, given })
    }

    /// Signs a certificate for the current names of this machine.
    pub fn issue_certificate(&self) -> Result<Arc<ServedCertificate>, AuthorityError> {
        let certificate = self.sign(&own_names(&self.given))?;
        Ok(ServedCertificate::with_authority(certificate, self.certificate.to_vec()))
    }

    /// Signs a new certificate in time, and whenever the names of this machine change, while the service runs.
    pub async fn keep_signing(self, served: Arc<ServedCertificate>) {
        let mut signed = own_names(&self.given);
        loop {
            tokio::time::sleep(CHECK_INTERVAL).await;
            let now = own_names(&self.given);
            let is_due = served.current().is_none_or(|certificate| certificate.renew_from() <= Utc::now());
            if now == signed && !is_due {
                continue;
            }
            match self.sign(&now) {
                Ok(certificate) => {
                    tracing::info!(names = %now.join(", "), "signed a certificate");
                    served.replace(certificate);
                    signed = now;
                }
                Err(error) => tracing::error!(%error, "no certificate was signed"),
            }
        }
    }

    fn sign(&self, names: &[String]) -> Result<TlsCertificate, AuthorityError> {
        let now = Utc::now();
        let mut wanted = CertificateParams::new(names)?;
        wanted.distinguished_name = distinguished_name("Lastcard");
        set_validity(&mut wanted, yesterday(now), now + TimeDelta::days(CERTIFICATE_DAYS));
        wanted.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        wanted.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        wanted.use_authority_key_identifier_extension = true;
        let key = KeyPair::generate()?;
        let text = format!("{}{}", key.serialize_pem(), wanted.signed_by(&key, &self.issuer)?.pem());
        Ok(TlsCertificate::parse(text.as_bytes(), text.as_bytes(), (AUTHORITY, AUTHORITY))?)
    }
}

/// Creates the key and the certificate of a new authority.
fn new_authority(now: DateTime<Utc>) -> Result<String, rcgen::Error> {
    let names = LOCAL_SUFFIXES.iter().map(|end| GeneralSubtree::DnsName((*end).to_owned()));
    let private = PRIVATE_NETWORKS.iter().map(|(first, bits)| CidrSubnet::from_addr_prefix(*first, *bits));
    let permitted_subtrees = names.chain(private.map(GeneralSubtree::IpAddress)).collect();
    let mut wanted = CertificateParams::default();
    // Shown among the authorities of a phone: the name tells the origin, and the time tells two of them apart.
    wanted.distinguished_name =
        distinguished_name(&format!("Lastcard, local authority of {}", now.format("%Y-%m-%d %H:%M")));
    set_validity(&mut wanted, yesterday(now), now + Months::new(12 * AUTHORITY_YEARS));
    wanted.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    wanted.key_usages = vec![KeyUsagePurpose::KeyCertSign];
    wanted.name_constraints = Some(NameConstraints { permitted_subtrees, excluded_subtrees: Vec::new() });
    let key = KeyPair::generate()?;
    Ok(format!("{}{}", key.serialize_pem(), wanted.self_signed(&key)?.pem()))
}

fn distinguished_name(name: &str) -> DistinguishedName {
    let mut called = DistinguishedName::new();
    called.push(DnType::CommonName, name);
    called
}

/// Returns a start of validity that allows for phones whose clocks are slow.
fn yesterday(now: DateTime<Utc>) -> DateTime<Utc> {
    now - TimeDelta::days(1)
}

/// Sets the validity, from the beginning of one day to that of another.
fn set_validity(wanted: &mut CertificateParams, from: DateTime<Utc>, until: DateTime<Utc>) {
    // Neither exceeds 31.
    let number = |value: u32| u8::try_from(value).unwrap_or(1);
    let day = |time: DateTime<Utc>| date_time_ymd(time.year(), number(time.month()), number(time.day()));
    (wanted.not_before, wanted.not_after) = (day(from), day(until));
}
