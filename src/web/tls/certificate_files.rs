//! Certificate in files that another program, such as certbot, renews. They are read again when they change.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use chrono::Utc;

use crate::tls::{
    certificate::{CertificateFault, TlsCertificate},
    served::ServedCertificate,
};

/// Interval between checks for changes.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Files of a certificate with its intermediates, and of its key.
#[derive(Debug, Clone)]
pub struct CertificateFiles {
    /// Certificate and its intermediates.
    pub certificate: PathBuf,
    /// Private key.
    pub key: PathBuf,
}

impl CertificateFiles {
    /// Reads the certificate, if it is valid now.
    pub fn read(&self) -> Result<TlsCertificate, CertificateFault> {
        TlsCertificate::read(&self.certificate, &self.key, Utc::now())
    }

    /// Serves the certificate whenever the files change. If the new certificate is invalid, that is logged and the previous one stays in
    /// use.
    pub async fn keep_reloading(self, served: Arc<ServedCertificate>) {
        let mut seen = self.state();
        loop {
            tokio::time::sleep(CHECK_INTERVAL).await;
            let now = self.state();
            if now == seen {
                continue;
            }
            seen = now;
            match self.read() {
                Ok(certificate) => {
                    tracing::info!(until = %certificate.expires_at(), "a new certificate is in use");
                    served.replace(certificate);
                }
                // Programs that renew them write one file after the other.
                Err(fault) => tracing::warn!(%fault, "the previous certificate stays in use"),
            }
        }
    }

    /// Returns the times and sizes of the files, which change when they are written or replaced.
    fn state(&self) -> [Option<(SystemTime, u64)>; 2] {
        [&self.certificate, &self.key].map(|file| {
            let found = fs::metadata(file).ok()?;
            Some((found.modified().ok()?, found.len()))
        })
    }
}
