//! Any legal move, each as likely.

use rand::Rng;

use super::super::hand::Legal;
use super::super::{Move, below};

/// One of the moves of whoever is asked.
pub(super) fn any(legal: &Legal<'_>, rng: &mut impl Rng) -> Option<Move> {
    if let Some(count) = legal.quick_count() {
        return legal.quick_nth(below(rng, count));
    }
    let count = u32::try_from(legal.into_play().count()).ok()?;
    legal.into_play().nth(below(rng, count) as usize)
}
