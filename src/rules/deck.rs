//! The cards of a deck.

use strum::{Display, EnumIter, EnumString, IntoStaticStr, VariantNames};

use super::{Card, CardSet, Colour, Face, FaceCounts, Pile};

/// The cards on the table (R-DECK).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum DeckKind {
    /// The standard 108 cards (R-DECK-1).
    #[default]
    Std108,
    /// The standard cards and four white ones (R-DECK-3).
    Std112,
    /// Two ordinary packs with jokers; the black tens serve as zeros (R-DECK-6).
    Adapted108,
}

/// Use of the four white cards in `std112` (R-DECK-4).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Blanks {
    /// They stay in the box.
    #[default]
    Removed,
    /// Each replaces a lost card and counts as that card; the rest stay in the box.
    Spare,
    /// They are "+10" cards (H-P10).
    Plus10,
    /// They carry a rule of the club's own: they may be laid on anything, have no effect here, and keep the
    /// colour.
    Custom,
}

impl Blanks {
    /// Returns true if white cards are dealt as such.
    pub const fn in_play(self) -> bool {
        matches!(self, Self::Plus10 | Self::Custom)
    }
}

/// A deck as it is dealt: its kind and the use of its blanks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Deck {
    kind: DeckKind,
    blanks: Blanks,
}

impl Deck {
    /// Number of cards in the largest deck.
    pub const MAX_CARDS: usize = 112;

    /// Returns the deck of this kind, or `None` if it has no blanks to use (§9: H-P10 needs `std112`).
    pub fn new(kind: DeckKind, blanks: Blanks) -> Option<Self> {
        (blanks == Blanks::Removed || kind == DeckKind::Std112).then_some(Self { kind, blanks })
    }

    /// Returns the number of copies of a card in the deck (R-DECK-1, R-DECK-3, R-DECK-6).
    pub fn copies(self, card: Card) -> u8 {
        match (card.face(), card.colour()) {
            (Face::Wild | Face::WildDrawFour, _) => 4,
            (Face::Blank, _) => 4 * u8::from(self.blanks.in_play()),
            // R-DECK-6: two packs have two tens of each black suit; clubs stand for green, spades for blue.
            (Face::Zero, Some(Colour::Green | Colour::Blue)) if self.kind == DeckKind::Adapted108 => 2,
            (Face::Zero, _) => u8::from(self.kind != DeckKind::Adapted108),
            _ => 2,
        }
    }

    /// Returns the cards of which the deck has more than `copies` copies, as given by [`Deck::copies`].
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

    /// Returns true if the pile holds exactly the cards of this deck, in any order. Counting is the cheapest
    /// check, and it runs for every hand dealt.
    pub(super) fn is(self, pile: &Pile) -> bool {
        let mut tally = [0u8; KINDS];
        for card in pile.upward() {
            if let Some(count) = tally.get_mut(usize::from(card.index())) {
                *count += 1; // cannot overflow: a pile has at most 112 cards
            }
        }
        tally == self.tables().cards
    }

    /// Precomputed tables of [`Deck::copies`].
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

    /// Iterates over all cards of the deck, copies included, in the fixed order before shuffling.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let coloured = Colour::ALL.into_iter().flat_map(|colour| {
            Face::ALL.into_iter().filter(|face| face.is_coloured()).map(move |face| Card::of(colour, face))
        });
        coloured
            .chain([Card::WILD, Card::WILD_DRAW_FOUR, Card::BLANK])
            .flat_map(move |card| std::iter::repeat_n(card, self.copies(card).into()))
    }

    /// Returns the number of cards in the deck.
    pub fn size(self) -> u32 {
        self.counts().sum()
    }

    /// Returns the number of cards of each face; no holding can have more (M-2).
    pub fn counts(self) -> FaceCounts {
        self.tables().faces
    }
}

/// One more than the highest [`Card::index`].
const KINDS: usize = 64;

/// Number of copies by [`Card::index`] and by face.
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
        // R-DECK-2: every colour has the same number of cards.
        let of = |colour: &str| std108.cards().filter(|card| card.to_string().starts_with(colour)).count();
        assert_eq!(["R", "Y", "G", "B"].map(of), [25; 4]);
        assert_eq!(deck(DeckKind::Std112, Blanks::Plus10).size(), 112);
        assert_eq!(deck(DeckKind::Std112, Blanks::Custom).size(), 112);
        // R-DECK-4: without blanks, or with blanks replacing lost cards, 108 cards are in play.
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
    fn sets_agree_with_copies() {
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
    fn counts_agree_with_copies() {
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
