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
        let hall = clocks.hall.map(|clock| (w.say("clock-of-all").to_string(), face(clock)));
        let own = clocks
            .tables
            .iter()
            .map(|(table, clock)| (w.say("desk-table-of").with("table", *table).to_string(), face(*clock)));
        let all = || clocks.hall.iter().chain(clocks.tables.values());
        Self {
            seen: clocks.changes,
            lines: hall.into_iter().chain(own).collect(),
            tables: stored.tournament.tables(),
            minutes: ClockMinutes::nearest(club.pace.of(hands_of_block(&stored.tournament))),
            runs: all().any(|clock| matches!(clock, BlockClock::Runs { .. })),
            stands: all().any(|clock| matches!(clock, BlockClock::Paused { .. })),
        }
    }
}

/// How many hands a clock is set for: those of a block, or one where there are no blocks.
fn hands_of_block(tournament: &Tournament) -> u32 {
    tournament.setup().plan().map_or(1, |plan| plan.hands_per_block.get())
}
