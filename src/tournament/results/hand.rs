//! Hands and their results.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use litemap::LiteMap;
use serde::{Deserialize, Serialize};

use lastcard_rules::FaceCounts;

use crate::{Format, Penalty, PlayerId, ResultKind, Setup, Slot};

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
    /// Seats the players clockwise from seat 0.
    pub fn new(clockwise: Vec<PlayerId>) -> Self {
        Self(clockwise.into())
    }

    /// Players clockwise from seat 0.
    pub fn players(&self) -> &[PlayerId] {
        &self.0
    }

    /// Seat of a player, from 0.
    pub fn seat(&self, player: &PlayerId) -> Option<usize> {
        self.0.iter().position(|p| p == player)
    }

    /// Returns true if the player sits here.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.0.contains(player)
    }

    /// Returns true if both seatings have the same people, in any order.
    pub fn has_same_people(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().all(|player| other.has(player))
    }

    /// Next player clockwise.
    pub fn left_of(&self, player: &PlayerId) -> Option<&PlayerId> {
        self.0.get((self.seat(player)? + 1) % self.0.len())
    }

    /// The player and the partners, who sit at every second seat (T-2X2-1, T-TEAM-2), in the order of the
    /// seats.
    pub fn side_of(&self, format: Format, player: &PlayerId) -> Vec<&PlayerId> {
        self.players_by_side(format, player, true)
    }

    /// Sides of partners, starting with the side of seat 0; empty if everybody plays alone.
    pub fn sides(&self, format: Format) -> Vec<Vec<PlayerId>> {
        let mut sides: Vec<Vec<PlayerId>> = Vec::new();
        for player in self.players().iter().filter(|_| format.has_partners()) {
            if !sides.iter().any(|side| side.contains(player)) {
                sides.push(self.side_of(format, player).into_iter().cloned().collect());
            }
        }
        sides
    }

    /// Opponents of a player, in the order of the seats.
    pub fn opponents_of(&self, format: Format, player: &PlayerId) -> Vec<&PlayerId> {
        self.players_by_side(format, player, false)
    }

    /// Partners of a player, in the order of the seats.
    pub fn partners_of(&self, format: Format, player: &PlayerId) -> Vec<&PlayerId> {
        self.side_of(format, player).into_iter().filter(|partner| *partner != player).collect()
    }

    fn players_by_side(&self, format: Format, player: &PlayerId, together: bool) -> Vec<&PlayerId> {
        let Some(own) = self.seat(player) else { return Vec::new() };
        let is_own = |seat: usize| if format.has_partners() { seat % 2 == own % 2 } else { seat == own };
        let at = self.0.iter().enumerate().filter(|(seat, _)| is_own(*seat) == together);
        at.map(|(_, player)| player).collect()
    }
}

impl fmt::Display for Seating {
    /// Writes the ids clockwise, separated by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, player) in self.0.iter().enumerate() {
            write!(f, "{}{player}", if seat == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// Holding that a player was left with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum FinalHolding {
    /// Counted card by card.
    Counted(FaceCounts),
    /// Only the points are known: unverified (M-1).
    Total(u32),
}

/// Holdings that players were left with. For the usual two or three, a flat map is smaller and faster than a
/// tree.
pub type FinalHoldings = LiteMap<PlayerId, FinalHolding>;

/// Reason why a hand has no winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidReason {
    /// Nobody could move: the same dealer deals again, and the slot stays open (R-EXH-6, §0.5.7f).
    Stuck,
    /// Somebody withdrew: the slot is closed, with 0 for everybody (§12.5).
    Withdrawn,
    /// The hand was given up: the slot is closed, with 0 for everybody.
    Abandoned,
    /// The result is under an embargo. Occurs only in redacted snapshots, and is never recorded or written to
    /// a file.
    #[serde(skip_deserializing)]
    Withheld,
}

/// Recorded result of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandResult {
    /// One player went out.
    Won {
        /// Player who went out, and so won for the side.
        out: PlayerId,
        /// Holdings of the others; the scoring decides whose are needed (M-3, M-4).
        left: FinalHoldings,
        /// Losers, if they were named instead of counted (M-4).
        losers: Option<Vec<PlayerId>>,
    },
    /// Everybody finished, in this order; the last one lost (H-LAST-2, V-COW-8).
    Order(Vec<PlayerId>),
    /// The hand was played until the cards were used up (V-REF-5).
    Refill {
        /// Refill points by player; players without any may be absent.
        points: BTreeMap<PlayerId, u32>,
        /// Holdings of everybody; several may be empty (M-2).
        left: FinalHoldings,
    },
    /// The hand has no winner, and counts for nobody.
    Void(VoidReason),
}

impl HandResult {
    /// Kind of the result; `None` for a void.
    pub fn kind(&self) -> Option<ResultKind> {
        match self {
            Self::Won { .. } => Some(ResultKind::Out),
            Self::Order(_) => Some(ResultKind::Order),
            Self::Refill { .. } => Some(ResultKind::Refill),
            Self::Void(_) => None,
        }
    }

    /// Holdings of the players, as far as known.
    pub fn holdings(&self) -> Option<&FinalHoldings> {
        match self {
            Self::Won { left, .. } | Self::Refill { left, .. } => Some(left),
            Self::Order(_) | Self::Void(_) => None,
        }
    }
}

/// A stuck hand that was dealt again, kept as history of its slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StuckHand {
    /// Penalties noted with the stuck hand.
    pub penalties: Vec<Penalty>,
}

/// Hands of a tournament in the order of play. Copies share their common parts, so a snapshot after one more
/// result costs the same in a long tournament as in a short one.
pub type Hands = imbl::Vector<Hand>;

/// Iterator over consecutive hands.
pub type HandsIter<'a> = imbl::vector::Iter<'a, Hand, imbl::shared_ptr::DefaultSharedPtr>;

/// One hand of a tournament, played or still open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Round, table and number; unique within the tournament.
    pub slot: Slot,
    /// Block of the movement; 1 outside a movement.
    pub block: u32,
    /// Players clockwise from seat 0.
    pub seating: Seating,
    /// Dealer; `None` until the previous hand decides (§0.5.7e).
    pub dealer: Option<PlayerId>,
    /// Opener; `None` until the previous hand decides.
    pub opener: Option<PlayerId>,
    /// True if the opener leads by right of going out in the previous hand (R-START-7).
    pub by_right: bool,
    /// True if the hand was played with the deck of its deal ([`crate::Deal`]), and so is compared with the
    /// other hands of that deal.
    pub shared: bool,
    /// `None` while the hand is open. Never [`VoidReason::Stuck`]: stuck hands are in `voided`.
    pub result: Option<HandResult>,
    /// Stuck hands of this slot, oldest first.
    pub voided: Vec<StuckHand>,
    /// Card penalties noted with the hand.
    pub penalties: Vec<Penalty>,
}

impl Hand {
    /// Returns true if the hand still has to be played.
    pub fn is_open(&self) -> bool {
        self.result.is_none()
    }

    /// Returns true if nothing at all is recorded about the hand.
    pub fn is_idle(&self) -> bool {
        self.is_open() && self.voided.is_empty() && self.penalties.is_empty()
    }

    /// Penalties noted in this slot, those of stuck hands first.
    pub fn all_penalties(&self) -> impl Iterator<Item = &Penalty> {
        self.voided.iter().flat_map(|voided| &voided.penalties).chain(&self.penalties)
    }

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

impl Hand {
    /// Returns the players who are asked to confirm the result: those it is recorded against. For refill
    /// points it is everybody.
    pub fn confirmers(&self, setup: &Setup) -> Vec<&PlayerId> {
        match &self.result {
            Some(HandResult::Won { out, .. }) => self.seating.opponents_of(setup.format(), out),
            Some(HandResult::Order(order)) => order.iter().skip(1).collect(),
            Some(HandResult::Refill { .. }) => self.seating.players().iter().collect(),
            Some(HandResult::Void(_)) | None => Vec::new(),
        }
    }
}
