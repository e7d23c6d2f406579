//! The moves of a player (§1.5), as written in the hand log.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use super::super::{Card, Colour, Seat};

/// A move, without its player. `S` names seats: numbers in the engine, player ids in a hand log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move<S = Seat> {
    /// Lays a card on one's own turn, from the holding or just drawn.
    Play(Lay),
    /// Lays two identical cards at once, which work like a Skip (R-SKIP-3).
    Pair {
        /// The card, of which two copies are laid.
        card: Card,
        /// UNO call with the cards.
        #[serde(default, skip_serializing_if = "is_false")]
        uno: bool,
    },
    /// Draws instead of laying (R-DRAW).
    Draw,
    /// Keeps the drawn card: "pass" (R-DRAW-5).
    Keep,
    /// Lays a card against the pending effect instead of taking it (§16.1).
    Deflect(Lay),
    /// Takes the pending effect.
    Accept,
    /// Challenges the Wild Draw Four (R-WD4-4).
    Challenge,
    /// Lays the identical card out of turn (H-JUMP, H-PAIR, V-COW-5).
    Jump(Lay),
    /// Lays a Reverse with all other cards of its colour (V-DUO-R), or after a turned-up Reverse all cards of
    /// that colour.
    Dump {
        /// The cards in the order in which they are laid.
        cards: Cards,
        /// UNO call with the cards.
        #[serde(default, skip_serializing_if = "is_false")]
        uno: bool,
    },
    /// Chooses a partner for a swap, or declines if that is allowed (H-70-2, H-FIVE-1, V-COW-6).
    Swap {
        /// The partner's seat; `None` to decline.
        with: Option<S>,
    },
    /// Gives a card away in an exchange (H-FIVE-2).
    Give {
        /// The card, which changes hands once the other side has chosen as well.
        card: Card,
    },
    /// Names the colour of a turned-up black card (R-START-3, V-DUO-7).
    Name {
        /// The colour to match from now on.
        colour: Colour,
    },
    /// Calls UNO for oneself (R-UNO-2).
    Call,
    /// Catches a player who has not called (R-UNO-3).
    Catch {
        /// The player caught.
        seat: S,
    },
    /// Says "ready" after sorting the cards taken (R-ETIQ-1).
    Ready,
    /// Reports an offence that software cannot see (§14).
    Report {
        /// The rule that was broken.
        kind: Offence,
        /// The player who broke it.
        seat: S,
    },
    /// Keeps the card drawn in the draft (V-DUO-3).
    DraftKeep,
    /// Refuses the card drawn in the draft and keeps the next one, unseen (V-DUO-3).
    DraftReject,
}

/// A card with everything said while laying it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lay {
    /// The card, from the player's holding.
    pub card: Card,
    /// The colour ordered with a black card (R-COL-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// UNO call with the card (R-UNO-2).
    #[serde(default, skip_serializing_if = "is_false")]
    pub uno: bool,
}

impl Lay {
    /// Lays the card without ordering a colour or calling.
    pub const fn plain(card: Card) -> Self {
        Self { card, colour: None, uno: false }
    }
}

/// An offence that can be reported (§14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Offence {
    /// Recommending a card or giving a hint, even to a partner (P-HINT, T-2X2-3).
    Hint,
    /// Laying a wrong card, which has been taken back into the holding (P-MIS).
    Misplay,
    /// Cheating or deceiving others (P-CHEAT).
    Cheat,
    /// Hiding one's number of cards; noted without penalty cards (P-HIDE-1).
    Hide,
    /// Speaking during silence (H-SIL-4).
    Silence,
    /// Being the last to put a hand on the pile (H-CEN-2).
    Centre,
}

impl Offence {
    /// All offences.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;
}

/// A short list of cards without allocation. In JSON it is a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards {
    cards: [Card; Self::MAX_OF_COLOUR],
    len: u8,
}

impl Cards {
    /// Highest number of cards of one colour in any deck (R-DECK-6).
    pub const MAX_OF_COLOUR: usize = 26;

    /// The empty list.
    pub const NONE: Self = Self { cards: [Card::BLANK; Self::MAX_OF_COLOUR], len: 0 };

    /// Appends a card. Returns false, with nothing changed, if the list is full.
    pub fn push(&mut self, card: Card) -> bool {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else { return false };
        *place = card;
        self.len += 1;
        true
    }

    /// Returns the cards in the order in which they were added.
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
    /// Renames the seats of the move, or returns `None` if a seat has no name.
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
