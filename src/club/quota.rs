//! Quotas of a table and its players: whoever has a code must not be able to fill the ledger.

use chrono::{DateTime, TimeDelta, Utc};

/// Maximum number of entries about one hand that can be made with the code of its table. People who argue
/// over a hand correct it five times.
const MAX_ENTRIES_PER_HAND: usize = 30;

/// Maximum number of entries that a table may make within a day: at three minutes a hand, more than it can
/// play.
const MAX_ENTRIES_PER_DAY: usize = 500;

/// Maximum number of reports by a player on one hand. People who miscount need three.
const MAX_REPORTS_PER_HAND: i64 = 30;

/// Quota that is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuotaExceeded {
    /// The entries about one hand.
    Hand,
    /// The entries of a table within a day.
    Day,
}

/// Checks the entries of a table before another one: the number about the same hand, and the times of the
/// newest ones about any hand, latest first.
///
/// # Errors
/// Fails if the table has used up a quota.
pub fn check_table_entries(
    of_hand: usize,
    newest: impl Iterator<Item = DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Result<(), QuotaExceeded> {
    if of_hand >= MAX_ENTRIES_PER_HAND {
        return Err(QuotaExceeded::Hand);
    }
    let today = now - TimeDelta::days(1);
    // Takes a fixed number instead of stopping at the first old entry: the clock may have been set back.
    if newest.take(MAX_ENTRIES_PER_DAY).filter(|at| *at > today).count() >= MAX_ENTRIES_PER_DAY {
        return Err(QuotaExceeded::Day);
    }
    Ok(())
}

/// Returns true if a player who has made this number of reports on a hand may make another one.
pub fn may_report(reports: i64) -> bool {
    reports < MAX_REPORTS_PER_HAND
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_quotas_for_a_hand_and_for_a_day() {
        let now = DateTime::UNIX_EPOCH + TimeDelta::days(9);
        let check = |of_hand, recent| {
            let old = now - TimeDelta::days(2);
            let newest = (0..600).map(|number| if number < recent { now } else { old });
            check_table_entries(of_hand, newest, now)
        };
        assert_eq!(check(29, 499), Ok(()));
        assert_eq!(check(30, 0), Err(QuotaExceeded::Hand));
        assert_eq!(check(0, 500), Err(QuotaExceeded::Day));
        assert!(may_report(29) && !may_report(30));
    }
}
