//! Draw of a stage: who is in which group, and where in a knock-out.

use std::collections::BTreeMap;

use rand::Rng;
use rand::seq::SliceRandom as _;

use crate::EntrantId;

use super::bracket::{Bracket, Side, tree_order};
use super::fixture::{FixtureSlot, FixtureStandings};
use super::plan::{StageDraw, StageForm};

/// Lists of entrants who belong together, such as club mates or a family.
pub(super) type Relations = [Vec<EntrantId>];

/// Draws the groups of a stage, each with the best seed first. `order` has the best entrant first.
pub(super) fn groups(
    order: &[EntrantId],
    form: StageForm,
    draw: StageDraw,
    relations: &Relations,
    rng: &mut impl Rng,
) -> Vec<Vec<EntrantId>> {
    let mut order = order.to_vec();
    if draw != StageDraw::Seeding {
        order.shuffle(rng);
    }
    let count = form.groups() as usize;
    match (form, draw) {
        (StageForm::KnockOut { .. }, StageDraw::Apart) => vec![apart_in_tree(order, relations)],
        (StageForm::KnockOut { .. }, _) => vec![order],
        (_, StageDraw::Apart) => {
            let size = |group| order.len() / count + usize::from(group < order.len() % count);
            let sizes: Vec<usize> = (0..count).map(size).collect();
            spread(order, &sizes, relations)
        }
        _ => in_turn(order, count),
    }
}

/// Deals the entrants out to the groups, in turn and back: 1 2 3 3 2 1 1 2 3.
fn in_turn(order: Vec<EntrantId>, count: usize) -> Vec<Vec<EntrantId>> {
    let mut groups = vec![Vec::new(); count];
    for (number, entrant) in order.into_iter().enumerate() {
        let (lap, step) = (number / count, number % count);
        let group = if lap % 2 == 0 { step } else { count - 1 - step };
        if let Some(group) = groups.get_mut(group) {
            group.push(entrant);
        }
    }
    groups
}

/// Distributes the entrants to groups of these sizes, so that as few as possible of those who belong together share a group.
fn spread(order: Vec<EntrantId>, sizes: &[usize], relations: &Relations) -> Vec<Vec<EntrantId>> {
    let family = |entrant: &EntrantId| relations.iter().position(|together| together.contains(entrant));
    let mut families: Vec<(Option<usize>, Vec<EntrantId>)> = Vec::new();
    for entrant in order {
        let own = family(&entrant);
        match families.iter_mut().find(|(known, _)| own.is_some() && *known == own) {
            Some((_, members)) => members.push(entrant),
            None => families.push((own, vec![entrant])),
        }
    }
    // The largest ones are the hardest to distribute.
    families.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    let mut groups = vec![Vec::new(); sizes.len()];
    for (own, members) in families {
        for entrant in members {
            let mates = |group: &[EntrantId]| {
                group.iter().filter(|other| own.is_some() && family(other) == own).count()
            };
            let free = groups.iter_mut().zip(sizes).filter(|(group, size)| group.len() < **size);
            // Shares filled rather than members counted: smaller groups do not fill up first.
            let fullness = |group: &[EntrantId], size: usize| group.len() * 1_000 / size.max(1);
            if let Some((group, _)) = free.min_by_key(|(group, size)| (mates(group), fullness(group, **size)))
            {
                group.push(entrant);
            }
        }
    }
    groups
}

/// Orders the seeds of a knock-out so that those who belong together are far from each other in the tree.
fn apart_in_tree(order: Vec<EntrantId>, relations: &Relations) -> Vec<EntrantId> {
    let tree = tree_order(order.len().next_power_of_two());
    let count = order.len();
    let mut seeds: Vec<(usize, EntrantId)> = Vec::new();
    let mut parts = vec![(tree.as_slice(), order)];
    while let Some((tree, entrants)) = parts.pop() {
        if let [seed] = tree {
            seeds.extend(entrants.into_iter().map(|entrant| (*seed, entrant)));
            continue;
        }
        let (upper, lower) = tree.split_at(tree.len() / 2);
        let size = |half: &[usize]| half.iter().filter(|seed| **seed < count).count();
        let mut halves = spread(entrants, &[size(upper), size(lower)], relations).into_iter();
        parts.extend([upper, lower].into_iter().map(|half| (half, halves.next().unwrap_or_default())));
    }
    seeds.sort_by_key(|(seed, _)| *seed);
    seeds.into_iter().map(|(_, entrant)| entrant).collect()
}

/// Returns the tournaments of a stage whose entrants are known and free to play, and that have not been drawn up.
pub(super) fn due(
    form: StageForm,
    groups: &[Vec<EntrantId>],
    fixtures: &BTreeMap<FixtureSlot, FixtureStandings<'_>>,
) -> Vec<(FixtureSlot, Vec<EntrantId>)> {
    let mut due = match form {
        StageForm::Groups(_) => planned(form, groups),
        StageForm::League(_) => {
            let all = planned(form, groups);
            let is_over =
                |slot: &FixtureSlot| fixtures.get(slot).is_some_and(|fixture| fixture.winner().is_some());
            // Nobody plays at two tables at once.
            let plays_before = |(slot, ids): &(FixtureSlot, Vec<EntrantId>)| {
                all.iter().any(|(other, others)| {
                    other.round < slot.round && !is_over(other) && others.iter().any(|id| ids.contains(id))
                })
            };
            all.iter().filter(|one| !plays_before(one)).cloned().collect()
        }
        StageForm::KnockOut { third_place } => {
            let seeds = groups.first().map(Vec::as_slice).unwrap_or_default();
            let bracket = Bracket::of(seeds, third_place, fixtures);
            let known = bracket.slots().filter_map(|slot| {
                let [one, other] = bracket.sides(slot).map(Side::entrant);
                Some((slot, vec![one?.clone(), other?.clone()]))
            });
            known.collect()
        }
    };
    due.retain(|(slot, _)| !fixtures.contains_key(slot));
    due
}

/// Returns all tournaments of a stage whose entrants follow from the draw: those of groups and leagues.
pub(super) fn planned(form: StageForm, groups: &[Vec<EntrantId>]) -> Vec<(FixtureSlot, Vec<EntrantId>)> {
    let numbered = (1..).zip(groups);
    match form {
        StageForm::Groups(_) => {
            numbered.map(|(group, seeds)| (FixtureSlot::of_group(group), seeds.clone())).collect()
        }
        StageForm::League(_) => numbered.flat_map(|(group, seeds)| league(group, seeds)).collect(),
        StageForm::KnockOut { .. } => Vec::new(),
    }
}

/// Pairs everybody in a group with everybody else, round by round: one stays in place, and the others move round.
fn league(group: u32, seeds: &[EntrantId]) -> Vec<(FixtureSlot, Vec<EntrantId>)> {
    let places = seeds.len().next_multiple_of(2);
    let mut pairs = Vec::new();
    for round in 1..places {
        let at = |place: usize| if place == 0 { 0 } else { (place - 1 + round - 1) % (places - 1) + 1 };
        let both = (0..places / 2).filter_map(|place| {
            Some(vec![seeds.get(at(place))?.clone(), seeds.get(at(places - 1 - place))?.clone()])
        });
        let round = u32::try_from(round).unwrap_or(u32::MAX);
        pairs.extend((1..).zip(both).map(|(number, pair)| (FixtureSlot { group, round, number }, pair)));
    }
    pairs
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::SeedableRng as _;
    use rand::rngs::Xoshiro256PlusPlus;
    use std::num::NonZeroU32;

    use super::*;

    fn ids(count: usize) -> Vec<EntrantId> {
        (1..=count).map(|number| EntrantId::parse(&format!("e{number}")).unwrap()).collect()
    }

    fn rng(seed: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed)
    }

    fn of(count: u32) -> StageForm {
        StageForm::Groups(NonZeroU32::new(count).unwrap())
    }

    #[test]
    fn seeds_are_dealt_out_in_turn_and_back() {
        let all = ids(7);
        let groups = groups(&all, of(3), StageDraw::Seeding, &[], &mut rng(1));
        let named: Vec<Vec<&str>> =
            groups.iter().map(|group| group.iter().map(EntrantId::as_str).collect()).collect();
        assert_eq!(named, [vec!["e1", "e6", "e7"], vec!["e2", "e5"], vec!["e3", "e4"]]);
    }

    #[test]
    fn every_draw_has_everybody_once_in_groups_of_like_size() {
        for (seed, count) in (4..40).zip([1, 2, 3, 5, 8].into_iter().cycle()) {
            let all = ids(usize::try_from(seed).unwrap());
            let relations =
                [all.iter().take(3).cloned().collect(), all.iter().skip(3).take(6).cloned().collect()];
            for draw in [StageDraw::Seeding, StageDraw::Lot, StageDraw::Apart] {
                let drawn = groups(&all, of(count), draw, &relations, &mut rng(seed));
                let sizes: BTreeSet<usize> = drawn.iter().map(Vec::len).collect();
                assert!(sizes.last().unwrap() - sizes.first().unwrap() <= 1);
                assert_eq!(drawn.iter().flatten().collect::<BTreeSet<_>>(), all.iter().collect());
                assert_eq!(drawn.iter().flatten().count(), all.len());
                let tree = groups(
                    &all,
                    StageForm::KnockOut { third_place: false },
                    draw,
                    &relations,
                    &mut rng(seed),
                )
                .remove(0);
                assert_eq!(tree.iter().collect::<BTreeSet<_>>(), all.iter().collect());
                assert_eq!(tree.len(), all.len());
            }
        }
    }

    #[test]
    fn club_mates_are_in_different_groups_and_quarters() {
        let all = ids(16);
        let clubs: Vec<Vec<EntrantId>> = all.chunks(4).map(<[_]>::to_vec).collect();
        let is_mixed = |group: &[EntrantId]| {
            clubs.iter().all(|club| group.iter().filter(|one| club.contains(one)).count() == 1)
        };
        for seed in 0..50 {
            let drawn = groups(&all, of(4), StageDraw::Apart, &clubs, &mut rng(seed));
            assert!(drawn.iter().all(|group| is_mixed(group)), "{drawn:?}");
            let seeds = groups(
                &all,
                StageForm::KnockOut { third_place: false },
                StageDraw::Apart,
                &clubs,
                &mut rng(seed),
            )
            .remove(0);
            let tree: Vec<EntrantId> = tree_order(16).into_iter().map(|seed| seeds[seed].clone()).collect();
            assert!(tree.chunks(4).all(is_mixed), "{tree:?}");
        }
    }

    #[test]
    fn everybody_in_a_league_meets_everybody_once() {
        for count in 2..9 {
            let all = ids(count);
            let pairs = league(1, &all);
            let met: BTreeSet<BTreeSet<&EntrantId>> =
                pairs.iter().map(|(_, pair)| pair.iter().collect()).collect();
            assert_eq!((pairs.len(), met.len()), (count * (count - 1) / 2, count * (count - 1) / 2));
            for round in 1..=u32::try_from(count).unwrap() {
                let busy: Vec<_> =
                    pairs.iter().filter(|(slot, _)| slot.round == round).flat_map(|(_, pair)| pair).collect();
                assert_eq!(busy.iter().collect::<BTreeSet<_>>().len(), busy.len());
            }
        }
    }
}
