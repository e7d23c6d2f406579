//! What everybody in the hall is to know, on whatever page they look at: the clock of the block, and what the organiser says.

use crate::tournament::Zone;
use askama::Template;
use chrono::TimeDelta;

use crate::live::Picture;
use crate::tournament::BlockClock;
use crate::view::Words;

/// The line above a page. A script puts another one in its place (`static/js/hall.js`) and leaves the page under it alone.
#[derive(Template)]
#[template(path = "parts/hall.html")]
pub struct HallLine {
    version: String,
    clock: Option<ClockFace>,
    says: Option<String>,
}

/// A clock as it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockFace {
    /// The moment at which it runs out, in milliseconds since 1970; none where it stands still.
    pub ends: Option<i64>,
    /// “Until 20:15”, or how much is left where it stands still.
    pub says: String,
    /// What it says once it has run out.
    pub over: String,
}

impl HallLine {
    /// What is to be known at a table, or anywhere in the hall.
    pub fn new(words: Words, picture: &Picture, table: Option<u32>) -> Self {
        let clocks = &picture.stored.conduct.clocks;
        let clock = table.map_or(clocks.hall, |table| clocks.of(table));
        Self {
            version: Self::version(picture),
            clock: clock
                .filter(|_| picture.status().is_played())
                .map(|clock| ClockFace::new(words, clock, picture.club.time_zone)),
            says: picture.says.as_ref().map(ToString::to_string),
        }
    }

    /// Changes whenever it may say something else.
    pub fn version(picture: &Picture) -> String {
        let says = if picture.says.is_some() { "-s" } else { "" };
        format!("{}{says}", picture.stored.conduct.changes)
    }
}

impl ClockFace {
    /// As it is read on the clocks of this zone.
    pub fn new(words: Words, clock: BlockClock, zone: Zone) -> Self {
        let over = words.say("clock-over").to_string();
        match clock {
            BlockClock::Runs { ends_at } => Self {
                ends: Some(ends_at.timestamp_millis()),
                says: words.say("clock-until").with("time", words.clock(ends_at, zone)).to_string(),
                over,
            },
            BlockClock::Paused { left } => Self { ends: None, says: paused(words, left), over },
        }
    }
}

fn paused(words: Words, left: TimeDelta) -> String {
    let minutes = u32::try_from((left.num_seconds().max(0) + 59) / 60).unwrap_or_default();
    words.say("clock-paused").with("minutes", minutes).to_string()
}
