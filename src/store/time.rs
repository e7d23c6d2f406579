//! Clock of the store.

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// Time after which submitting a form again is no longer taken for an accidental repeat.
const REPEAT_WINDOW: TimeDelta = TimeDelta::minutes(10);

/// Current time to the microsecond, the resolution of both databases.
pub(super) fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(6)
}

/// Returns true if something is new enough to be shown to its creator again, with its secret, because the first answer may have been lost.
pub(super) fn is_just_made(at: DateTime<Utc>) -> bool {
    now() - at < REPEAT_WINDOW
}
