//! Checks of an event's plan.

use std::collections::BTreeSet;

use crate::people::admission::check_people;
use crate::problem::Problems;
use crate::{Entrant, EntrantId, Fault, Format, Place, Problem};

use super::plan::{Carry, Cut, MOST_GROUPS, MOST_STAGES, StageForm, StagePlan};

/// Maximum number of tournaments in a stage: a league of 32 has 496.
const MOST_TOURNAMENTS: usize = 500;

/// Maximum number of entrants.
pub const MOST_ENTRANTS: usize = 256;

pub(super) fn check(
    entrants: &[Entrant],
    relations: &[Vec<EntrantId>],
    plans: &[StagePlan],
) -> Result<(), Vec<Problem>> {
    let mut problems = Problems::default();
    let root = Place::root();
    let known: BTreeSet<&EntrantId> = entrants.iter().map(|entrant| &entrant.id).collect();
    let mut formats: Vec<Format> = plans.iter().map(|plan| plan.setup.format()).collect();
    formats.dedup();
    // Whoever is entered twice is so in every format.
    for format in formats {
        if problems.len() == 0 {
            problems.ok_or_add_all(check_people(format, entrants));
        }
    }
    if entrants.len() > MOST_ENTRANTS {
        problems.add(&root.key("entrants"), Fault::TooManyHere { most: MOST_ENTRANTS });
    }
    for (list, place) in relations.iter().zip((0..).map(|index| root.key("relations").index(index))) {
        check_known(list, &place, &known, &mut problems);
    }
    for (index, _) in entrants.iter().enumerate().filter(|(_, entrant)| entrant.carried > 0) {
        problems.add(&root.key("entrants").index(index).key("carried"), Fault::CannotCarry);
    }
    check_count(plans, &mut problems);
    let mut left = entrants.len()
        - plans
            .iter()
            .filter_map(|plan| plan.cut.as_ref())
            .map(|cut| cut.byes.len())
            .sum::<usize>()
            .min(entrants.len());
    let mut groups = 1;
    let mut listed = BTreeSet::new();
    for (number, plan) in plans.iter().enumerate() {
        let place = root.key("stages").index(number);
        if plan.cut.is_none() && number > 0 {
            problems.add(&place.key("through"), Fault::Missing);
        }
        if let (Some(cut), 0) = (&plan.cut, number) {
            let through = cut.places(groups);
            problems.add(&place.key("through"), Fault::CutTooLarge { through, before: 0 });
        } else if let Some(cut) = &plan.cut {
            check_cut(cut, (left, groups), &place.key("through"), &known, &mut problems);
            check_listed_once(cut, &place.key("through"), &mut listed, &mut problems);
            if let Some(before) = number.checked_sub(1).and_then(|before| plans.get(before))
                && !can_carry(cut.carry, before, plan)
            {
                problems.add(&place.key("through").key("carry"), Fault::CannotCarry);
            }
            left = cut.places(groups);
        }
        check_stage(plan, left, &place, &mut problems);
        groups = plan.form.groups();
    }
    problems.into_result(())
}

fn check_count(plans: &[StagePlan], problems: &mut Problems) {
    let place = Place::root().key("stages");
    let is_plain = |plan: &StagePlan| !plan.form.is_matches() && plan.form.groups() == 1;
    match plans {
        [] => problems.add(&place, Fault::OneStage),
        [only] if is_plain(only) => problems.add(&place, Fault::OneStage),
        [.., last] if last.form.groups() > 1 => {
            problems.add(
                &place.index(plans.len() - 1).key("groups"),
                Fault::SeveralFinals { groups: last.form.groups() },
            );
        }
        _ if plans.len() > MOST_STAGES => problems.add(&place, Fault::TooManyHere { most: MOST_STAGES }),
        _ => {}
    }
}

fn check_known(list: &[EntrantId], place: &Place, known: &BTreeSet<&EntrantId>, problems: &mut Problems) {
    for (index, entrant) in list.iter().enumerate().filter(|(_, entrant)| !known.contains(entrant)) {
        problems.add(&place.index(index), Fault::UnknownEntrant { entrant: entrant.clone() });
    }
}

/// Checks a cut against the number of those before it, and of their groups.
fn check_cut(
    cut: &Cut,
    (before, groups): (usize, u32),
    place: &Place,
    known: &BTreeSet<&EntrantId>,
    problems: &mut Problems,
) {
    check_known(&cut.byes, &place.key("byes"), known, problems);
    check_known(&cut.named, &place.key("named"), known, problems);
    let through = cut.places(groups) - cut.byes.len();
    if through > before {
        problems.add(place, Fault::CutTooLarge { through, before });
    }
}

/// Returns true if a stage can take this along from the stage before it.
fn can_carry(carry: Carry, before: &StagePlan, stage: &StagePlan) -> bool {
    let method = |plan: &StagePlan| plan.setup.method().id();
    match carry {
        Carry::Nothing => true,
        Carry::Order => !stage.form.is_matches(),
        Carry::Points(_) => {
            let plays_groups = !before.form.is_matches() && !stage.form.is_matches();
            plays_groups && method(before) == method(stage) && method(stage).sums_points()
        }
    }
}

/// Checks that nobody joins in two stages, or is named as well as joining: they would play twice.
fn check_listed_once<'a>(
    cut: &'a Cut,
    place: &Place,
    joined: &mut BTreeSet<&'a EntrantId>,
    problems: &mut Problems,
) {
    let mut named = BTreeSet::new();
    for (index, bye) in cut.byes.iter().enumerate() {
        if !joined.insert(bye) {
            problems.add(&place.key("byes").index(index), Fault::IdTwice { id: bye.to_string() });
        }
    }
    for (index, entrant) in cut.named.iter().enumerate() {
        if joined.contains(entrant) && cut.byes.contains(entrant) || !named.insert(entrant) {
            problems.add(&place.key("named").index(index), Fault::IdTwice { id: entrant.to_string() });
        }
    }
}

/// Checks that a stage can take this number of entrants.
fn check_stage(plan: &StagePlan, count: usize, place: &Place, problems: &mut Problems) {
    let format = plan.setup.format();
    // A match needs two entrants and a winner.
    let is_for_two = format != Format::Cowboy && format.entrants().contains(&2);
    if plan.form.is_matches() && !is_for_two {
        problems.add(&place.key("format"), Fault::NotForMatches { format });
        return;
    }
    let groups = plan.form.groups().clamp(1, MOST_GROUPS) as usize;
    let (least, most) = (count / groups, count.div_ceil(groups));
    let size = if plan.form.is_matches() { 2..=MOST_ENTRANTS } else { format.entrants() };
    let (min, max) = size.into_inner();
    if least < min || most > max {
        let given = if least < min { least } else { most };
        problems.add(place, Fault::EntrantCount { given, min, max, format });
    }
    let pairs = |size: usize| size * size.saturating_sub(1) / 2;
    if matches!(plan.form, StageForm::League(_)) && groups * pairs(most) > MOST_TOURNAMENTS {
        problems.add(place, Fault::TooManyHere { most: MOST_TOURNAMENTS });
    }
}
