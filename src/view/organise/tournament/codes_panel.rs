//! The code of a scorer, and when codes end, as an organiser sets them.

use crate::tournament::Zone;
use chrono::{DateTime, Utc};

use super::super::TableCard;
use crate::view::Words;

/// After so many hours codes can be set to end.
pub const HOURS: [u32; 4] = [6, 12, 24, 48];

/// The panel.
pub struct CodesPanel {
    /// The code that opens all tables, if one was issued.
    pub(crate) scorer: Option<TableCard>,
    /// When codes end, if that was set.
    pub(crate) until: Option<String>,
    /// After how many hours they can end.
    pub(crate) hours: [u32; 4],
}

impl CodesPanel {
    /// As it stands.
    pub fn new(scorer: Option<TableCard>, until: Option<DateTime<Utc>>, zone: Zone, w: Words) -> Self {
        Self { scorer, until: until.map(|until| w.moment(until, zone)), hours: HOURS }
    }
}
