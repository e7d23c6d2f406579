//! Order of the entrants in a stage, from the standings of its tournaments.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::standings::rank::key_per_hand;
use crate::{EntrantId, RankKey, RankValue, Standing, StandingState, shared_ranks};

use super::bracket::Bracket;
use super::draw;
use super::fixture::{FixtureSlot, FixtureStandings, Fixtures};
use super::plan::{StageForm, StagePlan};

/// Line of an entrant in a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageLine {
    /// The entrant.
    pub entrant: EntrantId,
    /// Group of the entrant, from 1.
    pub group: u32,
    /// Place in the group, shared by those who are level.
    pub place_in_group: u32,
    /// Place in the stage, shared by those who are level: first the winners of the groups, then those in second place, and so on.
    pub place: u32,
    /// Figures that compare entrants of different groups, smallest first.
    pub figures: RankKey,
    /// False for those who have withdrawn, did not come, or are disqualified: they do not get through.
    pub is_eligible: bool,
}

/// Standings of a stage that has been drawn.
#[derive(Debug, Clone)]
pub struct StageStandings<'a> {
    /// Lines by place; level entrants in the order of their seeds.
    pub lines: Vec<StageLine>,
    /// Tournaments whose entrants are known and that have not been drawn up.
    pub due: Vec<(FixtureSlot, Vec<EntrantId>)>,
    /// True if nothing is left to play.
    pub is_finished: bool,
    /// Standings of each tournament.
    pub fixtures: BTreeMap<FixtureSlot, FixtureStandings<'a>>,
}

impl<'a> StageStandings<'a> {
    pub(super) fn of(plan: &StagePlan, groups: &[Vec<EntrantId>], fixtures: &'a Fixtures) -> Self {
        let fixtures: BTreeMap<_, _> =
            fixtures.iter().map(|(slot, tournament)| (*slot, FixtureStandings::of(tournament))).collect();
        let mut lines: Vec<StageLine> = Vec::new();
        for (group, seeds) in (1..).zip(groups) {
            lines.extend(match plan.form {
                StageForm::Groups(_) => lines_of_group(plan, group, seeds, &fixtures),
                StageForm::League(_) => lines_of_league(plan, group, seeds, &fixtures),
                StageForm::KnockOut { third_place } => lines_of_knock_out(seeds, third_place, &fixtures),
            });
        }
        let order = |line: &StageLine| (!line.is_eligible, line.place_in_group, line.figures.clone());
        number(&mut lines, order, |line, place| line.place = place);
        let due = draw::due(plan.form, groups, &fixtures);
        let is_over = |fixture: &FixtureStandings<'_>| {
            if plan.form.is_matches() { fixture.winner().is_some() } else { fixture.standings.finished }
        };
        let is_finished = due.is_empty() && fixtures.values().all(is_over);
        Self { lines, due, is_finished, fixtures }
    }
}

/// Sorts lines by a key and numbers them; level ones share the first place that they take together.
fn number<K: Ord>(lines: &mut [StageLine], key: impl Fn(&StageLine) -> K, set: impl Fn(&mut StageLine, u32)) {
    lines.sort_by_cached_key(&key);
    let keys: Vec<K> = lines.iter().map(key).collect();
    lines.iter_mut().zip(shared_ranks(keys)).for_each(|(line, place)| set(line, place));
}

fn is_eligible(standing: &Standing) -> bool {
    standing.rank.is_some()
        && !matches!(standing.state, StandingState::Withdrawn | StandingState::Disqualified)
}

/// Lines of a group that plays one tournament: its own order, then the figures for other groups.
fn lines_of_group(
    plan: &StagePlan,
    group: u32,
    seeds: &[EntrantId],
    fixtures: &BTreeMap<FixtureSlot, FixtureStandings<'_>>,
) -> Vec<StageLine> {
    let Some(fixture) = fixtures.get(&FixtureSlot::of_group(group)) else { return Vec::new() };
    let standings = &fixture.standings.standings;
    let lines = seeds.iter().filter_map(|seed| {
        let standing = standings.iter().find(|standing| standing.entrant == *seed)?;
        Some(StageLine {
            entrant: seed.clone(),
            group,
            place_in_group: standing.rank.unwrap_or(u32::MAX),
            place: 0,
            figures: key_per_hand(&plan.setup, standing),
            is_eligible: is_eligible(standing),
        })
    });
    lines.collect()
}

/// Sums of an entrant's matches.
#[derive(Default)]
struct MatchSums {
    played: i64,
    won: i64,
    /// Points, or hands won if no points are added up, compared with those of the opponents.
    difference: i64,
    is_out: bool,
}

/// Lines of a league: matches won, then the difference of the points, both for each match played.
fn lines_of_league(
    plan: &StagePlan,
    group: u32,
    seeds: &[EntrantId],
    fixtures: &BTreeMap<FixtureSlot, FixtureStandings<'_>>,
) -> Vec<StageLine> {
    let id = plan.setup.method().id();
    let better = |standing: &Standing| match standing.total {
        Some(total) if id.charges_points() => -i64::from(total),
        Some(total) => i64::from(total),
        None => i64::from(standing.won) - i64::from(standing.lost),
    };
    let mut sums: BTreeMap<&EntrantId, MatchSums> =
        seeds.iter().map(|seed| (seed, MatchSums::default())).collect();
    for (_, fixture) in fixtures.range(FixtureSlot::of_group(group)..FixtureSlot::of_group(group + 1)) {
        let winner = fixture.winner();
        let [one, other] = fixture.standings.standings.as_slice() else { continue };
        for (own, their) in [(one, other), (other, one)] {
            let Some(sum) = sums.get_mut(&own.entrant) else { continue };
            sum.is_out |= !is_eligible(own);
            if winner.is_some() {
                sum.played += 1;
                sum.won += i64::from(winner == Some(&own.entrant));
                sum.difference += better(own) - better(their);
            }
        }
    }
    let lines = seeds.iter().filter_map(|seed| {
        let sum = sums.get(seed)?;
        let share = |figure| Reverse(RankValue::new(figure, sum.played.max(1)));
        let figures = vec![share(sum.won), share(sum.difference)];
        Some(StageLine {
            entrant: seed.clone(),
            group,
            place_in_group: 0,
            place: 0,
            figures,
            is_eligible: !sum.is_out,
        })
    });
    let mut lines: Vec<StageLine> = lines.collect();
    number(&mut lines, |line| line.figures.clone(), |line, place| line.place_in_group = place);
    lines
}

fn lines_of_knock_out(
    seeds: &[EntrantId],
    third_place: bool,
    fixtures: &BTreeMap<FixtureSlot, FixtureStandings<'_>>,
) -> Vec<StageLine> {
    let bracket = Bracket::of(seeds, third_place, fixtures);
    let line = |(entrant, place): (&EntrantId, u32)| StageLine {
        entrant: entrant.clone(),
        group: 1,
        place_in_group: place,
        place,
        figures: Vec::new(),
        is_eligible: true,
    };
    bracket.places().into_iter().map(line).collect()
}
