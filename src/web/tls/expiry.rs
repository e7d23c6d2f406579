//! A certificate that nobody renews is told of in the log while there is still time.

use std::sync::Arc;
use std::time::Duration;

use chrono::Utc;

use super::ServedCertificate;

/// How often it is told.
const DAY: Duration = Duration::from_hours(24);

/// Warns once a day, from two weeks before the certificate runs out: later for one that lives for weeks only.
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
