//! The list as a page.

use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{AuditFilter, AuditLine, AuditSeen, GROUPS};
use crate::view::Page;

/// So many lines are on a page.
const LINES: usize = 100;

/// `/organise/audit` and `/organise/t/{slug}/audit`
#[derive(Template)]
#[template(path = "organise/audit.html")]
pub struct AuditPage {
    page: Page,
    /// Where one came from: address and name.
    back: (String, String),
    /// What is in the list, as a key.
    help: &'static str,
    filter: AuditFilter,
    /// The groups of what is in the list.
    groups: Vec<&'static str>,
    /// How many lines there are.
    count: usize,
    /// When, who, what.
    lines: Vec<(String, String, String)>,
    /// What is looked for, as an address has it.
    query: String,
    /// The pages before and after this one.
    newer: Option<usize>,
    older: Option<usize>,
}

impl AuditPage {
    /// A page of what is looked for, from 0.
    pub fn new(
        page: Page,
        seen: &AuditSeen,
        (back, help): ((String, String), &'static str),
        filter: AuditFilter,
        number: usize,
    ) -> Self {
        let w = page.words();
        let found: Vec<&AuditLine> = seen.lines.iter().filter(|line| filter.takes(line)).collect();
        let has = |group: &&str| seen.lines.iter().any(|line| line.group == *group) || filter.kind == *group;
        let from = number.saturating_mul(LINES);
        let shown = found.iter().skip(from).take(LINES);
        let line = |line: &&AuditLine| (w.moment(line.at, seen.zone), line.who.clone(), line.what.clone());
        Self {
            lines: shown.map(line).collect(),
            query: format!("kind={}&q={}", encoded(&filter.kind), encoded(&filter.text)),
            newer: number.checked_sub(1),
            older: (found.len() > from.saturating_add(LINES)).then_some(number.saturating_add(1)),
            count: found.len(),
            groups: GROUPS.into_iter().filter(has).collect(),
            back,
            help,
            filter,
            page,
        }
    }
}

/// As a part of an address has it.
fn encoded(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}
