//! What a hand's form sends, read into a result.

use std::collections::BTreeMap;

use crate::rules::{Face, FaceCounts};
use crate::store::entries::EntryKey;
use crate::tournament::{
    Fault, HandResult, Left, Penalty, Place, PlayerId, Problem, Setup, Slot, VoidReason,
};
use crate::view::Words;
use crate::view::table::{TypedHand, TypedHolding, TypedPenalty, Wrong};
use crate::web::Error;

use super::penalties::penalties;

/// A form that was sent: which hand, on what it is based, and what was typed.
#[derive(Debug, Clone)]
pub(in crate::web) struct Submission {
    pub(in crate::web) slot: Slot,
    pub(in crate::web) based_on: u32,
    pub(in crate::web) entry_key: EntryKey,
    pub(in crate::web) typed: TypedHand,
    act: Act,
}

/// What a form says: the result, and the penalties noted with it.
pub(in crate::web) type Read = (Option<HandResult>, Vec<Penalty>);

/// Which button was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Save,
    Void(VoidReason),
    Undo,
}

impl Submission {
    /// Reads the fields. What a page of ours never sends is a bad request; what people type is judged by
    /// [`Self::outcome`].
    pub(in crate::web) fn parse(fields: &[(String, String)]) -> Result<Self, Error> {
        let one = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.trim());
        let slot = one("slot").and_then(|slot| slot.parse().ok()).ok_or(Error::BadRequest)?;
        let based_on = one("based_on").and_then(|number| number.parse().ok()).ok_or(Error::BadRequest)?;
        let entry_key =
            one("entry_key").and_then(|key| EntryKey::parse(key).ok()).ok_or(Error::BadRequest)?;
        let act = match (one("void"), one("undo")) {
            (Some("stuck"), _) => Act::Void(VoidReason::Stuck),
            (Some("abandoned"), _) => Act::Void(VoidReason::Abandoned),
            (Some(_), _) => return Err(Error::BadRequest),
            (None, Some(_)) => Act::Undo,
            (None, None) => Act::Save,
        };
        Ok(Self { slot, based_on, entry_key, typed: typed(fields)?, act })
    }

    /// The result that was typed, `None` to undo, with the penalties noted. Everything that cannot be read is told at
    /// once.
    pub(in crate::web) fn read(&self, setup: &Setup, words: Words) -> Result<Read, Vec<Wrong>> {
        match (self.outcome(setup, words), penalties(&self.typed.penalties, setup, words)) {
            (Ok(outcome), Ok(penalties)) => Ok((outcome, penalties)),
            (outcome, penalties) => {
                let wrong = [outcome.err(), penalties.err()];
                Err(wrong.into_iter().flatten().flatten().collect())
            }
        }
    }

    fn outcome(&self, setup: &Setup, words: Words) -> Result<Option<HandResult>, Vec<Wrong>> {
        match self.act {
            Act::Undo => Ok(None),
            Act::Void(reason) => Ok(Some(HandResult::Void(reason))),
            Act::Save => won(&self.typed, setup, words).map(Some),
        }
    }
}

fn typed(fields: &[(String, String)]) -> Result<TypedHand, Error> {
    let mut typed = TypedHand::default();
    let mut penalties: BTreeMap<u8, TypedPenalty> = BTreeMap::new();
    for (name, value) in fields.iter().map(|(name, value)| (name.as_str(), value.trim())) {
        if value.is_empty() {
            continue;
        }
        match name.split('.').collect::<Vec<_>>().as_slice() {
            ["out"] => value.clone_into(&mut typed.out),
            ["losers"] => typed.losers = value.split(' ').map(str::to_owned).collect(),
            ["total", player] => {
                value.clone_into(&mut typed.left.entry((*player).to_owned()).or_default().total);
            }
            ["left", player, face] => {
                let face: Face = face.parse().map_err(|_| Error::BadRequest)?;
                let holding = typed.left.entry((*player).to_owned()).or_default();
                holding.counts.insert(face, value.to_owned());
            }
            ["penalty", number, field] => {
                let row = penalties.entry(number.parse().map_err(|_| Error::BadRequest)?).or_default();
                let field = match *field {
                    "player" => &mut row.player,
                    "kind" => &mut row.kind,
                    "cards" => &mut row.cards,
                    _ => return Err(Error::BadRequest),
                };
                value.clone_into(field);
            }
            _ => {}
        }
    }
    typed.penalties = penalties.into_values().collect();
    Ok(typed)
}

/// A hand that somebody won. Everything that cannot be read is told at once.
fn won(typed: &TypedHand, setup: &Setup, words: Words) -> Result<HandResult, Vec<Wrong>> {
    let mut wrong = Vec::new();
    let mut left = BTreeMap::new();
    for (id, held) in &typed.left {
        match (PlayerId::parse(id), holding(id, held, setup, words)) {
            (Ok(player), Ok(held)) => drop(left.insert(player, held)),
            (Ok(_), Err(faults)) => wrong.extend(faults),
            (Err(fault), _) => wrong.push(Wrong::of(words, &Place::root().key("left").key(id).fault(fault))),
        }
    }
    let out = match typed.out.as_str() {
        "" => Err(Wrong { place: "out".to_owned(), says: words.say("table-wrong-out").to_string() }),
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

fn holding(id: &str, held: &TypedHolding, setup: &Setup, words: Words) -> Result<Left, Vec<Wrong>> {
    let place = Place::root().key("left").key(id);
    let tell = |problem: Problem| vec![Wrong::of(words, &problem)];
    if held.counts.is_empty() {
        let bound = setup.rules().counting(*setup.values()).bound(setup.rules().deck());
        return whole(&held.total, bound).map(Left::Total).map_err(|fault| tell(place.fault(fault)));
    }
    if !held.total.is_empty() {
        let says = words.say("table-wrong-both").to_string();
        return Err(vec![Wrong { place: place.to_string(), says }]);
    }
    let deck = setup.rules().deck().counts();
    let mut counts = FaceCounts::NONE;
    let mut wrong = Vec::new();
    for (face, text) in &held.counts {
        let most = u32::from(deck.get(*face));
        // Nine of eight are a number all the same: the rules say what is wrong with it.
        match whole(text, most).map(|count| u8::try_from(count).unwrap_or(u8::MAX)) {
            Ok(count) => counts.set(*face, count),
            Err(fault) => wrong.extend(tell(place.key(face).fault(fault))),
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
    const MOST: usize = 20;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let start: String = text.chars().take(MOST).collect();
    format!("{start}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::SetupKeys;

    fn read(method: &str, fields: &[(&str, &str)]) -> Result<Option<HandResult>, Vec<Wrong>> {
        let keys = SetupKeys {
            format: Some("four-player".to_owned()),
            method: Some(method.to_owned()),
            ..SetupKeys::default()
        };
        let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
        let pairs: Vec<_> =
            fixed.iter().chain(fields).map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        let submission = Submission::parse(&pairs).unwrap();
        submission.read(&Setup::parse(&keys).unwrap(), Words::english()).map(|(outcome, _)| outcome)
    }

    fn places(result: Result<Option<HandResult>, Vec<Wrong>>) -> Vec<String> {
        result.unwrap_err().into_iter().map(|wrong| wrong.place).collect()
    }

    #[test]
    fn cards_and_totals_are_read() {
        let fields = [
            ("out", "anna"),
            ("left.vera.5", " 2 "),
            ("left.vera.WD4", "1"),
            ("total.gleb", "77"),
            ("total.vera", ""),
        ];
        let Ok(Some(HandResult::Won { out, left, losers })) = read("std", &fields) else { panic!() };
        let mut cards = FaceCounts::NONE;
        cards.set(Face::Five, 2);
        cards.set(Face::WildDrawFour, 1);
        assert_eq!(out.as_str(), "anna");
        assert_eq!(left.into_values().collect::<Vec<_>>(), [Left::Total(77), Left::Counted(cards)]);
        assert_eq!(losers, None);
    }

    #[test]
    fn what_is_no_number_is_told_at_its_place() {
        let fields = [("out", "anna"), ("left.vera.5", "x"), ("left.vera.W", "-3"), ("total.gleb", "1,241")];
        assert_eq!(places(read("std", &fields)), ["left.gleb", "left.vera.5", "left.vera.W"]);
        assert_eq!(places(read("std", &[("total.gleb", "3.5")])), ["left.gleb", "out"]);
        assert_eq!(
            places(read("std", &[("out", "anna"), ("total.gleb", "5"), ("left.gleb.5", "1")])),
            ["left.gleb"]
        );
    }

    #[test]
    fn buttons_void_and_undo() {
        assert_eq!(read("std", &[("void", "stuck")]), Ok(Some(HandResult::Void(VoidReason::Stuck))));
        assert_eq!(read("std", &[("undo", "yes")]), Ok(None));
    }
}
