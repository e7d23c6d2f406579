//! Certificates of a public authority, requested and renewed by the service itself (ACME, RFC 8555).

use std::error::Error as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use rustls::pki_types::DnsName;

use crate::tls::{
    acme_order::{self, AcmeError},
    certificate::TlsCertificate,
    certificate_files::CertificateFolder,
    served::ServedCertificate,
};

/// Directory of Let's Encrypt, the authority that most sites use.
pub const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";

/// Shortest and longest pause between failed attempts: authorities count failures by the hour.
const MIN_RETRY_DELAY: Duration = Duration::from_mins(1);
const MAX_RETRY_DELAY: Duration = Duration::from_hours(6);

/// Longest sleep before checking the clock again, since a suspended machine does not notice the time that passes.
const MAX_SLEEP: Duration = Duration::from_mins(10);

/// Names to request certificates for, and the authority that issues them.
#[derive(Debug, Clone)]
pub struct Acme {
    /// Host names of the service. Links use the first.
    pub domains: Vec<String>,
    /// URL of the authority's directory.
    pub directory: String,
    /// Mail address to which the authority reports problems.
    pub contact: Option<String>,
    /// File with the root certificate of the directory, if it is not a well-known one.
    pub root: Option<PathBuf>,
    /// Folder of the account, the key and the certificate.
    pub folder: CertificateFolder,
}

/// Error for a text for which no certificate can be issued.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("domain-malformed")]
pub struct DomainMalformed;

/// Parses a name such as `uno.example`, and returns it in lower case. IP addresses are refused, and so are wildcards such as
/// `*.uno.example`.
pub fn parse_domain(text: &str) -> Result<String, DomainMalformed> {
    let name = text.trim().to_ascii_lowercase();
    let is_name = DnsName::try_from(name.as_str()).is_ok() && name.contains('.') && !name.ends_with('.');
    let is_address = name.parse::<std::net::IpAddr>().is_ok();
    if is_name && !is_address { Ok(name) } else { Err(DomainMalformed) }
}

impl Acme {
    /// Returns the stored certificate if it is still valid, so that a restart requests no new one.
    pub fn stored_certificate(&self) -> Option<TlsCertificate> {
        let file = self.authority_folder().path(acme_order::CERTIFICATE);
        let kept = TlsCertificate::read(&file, &file, Utc::now()).ok()?;
        self.domains.iter().all(|name| kept.is_for(name)).then_some(kept)
    }

    /// Obtains a certificate if there is none, and renews it in time, while the service runs.
    pub async fn keep_renewing(self, served: Arc<ServedCertificate>) {
        let mut pause = MIN_RETRY_DELAY;
        loop {
            let due = served.current().map(|certificate| certificate.renew_from());
            if let Some(wait) = due.and_then(|due| sleep_time(due, Utc::now())) {
                tokio::time::sleep(wait).await;
                continue;
            }
            let got = acme_order::obtain_certificate(&self, &self.authority_folder(), &served).await;
            served.clear_challenges();
            match got {
                Ok(certificate) => {
                    let until = certificate.expires_at();
                    served.replace(certificate);
                    tracing::info!(domains = %self.domains.join(", "), %until, "obtained a certificate");
                    pause = MIN_RETRY_DELAY;
                }
                Err(error) => {
                    self.log_failure(&error, pause);
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(MAX_RETRY_DELAY);
                }
            }
        }
    }

    fn log_failure(&self, error: &AcmeError, pause: Duration) {
        let (domains, minutes) = (self.domains.join(", "), pause.as_secs() / 60);
        let error = error_chain(error);
        tracing::error!(error, %domains, directory = %self.directory, again_in_minutes = minutes, "no certificate was obtained");
    }

    /// Returns the folder of an authority: a certificate of a staging authority must not be used in production.
    fn authority_folder(&self) -> CertificateFolder {
        let from = self.directory.split_once("://").map_or(self.directory.as_str(), |(_, rest)| rest);
        let name: String =
            from.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect();
        self.folder.within(&name)
    }
}

fn error_chain(error: &AcmeError) -> String {
    let behind = std::iter::successors(error.source(), |&error| error.source());
    behind.map(ToString::to_string).fold(error.to_string(), |said, more| {
        if said.contains(&more) { said } else { format!("{said}: {more}") }
    })
}

/// Returns the time to wait before checking the clock again; `None` once it is due.
fn sleep_time(due: DateTime<Utc>, now: DateTime<Utc>) -> Option<Duration> {
    let left = (due - now).to_std().ok().filter(|left| !left.is_zero())?;
    Some(left.min(MAX_SLEEP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_certifiable_domains_are_accepted() {
        assert_eq!(parse_domain(" UNO.example ").as_deref(), Ok("uno.example"));
        assert_eq!(parse_domain("spiel-abend.uno.example").as_deref(), Ok("spiel-abend.uno.example"));
        for bad in [
            "",
            "uno",
            "192.168.1.4",
            "[::1]",
            "*.uno.example",
            "https://uno.example",
            "uno.example:443",
            "uno.example.",
            "a b.example",
        ] {
            assert_eq!(parse_domain(bad), Err(DomainMalformed), "{bad}");
        }
    }

    #[test]
    fn renewal_waits_until_it_is_due() {
        let now = Utc::now();
        assert_eq!(sleep_time(now, now), None);
        assert_eq!(sleep_time(now - chrono::TimeDelta::days(1), now), None);
        assert_eq!(sleep_time(now + chrono::TimeDelta::seconds(5), now), Some(Duration::from_secs(5)));
        assert_eq!(sleep_time(now + chrono::TimeDelta::days(5), now), Some(MAX_SLEEP));
    }
}
