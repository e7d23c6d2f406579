//! The audit log as a table to download.

use chrono::Utc;

use crate::audit::log::{AuditFilter, AuditLog};
use crate::export::table::{ExportCell, ExportTable, column};
use crate::ui::translator::Translator;

/// Returns one row per audit entry that matches the filter, the newest first.
pub fn audit_table(words: Translator, seen: &AuditLog, filter: &AuditFilter) -> ExportTable {
    let found: Vec<_> = seen.lines.iter().filter(|line| filter.matches(line)).collect();
    let row = |line: &&crate::audit::log::AuditLine| {
        let group = words.say(format!("audit-kind-{}", line.group)).to_string();
        vec![
            ExportCell::At(line.at),
            ExportCell::Word(line.group, group),
            ExportCell::Text(line.who.clone()),
            ExportCell::Text(line.what.clone()),
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
