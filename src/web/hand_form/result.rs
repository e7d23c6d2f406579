//! The result of a hand, read from the values typed in the form that its scoring needs.

use std::collections::BTreeMap;

use lastcard_rules::{Deck, FaceCounts};
use lastcard_tournament::{
    Fault, FinalHolding, FinalHoldings, HandResult, Name, Penalty, PenaltyKind, Place, PlayerId, ResultKind,
    Seating, SelfReport, Setup, excerpt,
};

use crate::hand_form::{
    problems::{HandFault, HandProblem},
    typed::{TypedHand, TypedHolding, TypedPenalty},
};
use crate::ui::numbers::normalise_number;

/// Reads the result of a hand with these seats. All problems are returned at once.
pub fn result(typed: &TypedHand, setup: &Setup, seating: &Seating) -> Result<HandResult, Vec<HandProblem>> {
    match setup.method().id().required_result() {
        ResultKind::Out => parse_won_hand(typed, setup),
        ResultKind::Order => parse_finishing_order(typed, seating),
        ResultKind::Refill => parse_refill(typed, setup),
    }
}

fn parse_won_hand(typed: &TypedHand, setup: &Setup) -> Result<HandResult, Vec<HandProblem>> {
    let (left, mut problems) = holdings(typed, setup);
    let out = match typed.out.as_str() {
        "" => Err(HandFault::NobodyOut),
        id => PlayerId::parse(id).map_err(HandFault::refused),
    };
    let losers: Result<Vec<_>, _> = typed.losers.iter().map(|id| PlayerId::parse(id)).collect();
    match (out, losers) {
        (Ok(out), Ok(losers)) if problems.is_empty() => {
            // A loser named before somebody began to count is only a name: the cards decide (M-4).
            let named = Some(losers).filter(|losers| !losers.is_empty());
            Ok(HandResult::Won { out, left, losers: named })
        }
        (out, losers) => {
            let root = Place::root();
            problems.extend(out.err().map(|fault| HandProblem { place: root.key("out"), fault }));
            problems.extend(losers.err().map(|fault| HandProblem::refused(&root.key("losers"), fault)));
            Err(problems)
        }
    }
}

pub fn parse_self_report(
    typed: &TypedHand,
    setup: &Setup,
    player: &PlayerId,
) -> Result<SelfReport, Vec<HandProblem>> {
    let place = Place::root().key("left").player(player);
    if typed.out == player.as_str() {
        return Ok(SelfReport::Out);
    }
    let Some(held) = typed.left.get(player.as_str()) else {
        return Err(vec![HandProblem::refused(&place, Fault::HoldingMissing)]);
    };
    let count = SelfReport::Left(holding(&place, held, setup)?);
    count
        .check(player, setup)
        .map_err(|problems| problems.into_iter().map(HandProblem::from).collect::<Vec<_>>())?;
    Ok(count)
}

/// Reads an order of finishing from the players' places. One place may be left empty: it is the remaining one.
fn parse_finishing_order(typed: &TypedHand, seating: &Seating) -> Result<HandResult, Vec<HandProblem>> {
    let players = seating.players();
    let most = u32::try_from(players.len()).unwrap_or(u32::MAX);
    let order = |fault| HandProblem { place: Place::root().key("order"), fault };
    let (mut places, mut problems): (BTreeMap<u32, PlayerId>, Vec<HandProblem>) = Default::default();
    for (player, text) in
        players.iter().filter_map(|player| Some((player, typed.places.get(player.as_str())?)))
    {
        match parse_whole_number(text, most).ok().filter(|place| (1..=most).contains(place)) {
            Some(place) if places.contains_key(&place) => problems.push(order(HandFault::PlaceTwice(place))),
            Some(place) => drop(places.insert(place, player.clone())),
            None => {
                let fault = Fault::OutOfRange { given: shorten(text), min: 1, max: most.into() };
                problems.push(HandProblem::refused(&Place::root().key("left").player(player), fault));
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let left: Vec<&PlayerId> = players.iter().filter(|p| !typed.places.contains_key(p.as_str())).collect();
    match left.as_slice() {
        [] => Ok(HandResult::Order(places.into_values().collect())),
        [last] if !places.contains_key(&most) => {
            Ok(HandResult::Order(places.into_values().chain([(*last).clone()]).collect()))
        }
        _ => Err(vec![order(HandFault::PlaceMissing)]),
    }
}

/// Reads refill points and holdings. The field of a player without points may be left empty.
fn parse_refill(typed: &TypedHand, setup: &Setup) -> Result<HandResult, Vec<HandProblem>> {
    let (left, mut problems) = holdings(typed, setup);
    let most = setup.rules().deck().counts().sum();
    let mut points = BTreeMap::new();
    for (id, text) in &typed.points {
        match parse_player(id).and_then(|(player, place)| {
            let number =
                parse_whole_number(text, most).map_err(|fault| HandProblem::refused(&place, fault))?;
            Ok((player, number))
        }) {
            Ok((player, number)) => drop(points.insert(player, number)),
            Err(problem) => problems.push(problem),
        }
    }
    if problems.is_empty() { Ok(HandResult::Refill { points, left }) } else { Err(problems) }
}

/// Reads the holdings left, and returns them with the problems found.
fn holdings(typed: &TypedHand, setup: &Setup) -> (FinalHoldings, Vec<HandProblem>) {
    let (mut left, mut problems) = (FinalHoldings::default(), Vec::new());
    for (id, held) in &typed.left {
        let read = parse_player(id).map_err(|problem| vec![problem]);
        match read.and_then(|(player, place)| Ok((player, holding(&place, held, setup)?))) {
            Ok((player, held)) => drop(left.insert(player, held)),
            Err(wrong) => problems.extend(wrong),
        }
    }
    (left, problems)
}

/// Parses a player's id, and returns it with the place of that player's values.
fn parse_player(id: &str) -> Result<(PlayerId, Place), HandProblem> {
    let left = Place::root().key("left");
    match PlayerId::parse(id) {
        Ok(player) => Ok((player.clone(), left.player(&player))),
        Err(fault) => Err(HandProblem::refused(&left.user_key(id), fault)),
    }
}

fn holding(place: &Place, held: &TypedHolding, setup: &Setup) -> Result<FinalHolding, Vec<HandProblem>> {
    if held.counts.is_empty() {
        let bound = setup.rules().counting(*setup.values()).bound(setup.rules().deck());
        let total = parse_whole_number(&held.total, bound).map(FinalHolding::Total);
        return total.map_err(|fault| vec![HandProblem::refused(place, fault)]);
    }
    if !held.total.is_empty() {
        return Err(vec![HandProblem { place: place.clone(), fault: HandFault::CardsAndTotal }]);
    }
    let deck = setup.rules().deck().counts();
    let (mut counts, mut problems) = (FaceCounts::NONE, Vec::new());
    for (face, text) in &held.counts {
        // A count of nine where the deck has eight is accepted as a number here: the rules report the fault.
        match parse_whole_number(text, deck.get(*face).into())
            .map(|count| u8::try_from(count).unwrap_or(u8::MAX))
        {
            Ok(count) => counts.set(*face, count),
            Err(fault) => problems.push(HandProblem::refused(&place.face(*face), fault)),
        }
    }
    if problems.is_empty() { Ok(FinalHolding::Counted(counts)) } else { Err(problems) }
}

/// Reads a whole number as people type it. `max` is only for the message and is not enforced.
pub fn parse_whole_number(text: &str, max: u32) -> Result<u32, Fault> {
    let digits = normalise_number(text);
    let plain = digits.bytes().all(|b| b.is_ascii_digit());
    let number = plain.then(|| digits.parse::<u32>().ok()).flatten();
    number.ok_or_else(|| Fault::OutOfRange { given: shorten(text), min: 0, max: max.into() })
}

/// Shortens the typed text to fit a sentence.
fn shorten(text: &str) -> String {
    excerpt(text, 21)
}

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
