//! `POST /organise/t/{slug}/clock`: the timer of a block, for all tables or for one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::{BlockClock, ClockCommand, ClockMinutes, ClockPayload, ClockRefusal};
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::{self, ChangeError, ClockError, TournamentRecord};
use lastcard_tournament::Tournament;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::ui::{form::Form, status_bar::ClockFace, translator::Translator};

fn message_error(status: StatusCode, key: &'static str) -> Error {
    Error::Message { status, key }
}

/// Reads the form, except the version of the timers that was on the screen.
fn read_command(form: &Form) -> Result<ClockPayload, Error> {
    let minutes = || {
        ClockMinutes::parse(form.value("minutes"))
            .map_err(|_| message_error(StatusCode::UNPROCESSABLE_ENTITY, "error-clock-minutes"))
    };
    let deed = match form.value("deed") {
        "started" => ClockCommand::Started(minutes()?),
        "paused" => ClockCommand::Paused,
        "resumed" => ClockCommand::Resumed,
        "extended" => ClockCommand::Extended(minutes()?),
        "ended" => ClockCommand::Ended,
        _ => return Err(Error::BadRequest),
    };
    let table = Some(form.value("table")).filter(|table| !table.is_empty());
    let table = table.map(str::parse).transpose().map_err(|_| Error::BadRequest)?;
    Ok(ClockPayload { table, deed })
}

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let note = read_command(&form)?;
    let seen = form.value("seen").parse().map_err(|_| Error::BadRequest)?;
    let tables = site.unredacted_snapshot(&header.slug).await?.tournament().tables();
    if note.table.is_some_and(|table| table == 0 || table > tables) {
        return Err(Error::BadRequest);
    }
    let set = organiser.change_tournament(&site, &header.id, move |store, deed| {
        match tournaments::set_clock(store, &deed.club, &deed.tournament, Some(&deed.by), &note, seen) {
            Ok(_) => Ok(None),
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
