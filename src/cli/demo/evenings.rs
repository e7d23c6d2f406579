//! Evenings of the demo club: one per format, each played by bots from a fixed seed.

use chrono::{DateTime, DurationRound as _, TimeDelta, Utc};

use super::club_nights;
use super::people::lines;
use crate::cli::io::CommandFailure;
use crate::cli::simulate;
use crate::cli::words::words;
use crate::rules::bot::Bot;
use crate::store::demo::DemoEvening;
use crate::store::tournaments::TournamentImport;
use crate::tournament::{Entrant, Format, Lineup, Name, Place, Problem, Setup, SetupKeys, Tournament};

/// Plan of an evening.
struct EveningPlan {
    format: Format,
    /// Numbers of its people.
    people: &'static [usize],
    /// Number of players in an entrant.
    team: usize,
    /// Length, where the format or the defaults set none.
    agreed_hands: Option<u64>,
    blocks: Option<u64>,
    /// Set if it belongs to the season.
    counts: bool,
}

impl EveningPlan {
    const fn of(format: Format, people: &'static [usize], counts: bool) -> Self {
        Self { format, people, team: 1, agreed_hands: None, blocks: None, counts }
    }

    fn keys(&self) -> SetupKeys {
        SetupKeys {
            format: Some(self.format.to_string()),
            agreed_hands: self.agreed_hands,
            blocks: self.blocks,
            entrants: Some(self.people.len() / self.team),
            ..SetupKeys::default()
        }
    }
}

/// Finished evenings, latest first; each was a week before the one above it.
const FINISHED: [EveningPlan; 9] = [
    EveningPlan {
        blocks: Some(3),
        ..EveningPlan::of(Format::Individual, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], true)
    },
    EveningPlan::of(Format::EightPlayer, &[2, 0, 4, 12, 8, 5, 13, 3], true),
    EveningPlan::of(Format::FourPlayer, &[5, 0, 8, 2], true),
    EveningPlan::of(Format::FreeForAll, &[4, 1, 0, 14, 2, 6], true),
    EveningPlan { team: 3, ..EveningPlan::of(Format::Team, &[0, 2, 5, 4, 8, 10], true) },
    EveningPlan { team: 2, ..EveningPlan::of(Format::TwoVsTwo, &[2, 5, 0, 8], true) },
    EveningPlan::of(Format::Challenge, &[3, 5, 7, 0, 11], false),
    EveningPlan { agreed_hands: Some(6), ..EveningPlan::of(Format::Cowboy, &[9, 2, 4, 15, 6], false) },
    EveningPlan::of(Format::Duo, &[0, 2], false),
];

/// The evening that bots play on phones, and the number of its hands that are recorded at first.
const PLAYING: (EveningPlan, usize) = (EveningPlan::of(Format::FourPlayer, &[4, 1, 2, 14], false), 6);

/// Seed of the latest evening; those before it have the next ones.
const SEED: u64 = 14;

/// Time for which a player of the evening on phones may think before a bot moves, should somebody leave a seat that was theirs.
const MOVE_SECONDS: u64 = 60;

/// Makes the finished evenings, latest first.
pub(super) fn finished(now: DateTime<Utc>) -> Result<Vec<DemoEvening>, CommandFailure> {
    let evening = |(weeks, plan): (u64, &EveningPlan)| {
        let format = words().say(format!("format-{}", plan.format)).to_string();
        let name = words().say("demo-evening").with("format", format).to_string();
        let drawn = draw_up(&name, plan, &plan.keys())?;
        let tournament = simulate::play(drawn, Bot::default(), SEED + weeks, usize::MAX)?;
        let import = TournamentImport { starts_at: club_nights::past(now, weeks), tournament };
        Ok(DemoEvening { import, counts: plan.counts })
    };
    (0..).zip(&FINISHED).map(evening).collect()
}

/// Makes the evening that bots play, which began an hour ago.
pub(super) fn playing(now: DateTime<Utc>) -> Result<TournamentImport, CommandFailure> {
    let (plan, hands) = PLAYING;
    let keys = SetupKeys { move_seconds: Some(MOVE_SECONDS), ..plan.keys() };
    let drawn = draw_up(&words().say("demo-playing").to_string(), &plan, &keys)?;
    let tournament = simulate::play(drawn, Bot::default(), SEED, hands)?;
    let half_hour = now.duration_trunc(TimeDelta::minutes(30)).unwrap_or(now);
    Ok(TournamentImport { starts_at: half_hour - TimeDelta::hours(1), tournament })
}

fn draw_up(name: &str, plan: &EveningPlan, keys: &SetupKeys) -> Result<Tournament, CommandFailure> {
    let entrants = entrants(plan.format, plan.people, plan.team)?;
    Ok(Tournament::draw_up(parse_name(name)?, Setup::parse(keys)?, entrants)?)
}

/// Makes a line-up from people, in teams of this size.
pub(super) fn entrants(format: Format, people: &[usize], team: usize) -> Result<Vec<Entrant>, Vec<Problem>> {
    let people = lines(people, team);
    let lineup = Lineup::parse(format, people.iter().map(String::as_str)).map_err(|faults| {
        let place = |line: usize| Place::root().key("entrants").index(line.saturating_sub(1));
        faults.into_iter().map(|fault| place(fault.line).fault(fault.fault)).collect::<Vec<Problem>>()
    })?;
    Ok(lineup.entrants())
}

/// Parses a name of the demo.
pub(super) fn parse_name(name: &str) -> Result<Name, Vec<Problem>> {
    Name::parse(name).map_err(|fault| vec![Place::root().key("name").fault(fault)])
}
