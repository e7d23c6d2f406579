//! A score sheet as it was sent.

use std::collections::BTreeMap;

use lastcard_tournament::{Slot, Tournament};

use crate::hand_form::{
    fields::MalformedForm, shorthand::Shorthand, submission::Submission, typed::TypedHand,
};

/// Hands typed from one sheet. The fields of a hand are those of the form at its table, each prefixed with the slot: `1.2.3/total.anna`.
#[derive(Debug, Clone)]
pub struct TypedSheet {
    /// Player ids by their number on the sheet.
    pub players: Vec<String>,
    /// Hands in order, including empty ones.
    pub hands: Vec<Submission>,
}

/// The field with the player ids in the order of their numbers.
pub const PLAYERS: &str = "players";

/// Input in place of a winner for a hand that was given up.
const GIVEN_UP: [&str; 4] = ["-", "–", "—", "−"];

impl TypedSheet {
    /// Reads the fields. Typed values are judged only when they are recorded.
    ///
    /// # Errors
    /// `MalformedForm` for anything that our pages never send.
    pub fn parse(fields: &[(String, String)]) -> Result<Self, MalformedForm> {
        let mut players = Vec::new();
        let mut hands: BTreeMap<Slot, Vec<(String, String)>> = BTreeMap::new();
        for (name, value) in fields {
            if name == PLAYERS {
                players = value.split_whitespace().map(str::to_owned).collect();
            } else if let Some((slot, field)) = name.split_once('/') {
                let of_hand = hands.entry(slot.parse().map_err(|_| MalformedForm)?).or_default();
                if field == "out" && GIVEN_UP.contains(&value.trim()) {
                    of_hand.push(("void".to_owned(), "abandoned".to_owned()));
                }
                of_hand.push((field.to_owned(), value.clone()));
            }
        }
        let hand = |(slot, mut fields): (Slot, Vec<(String, String)>)| {
            fields.push(("slot".to_owned(), slot.to_string()));
            Submission::parse(&fields)
        };
        Ok(Self { players, hands: hands.into_iter().map(hand).collect::<Result<_, _>>()? })
    }

    /// Iterates over the hands that are not empty.
    pub fn filled_hands(&self) -> impl Iterator<Item = &Submission> {
        self.hands.iter().filter(|hand| hand.typed != TypedHand::default())
    }

    /// Returns the slot of its first hand.
    pub fn first(&self) -> Option<Slot> {
        self.hands.first().map(|hand| hand.slot)
    }

    /// Returns the players with their names, by number.
    pub fn shorthands(&self, tournament: &Tournament) -> Vec<Shorthand> {
        let player = |id: &String| {
            let known = tournament.players().find(|player| player.id.as_str() == id);
            let name = known.map_or_else(|| id.clone(), |player| player.name.to_string());
            Shorthand { id: id.clone(), name }
        };
        self.players.iter().map(player).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        let key = "0123456789abcdef";
        let fixed = ["1.1.1", "1.1.2"].into_iter().flat_map(|slot| {
            [(format!("{slot}/based_on"), "0".to_owned()), (format!("{slot}/entry_key"), key.to_owned())]
        });
        fixed.chain(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))).collect()
    }

    #[test]
    fn fields_are_grouped_by_hand() {
        let typed =
            [("players", "anna vera"), ("1.1.2/out", "v"), ("1.1.2/total.anna", "12"), ("1.1.1/out", " ")];
        let sheet = TypedSheet::parse(&fields(&typed)).unwrap();
        assert_eq!(sheet.players, ["anna", "vera"]);
        assert_eq!(sheet.hands.len(), 2);
        let hands: Vec<_> = sheet.filled_hands().collect();
        assert_eq!((hands.len(), hands[0].slot.to_string().as_str()), (1, "1.1.2"));
        assert_eq!((hands[0].typed.out.as_str(), hands[0].typed.left["anna"].total.as_str()), ("v", "12"));
    }

    #[test]
    fn foreign_fields_are_refused() {
        for foreign in [("1.1/out", "1"), ("1.1.3/out", "1"), ("1.1.1/left.anna.Q", "1")] {
            assert!(TypedSheet::parse(&fields(&[foreign])).is_err(), "{foreign:?}");
        }
    }
}
