//! Forecasts from a setup and a number of players, shown before the schedule is drawn up (§0.5.11a).

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{EQUAL_STRENGTH, FEWEST_RUNS, MOST_RUNS, Model, SkillGap, runs, simulate};
use crate::model::Run;
use crate::schedule::movement::BlockGrid;
use crate::{Entrant, EntrantId, Method, Name, Player, PlayerId, Setup, Tournament};

/// Length of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentLength {
    /// Number of hands that a table plays until the end, as in [`super::Forecast`].
    pub hands: Option<[u32; 3]>,
    /// Blocks of a movement.
    pub blocks: Option<u32>,
}

impl TournamentLength {
    /// Returns the length for this many players, or `None` if the format does not allow this number.
    pub fn of(setup: &Setup, players: usize) -> Option<Self> {
        if !setup.format().players().contains(&players) {
            return None;
        }
        let Some(plan) = setup.plan() else { return Self::simulated(setup, players) };
        let grid = BlockGrid::of(players, plan);
        let blocks = u32::try_from(grid.blocks).ok()?;
        let ends_early = matches!(setup.method(), Method::Lose200 { stop_at_limit: true, .. });
        if !ends_early {
            let hands = blocks.saturating_mul(plan.hands_per_block.get());
            return Some(Self { hands: Some([hands; 3]), blocks: Some(blocks) });
        }
        Some(Self { blocks: Some(blocks), ..Self::simulated(setup, players)? })
    }

    fn simulated(setup: &Setup, players: usize) -> Option<Self> {
        if setup.is_endless() {
            return Some(Self { hands: None, blocks: None });
        }
        let game = Model::of(&placeholder_tournament(setup, players)?);
        let (hands, _) = simulate(&game, SkillGap::default(), runs(game.len()).min(MOST_RUNS), &[]);
        Some(Self { hands: Some(hands), blocks: None })
    }
}

/// Maximum number of hands in all runs together: small, because the form is displayed again after every
/// change.
const OVER_LIMIT_BUDGET: usize = 400_000;

/// Maximum number of runs: more would change the result by less than two per cent.
const MOST_OVER_LIMIT_RUNS: u32 = 600;

/// Returns the number of evenings, out of 1,000, that end with everybody at or over the limit of `lose200`,
/// for this many equal players. `None` if the limit ends the evening, if there is no limit, or if the format
/// does not allow this many players.
pub fn over_limit_permille(setup: &Setup, players: usize) -> Option<u32> {
    let Method::Lose200 { limit, stop_at_limit: false } = setup.method() else { return None };
    setup.plan().filter(|_| setup.format().players().contains(&players))?;
    let game = Model::of(&placeholder_tournament(setup, players)?);
    let strengths = vec![EQUAL_STRENGTH; players];
    let runs = u32::try_from(OVER_LIMIT_BUDGET / game.len().max(1))
        .unwrap_or(MOST_OVER_LIMIT_RUNS)
        .clamp(FEWEST_RUNS, MOST_OVER_LIMIT_RUNS);
    let ends_at_limit = |run: &u32| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64((*run).into());
        let mut run = Run::of(&game, &strengths);
        while let Some(hand) = run.next() {
            run.play(&mut rng, hand);
        }
        run.lines.iter().all(|line| line.points >= limit)
    };
    let ends = (0..runs).filter(ends_at_limit).count();
    u32::try_from(ends).ok().map(|ends| ends * 1000 / runs)
}

/// Draws up a tournament of placeholder players; teams are of equal size.
pub(super) fn placeholder_tournament(setup: &Setup, players: usize) -> Option<Tournament> {
    let size = if setup.format().has_teams() { players / 2 } else { 1 };
    let player = |number: usize| {
        let name = format!("p{number}");
        Some(Player { id: PlayerId::parse(&name).ok()?, name: Name::parse(&name).ok()? })
    };
    let entrant = |first: usize| {
        let name = format!("e{first}");
        let members = (first..first + size).map(player).collect::<Option<Vec<_>>>()?;
        if let ([single], 1) = (members.as_slice(), size) {
            return Some(Entrant::single(EntrantId::of_player(&single.id), single.name.clone()));
        }
        Some(Entrant::team(EntrantId::parse(&name).ok()?, Name::parse(&name).ok()?, members))
    };
    let entrants = (1..=players).step_by(size.max(1)).map(entrant).collect::<Option<Vec<_>>>()?;
    Tournament::draw_up(Name::parse("-").ok()?, setup.clone(), entrants).ok()
}
