//! Validation of results (§13).

use std::collections::{BTreeMap, BTreeSet};

use lastcard_rules::{Face, FaceCounts};

use crate::problem::Problems;
use crate::results::effect::losing_side;
use crate::{
    Fault, FinalHolding, FinalHoldings, HandResult, Penalty, Place, PlayerId, Problem, Seating, Setup,
};

/// Checks a result against the table, the deck and the requirements of the scoring (M-2..M-6).
///
/// # Errors
/// Lists every problem, with its place relative to the result: `left.gleb.W`.
pub(crate) fn result(setup: &Setup, seating: &Seating, result: &HandResult) -> Result<(), Vec<Problem>> {
    let mut problems = Problems::default();
    let method = setup.method().id();
    if result.kind().is_some_and(|kind| kind != method.required_result()) {
        let scoring = setup.agreed_method();
        problems.add(&Place::root(), Fault::WrongResult { scoring, needs: method.required_result() });
        return problems.into_result(());
    }
    for player in result.holdings().into_iter().flat_map(FinalHoldings::keys) {
        check_seated(seating, || Place::root().key("left").player(player), player, &mut problems);
    }
    match result {
        HandResult::Won { out, left, losers } => {
            won(setup, seating, result, (out, left, losers.as_deref()), &mut problems);
        }
        HandResult::Order(order) => finished(seating, order, &mut problems),
        HandResult::Refill { points, left } => refill(setup, seating, points, left, &mut problems),
        HandResult::Void(_) => {}
    }
    problems.into_result(())
}

type WonParts<'a> = (&'a PlayerId, &'a FinalHoldings, Option<&'a [PlayerId]>);

fn won(
    setup: &Setup,
    seating: &Seating,
    result: &HandResult,
    (out, left, losers): WonParts<'_>,
    problems: &mut Problems,
) {
    check_seated(seating, || Place::root().key("out"), out, problems);
    for (i, player) in losers.iter().copied().flatten().enumerate() {
        check_seated(seating, || Place::root().key("losers").index(i), player, problems);
    }
    holdings(setup, Some(out), left, problems);
    if seating.has(out) {
        complete(setup, seating, (out, left, losers), problems);
        if setup.method().id().names_losers() {
            check_losers_agree(setup, seating, result, problems);
        }
    }
}

/// Checks that everybody at the table finishes once (M-5).
fn finished(seating: &Seating, order: &[PlayerId], problems: &mut Problems) {
    let place = Place::root().key("order");
    let mut seen = BTreeSet::new();
    for (i, player) in order.iter().enumerate() {
        check_seated(seating, || place.index(i), player, problems);
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

/// Checks the refill points and everybody's holdings; several may be empty (M-2, M-5).
fn refill(
    setup: &Setup,
    seating: &Seating,
    points: &BTreeMap<PlayerId, u32>,
    left: &FinalHoldings,
    problems: &mut Problems,
) {
    let root = Place::root();
    for player in points.keys() {
        check_seated(seating, || root.key("refill").player(player), player, problems);
    }
    for player in seating.players().iter().filter(|player| !left.contains_key(player)) {
        problems.add(&root.key("left").player(player), Fault::HoldingMissing);
    }
    let held =
        left.iter().filter(|(_, held)| !matches!(held, FinalHolding::Counted(counts) if counts.is_empty()));
    let held = held.map(|(player, held)| (player.clone(), held.clone())).collect();
    holdings(setup, None, &held, problems);
    // V-REF-3: discards are never reshuffled, and each point requires a card that was played.
    let cards: u32 =
        left.values().map(|held| if let FinalHolding::Counted(c) = held { c.sum() } else { 0 }).sum();
    let max = setup.rules.deck().counts().sum().saturating_sub(cards.saturating_add(1));
    let total = points.values().fold(0, |sum: u32, more| sum.saturating_add(*more));
    if total > max {
        problems.add(&root.key("refill"), Fault::TooManyPoints { total, max });
    }
}

/// Checks that a named player sits at the table. Runs for every input, so the place is built only if there is
/// a fault.
pub(crate) fn check_seated(
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

/// Checks that these holdings are possible, individually and all together, before it is known who went out
/// (M-2, M-6).
///
/// # Errors
/// Lists every problem, as [`result`] does.
pub(crate) fn check_holdings(setup: &Setup, left: &FinalHoldings) -> Result<(), Vec<Problem>> {
    let mut problems = Problems::default();
    holdings(setup, None, left, &mut problems);
    problems.into_result(())
}

/// Checks each holding individually, then all together. The player who went out has none.
fn holdings(setup: &Setup, out: Option<&PlayerId>, left: &FinalHoldings, problems: &mut Problems) {
    let before = problems.len();
    let place = |player: &PlayerId| Place::root().key("left").player(player);
    let is_out = |player: &PlayerId| Some(player) == out;
    for (player, held) in left.iter().filter(|(player, _)| is_out(player)) {
        let holds = match held {
            FinalHolding::Counted(counts) => !counts.is_empty(),
            FinalHolding::Total(points) => *points > 0,
        };
        if holds {
            problems.add(&place(player), Fault::WinnerHolds);
        }
    }
    for (player, held) in left.iter().filter(|(player, _)| !is_out(player)) {
        holding(setup, || place(player), held, problems);
    }
    if problems.len() == before {
        check_holdings_together(setup, left, problems);
    }
}

/// Checks the holding of a player who did not go out: at least one card (M-2), and not more of a face than
/// the deck has. A total of 0 is possible, since a card may be worth nothing.
pub(crate) fn holding(
    setup: &Setup,
    place: impl Fn() -> Place,
    held: &FinalHolding,
    problems: &mut Problems,
) {
    match held {
        // H-7R: a player who empties a stage while no card can be drawn has no cards left, and has not won.
        FinalHolding::Counted(counts) if counts.is_empty() => {
            if !setup.rules.options().seven_rounds {
                problems.add(&place(), Fault::NoCards);
            }
        }
        FinalHolding::Counted(counts) => {
            for (face, count, max) in excess_faces(counts, &setup.rules.deck().counts()) {
                problems.add(&place().face(face), Fault::TooMany { face, count, max });
            }
        }
        FinalHolding::Total(total) => {
            let max = setup.most_points();
            if *total > max {
                problems.add(&place(), Fault::TotalTooHigh { total: *total, max });
            }
        }
    }
}

/// Faces with more cards than the deck has: face, cards counted, cards in the deck.
fn excess_faces(counts: &FaceCounts, deck: &FaceCounts) -> Vec<(Face, u32, u32)> {
    let each = counts.iter().map(|(face, count)| (face, u32::from(count), u32::from(deck.get(face))));
    each.filter(|(_, count, max)| count > max).collect()
}

fn check_holdings_together(setup: &Setup, left: &FinalHoldings, problems: &mut Problems) {
    let (deck, most) = (setup.rules.deck().counts(), setup.most_points());
    let place = || Place::root().key("left");
    let counted = left.values().filter_map(|held| match held {
        FinalHolding::Counted(counts) => Some(counts),
        FinalHolding::Total(_) => None,
    });
    // Each holding is within the deck here, so the sum of ten stays below 255.
    let all = counted.fold(FaceCounts::NONE, |all, counts| all.checked_add(counts).unwrap_or(all));
    let faces = excess_faces(&all, &deck);
    for (face, count, max) in &faces {
        problems.add(&place(), Fault::TooManyTogether { face: *face, count: *count, max: *max });
    }
    // At least one card is on the discard pile (M-2).
    let max = deck.sum().saturating_sub(1);
    if faces.is_empty() && all.sum() > max {
        problems.add(&place(), Fault::TooManyCards { count: all.sum(), max });
    }
    let total: u32 = left.values().map(|held| setup.holding_points(held)).sum();
    if faces.is_empty() && total > most {
        problems.add(&place(), Fault::TotalsTooHigh { total, max: most });
    }
}

/// Checks that everything required by the scoring is given (M-3, M-4).
fn complete(setup: &Setup, seating: &Seating, (out, left, losers): WonParts<'_>, problems: &mut Problems) {
    let root = Place::root();
    let losing = losing_side(setup.format, seating, out);
    let missing = losing.iter().filter(|player| !left.contains_key(**player));
    let method = setup.method().id();
    if method.needs_only_loser() {
        if losers.unwrap_or_default().is_empty() && missing.count() == losing.len() {
            problems.add(&root.key("losers"), Fault::LoserMissing);
        }
        return;
    }
    for player in missing.filter(|_| !setup.scores_wins_only()) {
        problems.add(&root.key("left").player(player), Fault::HoldingMissing);
    }
    if losers.is_some() && setup.scores_wins_only() {
        problems.add(&root.key("losers"), Fault::PlayOffLosers);
    } else if losers.is_some() && !method.names_losers() {
        problems.add(&root.key("losers"), Fault::LosersNotNamed { scoring: method });
    }
}

/// Checks that named and counted losers agree (M-4).
fn check_losers_agree(setup: &Setup, seating: &Seating, result: &HandResult, problems: &mut Problems) {
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

/// Checks that every penalised player sits at the table.
pub(crate) fn penalties(
    seating: &Seating,
    place: impl Fn() -> Place,
    penalties: &[Penalty],
    problems: &mut Problems,
) {
    for (i, penalty) in penalties.iter().enumerate() {
        check_seated(seating, || place().index(i).key("player"), &penalty.player, problems);
    }
}
