//! The store's clock.

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// A form that is sent later than this after it made something was not sent twice by mistake.
const SENT_TWICE: TimeDelta = TimeDelta::minutes(10);

/// Now, to the microsecond: what both databases keep.
pub(super) fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(6)
}

/// Tells that what was made at a moment may be shown once more to whoever made it, with its secret: the first answer may have been lost.
pub(super) fn is_just_made(at: DateTime<Utc>) -> bool {
    now() - at < SENT_TWICE
}
