//! The state of this copy of the service, for its operator.

use askama::Template;

use crate::ui::page::Page;

/// The page at `/organise/service`.
#[derive(Template)]
#[template(path = "operations/service.html")]
pub struct ServicePage {
    pub page: Page,
    /// Problems: a heading and a remedy.
    pub troubles: Vec<[String; 2]>,
    /// Figures by subject.
    pub groups: Vec<FigureGroup>,
    /// Summary of the backups, above their list.
    pub backups_line: String,
    /// Backups, the latest first.
    pub backups: Vec<KeptBackupLine>,
    /// Slow requests since the start, the longest first.
    pub slow: Vec<SlowLine>,
}

/// Figures of one subject.
pub struct FigureGroup {
    /// Message key of the subject.
    pub title: &'static str,
    /// Message key and value of each figure.
    pub figures: Vec<(&'static str, String)>,
}

/// A backup that is kept.
pub struct KeptBackupLine {
    pub at: String,
    pub size: String,
    /// Message key of the reason for the backup.
    pub why: &'static str,
}

/// A route with slow requests.
pub struct SlowLine {
    /// The pattern from the route table.
    pub route: String,
    /// Number of slow requests.
    pub times: u64,
    pub longest: String,
}
