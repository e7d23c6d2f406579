//! Warnings in the log about a certificate that nobody renews.

use std::sync::Arc;
use std::time::Duration;

use chrono::Utc;

use super::ServedCertificate;

/// Interval between warnings.
const DAY: Duration = Duration::from_hours(24);

/// Warns once a day, from two weeks before the certificate expires, or later for one that lives only weeks.
pub async fn warn_before_it_runs_out(served: Arc<ServedCertificate>) {
    loop {
        if let Some(certificate) = served.now() {
            let (now, until) = (Utc::now(), certificate.until());
            if now >= until {
                tracing::error!(%until, "the certificate has run out: browsers refuse it");
            } else if now >= certificate.warn_from() {
                tracing::warn!(%until, "the certificate runs out soon, and nobody has renewed it");
            }
        }
        tokio::time::sleep(DAY).await;
    }
}
