//! Everything that anybody did, in a tournament or in a club: one list, the newest first.

mod club;
mod page;
mod tournament;

use crate::tournament::Zone;
use chrono::{DateTime, Utc};

pub use club::{ClubSeen, club_lines};
pub use page::AuditPage;
pub use tournament::tournament_lines;

/// The groups of what is done, as they are chosen from; each is said as `audit-kind-…`.
pub(super) const GROUPS: [&str; 8] =
    ["results", "counts", "people", "rulings", "conduct", "codes", "set-up", "club"];

/// One thing that somebody did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditLine {
    /// When.
    pub(crate) at: DateTime<Utc>,
    /// Which group it is of.
    pub(crate) group: &'static str,
    /// Who, and from where.
    pub(crate) who: String,
    /// What, in a few words.
    pub(crate) what: String,
}

/// Everything that was done, the newest first, and on whose clocks.
pub struct AuditSeen {
    /// What was done.
    pub lines: Vec<AuditLine>,
    /// The time zone of the club.
    pub zone: Zone,
}

/// What is looked for.
#[derive(Debug, Clone, Default)]
pub struct AuditFilter {
    /// The group; empty for all.
    pub kind: String,
    /// What stands in the line; empty for anything.
    pub text: String,
}

impl AuditFilter {
    /// Whether a line is looked for.
    pub(crate) fn takes(&self, line: &AuditLine) -> bool {
        let sought = self.text.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&sought);
        (self.kind.is_empty() || self.kind == line.group) && (has(&line.what) || has(&line.who))
    }
}

/// The newest first; of the same moment what was noted last.
fn newest_first(mut lines: Vec<AuditLine>) -> Vec<AuditLine> {
    lines.sort_by_key(|line| line.at);
    lines.reverse();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_by_its_group_and_by_what_stands_in_it() {
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
            assert_eq!(filter(kind, text).takes(&line), takes, "{kind} {text}");
        }
    }
}
