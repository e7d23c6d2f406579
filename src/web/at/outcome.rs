//! What was typed about a hand, read as the result that its scoring needs.

use std::collections::BTreeMap;

use crate::rules::FaceCounts;
use crate::tournament::{Fault, HandResult, Left, Place, PlayerId, Problem, Seating, Setup, excerpt};
use crate::view::Words;
use crate::view::table::{TypedHand, TypedHolding, Wrong};

/// A hand that somebody won. Everything that cannot be read is told at once.
pub(super) fn won(typed: &TypedHand, setup: &Setup, words: Words) -> Result<HandResult, Vec<Wrong>> {
    let (left, mut wrong) = holdings(typed, setup, words);
    let out = match typed.out.as_str() {
        "" => Err(Wrong { place: Place::root().key("out"), says: words.say("table-wrong-out").to_string() }),
        id => PlayerId::parse(id).map_err(|fault| Wrong::of(words, &Place::root().key("out").fault(fault))),
    };
    let losers = typed.losers.iter().map(|id| PlayerId::parse(id));
    let losers: Result<Vec<_>, _> = losers.collect();
    match (out, losers) {
        (Ok(out), Ok(losers)) if wrong.is_empty() => {
            // A loser who was named before somebody began to count is no more than that: the cards decide (M-4).
            let named = Some(losers).filter(|losers| !losers.is_empty());
            Ok(HandResult::Won { out, left, losers: named })
        }
        (out, losers) => {
            wrong.extend(out.err());
            wrong.extend(losers.err().map(|f| Wrong::of(words, &Place::root().key("losers").fault(f))));
            Err(wrong)
        }
    }
}

/// What the players were left with, and what cannot be read of it.
fn holdings(typed: &TypedHand, setup: &Setup, words: Words) -> (BTreeMap<PlayerId, Left>, Vec<Wrong>) {
    let (mut left, mut wrong) = (BTreeMap::new(), Vec::new());
    for (id, held) in &typed.left {
        match (PlayerId::parse(id), holding(id, held, setup, words)) {
            (Ok(player), Ok(held)) => drop(left.insert(player, held)),
            (Ok(_), Err(faults)) => wrong.extend(faults),
            (Err(fault), _) => {
                wrong.push(Wrong::of(words, &Place::root().key("left").given(id).fault(fault)));
            }
        }
    }
    (left, wrong)
}

/// An order of finishing, from the places of the players. The last place may be left empty: it is the one that is left.
pub(super) fn finished(typed: &TypedHand, seating: &Seating, words: Words) -> Result<HandResult, Vec<Wrong>> {
    let players = seating.players();
    let most = u32::try_from(players.len()).unwrap_or(u32::MAX);
    let order = |says: String| Wrong { place: Place::root().key("order"), says };
    let (mut places, mut wrong): (BTreeMap<u32, PlayerId>, Vec<Wrong>) = Default::default();
    for (player, text) in
        players.iter().filter_map(|player| Some((player, typed.places.get(player.as_str())?)))
    {
        let place = whole(text, most).ok().filter(|place| (1..=most).contains(place));
        let place = place.ok_or_else(|| Fault::OutOfRange { given: shown(text), min: 1, max: most.into() });
        match place {
            Ok(place) if places.contains_key(&place) => {
                wrong.push(order(words.say("table-wrong-same-place").with("place", place).to_string()));
            }
            Ok(place) => drop(places.insert(place, player.clone())),
            Err(fault) => {
                wrong.push(Wrong::of(words, &Place::root().key("left").player(player).fault(fault)));
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let left: Vec<&PlayerId> = players.iter().filter(|p| !typed.places.contains_key(p.as_str())).collect();
    match left.as_slice() {
        [] => Ok(HandResult::Order(places.into_values().collect())),
        [last] if !places.contains_key(&most) => {
            Ok(HandResult::Order(places.into_values().chain([(*last).clone()]).collect()))
        }
        _ => Err(vec![order(words.say("table-wrong-order").to_string())]),
    }
}

/// One-points and holdings. Who has no points may be left empty.
pub(super) fn refill(typed: &TypedHand, setup: &Setup, words: Words) -> Result<HandResult, Vec<Wrong>> {
    let (left, mut wrong) = holdings(typed, setup, words);
    let most = setup.rules().deck().counts().sum();
    let mut points = BTreeMap::new();
    for (id, text) in &typed.points {
        let place = Place::root().key("left").given(id);
        match PlayerId::parse(id).map_err(Fault::from).and_then(|player| Ok((player, whole(text, most)?))) {
            Ok((player, number)) => drop(points.insert(player, number)),
            Err(fault) => wrong.push(Wrong::of(words, &place.fault(fault))),
        }
    }
    if wrong.is_empty() { Ok(HandResult::Refill { points, left }) } else { Err(wrong) }
}

fn holding(id: &str, held: &TypedHolding, setup: &Setup, words: Words) -> Result<Left, Vec<Wrong>> {
    let place = Place::root().key("left").given(id);
    let tell = |problem: Problem| vec![Wrong::of(words, &problem)];
    if held.counts.is_empty() {
        let bound = setup.rules().counting(*setup.values()).bound(setup.rules().deck());
        return whole(&held.total, bound).map(Left::Total).map_err(|fault| tell(place.fault(fault)));
    }
    if !held.total.is_empty() {
        let says = words.say("table-wrong-both").to_string();
        return Err(vec![Wrong { place, says }]);
    }
    let deck = setup.rules().deck().counts();
    let mut counts = FaceCounts::NONE;
    let mut wrong = Vec::new();
    for (face, text) in &held.counts {
        let most = u32::from(deck.get(*face));
        // Nine of eight are a number all the same: the rules say what is wrong with it.
        match whole(text, most).map(|count| u8::try_from(count).unwrap_or(u8::MAX)) {
            Ok(count) => counts.set(*face, count),
            Err(fault) => wrong.extend(tell(place.face(*face).fault(fault))),
        }
    }
    if wrong.is_empty() { Ok(Left::Counted(counts)) } else { Err(wrong) }
}

/// A whole number as people type it. `max` is only told, not held.
pub(super) fn whole(text: &str, max: u32) -> Result<u32, Fault> {
    let plain = text.bytes().all(|b| b.is_ascii_digit());
    let number = plain.then(|| text.parse::<u32>().ok()).flatten();
    number.ok_or_else(|| Fault::OutOfRange { given: shown(text), min: 0, max: max.into() })
}

/// What was typed, as far as a sentence can hold it.
fn shown(text: &str) -> String {
    excerpt(text, 21)
}
