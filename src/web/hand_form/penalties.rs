//! Penalties, read from the rows that were typed (M-7).

use lastcard_rules::Deck;
use lastcard_tournament::{Fault, Name, Penalty, PenaltyKind, Place, PlayerId, Setup};

use crate::hand_form::{
    problems::{HandFault, HandProblem},
    result::parse_whole_number,
    typed::TypedPenalty,
};

/// Reads every row. All problems are returned at once.
pub fn penalties(typed: &[TypedPenalty], setup: &Setup) -> Result<Vec<Penalty>, Vec<HandProblem>> {
    let (mut read, mut problems) = (Vec::new(), Vec::new());
    for (index, row) in typed.iter().enumerate() {
        match penalty(row, &Place::root().key("penalties").index(index), setup) {
            Ok(penalty) => read.push(penalty),
            Err(wrong) => problems.extend(wrong),
        }
    }
    if problems.is_empty() { Ok(read) } else { Err(problems) }
}

fn penalty(row: &TypedPenalty, at: &Place, setup: &Setup) -> Result<Penalty, Vec<HandProblem>> {
    let player = match row.player.as_str() {
        "" => Err(HandFault::PenaltyForNobody),
        id => PlayerId::parse(id).map_err(HandFault::refused),
    };
    let kind = match row.kind.as_str() {
        "" => Err(HandFault::PenaltyForNothing),
        kind => Name::parse(kind).map_err(HandFault::refused),
    };
    let cards = cards(row, setup).map_err(HandFault::refused);
    match (player, kind, cards) {
        (Ok(player), Ok(kind), Ok(cards)) => Ok(Penalty { player, kind: kind.to_string(), cards }),
        (player, kind, cards) => {
            let faults = [player.err(), kind.err(), cards.err()].into_iter().flatten();
            Err(faults.map(|fault| HandProblem { place: at.clone(), fault }).collect())
        }
    }
}

/// Reads the number of cards; if empty, the rules' number for this kind, or 0 while no kind is chosen.
fn cards(row: &TypedPenalty, setup: &Setup) -> Result<u32, Fault> {
    let most = u32::try_from(Deck::MAX_CARDS).unwrap_or(u32::MAX);
    if row.cards.is_empty() {
        match row.kind.parse::<PenaltyKind>() {
            Ok(kind) => return Ok(kind.cards(setup.rules())),
            Err(_) if row.kind.is_empty() => return Ok(0),
            Err(_) => {}
        }
    }
    match parse_whole_number(&row.cards, most)? {
        cards if cards <= most => Ok(cards),
        _ => Err(Fault::OutOfRange { given: row.cards.clone(), min: 0, max: most.into() }),
    }
}
