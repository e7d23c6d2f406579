//! Whether a result can be true (§13), and whether entrants make up a format.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::{Face, FaceCounts};

use crate::tournament::problem::Problems;
use crate::tournament::results::effect::losing_side;
use crate::tournament::schedule::movement;
use crate::tournament::schedule::planned_hands;
use crate::tournament::{
    Entrant, Fault, Format, HandResult, Left, Length, Name, Penalty, Place, Plan, PlayerId, Problem, Seating,
    Setup,
};

/// Checks a result against the table, the deck and what the scoring needs (M-2..M-6).
///
/// # Errors
/// Every problem, its place seen from the result: `left.gleb.W`.
pub fn result(setup: &Setup, seating: &Seating, result: &HandResult) -> Result<(), Vec<Problem>> {
    let mut problems = Problems::default();
    let method = setup.method().id();
    if result.kind().is_some_and(|kind| kind != method.needs()) {
        let scoring = setup.agreed_method();
        problems.add(&Place::root(), Fault::WrongResult { scoring, needs: method.needs() });
        return problems.none_or(());
    }
    for player in result.left().into_iter().flat_map(BTreeMap::keys) {
        seated(seating, || Place::root().key("left").player(player), player, &mut problems);
    }
    match result {
        HandResult::Won { out, left, losers } => {
            won(setup, seating, result, (out, left, losers.as_deref()), &mut problems);
        }
        HandResult::Order(order) => finished(seating, order, &mut problems),
        HandResult::Refill { points, left } => refill(setup, seating, points, left, &mut problems),
        HandResult::Void(_) => {}
    }
    problems.none_or(())
}

type Won<'a> = (&'a PlayerId, &'a BTreeMap<PlayerId, Left>, Option<&'a [PlayerId]>);

fn won(
    setup: &Setup,
    seating: &Seating,
    result: &HandResult,
    (out, left, losers): Won<'_>,
    problems: &mut Problems,
) {
    seated(seating, || Place::root().key("out"), out, problems);
    for (i, player) in losers.iter().copied().flatten().enumerate() {
        seated(seating, || Place::root().key("losers").index(i), player, problems);
    }
    holdings(setup, Some(out), left, problems);
    if seating.has(out) {
        complete(setup, seating, (out, left, losers), problems);
        if setup.method().id().names_losers() {
            agree(setup, seating, result, problems);
        }
    }
}

/// Everybody at the table finishes once (M-5).
fn finished(seating: &Seating, order: &[PlayerId], problems: &mut Problems) {
    let place = Place::root().key("order");
    let mut seen = BTreeSet::new();
    for (i, player) in order.iter().enumerate() {
        seated(seating, || place.index(i), player, problems);
        if !seen.insert(player) {
            problems.add(&place.index(i), Fault::FinishedTwice { player: player.clone() });
        }
    }
    let missing: Vec<PlayerId> =
        seating.players().iter().filter(|player| !seen.contains(player)).cloned().collect();
    if !missing.is_empty() {
        problems.add(&place, Fault::OrderIncomplete { missing });
    }
}

/// One-points and the cards of everybody; several may be left with none (M-2, M-5).
fn refill(
    setup: &Setup,
    seating: &Seating,
    points: &BTreeMap<PlayerId, u32>,
    left: &BTreeMap<PlayerId, Left>,
    problems: &mut Problems,
) {
    let root = Place::root();
    for player in points.keys() {
        seated(seating, || root.key("refill").player(player), player, problems);
    }
    for player in seating.players().iter().filter(|player| !left.contains_key(player)) {
        problems.add(&root.key("left").player(player), Fault::HoldingMissing);
    }
    let held = left.iter().filter(|(_, held)| !matches!(held, Left::Counted(counts) if counts.is_empty()));
    let held = held.map(|(player, held)| (player.clone(), held.clone())).collect();
    holdings(setup, None, &held, problems);
    // V-REF-3: no card comes back, and each point takes one that was laid.
    let cards: u32 = left.values().map(|held| if let Left::Counted(c) = held { c.sum() } else { 0 }).sum();
    let max = setup.rules.deck().counts().sum().saturating_sub(cards.saturating_add(1));
    let total = points.values().fold(0, |sum: u32, more| sum.saturating_add(*more));
    if total > max {
        problems.add(&root.key("refill"), Fault::TooManyPoints { total, max });
    }
}

/// A player who is named must sit at the table. All that is recorded passes here: where it is named is said only of a fault.
pub(in crate::tournament) fn seated(
    seating: &Seating,
    place: impl FnOnce() -> Place,
    player: &PlayerId,
    problems: &mut Problems,
) {
    if !seating.has(player) {
        let seats = seating.players().to_vec();
        problems.add(&place(), Fault::NotSeated { player: player.clone(), seats });
    }
}

/// Each holding by itself, then all together. Who went out has none.
fn holdings(setup: &Setup, out: Option<&PlayerId>, left: &BTreeMap<PlayerId, Left>, problems: &mut Problems) {
    let before = problems.len();
    let place = |player: &PlayerId| Place::root().key("left").player(player);
    let is_out = |player: &PlayerId| Some(player) == out;
    for (player, held) in left.iter().filter(|(player, _)| is_out(player)) {
        let holds = match held {
            Left::Counted(counts) => !counts.is_empty(),
            Left::Total(points) => *points > 0,
        };
        if holds {
            problems.add(&place(player), Fault::WinnerHolds);
        }
    }
    for (player, held) in left.iter().filter(|(player, _)| !is_out(player)) {
        holding(setup, || place(player), held, problems);
    }
    if problems.len() == before {
        together(setup, left, problems);
    }
}

/// One holding of somebody who did not go out: at least a card (M-2), and none that the deck does not have. A total of 0
/// can be a card that counts nothing.
pub(in crate::tournament) fn holding(
    setup: &Setup,
    place: impl Fn() -> Place,
    held: &Left,
    problems: &mut Problems,
) {
    match held {
        // H-7R: whoever empties a stage while no card can be drawn is left with none, and has not won.
        Left::Counted(counts) if counts.is_empty() => {
            if !setup.rules.options().seven_rounds {
                problems.add(&place(), Fault::NoCards);
            }
        }
        Left::Counted(counts) => {
            for (face, count, max) in beyond(counts, &setup.rules.deck().counts()) {
                problems.add(&place().face(face), Fault::TooMany { face, count, max });
            }
        }
        Left::Total(total) => {
            let max = setup.most_points();
            if *total > max {
                problems.add(&place(), Fault::TotalTooHigh { total: *total, max });
            }
        }
    }
}

/// The faces of which there are more than the deck has: face, cards counted, cards in the deck.
fn beyond(counts: &FaceCounts, deck: &FaceCounts) -> Vec<(Face, u32, u32)> {
    let each = counts.iter().map(|(face, count)| (face, u32::from(count), u32::from(deck.get(face))));
    each.filter(|(_, count, max)| count > max).collect()
}

fn together(setup: &Setup, left: &BTreeMap<PlayerId, Left>, problems: &mut Problems) {
    let (deck, most) = (setup.rules.deck().counts(), setup.most_points());
    let place = || Place::root().key("left");
    let counted = left.values().filter_map(|held| match held {
        Left::Counted(counts) => Some(counts),
        Left::Total(_) => None,
    });
    // Each holding is within the deck here, so the sum of ten stays below 255.
    let all = counted.fold(FaceCounts::NONE, |all, counts| all.checked_add(counts).unwrap_or(all));
    let faces = beyond(&all, &deck);
    for (face, count, max) in &faces {
        problems.add(&place(), Fault::TooManyTogether { face: *face, count: *count, max: *max });
    }
    // At least one card is on the discard pile (M-2).
    let max = deck.sum().saturating_sub(1);
    if faces.is_empty() && all.sum() > max {
        problems.add(&place(), Fault::TooManyCards { count: all.sum(), max });
    }
    let total: u32 = left.values().map(|held| setup.points(held)).sum();
    if faces.is_empty() && total > most {
        problems.add(&place(), Fault::TotalsTooHigh { total, max: most });
    }
}

/// What the scoring needs must be there (M-3, M-4).
fn complete(setup: &Setup, seating: &Seating, (out, left, losers): Won<'_>, problems: &mut Problems) {
    let root = Place::root();
    let losing = losing_side(setup.format, seating, out);
    let missing = losing.iter().filter(|player| !left.contains_key(**player));
    let method = setup.method().id();
    if method.goes_without_counts() {
        if losers.unwrap_or_default().is_empty() && missing.count() == losing.len() {
            problems.add(&root.key("losers"), Fault::LoserMissing);
        }
        return;
    }
    for player in missing.filter(|_| !setup.only_wins()) {
        problems.add(&root.key("left").player(player), Fault::HoldingMissing);
    }
    if losers.is_some() && setup.only_wins() {
        problems.add(&root.key("losers"), Fault::PlayOffLosers);
    } else if losers.is_some() && !method.names_losers() {
        problems.add(&root.key("losers"), Fault::LosersNotNamed { scoring: method });
    }
}

/// What is said twice must agree (M-4).
fn agree(setup: &Setup, seating: &Seating, result: &HandResult, problems: &mut Problems) {
    let HandResult::Won { out, losers: Some(named), .. } = result else { return };
    let place = Place::root().key("losers");
    let winning = seating.side_of(setup.format, out);
    for (i, player) in named.iter().enumerate().filter(|(_, player)| winning.contains(player)) {
        problems.add(&place.index(i), Fault::LoserWon { player: player.clone() });
    }
    let losing = losing_side(setup.format, seating, out);
    let counted = setup.losers(seating, result);
    let same = named.len() == counted.len() && named.iter().all(|player| counted.contains(player));
    if !same && named.iter().all(|player| losing.contains(&player)) {
        problems.add(&place, Fault::OtherLosers { losers: counted });
    }
}

/// Who got a penalty must sit at the table.
pub(in crate::tournament) fn penalties(
    seating: &Seating,
    place: impl Fn() -> Place,
    penalties: &[Penalty],
    problems: &mut Problems,
) {
    for (i, penalty) in penalties.iter().enumerate() {
        seated(seating, || place().index(i).key("player"), &penalty.player, problems);
    }
}

/// Entrants must be as many, and as big, as the format has them, and everybody is there once.
///
/// # Errors
/// Every problem: `entrants[2].name`.
pub fn entrants(format: Format, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let root = Place::root().key("entrants");
    let mut problems = Problems::default();
    let takes = format.entrants();
    let given = entrants.iter().filter(|entrant| entrant.since.is_none()).count();
    // Who cannot come late is told so, and not as one too few or too many.
    let with_late = if format.takes_late() { given } else { entrants.len() };
    if !takes.contains(&given) && !takes.contains(&with_late) {
        let (min, max) = takes.into_inner();
        problems.add(&root, Fault::EntrantCount { given, min, max, format });
    }
    let mut ids = BTreeSet::new();
    let mut names = BTreeSet::new();
    let (mut player_ids, mut player_names) = (BTreeSet::new(), BTreeSet::new());
    for (i, entrant) in entrants.iter().enumerate() {
        let place = root.index(i);
        once(&place, &mut ids, entrant.id.as_str(), &mut names, &entrant.name, &mut problems);
        if entrant.since.is_some() && !format.takes_late() {
            problems.add(&place.key("from"), Fault::LateNotForFormat { format });
        }
        if let Some(fault) = size_fault(format, entrants, entrant) {
            problems.add(&place.key("players"), fault);
        }
        for (seat, player) in entrant.players.iter().enumerate().filter(|_| !entrant.is_single()) {
            let place = place.key("players").index(seat);
            once(&place, &mut player_ids, player.id.as_str(), &mut player_names, &player.name, &mut problems);
        }
    }
    if format.has_teams() {
        let played = entrants.iter().flat_map(Entrant::everybody).map(|player| player.id.as_str());
        let played: BTreeSet<&str> = played.collect();
        // Who came without a partner is no team yet, and is told so.
        let clashes = |team: &Entrant| !team.is_single() && played.contains(team.id.as_str());
        for (i, team) in entrants.iter().enumerate().filter(|(_, team)| clashes(team)) {
            problems.add(&root.index(i).key("id"), Fault::IdTwice { id: team.id.to_string() });
        }
    }
    problems.none_or(())
}

/// A team has a size that the format takes, and that of the first team (T-TEAM-1).
fn size_fault(format: Format, entrants: &[Entrant], entrant: &Entrant) -> Option<Fault> {
    let (given, takes) = (entrant.players.len(), format.team_size());
    let (min, max) = takes.clone().into_inner();
    if !takes.contains(&given) {
        return Some(if min == max {
            Fault::TeamSize { given, needed: min }
        } else {
            Fault::TeamSizeRange { given, min, max }
        });
    }
    let needed = entrants.first().map_or(given, |first| first.players.len());
    (given != needed && takes.contains(&needed)).then_some(Fault::TeamSize { given, needed })
}

/// As many players must sit at a table as the rules are for (R-PLY-1).
///
/// # Errors
/// One problem, at `entrants`.
pub(in crate::tournament) fn players(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let there = entrants.iter().filter(|entrant| entrant.since.is_none());
    let all: usize = there.map(|entrant| entrant.players.len()).sum();
    let given = if setup.format.is_movement() { 4 } else { all };
    let takes = setup.rules.players();
    // Rules that are not for the format at all are a fault of the setup.
    let never = takes.end() < setup.format.at_table().start();
    if takes.contains(&given) || never {
        return Ok(());
    }
    let (min, max) = takes.into_inner();
    let preset = setup.rules.preset();
    Err(vec![Place::root().key("entrants").fault(Fault::PlayersForRules { given, min, max, preset })])
}

/// The hands that a movement may have in all: sixteen tables for two weekends.
const MOST_DRAWN: usize = 20_000;

/// A movement must not be longer than anybody can play or read.
///
/// # Errors
/// `rounds` or `blocks`, with the most that so many players may have.
pub(in crate::tournament) fn length(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let Some(plan) = setup.plan() else { return Ok(()) };
    let at_once = planned_hands::most_at_once(setup, entrants);
    let blocks = (MOST_DRAWN / movement::hands_of_block(at_once, plan)).max(1);
    let (key, given, most) = match plan.length {
        Length::Rounds(rounds) => ("rounds", rounds, blocks / planned_hands::grid(plan, entrants).per_round),
        Length::Blocks(given) => ("blocks", given, blocks),
    };
    let max = most.max(1) as u64;
    if u64::from(given.get()) <= max {
        return Ok(());
    }
    Err(vec![Place::root().key(key).fault(Fault::OutOfRange { given: given.to_string(), min: 1, max })])
}

/// With duplicate deals a deck must be played more than once: at a second table, or in a second round.
pub(in crate::tournament) fn duplicate(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let players = entrants.iter().filter(|entrant| entrant.since.is_none()).count();
    let several_rounds = |plan: Plan| {
        let grid = movement::Grid::of(players, plan);
        grid.blocks > grid.per_round
    };
    let once = |plan: &Plan| plan.duplicate && players < 8 && !several_rounds(*plan);
    match setup.plan().filter(once) {
        Some(_) => Err(vec![Place::root().key("play.duplicate").fault(Fault::NothingToCompare { players })]),
        None => Ok(()),
    }
}

fn once<'a>(
    place: &Place,
    ids: &mut BTreeSet<&'a str>,
    id: &'a str,
    names: &mut BTreeSet<&'a Name>,
    name: &'a Name,
    problems: &mut Problems,
) {
    if !ids.insert(id) {
        problems.add(&place.key("id"), Fault::IdTwice { id: id.to_owned() });
    }
    if !names.insert(name) {
        problems.add(&place.key("name"), Fault::NameTwice { name: name.clone() });
    }
}
