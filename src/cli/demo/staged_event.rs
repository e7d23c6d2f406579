//! Cup of the demo club: groups in which everybody meets everybody, and a knock-out.

use std::num::NonZeroU32;

use chrono::{DateTime, TimeDelta, Utc};

use super::club_nights;
use super::evenings::{entrants, parse_name};
use crate::cli::io::CommandFailure;
use crate::cli::staged_event;
use crate::cli::words::words;
use crate::rules::bot::Bot;
use crate::store::staged_events::NewStagedEvent;
use crate::tournament::staged_event::{Cut, StageDraw, StageForm, StagePlan, StagedEvent};
use crate::tournament::{Format, Problem, Setup, SetupKeys};

const FORMAT: Format = Format::TwoVsTwo;

/// Numbers of its people, two in a team.
const PEOPLE: [usize; 16] = [2, 5, 0, 8, 4, 1, 12, 13, 3, 11, 6, 14, 7, 9, 10, 15];

/// Number of groups, each with half of the teams.
const GROUPS: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

/// Number of teams of each group that get through.
const THROUGH: u32 = 2;

/// Time from the start of a club night to that of the groups on the day after it, and from there to the knock-out.
const GROUPS_AFTER: TimeDelta = TimeDelta::minutes(18 * 60 + 30);
const KNOCK_OUT_AFTER: TimeDelta = TimeDelta::hours(4);

/// Seed of the draw and of the hands.
const SEED: u64 = 14;

/// Makes the cup, which was played on the day after the last club night but one.
pub(super) fn cup(now: DateTime<Utc>) -> Result<NewStagedEvent, CommandFailure> {
    let starts_at = club_nights::past(now, 1) + GROUPS_AFTER;
    let groups = stage("staged-name-groups", StageForm::League(GROUPS), StageDraw::Lot)?;
    let cup = stage("staged-name-cup", StageForm::KnockOut { third_place: true }, StageDraw::Seeding)?;
    let cup = StagePlan {
        cut: Some(Cut { best_of_each: THROUGH, ..Cut::default() }),
        starts_at: Some(starts_at + KNOCK_OUT_AFTER),
        ..cup
    };
    let name = parse_name(&words().say("demo-event").to_string())?;
    let planned = StagedEvent::plan(name, entrants(FORMAT, &PEOPLE, 2)?, Vec::new(), vec![groups, cup])?;
    let plan = staged_event::play(planned, Bot::default(), SEED)?;
    Ok(NewStagedEvent { starts_at, plan, announcement: None })
}

fn stage(name: &'static str, form: StageForm, draw: StageDraw) -> Result<StagePlan, Vec<Problem>> {
    let setup = Setup::parse(&SetupKeys { format: Some(FORMAT.to_string()), ..SetupKeys::default() })?;
    let name = parse_name(&words().say(name).to_string())?;
    Ok(StagePlan { name, form, draw, cut: None, setup, starts_at: None, place: None })
}
