//! What a hand's form sends, read into a result.

use std::collections::BTreeMap;

use crate::rules::Face;
use crate::store::entries::EntryKey;
use crate::tournament::{Amendment, HandResult, ResultKind, Seating, Setup, Slot, VoidReason};
use crate::view::Words;
use crate::view::table::{TypedHand, TypedPenalty, Wrong};
use crate::web::Error;

use super::outcome::{finished, refill, won};
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

/// Which button was pressed.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Act {
    Save,
    Void(VoidReason),
    /// Take back, bring back, or open.
    Turn(Amendment),
}

impl Submission {
    /// Reads the fields. What a page of ours never sends is a bad request; what people type is judged by
    /// [`Self::read`].
    pub(in crate::web) fn parse(fields: &[(String, String)]) -> Result<Self, Error> {
        let one = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.trim());
        let slot = one("slot").and_then(|slot| slot.parse().ok()).ok_or(Error::BadRequest)?;
        let based_on = one("based_on").and_then(|number| number.parse().ok()).ok_or(Error::BadRequest)?;
        let entry_key =
            one("entry_key").and_then(|key| EntryKey::parse(key).ok()).ok_or(Error::BadRequest)?;
        let act = match (one("void"), one("undo"), one("redo")) {
            (Some("stuck"), ..) => Act::Void(VoidReason::Stuck),
            (Some("abandoned"), ..) => Act::Void(VoidReason::Abandoned),
            (Some(_), ..) => return Err(Error::BadRequest),
            (None, Some("hand"), _) => Act::Turn(Amendment::Open),
            (None, Some(_), _) => Act::Turn(Amendment::Undo),
            (None, None, Some(_)) => Act::Turn(Amendment::Redo),
            (None, None, None) => Act::Save,
        };
        Ok(Self { slot, based_on, entry_key, typed: typed(fields)?, act })
    }

    /// What is to be done to the record of a hand with these seats. Everything that cannot be read is told at once.
    pub(in crate::web) fn read(
        &self,
        setup: &Setup,
        seating: &Seating,
        words: Words,
    ) -> Result<Amendment, Vec<Wrong>> {
        let outcome = match &self.act {
            Act::Turn(amendment) => return Ok(amendment.clone()),
            Act::Void(reason) => Ok(HandResult::Void(*reason)),
            Act::Save => match setup.method().id().needs() {
                ResultKind::Out => won(&self.typed, setup, words),
                ResultKind::Order => finished(&self.typed, seating, words),
                ResultKind::Refill => refill(&self.typed, setup, words),
            },
        };
        match (outcome, penalties(&self.typed.penalties, setup, words)) {
            (Ok(outcome), Ok(penalties)) => Ok(Amendment::Record { outcome, penalties }),
            (outcome, penalties) => {
                let wrong = [outcome.err(), penalties.err()];
                Err(wrong.into_iter().flatten().flatten().collect())
            }
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
            ["place", player] => drop(typed.places.insert((*player).to_owned(), value.to_owned())),
            ["points", player] => drop(typed.points.insert((*player).to_owned(), value.to_owned())),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::FaceCounts;
    use crate::tournament::{Left, PlayerId, SetupKeys};

    fn amendment(method: &str, fields: &[(&str, &str)]) -> Result<Amendment, Vec<Wrong>> {
        let format = if ["placement", "refill"].contains(&method) { "free-for-all" } else { "four-player" };
        let keys = SetupKeys {
            format: Some(format.to_owned()),
            method: Some(method.to_owned()),
            ..SetupKeys::default()
        };
        let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
        let pairs: Vec<_> =
            fixed.iter().chain(fields).map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        let submission = Submission::parse(&pairs).unwrap();
        let seats = ["anna", "vera", "gleb"].map(|id| PlayerId::parse(id).unwrap()).to_vec();
        submission.read(&Setup::parse(&keys).unwrap(), &Seating::new(seats), Words::english())
    }

    fn read(method: &str, fields: &[(&str, &str)]) -> Result<HandResult, Vec<Wrong>> {
        amendment(method, fields).map(|amendment| match amendment {
            Amendment::Record { outcome, .. } => outcome,
            other => panic!("{other:?}"),
        })
    }

    fn places(result: Result<HandResult, Vec<Wrong>>) -> Vec<String> {
        result.unwrap_err().into_iter().map(|wrong| wrong.place.to_string()).collect()
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
        let Ok(HandResult::Won { out, left, losers }) = read("std", &fields) else { panic!() };
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
    fn buttons_void_take_back_and_bring_back() {
        assert_eq!(read("std", &[("void", "stuck")]), Ok(HandResult::Void(VoidReason::Stuck)));
        for (field, value, expected) in [
            ("undo", "yes", Amendment::Undo),
            ("undo", "hand", Amendment::Open),
            ("redo", "yes", Amendment::Redo),
        ] {
            assert_eq!(
                amendment("std", &[(field, value), ("total.gleb", "x")]),
                Ok(expected),
                "{field}={value}"
            );
        }
    }

    #[test]
    fn the_last_place_may_stay_empty() {
        let order = |fields: &[(&str, &str)]| match read("placement", fields) {
            Ok(HandResult::Order(order)) => order.iter().map(ToString::to_string).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        let first = [("place.vera", "1"), ("place.anna", "2"), ("place.gleb", "3")];
        assert_eq!(order(&first), ["vera", "anna", "gleb"]);
        assert_eq!(order(&first[..2]), ["vera", "anna", "gleb"]);
        assert_eq!(places(read("placement", &first[..1])), ["order"]);
        assert_eq!(places(read("placement", &first[1..])), ["order"]);
        assert_eq!(places(read("placement", &[("place.vera", "1"), ("place.anna", "1")])), ["order"]);
        assert_eq!(
            places(read("placement", &[("place.vera", "4"), ("place.anna", "x")])),
            ["left.anna", "left.vera"]
        );
    }

    #[test]
    fn one_points_and_holdings_are_read() {
        let fields = [("points.anna", "2"), ("total.anna", "30"), ("total.vera", "0"), ("left.gleb.5", "1")];
        let Ok(HandResult::Refill { points, left }) = read("refill", &fields) else { panic!() };
        assert_eq!((points.into_values().collect::<Vec<_>>(), left.len()), (vec![2], 3));
        assert_eq!(
            places(read("refill", &[("points.anna", "many"), ("total.vera", "-1")])),
            ["left.vera", "left.anna"]
        );
    }
}
