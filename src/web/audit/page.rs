//! The page of an audit log: one list, newest first, with a filter.

use askama::Template;
use chrono::{DateTime, Utc};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use lastcard_tournament::Zone;

use crate::ui::page::Page;

/// Groups of audit entries to filter by; each is labelled `audit-kind-…`.
pub const GROUPS: [&str; 8] =
    ["results", "counts", "people", "rulings", "conduct", "codes", "set-up", "club"];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditLine {
    pub at: DateTime<Utc>,
    /// One of `GROUPS`.
    pub group: &'static str,
    /// The actor, with the device or the code.
    pub who: String,
    pub what: String,
}

pub struct AuditLog {
    /// The lines, newest first.
    pub lines: Vec<AuditLine>,
    /// The time zone of the club.
    pub zone: Zone,
}

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

/// Number of lines per page.
const PAGE_SIZE: usize = 100;

/// The page at `/organise/audit` and `/organise/t/{slug}/audit`.
#[derive(Template)]
#[template(path = "audit/page.html")]
pub struct AuditPage {
    page: Page,
    /// Address and name of the link back.
    back: (String, String),
    /// Message key that explains what the list contains.
    help: &'static str,
    filter: AuditFilter,
    /// Groups that occur in the list.
    groups: Vec<&'static str>,
    /// Number of lines that match the filter.
    count: usize,
    /// Time, actor and action.
    lines: Vec<(String, String, String)>,
    /// The filter as a query string.
    query: String,
    /// The neighbouring pages.
    newer: Option<usize>,
    older: Option<usize>,
}

impl AuditPage {
    /// Creates one page of the filtered lines; `number` starts at 0.
    pub fn new(
        page: Page,
        seen: &AuditLog,
        (back, help): ((String, String), &'static str),
        filter: AuditFilter,
        number: usize,
    ) -> Self {
        let words = page.words();
        let found: Vec<&AuditLine> = seen.lines.iter().filter(|line| filter.matches(line)).collect();
        let has = |group: &&str| seen.lines.iter().any(|line| line.group == *group) || filter.kind == *group;
        let from = number.saturating_mul(PAGE_SIZE);
        let shown = found.iter().skip(from).take(PAGE_SIZE);
        let line =
            |line: &&AuditLine| (words.date_time(line.at, seen.zone), line.who.clone(), line.what.clone());
        Self {
            lines: shown.map(line).collect(),
            query: format!("kind={}&q={}", percent_encode(&filter.kind), percent_encode(&filter.text)),
            newer: number.checked_sub(1),
            older: (found.len() > from.saturating_add(PAGE_SIZE)).then_some(number.saturating_add(1)),
            count: found.len(),
            groups: GROUPS.into_iter().filter(has).collect(),
            back,
            help,
            filter,
            page,
        }
    }
}

/// Percent-encodes a part of a query string.
fn percent_encode(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
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
