//! Which cards a deck holds.

use strum::{Display, EnumIter, EnumString, IntoStaticStr, VariantNames};

use super::{Card, CardSet, Colour, Face, FaceCounts, Pile};

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

    /// The deck of this kind; nothing if the blanks are to be used but the kind has none (§9: H-P10 without
    /// `std112`).
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
    pub(super) const fn held_more_than(self, copies: u8) -> CardSet {
        let zeros = CardSet::face(Face::Zero).0;
        let green_and_blue = CardSet::colour(Colour::Green).0 | CardSet::colour(Colour::Blue).0;
        let adapted = matches!(self.kind, DeckKind::Adapted108);
        let coloured = match copies {
            0 | 1 if adapted => !zeros | green_and_blue,
            0 => CardSet::COLOURED.0,
            1 => !zeros,
            _ => 0,
        };
        let blank = CardSet::of(Card::BLANK).only_if(self.blanks.in_play()).0;
        let colourless = CardSet(CardSet::BLACK.0 | blank).only_if(copies < 4).0;
        CardSet(coloured & CardSet::COLOURED.0 | colourless)
    }

    /// Whether these are exactly the cards of the deck, in whatever order. Asked for every hand that is
    /// dealt: counting is the least work.
    pub(super) fn is(self, pile: &Pile) -> bool {
        let mut tally = [0u8; KINDS];
        for card in pile.upward() {
            if let Some(count) = tally.get_mut(usize::from(card.index())) {
                *count += 1; // a pile has far fewer cards than the count has room for
            }
        }
        tally == self.tables().cards
    }

    /// How many copies there are: [`Deck::copies`] as tables.
    const fn tables(self) -> &'static Tables {
        const PLAIN: Tables = tables(Deck { kind: DeckKind::Std108, blanks: Blanks::Removed });
        const WHITE: Tables = tables(Deck { kind: DeckKind::Std112, blanks: Blanks::Plus10 });
        const ADAPTED: Tables = tables(Deck { kind: DeckKind::Adapted108, blanks: Blanks::Removed });
        match self.kind {
            DeckKind::Adapted108 => &ADAPTED,
            _ if self.blanks.in_play() => &WHITE,
            _ => &PLAIN,
        }
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
        self.tables().faces
    }
}

/// One more than the highest [`Card::index`].
const KINDS: usize = 64;

/// How many there are of each kind of card, by [`Card::index`], and of each face.
struct Tables {
    cards: [u8; KINDS],
    faces: FaceCounts,
}

const fn tables(deck: Deck) -> Tables {
    let mut tables = Tables { cards: [0; KINDS], faces: FaceCounts::NONE };
    let mut copies = 0;
    while copies < 4 {
        let CardSet(held) = deck.held_more_than(copies);
        let mut index = 0;
        #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
        while index < KINDS {
            tables.cards[index] += (held >> index & 1) as u8;
            index += 1;
        }
        let mut index = 0;
        #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
        while index < Face::COUNT {
            let face = Face::ALL[index];
            #[expect(clippy::cast_possible_truncation, reason = "there are 64 bits at most")]
            let more = CardSet(held & CardSet::face(face).0).len() as u8;
            tables.faces.set(face, tables.faces.get(face) + more);
            index += 1;
        }
        copies += 1;
    }
    tables
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
    fn counts_say_the_same_as_copies() {
        for kind in DeckKind::iter() {
            for blanks in Blanks::iter() {
                let Some(deck) = Deck::new(kind, blanks) else { continue };
                let mut counted = 0;
                for card in deck.cards() {
                    assert_eq!(deck.tables().cards[usize::from(card.index())], deck.copies(card));
                    counted += 1;
                }
                assert_eq!(deck.tables().cards.iter().map(|&copies| u32::from(copies)).sum::<u32>(), counted);
                let faces: FaceCounts = deck.cards().map(|card| (card.face(), 1)).collect();
                assert_eq!(deck.counts(), faces);
                let mut pile = deck.pile();
                assert!(deck.is(&pile));
                pile.upward_mut()[0] = Card::of(Colour::Red, Face::Two);
                assert!(!deck.is(&pile));
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
