//! `lastcard demo`: a club with sample tournaments.

use crate::tournament::Zone;
use chrono::{DateTime, DurationRound, TimeDelta, Utc};
use clap::Args;

use super::data::Database;
use super::io::{self, CommandFailure};
use super::transfer::import_failure;
use crate::cli::words::words;
use crate::store::Store;
use crate::store::clubs::ClubDetails;
use crate::store::demo::{self, Demo, DemoCondition};
use crate::store::tournaments::TournamentImport;
use crate::tournament::{Name, Place, Problem, file};

/// Tournaments of the demo, with their start times in hours before now.
const TOURNAMENTS: [(&str, i64); 3] = [
    (include_str!("four_player.json"), 7 * 24),
    (include_str!("eight_player.json"), 2),
    (include_str!("two_vs_two.json"), 1),
];

/// Add a demo club: a finished evening, one half played, and a match
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
    let demo = build_demo(Utc::now())?;
    Ok(demo::install(store, &demo, when).map_err(import_failure)?.is_some())
}

fn build_demo(now: DateTime<Utc>) -> Result<Demo, Vec<Problem>> {
    let half_hour = now.duration_trunc(TimeDelta::minutes(30)).unwrap_or(now);
    let tournament = |(text, hours): (&str, i64)| {
        let starts_at = half_hour - TimeDelta::hours(hours);
        Ok(TournamentImport { starts_at, tournament: file::read(text)? })
    };
    let tournaments = TOURNAMENTS.into_iter().map(tournament).collect::<Result<Vec<_>, Vec<Problem>>>()?;
    let name = Name::parse(&words().say("demo-club").to_string());
    let name = name.map_err(|fault| vec![Place::root().key("name").fault(fault)])?;
    let club = ClubDetails { name, time_zone: Zone::UTC, language: "en".to_owned() };
    Ok(Demo { club, tournaments })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{EndReason, tally};

    #[test]
    fn the_demo_shows_each_state_of_a_tournament() {
        let demo = build_demo(Utc::now()).unwrap();
        let standings: Vec<_> = demo.tournaments.iter().map(|one| tally(&one.tournament).standings).collect();
        let [evening, half, cup] = standings.as_slice() else { panic!("three tournaments") };
        assert_eq!(evening.reason, Some(EndReason::Schedule));
        assert_eq!((half.finished, half.next.len()), (false, 2));
        let totals: Vec<_> = cup.standings.iter().map(|standing| standing.total).collect();
        assert_eq!((cup.finished, totals), (false, vec![Some(410), Some(340)]));
    }
}
