//! Which cards a deck holds.

use strum::{Display, EnumIter, EnumString, IntoStaticStr, VariantNames};

use super::{Card, CardSet, Colour, Face, FaceCounts};

/// The set of cards on the table (R-DECK).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum DeckKind {
    /// 108 cards (R-DECK-1).
    #[default]
    Std108,
    /// The same with four white cards (R-DECK-3).
    Std112,
    /// Two ordinary packs with jokers; all zeros are black tens (R-DECK-6).
    Adapted108,
}

/// What the four white cards of `std112` are for (R-DECK-4).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Blanks {
    /// Left in the box.
    #[default]
    Removed,
    /// Each stands for a card that got lost and is that card; the others stay in the box.
    Spare,
    /// "Take ten" (H-P10).
    Plus10,
    /// They carry a rule of the club's own: laid on anything, no effect known here, the current colour stays.
    Custom,
}

impl Blanks {
    /// Whether white cards are dealt as such.
    pub const fn in_play(self) -> bool {
        matches!(self, Self::Plus10 | Self::Custom)
    }
}

/// A deck as it is dealt: the set and the use of its blanks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Deck {
    kind: DeckKind,
    blanks: Blanks,
}

impl Deck {
    /// The most cards that any deck has.
    pub const MOST: usize = 112;

    /// The deck of this kind; nothing if the blanks are to be used but the kind has none (§9: H-P10 without `std112`).
    pub fn new(kind: DeckKind, blanks: Blanks) -> Option<Self> {
        (blanks == Blanks::Removed || kind == DeckKind::Std112).then_some(Self { kind, blanks })
    }

    /// How many copies of a card are dealt (R-DECK-1, R-DECK-3, R-DECK-6).
    pub fn copies(self, card: Card) -> u8 {
        match (card.face(), card.colour()) {
            (Face::Wild | Face::WildDrawFour, _) => 4,
            (Face::Blank, _) => 4 * u8::from(self.blanks.in_play()),
            // R-DECK-6: the tens of the black suits, two packs; clubs stand for green, spades for blue.
            (Face::Zero, Some(Colour::Green | Colour::Blue)) if self.kind == DeckKind::Adapted108 => 2,
            (Face::Zero, _) => u8::from(self.kind != DeckKind::Adapted108),
            _ => 2,
        }
    }

    /// The kinds of cards of which there are more than `copies`: [`Deck::copies`] as sets.
    pub(super) fn held_more_than(self, copies: u8) -> CardSet {
        let zeros = CardSet::face(Face::Zero);
        let green_and_blue = CardSet::colour(Colour::Green) | CardSet::colour(Colour::Blue);
        let adapted = self.kind == DeckKind::Adapted108;
        let coloured = match copies {
            0 | 1 if adapted => !zeros | green_and_blue,
            0 => CardSet::COLOURED,
            1 => !zeros,
            _ => CardSet::NONE,
        };
        let blank = CardSet::of(Card::BLANK).only_if(self.blanks.in_play());
        (coloured & CardSet::COLOURED) | (CardSet::BLACK | blank).only_if(copies < 4)
    }

    /// Every card that is dealt, each as often as it is there, in a fixed order: the order before shuffling.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let coloured = Colour::ALL.into_iter().flat_map(|colour| {
            Face::ALL.into_iter().filter(|face| face.is_coloured()).map(move |face| Card::of(colour, face))
        });
        coloured
            .chain([Card::WILD, Card::WILD_DRAW_FOUR, Card::BLANK])
            .flat_map(move |card| std::iter::repeat_n(card, self.copies(card).into()))
    }

    /// How many cards are dealt.
    pub fn size(self) -> u32 {
        self.counts().sum()
    }

    /// How many of each face are dealt: no holding can have more (M-2).
    pub fn counts(self) -> FaceCounts {
        self.cards().map(|card| (card.face(), 1)).collect()
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    fn deck(kind: DeckKind, blanks: Blanks) -> Deck {
        Deck::new(kind, blanks).unwrap()
    }

    #[test]
    fn ex_4_card_counts() {
        let std108 = deck(DeckKind::Std108, Blanks::Removed);
        let numbers = std108.cards().filter(|card| card.face().number().is_some()).count();
        let actions = std108.cards().filter(|card| card.face().is_action()).count();
        let blacks = std108.cards().filter(|card| card.face().is_black()).count();
        assert_eq!((numbers, actions, blacks, std108.size()), (76, 24, 8, 108));
        // R-DECK-2: red, yellow, green and blue, as many of each.
        let of = |colour: &str| std108.cards().filter(|card| card.to_string().starts_with(colour)).count();
        assert_eq!(["R", "Y", "G", "B"].map(of), [25; 4]);
        assert_eq!(deck(DeckKind::Std112, Blanks::Plus10).size(), 112);
        assert_eq!(deck(DeckKind::Std112, Blanks::Custom).size(), 112);
        // R-DECK-4: removed blanks, and those that stand for lost cards, leave 108 live cards.
        assert_eq!(deck(DeckKind::Std112, Blanks::Removed).size(), 108);
        assert_eq!(deck(DeckKind::Std112, Blanks::Spare).size(), 108);
    }

    #[test]
    fn ex_5_adapted_deck() {
        let adapted = deck(DeckKind::Adapted108, Blanks::Removed);
        let of = |colour| adapted.cards().filter(|card| card.colour() == colour).count();
        assert_eq!(Colour::ALL.map(|colour| of(Some(colour))), [24, 26, 26, 24]);
        assert_eq!((of(None), adapted.size()), (8, 108));
        let zeros = |colour| adapted.copies(Card::of(colour, Face::Zero));
        assert_eq!(Colour::ALL.map(zeros), [0, 2, 2, 0]);
        assert_eq!(adapted.counts(), deck(DeckKind::Std108, Blanks::Removed).counts());
    }

    #[test]
    fn sets_say_the_same_as_copies() {
        for kind in DeckKind::iter() {
            for blanks in Blanks::iter() {
                let Some(deck) = Deck::new(kind, blanks) else { continue };
                for more in 0..5 {
                    let kinds = deck.cards().filter(|&card| deck.copies(card) > more).collect::<Vec<_>>();
                    let set = deck.held_more_than(more);
                    assert!(
                        kinds.iter().all(|&card| set.has(card))
                            && set.iter().all(|card| kinds.contains(&card))
                    );
                }
            }
        }
    }

    #[test]
    fn blanks_need_a_deck_that_has_them() {
        for kind in [DeckKind::Std108, DeckKind::Adapted108] {
            for blanks in [Blanks::Spare, Blanks::Plus10, Blanks::Custom] {
                assert_eq!(Deck::new(kind, blanks), None);
            }
        }
    }
}
