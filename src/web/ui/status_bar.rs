//! The line that everybody in the hall sees above any page: the clock of the block and the organiser's message.

use askama::Template;
use chrono::TimeDelta;

use lastcard_club::BlockClock;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Zone;

use crate::ui::translator::Translator;

/// The line above a page. A script replaces it (`static/js/hall.js`) without reloading the page.
#[derive(Template)]
#[template(path = "ui/status_bar.html")]
pub struct StatusBar {
    version: String,
    clock: Option<ClockFace>,
    says: Option<String>,
}

/// A clock as displayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockFace {
    /// The end, in Unix milliseconds; `None` while the clock is paused.
    pub ends: Option<i64>,
    /// “Until 20:15”, or the time left while the clock is paused.
    pub says: String,
    /// The time left while the clock is paused, such as “8:05”.
    pub left: Option<String>,
    /// The text once the time is up.
    pub over: String,
}

impl StatusBar {
    /// Creates the line for a table, or with `None` for the hall.
    pub fn new(words: Translator, snapshot: &TournamentSnapshot, table: Option<u32>) -> Self {
        let clocks = &snapshot.stored.hall.clocks;
        let clock = table.map_or(clocks.hall, |table| clocks.for_table(table));
        Self {
            version: Self::version(snapshot),
            clock: clock
                .filter(|_| snapshot.status().is_in_play())
                .map(|clock| ClockFace::new(words, clock, snapshot.club.time_zone)),
            says: snapshot.says.as_ref().map(ToString::to_string),
        }
    }

    /// Returns a version that changes whenever the line may have changed.
    pub fn version(snapshot: &TournamentSnapshot) -> String {
        let says = if snapshot.says.is_some() { "-s" } else { "" };
        format!("{}{says}", snapshot.stored.hall.changes)
    }
}

impl ClockFace {
    pub fn new(words: Translator, clock: BlockClock, zone: Zone) -> Self {
        let over = words.say("clock-over").to_string();
        match clock {
            BlockClock::Runs { ends_at } => Self {
                ends: Some(ends_at.timestamp_millis()),
                says: words.say("clock-until").with("time", words.time_of_day(ends_at, zone)).to_string(),
                left: None,
                over,
            },
            BlockClock::Paused { left } => Self {
                ends: None,
                says: paused_text(words, left),
                left: Some(minutes_and_seconds(words, left)),
                over,
            },
        }
    }
}

fn paused_text(words: Translator, left: TimeDelta) -> String {
    let minutes = u32::try_from((left.num_seconds().max(0) + 59) / 60).unwrap_or_default();
    words.say("clock-paused").with("minutes", minutes).to_string()
}

/// Formats a time as `static/js/block-clock.js` does, such as “8:05”.
pub fn minutes_and_seconds(words: Translator, time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    let pad = if seconds % 60 < 10 { words.number(0).to_string() } else { String::new() };
    format!("{}:{pad}{}", words.number(seconds / 60), words.number(seconds % 60))
}
