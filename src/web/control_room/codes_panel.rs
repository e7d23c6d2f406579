//! The scorer's code, and the expiry of codes.

use chrono::{DateTime, Utc};

use lastcard_tournament::Zone;

use crate::table::cards_page::TableCard;
use crate::ui::translator::Translator;

/// Choices for the lifetime of codes, in hours.
pub const CODE_HOURS: [u32; 4] = [6, 12, 24, 48];

/// The panel of codes.
pub struct CodesPanel {
    /// The code that opens all tables, if one was issued.
    pub scorer: Option<TableCard>,
    /// The expiry of the codes, if one was set.
    pub until: Option<String>,
    pub hours: [u32; 4],
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
