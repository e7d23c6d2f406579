//! The penalties that a hand's form notes (M-7).

use crate::rules::Deck;
use crate::tournament::{Fault, Name, Penalty, PenaltyKind, Place, PlayerId, Setup};
use crate::view::Words;
use crate::view::table::{TypedPenalty, Wrong};

use super::outcome::whole;

/// Reads every row. Everything that cannot be read is told at once.
pub(super) fn penalties(
    typed: &[TypedPenalty],
    setup: &Setup,
    words: Words,
) -> Result<Vec<Penalty>, Vec<Wrong>> {
    let mut wrong = Vec::new();
    let mut read = Vec::new();
    for (index, row) in typed.iter().enumerate() {
        match penalty(row, &Place::root().key("penalties").index(index), setup, words) {
            Ok(penalty) => read.push(penalty),
            Err(faults) => wrong.extend(faults),
        }
    }
    if wrong.is_empty() { Ok(read) } else { Err(wrong) }
}

fn penalty(row: &TypedPenalty, at: &Place, setup: &Setup, words: Words) -> Result<Penalty, Vec<Wrong>> {
    let missing = |key: &'static str| Wrong { place: at.clone(), says: words.say(key).to_string() };
    let unreadable = |fault: Fault| Wrong::of(words, &at.fault(fault));
    let player = match row.player.as_str() {
        "" => Err(missing("table-wrong-penalty-player")),
        id => PlayerId::parse(id).map_err(|fault| unreadable(fault.into())),
    };
    let kind = match row.kind.as_str() {
        "" => Err(missing("table-wrong-penalty-kind")),
        kind => Name::parse(kind).map_err(|fault| unreadable(fault.into())),
    };
    let cards = cards(row, setup).map_err(unreadable);
    match (player, kind, cards) {
        (Ok(player), Ok(kind), Ok(cards)) => Ok(Penalty { player, kind: kind.to_string(), cards }),
        (player, kind, cards) => Err([player.err(), kind.err(), cards.err()].into_iter().flatten().collect()),
    }
}

/// As many as were typed, or as the rules have for this kind; a kind that is not chosen yet asks for none.
fn cards(row: &TypedPenalty, setup: &Setup) -> Result<u32, Fault> {
    let most = u32::try_from(Deck::MOST).unwrap_or(u32::MAX);
    if row.cards.is_empty() {
        match row.kind.parse::<PenaltyKind>() {
            Ok(kind) => return Ok(kind.cards(setup.rules())),
            Err(_) if row.kind.is_empty() => return Ok(0),
            Err(_) => {}
        }
    }
    match whole(&row.cards, most)? {
        cards if cards <= most => Ok(cards),
        _ => Err(Fault::OutOfRange { given: row.cards.clone(), min: 0, max: most.into() }),
    }
}
