//! What a scorer has put into the form of a hand, exactly as typed, so that it can be shown again.

use std::collections::BTreeMap;

use crate::rules::Face;
use crate::tournament::{Claim, Hand, HandCounts, HandResult, Left, OwnCount, Penalty, PlayerId};

/// The fields of a holding as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedHolding {
    /// How many cards of a face; a field that was left empty is not there.
    pub counts: BTreeMap<Face, String>,
    /// The points, where they were not counted.
    pub total: String,
}

impl TypedHolding {
    pub(super) fn is_empty(&self) -> bool {
        self.counts.is_empty() && self.total.is_empty()
    }
}

/// The fields of a penalty as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedPenalty {
    /// Who got it; empty while nobody is chosen.
    pub player: String,
    /// For what; empty while nothing is chosen.
    pub kind: String,
    /// How many cards; empty for as many as the rules have.
    pub cards: String,
}

/// The fields of a hand's form as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedHand {
    /// Who went out; empty while nobody is chosen.
    pub out: String,
    /// The holdings by the player's id.
    pub left: BTreeMap<String, TypedHolding>,
    /// Who lost, where that is said and not counted (M-4).
    pub losers: Vec<String>,
    /// In which place each player finished, by the player's id.
    pub places: BTreeMap<String, String>,
    /// Refill points by the player's id.
    pub points: BTreeMap<String, String>,
    /// The penalties, without the rows that were left empty.
    pub penalties: Vec<TypedPenalty>,
}

impl TypedHand {
    /// What would have to be typed for what is recorded; no result for an open or a void hand.
    pub fn of(hand: &Hand) -> Self {
        let mut typed = Self { penalties: hand.penalties.iter().map(penalty).collect(), ..Self::default() };
        let left = hand.result.as_ref().and_then(HandResult::left).into_iter().flatten();
        typed.left = left.map(|(player, held)| (player.to_string(), holding(held))).collect();
        match &hand.result {
            Some(HandResult::Won { out, losers, .. }) => {
                typed.out = out.to_string();
                typed.losers = losers.iter().flatten().map(PlayerId::to_string).collect();
            }
            Some(HandResult::Order(order)) => {
                let places =
                    order.iter().zip(1_u32..).map(|(player, place)| (player.to_string(), place.to_string()));
                typed.places = places.collect();
            }
            Some(HandResult::Refill { points, .. }) => {
                typed.points =
                    points.iter().map(|(player, points)| (player.to_string(), points.to_string())).collect();
            }
            Some(HandResult::Void(_)) | None => {}
        }
        typed
    }

    /// What would have to be typed for what players said of their own holdings, as far as nobody contradicts them.
    pub fn said(hand: &Hand, counts: &HandCounts) -> Self {
        let mut typed = Self::default();
        for player in hand.seating.players() {
            match counts.of(player) {
                [Claim { count: OwnCount::Out, .. }] => typed.out = player.to_string(),
                [Claim { count: OwnCount::Left(left), .. }] => {
                    typed.left.insert(player.to_string(), holding(left));
                }
                _ => {}
            }
        }
        typed
    }

    pub(super) fn holding(&self, player: &PlayerId) -> TypedHolding {
        self.left.get(player.as_str()).cloned().unwrap_or_default()
    }
}

fn penalty(penalty: &Penalty) -> TypedPenalty {
    TypedPenalty {
        player: penalty.player.to_string(),
        kind: penalty.kind.clone(),
        cards: penalty.cards.to_string(),
    }
}

fn holding(left: &Left) -> TypedHolding {
    match left {
        // Nothing at all can only be typed as 0 points.
        Left::Counted(counts) if counts.is_empty() => {
            TypedHolding { counts: BTreeMap::new(), total: "0".to_owned() }
        }
        Left::Counted(counts) => TypedHolding {
            counts: counts.iter().filter(|(_, n)| *n > 0).map(|(face, n)| (face, n.to_string())).collect(),
            total: String::new(),
        },
        Left::Total(points) => TypedHolding { counts: BTreeMap::new(), total: points.to_string() },
    }
}
