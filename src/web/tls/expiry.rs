//! Warnings in the log about a certificate that nobody renews.

use std::sync::Arc;
use std::time::Duration;

use chrono::Utc;

use crate::tls::served::ServedCertificate;

/// Interval between warnings.
const WARNING_INTERVAL: Duration = Duration::from_hours(24);

/// Warns once a day, from two weeks before the certificate expires, or later if its lifetime is only weeks.
pub async fn warn_before_expiry(served: Arc<ServedCertificate>) {
    loop {
        if let Some(certificate) = served.current() {
            let (now, until) = (Utc::now(), certificate.expires_at());
            if now >= until {
                tracing::error!(%until, "the certificate has expired: browsers refuse it");
            } else if now >= certificate.warn_from() {
                tracing::warn!(%until, "the certificate expires soon, and nobody has renewed it");
            }
        }
        tokio::time::sleep(WARNING_INTERVAL).await;
    }
}
