//! The hand form as it was sent.

use std::collections::BTreeMap;

use lastcard_tournament::{
    Amendment, EntryRequest, HandResult, IdempotencyKey, PlayerId, Seating, SelfReport, Setup, Slot,
    VoidReason,
};

use crate::hand_form::{
    fields::{HandField, MalformedForm, PenaltyField},
    problems::HandProblem,
    result::{parse_self_report, penalties, result},
    typed::{TypedHand, TypedPenalty},
};

/// A hand form that was sent.
#[derive(Debug, Clone)]
pub struct Submission {
    /// The hand.
    pub slot: Slot,
    /// Revision of the hand that the scorer saw; 0 for an open hand.
    pub based_on: u32,
    /// Idempotency key, unchanged when the form is sent again.
    pub entry_key: IdempotencyKey,
    /// Values of the fields.
    pub typed: TypedHand,
    /// Latest self-report that was on the screen, by number; 0 if there was none.
    pub seen: u32,
    /// Reason for the correction, as typed.
    pub note: String,
    button: Button,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Button {
    Save,
    Void(VoidReason),
    /// Takes the result back, brings it back, or reopens the hand.
    Turn(Amendment),
}

impl Submission {
    /// Parses the fields. The typed values are judged later, by [`Self::read`].
    ///
    /// # Errors
    /// Returns [`MalformedForm`] for fields that no page of Lastcard sends.
    pub fn parse(fields: &[(String, String)]) -> Result<Self, MalformedForm> {
        let mut known = Vec::new();
        for (name, value) in fields.iter().map(|(name, value)| (name, value.trim())) {
            let field = match HandField::parse(name) {
                Err(_) if value.is_empty() => None,
                field => field?,
            };
            known.extend(field.map(|field| (field, value)));
        }
        let one = |wanted| known.iter().find(|(field, _)| *field == wanted).map(|(_, value)| *value);
        let button = match (one(HandField::Void), one(HandField::Undo), one(HandField::Redo)) {
            (Some("stuck"), ..) => Button::Void(VoidReason::Stuck),
            (Some("abandoned"), ..) => Button::Void(VoidReason::Abandoned),
            (Some(_), ..) => return Err(MalformedForm),
            (None, Some("hand"), _) => Button::Turn(Amendment::Open),
            (None, Some(_), _) => Button::Turn(Amendment::Undo),
            (None, None, Some(_)) => Button::Turn(Amendment::Redo),
            (None, None, None) => match one(HandField::Restore) {
                Some(revision) => {
                    let revision = revision.parse().map_err(|_| MalformedForm)?;
                    Button::Turn(Amendment::Restore { revision })
                }
                None => Button::Save,
            },
        };
        Ok(Self {
            slot: one(HandField::Slot).and_then(|slot| slot.parse().ok()).ok_or(MalformedForm)?,
            based_on: one(HandField::BasedOn).and_then(|number| number.parse().ok()).ok_or(MalformedForm)?,
            entry_key: one(HandField::EntryKey)
                .and_then(|key| IdempotencyKey::parse(key).ok())
                .ok_or(MalformedForm)?,
            seen: match one(HandField::Seen) {
                None | Some("") => 0,
                Some(number) => number.parse().map_err(|_| MalformedForm)?,
            },
            typed: collect_typed(&known),
            note: one(HandField::Note).unwrap_or_default().to_owned(),
            button,
        })
    }

    /// Returns true if it records the hand without a result.
    pub fn is_void(&self) -> bool {
        matches!(self.button, Button::Void(_))
    }

    /// Reads the self-report of a player.
    ///
    /// # Errors
    /// Returns the values that cannot be read or are missing.
    pub fn read_self_report(&self, setup: &Setup, player: &PlayerId) -> Result<SelfReport, Vec<HandProblem>> {
        parse_self_report(&self.typed, setup, player)
    }

    /// Returns true if it contains values about anybody other than this player.
    pub fn is_about_others(&self, player: &PlayerId) -> bool {
        let of_others = |id: &str| !id.is_empty() && id != player.as_str();
        of_others(&self.typed.out) || self.typed.left.keys().any(|id| of_others(id))
    }

    /// Returns the request that changes the record of a hand with these seats.
    ///
    /// # Errors
    /// Returns every value that cannot be read.
    pub fn read(&self, setup: &Setup, seating: &Seating) -> Result<EntryRequest, Vec<HandProblem>> {
        let Self { slot, based_on, ref entry_key, .. } = *self;
        let amendment = self.amendment(setup, seating)?;
        Ok(EntryRequest { slot, based_on, entry_key: entry_key.clone(), amendment })
    }

    fn amendment(&self, setup: &Setup, seating: &Seating) -> Result<Amendment, Vec<HandProblem>> {
        let outcome = match &self.button {
            Button::Turn(amendment) => return Ok(amendment.clone()),
            Button::Void(reason) => Ok(HandResult::Void(*reason)),
            Button::Save => result(&self.typed, setup, seating),
        };
        match (outcome, penalties(&self.typed.penalties, setup)) {
            (Ok(outcome), Ok(penalties)) => Ok(Amendment::Record { outcome, penalties }),
            (outcome, penalties) => {
                Err([outcome.err(), penalties.err()].into_iter().flatten().flatten().collect())
            }
        }
    }
}

/// Collects the values of the fields; an empty one is treated as absent.
fn collect_typed(fields: &[(HandField<'_>, &str)]) -> TypedHand {
    let mut typed = TypedHand::default();
    let mut penalties: BTreeMap<u8, TypedPenalty> = BTreeMap::new();
    for (field, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        let text = (*value).to_owned();
        match field {
            HandField::Out => typed.out = text,
            HandField::Losers => typed.losers = value.split(' ').map(str::to_owned).collect(),
            HandField::Place(player) => drop(typed.places.insert((*player).to_owned(), text)),
            HandField::Points(player) => drop(typed.points.insert((*player).to_owned(), text)),
            HandField::Total(player) => typed.left.entry((*player).to_owned()).or_default().total = text,
            HandField::Left(player, face) => {
                typed.left.entry((*player).to_owned()).or_default().counts.insert(*face, text);
            }
            HandField::Penalty(row, part) => {
                let row = penalties.entry(*row).or_default();
                match part {
                    PenaltyField::Player => row.player = text,
                    PenaltyField::Kind => row.kind = text,
                    PenaltyField::Cards => row.cards = text,
                }
            }
            HandField::Slot
            | HandField::BasedOn
            | HandField::EntryKey
            | HandField::Seen
            | HandField::Void
            | HandField::Undo
            | HandField::Redo
            | HandField::Restore
            | HandField::Note => {}
        }
    }
    typed.penalties = penalties.into_values().collect();
    typed
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_rules::{Face, FaceCounts};
    use lastcard_tournament::{FinalHolding, PlayerId, SetupKeys};

    fn amendment(method: &str, fields: &[(&str, &str)]) -> Result<Amendment, Vec<HandProblem>> {
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
        submission.amendment(&Setup::parse(&keys).unwrap(), &Seating::new(seats))
    }

    fn read(method: &str, fields: &[(&str, &str)]) -> Result<HandResult, Vec<HandProblem>> {
        amendment(method, fields).map(|amendment| match amendment {
            Amendment::Record { outcome, .. } => outcome,
            other => panic!("{other:?}"),
        })
    }

    fn places(result: Result<HandResult, Vec<HandProblem>>) -> Vec<String> {
        result.unwrap_err().into_iter().map(|problem| problem.place.to_string()).collect()
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
        assert_eq!(
            left.values().collect::<Vec<_>>(),
            [&FinalHolding::Total(77), &FinalHolding::Counted(cards)]
        );
        assert_eq!(losers, None);
    }

    #[test]
    fn bad_numbers_are_reported_at_their_place() {
        let fields = [("out", "anna"), ("left.vera.5", "x"), ("left.vera.W", "-3"), ("total.gleb", "1,24")];
        assert_eq!(places(read("std", &fields)), ["left.gleb", "left.vera.5", "left.vera.W"]);
        assert_eq!(places(read("std", &[("total.gleb", "3.5")])), ["left.gleb", "out"]);
        assert_eq!(
            places(read("std", &[("out", "anna"), ("total.gleb", "5"), ("left.gleb.5", "1")])),
            ["left.gleb"]
        );
    }

    #[test]
    fn buttons_void_undo_and_restore() {
        assert_eq!(read("std", &[("void", "stuck")]), Ok(HandResult::Void(VoidReason::Stuck)));
        for (field, value, expected) in [
            ("undo", "yes", Amendment::Undo),
            ("undo", "hand", Amendment::Open),
            ("redo", "yes", Amendment::Redo),
            ("restore", "2", Amendment::Restore { revision: 2 }),
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
