//! A random choice among the legal moves.

use rand::Rng;

use super::super::hand::Legal;
use super::super::{Move, below};

/// Returns a random move for a player who has to move; all moves are equally likely.
pub(super) fn any(legal: &Legal<'_>, rng: &mut impl Rng) -> Option<Move> {
    if let Some(plain) = legal.one_plain(|count| below(rng, count)) {
        return Some(plain);
    }
    let count = u32::try_from(legal.into_play().count()).ok()?;
    legal.into_play().nth(below(rng, count) as usize)
}
