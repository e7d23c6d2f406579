//! `POST /organise/t/{slug}/clock`: the timer of a block, for all tables or for one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use chrono::{DateTime, Utc};

use lastcard_club::{
    BlockClock, BlockStart, ClockCommand, ClockMinutes, ClockPayload, ClockRefusal, EventKind,
};
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::{self, ChangeError, ClockError, Event, TournamentRecord};
use lastcard_tournament::{Tally, Tournament};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::desk::worklist::club_evening;
use crate::extract::own_tournament::OwnHeader;
use crate::ui::{
    form::Form,
    status_bar::{ClockFace, minutes_and_seconds},
    translator::Translator,
};

fn message_error(status: StatusCode, key: &'static str) -> Error {
    Error::Message { status, key }
}

/// Reads the form, except the version of the timers that was on the screen: one command, or two that follow each other.
fn read_commands(form: &Form) -> Result<Vec<ClockPayload>, Error> {
    let minutes = || {
        ClockMinutes::parse(form.value("minutes"))
            .map_err(|_| message_error(StatusCode::UNPROCESSABLE_ENTITY, "error-clock-minutes"))
    };
    let deeds = match form.value("deed") {
        "started" => vec![ClockCommand::Started(minutes()?)],
        // The clock of the block before still runs.
        "restarted" => vec![ClockCommand::Ended, ClockCommand::Started(minutes()?)],
        "paused" => vec![ClockCommand::Paused],
        "resumed" => vec![ClockCommand::Resumed],
        "extended" => vec![ClockCommand::Extended(minutes()?)],
        "shortened" => vec![ClockCommand::Shortened(minutes()?)],
        "ended" => vec![ClockCommand::Ended],
        _ => return Err(Error::BadRequest),
    };
    let table = Some(form.value("table")).filter(|table| !table.is_empty());
    let table = table.map(str::parse).transpose().map_err(|_| Error::BadRequest)?;
    Ok(deeds.into_iter().map(|deed| ClockPayload { table, deed }).collect())
}

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let commands = read_commands(&form)?;
    let seen: u32 = form.value("seen").parse().map_err(|_| Error::BadRequest)?;
    let tables = site.unredacted_snapshot(&header.slug).await?.tournament().tables();
    if commands.iter().filter_map(|command| command.table).any(|table| table == 0 || table > tables) {
        return Err(Error::BadRequest);
    }
    let set = organiser.change_tournament(&site, &header.id, move |store, deed| {
        match tournaments::set_clock(store, &deed.club, &deed.tournament, Some(&deed.by), &commands, seen) {
            Ok(()) => Ok(None),
            Err(ClockError::Refused(why)) => Ok(Some(why)),
            Err(ClockError::Change(error)) => Err(error),
            Err(ClockError::Store(error)) => Err(error.into()),
            // Neither is returned for a timer.
            Err(ClockError::InPlay(_) | ClockError::TooLate) => Err(ChangeError::Stale),
        }
    });
    match set.await? {
        None => Ok(see_other(format!("/organise/t/{}?done=clock#clock", header.slug))),
        Some(ClockRefusal::IsOn) => Err(message_error(StatusCode::CONFLICT, "error-clock-on")),
        Some(ClockRefusal::IsNotSo) => Err(message_error(StatusCode::CONFLICT, "error-clock-not-so")),
        Some(ClockRefusal::TooLong) => Err(message_error(StatusCode::CONFLICT, "error-clock-too-long")),
        Some(ClockRefusal::Changed) => Err(message_error(StatusCode::CONFLICT, "error-clock-changed")),
    }
}

/// The timers, and the form that sets them.
pub struct ClockPanel {
    /// Number of changes to the timers before this was rendered.
    pub seen: u32,
    /// “Block 6”, or a general heading.
    pub title: String,
    /// The timer of the hall.
    pub hall: Option<ClockFace>,
    /// Tables with a timer of their own.
    pub lines: Vec<(String, ClockFace)>,
    /// Number of tables that can have a timer of their own.
    pub tables: u32,
    /// Duration of a block at the club's pace.
    pub minutes: ClockMinutes,
    /// The button that starts the clock of a block, if that makes sense now.
    pub start: Option<ClockStart>,
    /// True if the time of a timer can be shortened: some is left.
    pub has_time: bool,
    /// True if a running timer can be paused.
    pub runs: bool,
    /// True if a timer is paused.
    pub stands: bool,
}

/// The button that starts the clock of a block.
pub struct ClockStart {
    /// “Start block 7”.
    pub says: String,
    /// The duration, such as “12:00”.
    pub time: String,
    /// The value of the form's `deed`.
    pub deed: &'static str,
}

impl ClockPanel {
    pub fn of(
        stored: &TournamentRecord,
        tally: &Tally,
        events: &[Event],
        club: &Club,
        words: Translator,
    ) -> Self {
        let (clocks, now) = (&stored.hall.clocks, Utc::now());
        let face = |clock: BlockClock| ClockFace::new(words, clock, club.time_zone);
        let evening = club_evening(stored, tally);
        let minutes = ClockMinutes::clamped(club.pace.time_for(hands_of_block(&stored.tournament)));
        let named = |key: &'static str, (round, block): (u32, u32)| {
            let rounds = stored.tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
            let key = if rounds > 1 { format!("{key}-of-round") } else { key.to_owned() };
            words.say(key).with("round", round).with("block", block).to_string()
        };
        let start = |start: BlockStart| ClockStart {
            says: match start.block {
                Some(block) => named("clock-start-block", block),
                None => words.say("clock-start").to_string(),
            },
            time: minutes_and_seconds(words, minutes.duration()),
            deed: if start.replaces { "restarted" } else { "started" },
        };
        let has_time = |clock: &BlockClock| clock.has_time_left(now);
        Self {
            seen: clocks.changes,
            title: match evening.current_block() {
                Some(block) => named("clock-block", block),
                None => words.say("clock-title").to_string(),
            },
            hall: clocks.hall.map(face),
            lines: clocks
                .tables
                .iter()
                .map(|(table, clock)| (timer_name(words, Some(*table)), face(*clock)))
                .collect(),
            tables: stored.tournament.tables(),
            minutes,
            start: BlockStart::of(&evening, clocks.hall, last_started(events), now).map(start),
            has_time: clocks.all().any(|(_, clock)| has_time(&clock)),
            runs: clocks.all().any(|(_, clock)| matches!(clock, BlockClock::Runs { .. }) && has_time(&clock)),
            stands: clocks.all().any(|(_, clock)| matches!(clock, BlockClock::Paused { .. })),
        }
    }

    /// Returns true if nobody has set a timer.
    pub fn is_empty(&self) -> bool {
        self.hall.is_none() && self.lines.is_empty()
    }
}

/// Returns the time at which the timer of all tables was last started.
fn last_started(events: &[Event]) -> Option<DateTime<Utc>> {
    let is_start = |event: &&Event| {
        matches!(event.kind, EventKind::Clock(ClockPayload { table: None, deed: ClockCommand::Started(_) }))
    };
    events.iter().rev().find(is_start).map(|event| event.created_at)
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
