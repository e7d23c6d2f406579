//! The scorer's code, and the expiry of codes.

use crate::tournament::Zone;
use chrono::{DateTime, Utc};

use super::super::TableCard;
use crate::view::Translator;

/// Choices for the lifetime of codes, in hours.
pub const CODE_HOURS: [u32; 4] = [6, 12, 24, 48];

/// The panel of codes.
pub struct CodesPanel {
    /// The code that opens all tables, if one was issued.
    pub(crate) scorer: Option<TableCard>,
    /// The expiry of the codes, if one was set.
    pub(crate) until: Option<String>,
    pub(crate) hours: [u32; 4],
}

impl CodesPanel {
    /// Creates the panel from the present state.
    pub fn new(
        scorer: Option<TableCard>,
        until: Option<DateTime<Utc>>,
        zone: Zone,
        words: Translator,
    ) -> Self {
        Self { scorer, until: until.map(|until| words.date_time(until, zone)), hours: CODE_HOURS }
    }
}
