//! Whether a result can be true (`RULES.md` §13), and whether entrants make up a format.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::{Face, FaceCounts};

use super::outcome::losing_side;
use super::problem::Problems;
use super::{
    Entrant, Fault, Format, HandResult, Left, Method, Name, Penalty, Place, PlayerId, Problem, Seating, Setup,
};

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
    let before = problems.len();
    let (winner, others): (Vec<_>, Vec<_>) = left.iter().partition(|(player, _)| *player == out);
    let place = Place::root().key("left");
    for (player, held) in winner {
        let holds = match held {
            Left::Counted(counts) => !counts.is_empty(),
            Left::Total(points) => *points > 0,
        };
        if holds {
            problems.add(&place.key(player), Fault::WinnerHolds);
        }
    }
    for (player, held) in others {
        holding(setup, &place.key(player), held, problems);
    }
    if problems.len() == before {
        together(setup, left, problems);
    }
}

/// One holding of somebody who did not go out: at least a card (M-2), and none that the deck does not have. A total of 0
/// can be a card that counts nothing.
pub(super) fn holding(setup: &Setup, place: &Place, held: &Left, problems: &mut Problems) {
    match held {
        Left::Counted(counts) if counts.is_empty() => problems.add(place, Fault::NoCards),
        Left::Counted(counts) => {
            for (face, count, max) in beyond(counts, &setup.rules.deck().counts()) {
                problems.add(&place.key(face), Fault::TooMany { face: face.to_string(), count, max });
            }
        }
        Left::Total(total) => {
            let max = setup.most_points();
            if *total > max {
                problems.add(place, Fault::TotalTooHigh { total: *total, max });
            }
        }
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

fn together(setup: &Setup, left: &BTreeMap<PlayerId, Left>, problems: &mut Problems) {
    let (deck, most) = (setup.rules.deck().counts(), setup.most_points());
    let place = Place::root().key("left");
    let counted = left.values().filter_map(|held| match held {
        Left::Counted(counts) => Some(counts),
        Left::Total(_) => None,
    });
    // Each holding is within the deck here, so the sum of ten stays below 255.
    let all = counted.fold(FaceCounts::NONE, |all, counts| all.checked_add(counts).unwrap_or(all));
    let faces = beyond(&all, &deck);
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

/// Entrants must be as many, and as big, as the format has them, and everybody is there once.
///
/// # Errors
/// Every problem: `entrants[2].name`.
pub fn entrants(format: Format, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let root = Place::root().key("entrants");
    let mut problems = Problems::default();
    if entrants.len() != format.entrants() {
        let (given, needed) = (entrants.len(), format.entrants());
        problems.add(&root, Fault::EntrantCount { given, needed, format: format.to_string() });
    }
    let mut ids = BTreeSet::new();
    let mut names = BTreeSet::new();
    let (mut player_ids, mut player_names) = (BTreeSet::new(), BTreeSet::new());
    for (i, entrant) in entrants.iter().enumerate() {
        let place = root.index(i);
        once(&place, &mut ids, entrant.id.as_str(), &mut names, &entrant.name, &mut problems);
        let size = entrant.players.len();
        if size != format.team_size() {
            let (given, needed) = (size, format.team_size());
            problems.add(&place.key("players"), Fault::TeamSize { given, needed });
        }
        for (seat, player) in entrant.players.iter().enumerate().filter(|_| !entrant.is_single()) {
            let place = place.key("players").index(seat);
            once(&place, &mut player_ids, player.id.as_str(), &mut player_names, &player.name, &mut problems);
        }
    }
    problems.none_or(())
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
        problems.add(&place.key("name"), Fault::NameTwice { name: name.to_string() });
    }
}
