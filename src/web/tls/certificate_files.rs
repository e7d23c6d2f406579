//! Certificates on disk: in files that another program, such as certbot, renews, and in a folder of the service.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use chrono::Utc;
use tempfile::NamedTempFile;

use lastcard_store as store;

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
                    let until = certificate.expires_at();
                    served.replace(certificate);
                    tracing::info!(%until, "a new certificate is in use");
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

/// Path of the folder.
#[derive(Debug, Clone)]
pub struct CertificateFolder(PathBuf);

impl CertificateFolder {
    /// Names a folder, which need not exist yet.
    pub fn new(path: PathBuf) -> Self {
        Self(path)
    }

    /// Returns a folder inside this one.
    #[must_use]
    pub fn within(&self, name: &str) -> Self {
        Self(self.0.join(name))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Reads a file; `None` if it does not exist.
    pub fn read(&self, name: &str) -> io::Result<Option<String>> {
        match fs::read_to_string(self.path(name)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(with_path(&self.path(name), &error)),
        }
    }

    /// Writes a file atomically: after a power cut there is either the old file or the new one.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let path = self.path(name);
        let written = || {
            store::prepare_folder(&self.0)?;
            // A temporary file has the mode 0600 from the start.
            let mut file = NamedTempFile::new_in(&self.0)?;
            file.write_all(text.as_bytes())?;
            file.as_file().sync_all()?;
            file.persist(&path)?;
            fs::File::open(&self.0)?.sync_all()
        };
        written().map_err(|error| with_path(&path, &error))
    }
}

fn with_path(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
