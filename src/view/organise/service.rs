//! How this copy of the service is, for whoever runs it.

use askama::Template;

use crate::view::Page;

/// `/organise/service`
#[derive(Template)]
#[template(path = "organise/service.html")]
pub struct ServicePage {
    pub(crate) page: Page,
    /// What is wrong: a heading and what to do about it.
    pub troubles: Vec<[String; 2]>,
    /// Figures, by what they are of.
    pub groups: Vec<FigureGroup>,
    /// What there is to say of the backups, before they are listed.
    pub backups_line: String,
    /// The newest backups, the latest first.
    pub backups: Vec<KeptBackupLine>,
    /// What took long since the start, the longest first.
    pub slow: Vec<SlowLine>,
}

/// Figures that belong together.
pub struct FigureGroup {
    /// The key of what they are of.
    pub title: &'static str,
    /// The key of each, and what it is.
    pub figures: Vec<(&'static str, String)>,
}

/// A backup that is kept.
pub struct KeptBackupLine {
    pub(crate) at: String,
    pub(crate) size: String,
    /// The key of why it was taken.
    pub why: &'static str,
}

/// A route that was slow.
pub struct SlowLine {
    /// As the route table has it.
    pub route: String,
    /// How often.
    pub times: u64,
    pub(crate) longest: String,
}
