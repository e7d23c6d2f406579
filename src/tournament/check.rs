//! Whether a result can be true (`RULES.md` §13).

use std::collections::BTreeMap;

use crate::rules::{Face, FaceCounts};

use super::outcome::losing_side;
use super::problem::Problems;
use super::{Fault, HandResult, Left, Method, Penalty, Place, PlayerId, Problem, Seating, Setup};

/// Checks a result against the table, the deck and what the scoring needs (M-2..M-6).
///
/// # Errors
/// Every problem, its place seen from the result: `left.gleb.W`.
pub fn result(setup: &Setup, seating: &Seating, result: &HandResult) -> Result<(), Vec<Problem>> {
    let HandResult::Won { out, left, losers } = result else { return Ok(()) };
    let root = Place::root();
    let mut problems = Problems::default();
    let named = losers.iter().flatten().enumerate().map(|(i, player)| (root.key("losers").index(i), player));
    let held = left.keys().map(|player| (root.key("left").key(player), player));
    for (place, player) in [(root.key("out"), out)].into_iter().chain(held).chain(named) {
        seated(seating, &place, player, &mut problems);
    }
    holdings(setup, out, left, &mut problems);
    if seating.has(out) {
        complete(setup, seating, out, left, losers.as_deref(), &mut problems);
        if matches!(setup.method(), Method::Lazy { .. }) {
            agree(setup, seating, result, &mut problems);
        }
    }
    problems.none_or(())
}

/// A player who is named must sit at the table.
pub(super) fn seated(seating: &Seating, place: &Place, player: &PlayerId, problems: &mut Problems) {
    if !seating.has(player) {
        let seats = seating.to_string();
        problems.add(place, Fault::NotSeated { player: player.to_string(), seats });
    }
}

/// Each holding by itself, then all together.
fn holdings(setup: &Setup, out: &PlayerId, left: &BTreeMap<PlayerId, Left>, problems: &mut Problems) {
    let place = Place::root().key("left");
    let deck = setup.rules.deck().counts();
    let most = setup.rules.counting(setup.values).bound(setup.rules.deck());
    let before = problems.len();
    for (player, held) in left {
        let place = place.key(player);
        match held {
            // One went out, everybody else still holds a card (M-2). A total of 0 can be a card that counts nothing.
            Left::Counted(counts) if player == out && !counts.is_empty() => {
                problems.add(&place, Fault::WinnerHolds);
            }
            Left::Total(total) if player == out && *total > 0 => problems.add(&place, Fault::WinnerHolds),
            Left::Counted(counts) if player != out && counts.is_empty() => {
                problems.add(&place, Fault::NoCards);
            }
            Left::Counted(counts) => {
                for (face, count, max) in beyond(counts, &deck) {
                    problems.add(&place.key(face), Fault::TooMany { face: face.to_string(), count, max });
                }
            }
            Left::Total(total) if *total > most => {
                problems.add(&place, Fault::TotalTooHigh { total: *total, max: most });
            }
            Left::Total(_) => {}
        }
    }
    if problems.len() == before {
        together(setup, left, &deck, most, problems);
    }
}

/// The faces of which there are more than the deck has: face, cards counted, cards in the deck.
fn beyond(counts: &FaceCounts, deck: &FaceCounts) -> Vec<(Face, u32, u32)> {
    counts
        .iter()
        .map(|(face, count)| (face, u32::from(count), u32::from(deck.get(face))))
        .filter(|(_, count, max)| count > max)
        .collect()
}

fn together(
    setup: &Setup,
    left: &BTreeMap<PlayerId, Left>,
    deck: &FaceCounts,
    most: u32,
    problems: &mut Problems,
) {
    let place = Place::root().key("left");
    let counted = left.values().filter_map(|held| match held {
        Left::Counted(counts) => Some(counts),
        Left::Total(_) => None,
    });
    // Each holding is within the deck here, so the sum of ten stays below 255.
    let all = counted.fold(FaceCounts::NONE, |all, counts| all.checked_add(counts).unwrap_or(all));
    let faces = beyond(&all, deck);
    for (face, count, max) in &faces {
        problems.add(&place, Fault::TooManyTogether { face: face.to_string(), count: *count, max: *max });
    }
    // At least one card is on the discard pile (M-2).
    let max = deck.sum().saturating_sub(1);
    if faces.is_empty() && all.sum() > max {
        problems.add(&place, Fault::TooManyCards { count: all.sum(), max });
    }
    let total: u32 = left.values().map(|held| setup.points(held)).sum();
    if faces.is_empty() && total > most {
        problems.add(&place, Fault::TotalsTooHigh { total, max: most });
    }
}

/// What the scoring needs must be there (M-3, M-4).
fn complete(
    setup: &Setup,
    seating: &Seating,
    out: &PlayerId,
    left: &BTreeMap<PlayerId, Left>,
    losers: Option<&[PlayerId]>,
    problems: &mut Problems,
) {
    let root = Place::root();
    let losing = losing_side(seating, out);
    let missing = losing.iter().filter(|player| !left.contains_key(**player));
    match setup.method() {
        Method::Std { .. } | Method::Lose200 { .. } => {
            for player in missing {
                problems.add(&root.key("left").key(player), Fault::HoldingMissing);
            }
            if losers.is_some() {
                let scoring = setup.method().id().to_string();
                problems.add(&root.key("losers"), Fault::LosersNotNamed { scoring });
            }
        }
        Method::Lazy { .. } => {
            if losers.unwrap_or_default().is_empty() && missing.count() == losing.len() {
                problems.add(&root.key("losers"), Fault::LoserMissing);
            }
        }
    }
}

/// What is said twice must agree (M-4).
fn agree(setup: &Setup, seating: &Seating, result: &HandResult, problems: &mut Problems) {
    let HandResult::Won { out, losers: Some(named), .. } = result else { return };
    let place = Place::root().key("losers");
    let winning = seating.side_of(out);
    for (i, player) in named.iter().enumerate().filter(|(_, player)| winning.contains(player)) {
        problems.add(&place.index(i), Fault::LoserWon { player: player.to_string() });
    }
    let losing = losing_side(seating, out);
    let counted = setup.losers(seating, result);
    let same = named.len() == counted.len() && named.iter().all(|player| counted.contains(player));
    if !same && named.iter().all(|player| losing.contains(&player)) {
        let losers = counted.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        problems.add(&place, Fault::OtherLosers { losers });
    }
}

/// Who got a penalty must sit at the table.
pub(super) fn penalties(seating: &Seating, place: &Place, penalties: &[Penalty], problems: &mut Problems) {
    for (i, penalty) in penalties.iter().enumerate() {
        seated(seating, &place.index(i).key("player"), &penalty.player, problems);
    }
}
