//! Values of a hand's form exactly as typed, so that they can be shown again.

use std::collections::BTreeMap;

use lastcard_rules::Face;
use lastcard_tournament::{
    FinalHolding, Hand, HandReports, HandResult, NumberedReport, Penalty, PlayerId, SelfReport,
};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedHolding {
    /// Number of cards by face; empty fields are left out.
    pub counts: BTreeMap<Face, String>,
    /// Points, if the cards were not counted.
    pub total: String,
}

impl TypedHolding {
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty() && self.total.is_empty()
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedPenalty {
    /// Id of the player; empty while none is chosen.
    pub player: String,
    /// Kind of the penalty; empty while none is chosen.
    pub kind: String,
    /// Number of cards; empty for the number that the rules give.
    pub cards: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedHand {
    /// Id of the player who went out; empty while none is chosen.
    pub out: String,
    /// Holdings by player id.
    pub left: BTreeMap<String, TypedHolding>,
    /// Ids of the losers, if they are named instead of being determined by counting (M-4).
    pub losers: Vec<String>,
    /// Finishing places by player id.
    pub places: BTreeMap<String, String>,
    /// Refill points by player id.
    pub points: BTreeMap<String, String>,
    /// Penalties, without the empty rows.
    pub penalties: Vec<TypedPenalty>,
}

impl TypedHand {
    /// Returns the values that would produce the recorded result or, for an open or void hand, only the
    /// penalties.
    pub fn of(hand: &Hand) -> Self {
        let mut typed = Self { penalties: hand.penalties.iter().map(penalty).collect(), ..Self::default() };
        let left = hand.result.as_ref().and_then(HandResult::holdings).into_iter().flatten();
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

    /// Returns the values that would produce the self-reports, as far as they do not contradict each other.
    pub fn from_self_reports(hand: &Hand, counts: &HandReports) -> Self {
        let mut typed = Self::default();
        for player in hand.seating.players() {
            match counts.reports_of(player) {
                [NumberedReport { count: SelfReport::Out, .. }] => typed.out = player.to_string(),
                [NumberedReport { count: SelfReport::Left(left), .. }] => {
                    typed.left.insert(player.to_string(), holding(left));
                }
                _ => {}
            }
        }
        typed
    }

    pub fn holding(&self, player: &PlayerId) -> TypedHolding {
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

fn holding(left: &FinalHolding) -> TypedHolding {
    match left {
        // An empty holding can only be typed as 0 points.
        FinalHolding::Counted(counts) if counts.is_empty() => {
            TypedHolding { counts: BTreeMap::new(), total: "0".to_owned() }
        }
        FinalHolding::Counted(counts) => TypedHolding {
            counts: counts.iter().filter(|(_, n)| *n > 0).map(|(face, n)| (face, n.to_string())).collect(),
            total: String::new(),
        },
        FinalHolding::Total(points) => TypedHolding { counts: BTreeMap::new(), total: points.to_string() },
    }
}
