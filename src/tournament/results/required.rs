//! Entries that a scorer must, or may, make for each player (M-3, M-4).

use crate::results::effect::losing_side;
use crate::{PlayerId, Seating, Setup};

/// Entry needed for one player's holding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// The holding, counted or as a total.
    Holding,
    /// The holding, or only the fact that this player lost; one player of the side is enough (M-4).
    HoldingOrLoser,
    /// Nothing; a holding is checked but changes nothing (M-3).
    Nothing,
}

/// A player who did not go out, and the entry needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequiredHolding {
    /// Player at the table who did not go out.
    pub player: PlayerId,
    /// Entry that the scorer must, or may, make for this player.
    pub need: Requirement,
}

/// Lists the entries to make after `out` went out, for scorings in which a player goes out
/// ([`crate::MethodId::required_result`]): the losing side clockwise from `out`, then the partners.
pub fn required_holdings(setup: &Setup, seating: &Seating, out: &PlayerId) -> Vec<RequiredHolding> {
    let wanted = match setup.method().id() {
        _ if setup.scores_wins_only() => Requirement::Nothing,
        method if method.needs_only_loser() => Requirement::HoldingOrLoser,
        _ => Requirement::Holding,
    };
    let losing = losing_side(setup.format(), seating, out).into_iter().map(|player| (player, wanted));
    let partners =
        seating.partners_of(setup.format(), out).into_iter().map(|player| (player, Requirement::Nothing));
    losing.chain(partners).map(|(player, need)| RequiredHolding { player: player.clone(), need }).collect()
}
