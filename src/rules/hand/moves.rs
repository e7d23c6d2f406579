//! What a player can do (§1.5), as the hand log writes it.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use super::super::{Card, Colour, Seat};

/// A move; who makes it stands beside it. `S` names seats: numbers in the engine, player ids in a hand log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move<S = Seat> {
    /// Lay a card on one's own turn, from the holding or the one just drawn.
    Play(Lay),
    /// Lay two identical cards at once; they work like a Skip (R-SKIP-3).
    Pair {
        /// The card; two copies are laid.
        card: Card,
        /// UNO is called with it.
        #[serde(default, skip_serializing_if = "is_false")]
        uno: bool,
    },
    /// Draw instead of laying (R-DRAW).
    Draw,
    /// Keep the drawn card: "pass" (R-DRAW-5).
    Keep,
    /// Lay a card against the pending effect instead of taking it (§16.1).
    Deflect(Lay),
    /// Take what is pending.
    Accept,
    /// Have the Wild Draw Four checked (R-WD4-4).
    Challenge,
    /// Lay the identical card out of turn (H-JUMP, H-PAIR, V-COW-5).
    Jump(Lay),
    /// Lay a Reverse with all other cards of its colour (V-DUO-R); after a turned-up Reverse all cards of
    /// that colour.
    Dump {
        /// The cards in the order they are laid.
        cards: Cards,
        /// UNO is called with it.
        #[serde(default, skip_serializing_if = "is_false")]
        uno: bool,
    },
    /// Choose whom to swap with, or decline where that is allowed (H-70-2, H-FIVE-1, V-COW-6).
    Swap {
        /// The other seat; none to decline.
        with: Option<S>,
    },
    /// Give a card away in an exchange (H-FIVE-2).
    Give {
        /// The card that changes hands, once the other side has chosen too.
        card: Card,
    },
    /// Name the colour of a turned-up black card (R-START-3, V-DUO-7).
    Name {
        /// The colour to match from now on.
        colour: Colour,
    },
    /// Call UNO for oneself (R-UNO-2).
    Call,
    /// Point at a player who forgot to call (R-UNO-3).
    Catch {
        /// Who forgot.
        seat: S,
    },
    /// Say that one has sorted the cards taken (R-ETIQ-1).
    Ready,
    /// Report what software cannot see (§14).
    Report {
        /// Which rule was broken.
        kind: Offence,
        /// Who did it.
        seat: S,
    },
    /// Keep the card drawn in the draft (V-DUO-3).
    DraftKeep,
    /// Refuse it and keep the next one unseen (V-DUO-3).
    DraftReject,
}

/// A card as it is laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lay {
    /// The card, from the holding of whoever lays it.
    pub card: Card,
    /// The colour ordered with a black card (R-COL-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// UNO is called with it (R-UNO-2).
    #[serde(default, skip_serializing_if = "is_false")]
    pub uno: bool,
}

impl Lay {
    /// The card, with no colour ordered and no call.
    pub const fn plain(card: Card) -> Self {
        Self { card, colour: None, uno: false }
    }
}

/// What can be reported (§14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Offence {
    /// Recommending a card or hinting, to a partner too (P-HINT, T-2X2-3).
    Hint,
    /// A wrongly laid card; it is back in the holding (P-MIS).
    Misplay,
    /// Cheating or deceit (P-CHEAT).
    Cheat,
    /// Hiding how many cards one holds: a note, no cards (P-HIDE-1).
    Hide,
    /// Speaking while everybody must be silent (H-SIL-4).
    Silence,
    /// The last hand on the pile (H-CEN-2).
    Centre,
}

impl Offence {
    /// Every kind.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;
}

/// A short list of cards without an allocation. As JSON a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards {
    cards: [Card; Self::MOST],
    len: u8,
}

impl Cards {
    /// No colour has more cards in any deck (R-DECK-6).
    pub const MOST: usize = 26;

    /// No card.
    pub const NONE: Self = Self { cards: [Card::BLANK; Self::MOST], len: 0 };

    /// Adds a card at the end; false, with nothing changed, if the list is full.
    pub fn push(&mut self, card: Card) -> bool {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else { return false };
        *place = card;
        self.len += 1;
        true
    }

    /// The cards in the order in which they were added.
    pub fn as_slice(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.as_slice().to_vec()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = &'static str;

    fn try_from(list: Vec<Card>) -> Result<Self, Self::Error> {
        let mut cards = Self::NONE;
        if list.into_iter().all(|card| cards.push(card)) {
            Ok(cards)
        } else {
            Err("more cards than a colour has")
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this signature")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl<S> Move<S> {
    /// The same move with its seats named differently; none if a seat has no such name.
    pub fn rename<T>(self, mut name: impl FnMut(S) -> Option<T>) -> Option<Move<T>> {
        Some(match self {
            Self::Play(lay) => Move::Play(lay),
            Self::Pair { card, uno } => Move::Pair { card, uno },
            Self::Draw => Move::Draw,
            Self::Keep => Move::Keep,
            Self::Deflect(lay) => Move::Deflect(lay),
            Self::Accept => Move::Accept,
            Self::Challenge => Move::Challenge,
            Self::Jump(lay) => Move::Jump(lay),
            Self::Dump { cards, uno } => Move::Dump { cards, uno },
            Self::Swap { with: None } => Move::Swap { with: None },
            Self::Swap { with: Some(seat) } => Move::Swap { with: Some(name(seat)?) },
            Self::Give { card } => Move::Give { card },
            Self::Name { colour } => Move::Name { colour },
            Self::Call => Move::Call,
            Self::Catch { seat } => Move::Catch { seat: name(seat)? },
            Self::Ready => Move::Ready,
            Self::Report { kind, seat } => Move::Report { kind, seat: name(seat)? },
            Self::DraftKeep => Move::DraftKeep,
            Self::DraftReject => Move::DraftReject,
        })
    }
}
