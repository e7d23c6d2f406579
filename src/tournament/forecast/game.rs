//! A simulated tournament in which one player is stronger than the others.

use rand::Rng;

use crate::model::{Model, Run};

/// Strength of everybody but the strongest player.
pub(super) const EQUAL_STRENGTH: u32 = 1000;

/// Number of units in an unshared first place, divisible by every number of entrants up to ten.
pub(super) const FIRST_PLACE_UNITS: u64 = 2520;

const MOST_HANDS: usize = 1000;

pub(super) struct PlayedRun {
    /// Number of hands until the end.
    pub(super) step: u32,
    /// Strongest player's share of first place at each mark, in units of [`FIRST_PLACE_UNITS`].
    pub(super) first: Vec<u64>,
}

/// Plays a tournament once, to its end or to the last mark. Marks are numbers of hands in ascending order;
/// without any, the end is the only mark.
pub(super) fn play(
    game: &Model,
    strongest: usize,
    strength: u32,
    marks: &[usize],
    rng: &mut impl Rng,
) -> PlayedRun {
    let of = |player| if player == strongest { strength } else { EQUAL_STRENGTH };
    let strengths: Vec<u32> = (0..game.entrant_of.len()).map(of).collect();
    let mut run = Run::of(game, &strengths);
    let last = marks.last().copied().unwrap_or(if game.is_movement() { game.len() } else { MOST_HANDS });
    let mut first = Vec::with_capacity(marks.len().max(1));
    while run.played < last
        && let Some(hand) = run.next()
    {
        run.play(rng, hand);
        if marks.contains(&run.played) {
            first.push(first_place(game, &run, strongest));
        }
    }
    // A tournament that is over before a mark keeps its result.
    first.resize_with(marks.len().max(1), || first_place(game, &run, strongest));
    PlayedRun { step: run.step, first }
}

/// Returns the strongest player's current share of first place.
fn first_place(game: &Model, run: &Run<'_>, strongest: usize) -> u64 {
    let (own, mut part) = (game.entrant_of.get(strongest), 0);
    run.for_each_place(|entrant, place, level| {
        if own == Some(&entrant) && place == 1 {
            part = FIRST_PLACE_UNITS / u64::from(level);
        }
    });
    part
}
