//! Any legal move, each as likely.

use rand::Rng;

use super::super::hand::Legal;
use super::super::{Move, below};

/// One of the moves of whoever is asked.
pub(super) fn any(legal: &Legal<'_>, rng: &mut impl Rng) -> Option<Move> {
    if let Some(plain) = legal.one_plain(|count| below(rng, count)) {
        return Some(plain);
    }
    let count = u32::try_from(legal.into_play().count()).ok()?;
    legal.into_play().nth(below(rng, count) as usize)
}
