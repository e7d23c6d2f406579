//! The audit log of a tournament or a club: one list, newest first.

use chrono::{DateTime, Utc};

use lastcard_tournament::Zone;

/// Groups of audit entries to filter by; each is labelled `audit-kind-…`.
pub const GROUPS: [&str; 8] =
    ["results", "counts", "people", "rulings", "conduct", "codes", "set-up", "club"];

/// One line of the audit log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditLine {
    pub at: DateTime<Utc>,
    /// One of `GROUPS`.
    pub group: &'static str,
    /// The actor, with the device or the code.
    pub who: String,
    pub what: String,
}

/// An audit log with its time zone.
pub struct AuditLog {
    /// The lines, newest first.
    pub lines: Vec<AuditLine>,
    /// The time zone of the club.
    pub zone: Zone,
}

/// The filter of an audit log.
#[derive(Debug, Clone, Default)]
pub struct AuditFilter {
    /// One of the groups; empty for all.
    pub kind: String,
    /// Text to find in a line; empty for anything.
    pub text: String,
}

impl AuditFilter {
    pub fn matches(&self, line: &AuditLine) -> bool {
        let sought = self.text.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&sought);
        (self.kind.is_empty() || self.kind == line.group) && (has(&line.what) || has(&line.who))
    }
}

/// Sorts newest first; lines of equal time are reversed, so that the last one recorded comes first.
pub fn newest_first(mut lines: Vec<AuditLine>) -> Vec<AuditLine> {
    lines.sort_by_key(|line| line.at);
    lines.reverse();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_by_group_and_text() {
        let line = AuditLine {
            at: DateTime::UNIX_EPOCH,
            group: "results",
            who: "Table 3 · Firefox".to_owned(),
            what: "Hand 5: Анна +57".to_owned(),
        };
        let filter = |kind: &str, text: &str| AuditFilter { kind: kind.to_owned(), text: text.to_owned() };
        for (kind, text, takes) in [
            ("", "", true),
            ("results", "анна", true),
            ("", "firefox", true),
            ("people", "", false),
            ("results", "Boris", false),
        ] {
            assert_eq!(filter(kind, text).matches(&line), takes, "{kind} {text}");
        }
    }
}
