//! Converts hands played by the engine to results.

use lastcard_rules::Seat;
use lastcard_rules::hand::{Ended, Outcome};

use crate::{FinalHolding, FinalHoldings, HandResult, PlayerId, Setup, VoidReason};

/// Converts a hand that the engine played to its end; `players` sit clockwise from seat 0. Returns `None` if
/// the scoring needs another kind of result, which [`Setup::parse`] rules out.
pub fn result_from_engine(setup: &Setup, ended: &Ended, players: &[PlayerId]) -> Option<HandResult> {
    let player = |seat: Seat| players.get(seat.number()).cloned();
    let left = |seat: Seat| Some((player(seat)?, FinalHolding::Counted(ended.left(seat))));
    let result = match ended.outcome {
        Outcome::Out { seat } => {
            let others = ended.seats().filter(|&other| other != seat);
            let left: FinalHoldings = others.map(left).collect::<Option<_>>()?;
            HandResult::Won { out: player(seat)?, left, losers: None }
        }
        Outcome::Placed => {
            HandResult::Order(ended.order().into_iter().map(player).collect::<Option<Vec<_>>>()?)
        }
        Outcome::Refill => HandResult::Refill {
            points: ended
                .seats()
                .map(|seat| Some((player(seat)?, u32::from(ended.points(seat)))))
                .collect::<Option<_>>()?,
            left: ended.seats().map(left).collect::<Option<_>>()?,
        },
        Outcome::Stuck => HandResult::Void(VoidReason::Stuck),
        Outcome::Abandoned => HandResult::Void(VoidReason::Abandoned),
    };
    result.kind().is_none_or(|kind| kind == setup.method().id().required_result()).then_some(result)
}
