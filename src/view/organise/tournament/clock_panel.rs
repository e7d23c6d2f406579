//! The clock of the block as the organiser sees and sets it.

use crate::store::clubs::Club;
use crate::store::tournaments::Stored;
use crate::tournament::{BlockClock, ClockMinutes, Tournament};
use crate::view::Words;
use crate::view::hall::ClockFace;

/// The clocks, and the form that sets them.
pub struct ClockPanel {
    /// How often they were changed before it was shown.
    pub(crate) seen: u32,
    /// The clocks that are on, with whose they are.
    pub(crate) lines: Vec<(String, ClockFace)>,
    /// The tables that can have one of their own.
    pub(crate) tables: u32,
    /// How long a block takes at the club's pace.
    pub(crate) minutes: ClockMinutes,
    /// Whether one runs that can be paused.
    pub(crate) runs: bool,
    /// Whether one stands still.
    pub(crate) stands: bool,
}

impl ClockPanel {
    /// As the clocks stand.
    pub fn of(stored: &Stored, club: &Club, w: Words) -> Self {
        let clocks = &stored.conduct.clocks;
        let face = |clock: BlockClock| ClockFace::new(w, clock, club.time_zone);
        Self {
            seen: clocks.changes,
            lines: clocks.all().map(|(table, clock)| (whose(w, table), face(clock))).collect(),
            tables: stored.tournament.tables(),
            minutes: ClockMinutes::nearest(club.pace.of(hands_of_block(&stored.tournament))),
            runs: clocks.all().any(|(_, clock)| matches!(clock, BlockClock::Runs { .. })),
            stands: clocks.all().any(|(_, clock)| matches!(clock, BlockClock::Paused { .. })),
        }
    }
}

/// “Table 3”, or what the clock of the hall is called.
pub(super) fn whose(w: Words, table: Option<u32>) -> String {
    match table {
        Some(table) => w.say("desk-table-of").with("table", table).to_string(),
        None => w.say("clock-of-all").to_string(),
    }
}

/// How many hands a clock is set for: those of a block, or one where there are no blocks.
fn hands_of_block(tournament: &Tournament) -> u32 {
    tournament.setup().plan().map_or(1, |plan| plan.hands_per_block.get())
}
