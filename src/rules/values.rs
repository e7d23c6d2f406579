//! Card values, and the count of a holding.

use serde::{Deserialize, Serialize};

use super::{Blanks, Deck, Face, FaceCounts};

/// A profile of card values (S-VAL): `"std"`, `"duo"`, or the club's own numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// Number cards count their number, actions 20, black cards 50 (S-VAL-1).
    #[default]
    Std,
    /// Number cards count their number, actions 10, Wild 15, Wild Draw Four 20 (S-VAL-2, V-DUO-P).
    Duo,
    /// The club's own: `{ "number": "face" or n, "D2": n, "REV": n, "SKIP": n, "W": n, "WD4": n, "BLANK": n
    /// }`.
    #[serde(untagged)]
    Custom(CustomValues),
}

/// A club's own card values; missing ones have their value in `std`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CustomValues {
    /// Value of a number card.
    pub number: NumberValue,
    /// Value of a Draw Two.
    #[serde(rename = "D2")]
    pub draw_two: u16,
    /// Value of a Reverse.
    #[serde(rename = "REV")]
    pub reverse: u16,
    /// Value of a Skip.
    #[serde(rename = "SKIP")]
    pub skip: u16,
    /// Value of a Wild.
    #[serde(rename = "W")]
    pub wild: u16,
    /// Value of a Wild Draw Four.
    #[serde(rename = "WD4")]
    pub wild_draw_four: u16,
    /// Value of a blank; by default 50 as "+10", otherwise 0 (S-VAL-3).
    #[serde(rename = "BLANK", skip_serializing_if = "Option::is_none")]
    pub blank: Option<u16>,
}

impl CustomValues {
    /// Highest permitted value of a card.
    pub const MAX_VALUE: u16 = 1000;
}

impl Default for CustomValues {
    fn default() -> Self {
        Self {
            number: NumberValue::Face,
            draw_two: 20,
            reverse: 20,
            skip: 20,
            wild: 50,
            wild_draw_four: 50,
            blank: None,
        }
    }
}

/// The value of number cards: the printed number, or one value for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NumberValue {
    /// The printed number.
    #[default]
    Face,
    /// The same value for all number cards.
    #[serde(untagged)]
    Fixed(u16),
}

/// Card values prepared for counting: one value per face, and the zero reset if it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counting {
    values: [u16; Face::COUNT],
    zero50: bool,
}

impl Values {
    /// Prepares the values for this use of the blanks. `zero50` is the house rule H-Z50.
    pub fn counting(self, blanks: Blanks, zero50: bool) -> Counting {
        let custom = match self {
            Self::Std => CustomValues::default(),
            Self::Duo => CustomValues {
                draw_two: 10,
                reverse: 10,
                skip: 10,
                wild: 15,
                wild_draw_four: 20,
                ..CustomValues::default()
            },
            Self::Custom(custom) => custom,
        };
        let blank = custom.blank.unwrap_or(if blanks == Blanks::Plus10 { 50 } else { 0 });
        let values = Face::ALL.map(|face| match (face.number(), face) {
            (Some(number), _) => match custom.number {
                NumberValue::Face => number.into(),
                NumberValue::Fixed(points) => points,
            },
            (None, Face::DrawTwo) => custom.draw_two,
            (None, Face::Reverse) => custom.reverse,
            (None, Face::Skip) => custom.skip,
            (None, Face::Wild) => custom.wild,
            (None, Face::WildDrawFour) => custom.wild_draw_four,
            (None, _) => blank,
        });
        Counting { values, zero50 }
    }
}

impl Counting {
    /// Returns the value of a card, regardless of the zero reset.
    pub const fn value(&self, face: Face) -> u32 {
        #[expect(clippy::indexing_slicing, reason = "a face is below the number of faces")]
        {
            self.values[face as usize] as u32
        }
    }

    /// Returns the count of a holding (S-VAL-4). With the zero reset, a holding that consists only of zeros
    /// counts 50 for each card (H-Z50-1, H-Z50-2).
    pub fn holding(&self, counts: &FaceCounts) -> u32 {
        if self.zero50 && u32::from(counts.get(Face::Zero)) == counts.sum() {
            return 50 * counts.sum();
        }
        counts.iter().map(|(face, count)| u32::from(count) * self.value(face)).sum()
    }

    /// Returns the highest possible count of all holdings of a hand together, which no single holding can
    /// exceed either (M-6, §0.5.7l).
    pub fn bound(&self, deck: Deck) -> u32 {
        let counts = deck.counts();
        let plain: u32 = counts.iter().map(|(face, count)| u32::from(count) * self.value(face)).sum();
        plain + if self.zero50 { 50 * u32::from(counts.get(Face::Zero)) } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Card, DeckKind};
    use super::*;

    fn counts(cards: &str) -> FaceCounts {
        cards.split_whitespace().map(|card| (card.parse::<Card>().unwrap().face(), 1)).collect()
    }

    fn plain(values: Values) -> Counting {
        values.counting(Blanks::Removed, false)
    }

    #[test]
    fn ex_1_to_3_card_values() {
        let table = [
            ("R5 Y9 GSKIP", 34, 24),
            ("W B2", 52, 17),
            ("WD4 RD2 G0 Y7", 77, 37),
            ("GD2 BREV RSKIP W WD4 Y8", 168, 73),
        ];
        for (cards, std, duo) in table {
            let counts = counts(cards);
            assert_eq!(plain(Values::Std).holding(&counts), std, "{cards}");
            assert_eq!(plain(Values::Duo).holding(&counts), duo, "{cards}");
        }
    }

    #[test]
    fn ex_4_the_deck_value_bounds_typed_totals() {
        let std108 = Deck::default();
        assert_eq!(plain(Values::Std).bound(std108), 1240);
        assert_eq!(plain(Values::Duo).bound(std108), 740);
        // §0.5.7l
        let plus10 = Deck::new(DeckKind::Std112, Blanks::Plus10).unwrap();
        assert_eq!(Values::Std.counting(Blanks::Plus10, false).bound(plus10), 1240 + 200);
        assert_eq!(Values::Std.counting(Blanks::Removed, true).bound(std108), 1240 + 200);
    }

    #[test]
    fn ex_6_zero_reset() {
        for (cards, with, without) in [("R0", 50, 0), ("R0 G3", 3, 3), ("R0 G0", 100, 0), ("", 0, 0)] {
            let counts = counts(cards);
            assert_eq!(Values::Std.counting(Blanks::Removed, true).holding(&counts), with, "{cards}");
            assert_eq!(plain(Values::Std).holding(&counts), without, "{cards}");
        }
    }

    #[test]
    fn s_val_3_blanks() {
        let value = |values: Values, blanks| values.counting(blanks, false).value(Face::Blank);
        assert_eq!(value(Values::Std, Blanks::Plus10), 50);
        assert_eq!(value(Values::Std, Blanks::Custom), 0);
        let agreed = Values::Custom(CustomValues { blank: Some(25), ..CustomValues::default() });
        assert_eq!(value(agreed, Blanks::Custom), 25);
    }

    #[test]
    fn value_profiles_round_trip() {
        for text in [r#""std""#, r#""duo""#] {
            assert_eq!(serde_json::to_string(&serde_json::from_str::<Values>(text).unwrap()).unwrap(), text);
        }
        let own: Values = serde_json::from_str(r#"{ "number": 5, "W": 40 }"#).unwrap();
        assert_eq!(plain(own).holding(&counts("R1 R9 W WD4")), 5 + 5 + 40 + 50);
        let face: Values = serde_json::from_str(r#"{ "number": "face" }"#).unwrap();
        assert_eq!(plain(face), plain(Values::Std));
        for text in [r#""half""#, r#"{ "W": -1 }"#, r#"{ "Q": 1 }"#, r#"{ "number": "pips" }"#] {
            assert!(serde_json::from_str::<Values>(text).is_err(), "{text}");
        }
    }
}
