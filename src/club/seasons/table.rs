//! Table of a season.

use std::collections::BTreeMap;

use lastcard_tournament::{Fault, MethodId, RankKey, shared_ranks};

use super::line::{SeasonLine, SeasonOutlook, SeasonPlace};
use super::rules::{SeasonCounting, SeasonRules};
use crate::EveningResults;

/// A season's table, and the evenings that do not fit into it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonTable<P> {
    /// Lines by rank, then those without a rank; ties by person. Those who have only running evenings come
    /// last, in the order in which they stand there.
    pub lines: Vec<SeasonLine<P>>,
    /// Evenings that these rules cannot count, by index from 0, with the reason.
    pub excluded: Vec<(usize, Fault)>,
    /// True if points are charged, so that fewer are better.
    pub charges: bool,
}

impl<P: Ord + Clone> SeasonTable<P> {
    /// Adds up evenings in the order of the season. Running evenings do not count, but each line says what
    /// it would be if they ended now.
    pub fn of<'a>(rules: &SeasonRules, evenings: impl IntoIterator<Item = &'a EveningResults<P>>) -> Self
    where
        P: 'a,
    {
        let (mut fits, mut excluded) = (Compatibility::default(), Vec::new());
        let mut of_player: BTreeMap<&P, Vec<SeasonPlace>> = BTreeMap::new();
        for (at, evening) in evenings.into_iter().enumerate() {
            if let Err(fault) = fits.check(rules, evening.method) {
                excluded.push((at, fault));
                continue;
            }
            for (player, came_to) in &evening.places {
                let place = SeasonPlace { evening: at, came_to: *came_to, runs: !evening.finished };
                of_player.entry(player).or_default().push(place);
            }
        }
        let charges = fits.first.is_some_and(MethodId::charges_points);
        let mut lines = ranked_lines(rules, charges, &of_player);
        let mut places = of_player.values_mut().flatten().filter(|place| place.runs).peekable();
        if places.peek().is_some() {
            places.for_each(|place| place.runs = false);
            add_outlooks(&mut lines, ranked_lines(rules, charges, &of_player));
        }
        Self { lines, excluded, charges }
    }
}

fn ranked_lines<P: Ord + Clone>(
    rules: &SeasonRules,
    charges: bool,
    of_player: &BTreeMap<&P, Vec<SeasonPlace>>,
) -> Vec<SeasonLine<P>> {
    let mut lines: Vec<(RankKey, SeasonLine<P>)> = of_player
        .iter()
        .map(|(player, places)| SeasonLine::of(rules, charges, (*player).clone(), places))
        .collect();
    let order = |line: &SeasonLine<P>| (line.missing > 0, !line.has_begun());
    lines.sort_by(|(a, one), (b, other)| order(one).cmp(&order(other)).then_with(|| a.cmp(b)));
    let (keys, mut lines): (Vec<RankKey>, Vec<SeasonLine<P>>) = lines.into_iter().unzip();
    for (line, rank) in lines.iter_mut().zip(shared_ranks(keys)).filter(|(line, _)| line.missing == 0) {
        line.rank = Some(rank);
    }
    lines
}

/// Notes in each line what it would be in the table in which no evening is running.
fn add_outlooks<P: Ord>(lines: &mut [SeasonLine<P>], ended: Vec<SeasonLine<P>>) {
    let outlook = |(at, line): (usize, SeasonLine<P>)| {
        (line.player, (at, SeasonOutlook { rank: line.rank, worth: line.worth }))
    };
    let ended: BTreeMap<P, (usize, SeasonOutlook)> = ended.into_iter().enumerate().map(outlook).collect();
    for line in &mut *lines {
        line.if_ended = ended.get(&line.player).map(|(_, outlook)| *outlook);
    }
    let place = |line: &SeasonLine<P>| ended.get(&line.player).map(|(at, _)| *at);
    lines.sort_by_key(|line| if line.has_begun() { None } else { place(line) });
}

/// Checks that the totals of evenings can be added up.
#[derive(Debug, Default)]
struct Compatibility {
    /// Method of the first evening that counts.
    first: Option<MethodId>,
}

impl Compatibility {
    fn check(&mut self, rules: &SeasonRules, method: MethodId) -> Result<(), Fault> {
        if matches!(rules.counting, SeasonCounting::Field | SeasonCounting::Places(_)) {
            return Ok(());
        }
        if !method.sums_points() {
            return Err(Fault::SeasonNoTotals { scoring: method });
        }
        // Otherwise, people who stay away would have the fewest points.
        if method.charges_points()
            && matches!(rules.counting, SeasonCounting::Totals)
            && !rules.has_equal_counts()
        {
            return Err(Fault::SeasonUneven { scoring: method });
        }
        let first = *self.first.get_or_insert(method);
        if first.charges_points() == method.charges_points() {
            Ok(())
        } else {
            Err(Fault::SeasonOtherWay { scoring: method, first })
        }
    }
}
