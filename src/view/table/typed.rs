//! What a scorer has put into the form of a hand, exactly as typed, so that it can be shown again.

use std::collections::BTreeMap;

use super::faces;
use crate::rules::Face;
use crate::tournament::{Fault, Hand, HandResult, Left, PathPart, Penalty, Place, PlayerId, Problem};
use crate::view::Words;

/// The fields of a holding as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedHolding {
    /// How many cards of a face; a field that was left empty is not there.
    pub counts: BTreeMap<Face, String>,
    /// The points, where they were not counted.
    pub total: String,
}

impl TypedHolding {
    /// Whether nothing was typed.
    pub fn is_empty(&self) -> bool {
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
    /// One-points by the player's id.
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

    /// What was typed for one player.
    pub fn holding(&self, player: &PlayerId) -> TypedHolding {
        self.left.get(player.as_str()).cloned().unwrap_or_default()
    }
}

/// What is wrong with what was typed, and where: `left.anna.W`, `out`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The field, as a place in the result.
    pub place: Place,
    /// The sentence.
    pub says: String,
}

impl Wrong {
    /// A problem that the rules found. The page shows a holding's problems together, so the face is said with them.
    pub fn of(words: Words, problem: &Problem) -> Self {
        let place = problem.place.clone();
        let text = match &problem.fault {
            Fault::TooManyTogether { face, count, max } => words
                .say("problem-too-many-together")
                .with("face", faces::name(words, *face))
                .with("count", *count)
                .with("max", *max)
                .to_string(),
            fault => words.fault(fault).to_string(),
        };
        let says = match place.parts() {
            [.., PathPart::Face(face)] => words
                .say("problem-of-face")
                .with("face", faces::name(words, *face))
                .with("text", text)
                .to_string(),
            _ => text,
        };
        Self { place, says }
    }

    /// Something wrong with the hand as a whole.
    pub fn whole(says: impl Into<String>) -> Self {
        Self { place: Place::root(), says: says.into() }
    }

    /// Whether it is about this player's holding.
    pub fn is_about(&self, player: &PlayerId) -> bool {
        matches!(self.place.parts(), [PathPart::Key("left"), PathPart::Player(about), ..] if about == player)
    }

    /// The number of the penalty that it is about, from 0.
    pub fn penalty(&self) -> Option<usize> {
        match self.place.parts() {
            [PathPart::Key("penalties"), PathPart::Index(index), ..] => Some(*index),
            _ => None,
        }
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
