//! The store's clock.

use chrono::{DateTime, SubsecRound, Utc};

/// Now, to the microsecond: what both databases keep.
pub(super) fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(6)
}
