//! A hand and its result.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use litemap::LiteMap;
use serde::{Deserialize, Serialize};

use lastcard_rules::FaceCounts;

use crate::{Format, Penalty, PlayerId, ResultKind, Slot};

/// The players at a table, clockwise from seat 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<PlayerId>", into = "Vec<PlayerId>")]
pub struct Seating(Arc<[PlayerId]>);

impl From<Vec<PlayerId>> for Seating {
    fn from(clockwise: Vec<PlayerId>) -> Self {
        Self::new(clockwise)
    }
}

impl From<Seating> for Vec<PlayerId> {
    fn from(seating: Seating) -> Self {
        seating.0.to_vec()
    }
}

impl Seating {
    /// The players clockwise from seat 0.
    pub fn new(clockwise: Vec<PlayerId>) -> Self {
        Self(clockwise.into())
    }

    /// The players clockwise from seat 0.
    pub fn players(&self) -> &[PlayerId] {
        &self.0
    }

    /// The seat of a player.
    pub fn seat(&self, player: &PlayerId) -> Option<usize> {
        self.0.iter().position(|p| p == player)
    }

    /// Whether a player sits here.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.0.contains(player)
    }

    /// Whether the same people sit at both, in whatever order.
    pub fn is_same_people(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().all(|player| other.has(player))
    }

    /// The next player clockwise.
    pub fn left_of(&self, player: &PlayerId) -> Option<&PlayerId> {
        self.0.get((self.seat(player)? + 1) % self.0.len())
    }

    /// The player and the partners, who sit at every second seat (T-2X2-1, T-TEAM-2), in the order of the seats.
    pub fn side_of(&self, format: Format, player: &PlayerId) -> Vec<&PlayerId> {
        self.beside(format, player, true)
    }

    /// Who plays together, side by side from seat 0; none where each is alone.
    pub fn sides(&self, format: Format) -> Vec<Vec<PlayerId>> {
        let mut sides: Vec<Vec<PlayerId>> = Vec::new();
        for player in self.players().iter().filter(|_| format.has_partners()) {
            if !sides.iter().any(|side| side.contains(player)) {
                sides.push(self.side_of(format, player).into_iter().cloned().collect());
            }
        }
        sides
    }

    /// The opponents of a player, in the order of the seats.
    pub fn opponents_of(&self, format: Format, player: &PlayerId) -> Vec<&PlayerId> {
        self.beside(format, player, false)
    }

    /// The partners of a player, in the order of the seats.
    pub fn partners_of(&self, format: Format, player: &PlayerId) -> Vec<&PlayerId> {
        self.side_of(format, player).into_iter().filter(|partner| *partner != player).collect()
    }

    fn beside(&self, format: Format, player: &PlayerId, together: bool) -> Vec<&PlayerId> {
        let Some(own) = self.seat(player) else { return Vec::new() };
        let is_own = |seat: usize| if format.has_partners() { seat % 2 == own % 2 } else { seat == own };
        let at = self.0.iter().enumerate().filter(|(seat, _)| is_own(*seat) == together);
        at.map(|(_, player)| player).collect()
    }
}

impl fmt::Display for Seating {
    /// The ids clockwise, with commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, player) in self.0.iter().enumerate() {
            write!(f, "{}{player}", if seat == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// What a player was left with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Left {
    /// Counted card by card.
    Counted(FaceCounts),
    /// Only the points are known: unverified (M-1).
    Total(u32),
}

/// What players were left with. They are two or three: a flat map of them is smaller than a tree, and there sooner.
pub type LeftBy = LiteMap<PlayerId, Left>;

/// Why a hand has no winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidReason {
    /// Nobody could move: dealt again by the same dealer, the slot stays open (R-EXH-6, §0.5.7f).
    Stuck,
    /// Somebody withdrew: the slot is closed, 0 to everybody (§12.5).
    Withdrawn,
    /// The hand was given up: the slot is closed, 0 to everybody.
    Abandoned,
    /// It has a result that is not told yet. Never recorded, and in no file: what is shown of a tournament has it while its standings
    /// are withheld.
    #[serde(skip_deserializing)]
    Withheld,
}

/// What is recorded about a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandResult {
    /// Somebody emptied the holding.
    Won {
        /// Who emptied the holding, and so won for the side.
        out: PlayerId,
        /// What others were left with; whose holding is needed depends on the scoring (M-3, M-4).
        left: LeftBy,
        /// Who lost the hand, when it was said and not counted (M-4).
        losers: Option<Vec<PlayerId>>,
    },
    /// Everybody finished, the first one out first; the last one lost (H-LAST-2, V-COW-8).
    Order(Vec<PlayerId>),
    /// Played until the cards were used up (V-REF-5).
    Refill {
        /// The refill points of each player; who is not named has none.
        points: BTreeMap<PlayerId, u32>,
        /// What everybody was left with; several may be left with nothing (M-2).
        left: LeftBy,
    },
    /// The hand has no winner, and counts for nobody.
    Void(VoidReason),
}

impl HandResult {
    /// What kind of result it is; a void hand is none.
    pub fn kind(&self) -> Option<ResultKind> {
        match self {
            Self::Won { .. } => Some(ResultKind::Out),
            Self::Order(_) => Some(ResultKind::Order),
            Self::Refill { .. } => Some(ResultKind::Refill),
            Self::Void(_) => None,
        }
    }

    /// What the players were left with, as far as it is known.
    pub fn left(&self) -> Option<&LeftBy> {
        match self {
            Self::Won { left, .. } | Self::Refill { left, .. } => Some(left),
            Self::Order(_) | Self::Void(_) => None,
        }
    }
}

/// A stuck hand that was dealt again: history of its slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voided {
    /// What was noted with it.
    pub penalties: Vec<Penalty>,
}

/// The hands of a tournament in the order of play. A copy shares what is equal, so that a picture of a long tournament after one more
/// result costs no more than one of a short one.
pub type Hands = imbl::Vector<Hand>;

/// Some of them, one after the other.
pub type OfHands<'a> = imbl::vector::Iter<'a, Hand, imbl::shared_ptr::DefaultSharedPtr>;

/// One hand of a tournament, played or still open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Round, table and number; unique within the tournament.
    pub slot: Slot,
    /// The block of the movement; 1 outside.
    pub block: u32,
    /// The players clockwise from seat 0.
    pub seating: Seating,
    /// Who deals; not known yet where the hand before decides (§0.5.7e).
    pub dealer: Option<PlayerId>,
    /// Who leads; not known yet where the hand before decides.
    pub opener: Option<PlayerId>,
    /// Whether who leads has won the right to by going out in the hand before (R-START-7).
    pub by_right: bool,
    /// Whether it was played with the deck of its deal ([`crate::Deal`]), and so is compared with the others of that deal.
    pub shared: bool,
    /// Absent while the hand is open. Never [`VoidReason::Stuck`]: that is in `voided`.
    pub result: Option<HandResult>,
    /// The stuck hands of this slot, oldest first.
    pub voided: Vec<Voided>,
    /// Card penalties that were noted.
    pub penalties: Vec<Penalty>,
}

impl Hand {
    /// Whether it still has to be played.
    pub fn is_open(&self) -> bool {
        self.result.is_none()
    }

    /// Whether nothing at all is recorded about it.
    pub fn is_idle(&self) -> bool {
        self.is_open() && self.voided.is_empty() && self.penalties.is_empty()
    }

    /// The penalties noted with it, those of the stuck hands before it first.
    pub fn all_penalties(&self) -> impl Iterator<Item = &Penalty> {
        self.voided.iter().flat_map(|voided| &voided.penalties).chain(&self.penalties)
    }

    /// An open hand without history.
    pub(crate) fn open(slot: Slot, block: u32, seating: Seating) -> Self {
        Self {
            slot,
            block,
            seating,
            dealer: None,
            opener: None,
            by_right: false,
            shared: false,
            result: None,
            voided: Vec::new(),
            penalties: Vec::new(),
        }
    }
}
