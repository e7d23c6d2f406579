//! `lastcard demo`: a club in which there is something to see on every page.

mod club_nights;
mod evenings;
mod people;
mod staged_event;

use chrono::{DateTime, Utc};
use clap::Args;

use super::data::Database;
use super::io::{self, CommandFailure};
use crate::cli::words::words;
use crate::club::{Notice, ProfileVisibility, SeasonRules, SignUpNames, SignUpSource};
use crate::store::announcements::NewAnnouncement;
use crate::store::clubs::ClubDetails;
use crate::store::demo::{self, Demo, DemoCondition, DemoError};
use crate::store::entries::random_key;
use crate::store::seasons::NewSeason;
use crate::store::sign_ups::NewSignUp;
use crate::store::{Store, StoreError};
use crate::tournament::{Fault, Format, Place, Problem, Setup, SetupKeys, ShortText, Zone};
use evenings::parse_name;
use people::{OPEN_PAGES, PEOPLE};

/// Format of the coming evening. It has eight places, so one more sign-up is on the waiting list.
const COMING: Format = Format::EightPlayer;

/// Numbers of the people who have signed up for the coming evening, in order.
const SIGNED_UP: [usize; 9] = [8, 0, 13, 5, 10, 2, 7, 12, 4];

/// Add a demo club: an evening of every format, a cup, a season, people with pages, a coming evening, and a
/// table at which bots play
#[derive(Debug, Args)]
pub struct AddDemo {
    #[command(flatten)]
    database: Database,
    /// Remove the demo club with everything in it
    #[arg(long)]
    remove: bool,
}

pub(super) fn run(args: &AddDemo) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let key = match args.remove {
        true if demo::remove(&store)? => "demo-removed",
        true => "demo-none",
        false if install(&store, DemoCondition::Missing)? => "demo-added",
        false => "demo-there",
    };
    io::print(&format!("{}\n", words().say(key)))
}

/// Adds the demo club if `when` applies. Returns true if it was added.
pub(super) fn install(store: &Store, when: DemoCondition) -> Result<bool, CommandFailure> {
    // Bots play for a moment, so it is only made where it is wanted. The store checks again.
    if !when.is_met(store)? {
        return Ok(false);
    }
    Ok(demo::install(store, &build_demo(Utc::now())?, when)?.is_some())
}

impl From<DemoError> for CommandFailure {
    fn from(error: DemoError) -> Self {
        match error {
            DemoError::Store(error) => error.into(),
            refused @ DemoError::Refused(_) => StoreError::corrupt("demo", &refused).into(),
        }
    }
}

fn build_demo(now: DateTime<Utc>) -> Result<Demo, CommandFailure> {
    let text = |key| words().say(key).to_string();
    let club = ClubDetails {
        name: parse_name(&text("demo-club"))?,
        time_zone: Zone::UTC,
        language: words().language().to_owned(),
    };
    let season = NewSeason {
        name: parse_name(&text("demo-season"))?,
        rules: SeasonRules::default(),
        takes_new: true,
        tournaments: [].into(),
    };
    let open = OPEN_PAGES.iter().filter_map(|number| PEOPLE.get(*number));
    let profiles = open.map(|name| Ok((parse_name(name)?, ProfileVisibility::Everything)));
    Ok(Demo {
        club,
        evenings: evenings::finished(now)?,
        event: staged_event::cup(now)?,
        playing: evenings::playing(now)?,
        season,
        announcement: announcement(now)?,
        sign_ups: sign_ups()?,
        profiles: profiles.collect::<Result<_, Vec<Problem>>>()?,
    })
}

fn announcement(now: DateTime<Utc>) -> Result<NewAnnouncement, Vec<Problem>> {
    let text = |key| words().say(key).to_string();
    let problem = |key: &'static str| move |fault: Fault| vec![Place::root().key(key).fault(fault)];
    let setup = Setup::parse(&SetupKeys { format: Some(COMING.to_string()), ..SetupKeys::default() })?;
    Ok(NewAnnouncement {
        name: parse_name(&text("demo-coming"))?,
        place: ShortText::parse(&text("demo-place")).map_err(problem("place"))?,
        about: Notice::parse(&text("demo-about")).map_err(problem("about"))?,
        starts_at: club_nights::coming(now),
        setup,
        format_open: false,
        places: u32::try_from(*COMING.players().end()).unwrap_or(u32::MAX),
        takes_names: true,
    })
}

fn sign_ups() -> Result<Vec<NewSignUp>, CommandFailure> {
    let names = SIGNED_UP.iter().filter_map(|number| PEOPLE.get(*number));
    let sign_up = |name: &&str| {
        let names = SignUpNames::parse(COMING, vec![parse_name(name)?]);
        // Not reached: one name is enough, and not too many.
        let names = names.map_err(|fault| CommandFailure::Failed(format!("{fault:?}")))?;
        Ok(NewSignUp { names, remark: None, entry_key: random_key(), source: SignUpSource::Club })
    };
    names.map(sign_up).collect()
}
