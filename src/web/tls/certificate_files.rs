//! A certificate in files that somebody else renews, such as certbot: they are read again when they change.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use chrono::Utc;

use super::{CertificateFault, ServedCertificate, TlsCertificate};

/// How often it is seen whether they have changed.
const LOOK: Duration = Duration::from_secs(1);

/// The files of a certificate, with those between it and an authority, and of its key.
#[derive(Debug, Clone)]
pub struct CertificateFiles {
    /// The certificate, and those between.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

impl CertificateFiles {
    /// What stands in them, if it can be shown now.
    pub fn read(&self) -> Result<TlsCertificate, CertificateFault> {
        TlsCertificate::read(&self.certificate, &self.key, Utc::now())
    }

    /// Shows what stands in them whenever that changes. What cannot be shown is told in the log, and the one before stays.
    pub async fn follow(self, served: Arc<ServedCertificate>) {
        let mut seen = self.state();
        loop {
            tokio::time::sleep(LOOK).await;
            let now = self.state();
            if now == seen {
                continue;
            }
            seen = now;
            match self.read() {
                Ok(certificate) => {
                    tracing::info!(until = %certificate.until(), "a new certificate is shown");
                    served.replace(certificate);
                }
                // Whoever renews them writes one after the other.
                Err(fault) => tracing::warn!(%fault, "the certificate stays as it was"),
            }
        }
    }

    /// What tells that a file was written, or another one put in its place.
    fn state(&self) -> [Option<(SystemTime, u64)>; 2] {
        [&self.certificate, &self.key].map(|file| {
            let found = fs::metadata(file).ok()?;
            Some((found.modified().ok()?, found.len()))
        })
    }
}
