//! Any legal move, each as likely.

use rand::Rng;

use super::super::hand::{Legal, Plain};
use super::super::{Move, below};

/// One of the moves of whoever is asked.
pub(super) fn any(legal: &Legal<'_>, rng: &mut impl Rng) -> Option<Move> {
    if let Some(plain) = plain(legal, rng) {
        return Some(plain.into());
    }
    let count = u32::try_from(legal.into_play().count()).ok()?;
    legal.into_play().nth(below(rng, count) as usize)
}

/// The same where there are only plain moves.
#[inline]
pub(super) fn plain(legal: &Legal<'_>, rng: &mut impl Rng) -> Option<Plain> {
    legal.one_plain(|count| below(rng, count))
}
