//! The page of an audit log.

use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::audit::log::{AuditFilter, AuditLine, AuditLog, GROUPS};
use crate::ui::page::Page;

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
