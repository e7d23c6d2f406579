//! A tournament with one player who is stronger than the others, played to its end.

use rand::Rng;

use crate::model::{Model, Run};

/// The strength of everybody but the strongest.
pub(super) const EQUAL: u32 = 1000;

/// A first place that is not shared: it can be divided among up to ten.
pub(super) const WHOLE: u64 = 2520;

/// No match goes on for longer.
const MOST_HANDS: usize = 1000;

/// What a run came to.
pub(super) struct Played {
    /// The hands until the end.
    pub(super) step: u32,
    /// The strongest player's part of the first place at each mark, of [`WHOLE`].
    pub(super) first: Vec<u64>,
}

/// Plays it once to its end, or to the last mark. Marks are numbers of hands, in their order; without any the end is
/// the only one.
pub(super) fn play(
    game: &Model,
    strongest: usize,
    strength: u32,
    marks: &[usize],
    rng: &mut impl Rng,
) -> Played {
    let of = |player| if player == strongest { strength } else { EQUAL };
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
    // A tournament that is over before a mark stays as it is.
    first.resize_with(marks.len().max(1), || first_place(game, &run, strongest));
    Played { step: run.step, first }
}

/// The strongest player's part of the first place as it stands.
fn first_place(game: &Model, run: &Run<'_>, strongest: usize) -> u64 {
    let (own, mut part) = (game.entrant_of.get(strongest), 0);
    run.places(|entrant, place, level| {
        if own == Some(&entrant) && place == 1 {
            part = WHOLE / u64::from(level);
        }
    });
    part
}
