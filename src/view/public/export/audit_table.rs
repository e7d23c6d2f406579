//! The audit log as a table to download.

use chrono::Utc;

use super::table::{ExportTable, OutCell, column};
use crate::view::Translator;
use crate::view::organise::{AuditFilter, AuditSeen};

/// Returns one row per audit entry that matches the filter, the newest first.
pub fn audit_table(words: Translator, seen: &AuditSeen, filter: &AuditFilter) -> ExportTable {
    let found: Vec<_> = seen.lines.iter().filter(|line| filter.takes(line)).collect();
    let row = |line: &&crate::view::organise::AuditLine| {
        let group = words.say(format!("audit-kind-{}", line.group)).to_string();
        vec![
            OutCell::At(line.at),
            OutCell::Word(line.group, group),
            OutCell::Text(line.who.clone()),
            OutCell::Text(line.what.clone()),
        ]
    };
    ExportTable {
        title: words.say("audit-title").into(),
        columns: vec![
            column(words, "at", "share-at"),
            column(words, "kind", "audit-kind"),
            column(words, "by", "share-by"),
            column(words, "what", "audit-what"),
        ],
        rows: found.iter().map(row).collect(),
        zone: seen.zone,
        changed_at: found.first().map_or_else(Utc::now, |line| line.at),
    }
}
