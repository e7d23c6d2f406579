//! The timer of the block, for the organiser.

use lastcard_club::{BlockClock, ClockMinutes};
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::Tournament;

use crate::ui::{status_bar::ClockFace, translator::Translator};

/// The timers, and the form that sets them.
pub struct ClockPanel {
    /// Number of changes to the timers before this was rendered.
    pub seen: u32,
    /// Timers that are on, with their tables.
    pub lines: Vec<(String, ClockFace)>,
    /// Number of tables that can have a timer of their own.
    pub tables: u32,
    /// Duration of a block at the club's pace.
    pub minutes: ClockMinutes,
    /// True if a running timer can be paused.
    pub runs: bool,
    /// True if a timer is paused.
    pub stands: bool,
}

impl ClockPanel {
    /// Creates the panel from the present state.
    pub fn of(stored: &TournamentRecord, club: &Club, words: Translator) -> Self {
        let clocks = &stored.hall.clocks;
        let face = |clock: BlockClock| ClockFace::new(words, clock, club.time_zone);
        Self {
            seen: clocks.changes,
            lines: clocks.all().map(|(table, clock)| (timer_name(words, table), face(clock))).collect(),
            tables: stored.tournament.tables(),
            minutes: ClockMinutes::clamped(club.pace.time_for(hands_of_block(&stored.tournament))),
            runs: clocks.all().any(|(_, clock)| matches!(clock, BlockClock::Runs { .. })),
            stands: clocks.all().any(|(_, clock)| matches!(clock, BlockClock::Paused { .. })),
        }
    }
}

/// “Table 3”, or the name of the hall's timer.
pub fn timer_name(words: Translator, table: Option<u32>) -> String {
    match table {
        Some(table) => words.say("desk-table-of").with("table", table).to_string(),
        None => words.say("clock-of-all").to_string(),
    }
}

/// Returns the number of hands that a timer covers: those of a block, or one if there are no blocks.
fn hands_of_block(tournament: &Tournament) -> u32 {
    tournament.setup().plan().map_or(1, |plan| plan.hands_per_block.get())
}
