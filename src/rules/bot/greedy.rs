//! The greedy player, which scores all moves and makes the best one.

use rand::Rng;

use super::super::hand::{HandStage, Lay, View};
use super::super::{Card, CardSet, Colour, Face, Move, below};

/// Returns the move with the highest score. Ties are broken at random.
pub(super) fn best(view: &View<'_>, rng: &mut impl Rng) -> Option<Move> {
    let mut best: Option<(i32, Move)> = None;
    let mut equals = 1;
    for what in view.legal().into_play() {
        let score = score(view, &what);
        match best {
            Some((other, _)) if score < other => {}
            Some((other, _)) if score == other => {
                equals += 1;
                if below(rng, equals) == 0 {
                    best = Some((score, what));
                }
            }
            _ => {
                best = Some((score, what));
                equals = 1;
            }
        }
    }
    best.map(|(_, what)| what)
}

fn score(view: &View<'_>, what: &Move) -> i32 {
    match what {
        Move::Play(lay) | Move::Deflect(lay) | Move::Jump(lay) => lay_score(view, *lay),
        Move::Pair { card, uno } => 1_020 + 2 * worth(*card) + i32::from(*uno),
        Move::Dump { cards, uno } => {
            1_100 + cards.as_slice().iter().copied().map(worth).sum::<i32>() + i32::from(*uno)
        }
        Move::Challenge => challenge_score(view),
        // Prefers the partner with the smallest holding, and declines if the bot's own is smaller.
        Move::Swap { with: Some(seat) } => 50 - size(view.size(*seat)),
        Move::Swap { with: None } => 50 - size(view.holding().len()),
        Move::Give { card } if card.face().is_black() => -worth(*card),
        Move::Give { card } => worth(*card),
        Move::Name { colour } => held(view, *colour),
        Move::DraftKeep => match view.stage() {
            HandStage::Draft { card: Some(card), .. } if card.face().number().is_none() => 10,
            _ => 0,
        },
        Move::DraftReject => 5,
        // Keeps a drawn Wild Draw Four, and lays any other card that fits.
        Move::Keep => 50,
        _ => 0,
    }
}

/// Scores a card: high values first, then colours with many cards; black cards late. Puts pressure on the
/// next player if that player is nearly out.
fn lay_score(view: &View<'_>, lay: Lay) -> i32 {
    let near_out = view.size(view.next()) <= 2;
    let base = match lay.card.face() {
        Face::WildDrawFour if !view.four_is_right() => return -1_000, // never bluffs
        Face::WildDrawFour if near_out => 1_200,
        Face::WildDrawFour => 10,
        Face::Wild => 500,
        Face::DrawTwo | Face::Skip | Face::Reverse if near_out => 1_100 + worth(lay.card),
        _ => 1_000 + worth(lay.card),
    };
    let colour = lay.colour.or(lay.card.colour()).or(view.colour());
    base + 3 * colour.map_or(0, |colour| held(view, colour)) + i32::from(lay.uno)
}

/// Challenges a player with six cards or more, who probably has the colour as well.
fn challenge_score(view: &View<'_>) -> i32 {
    match view.stage() {
        HandStage::Response { from, .. } if view.size(from) >= 6 => 100,
        _ => -1,
    }
}

/// Returns the points that a card counts if it is left at the end (S-VAL-1).
fn worth(card: Card) -> i32 {
    match card.face().number() {
        Some(number) => number.into(),
        None if card.face().is_action() => 20,
        None => 50,
    }
}

fn held(view: &View<'_>, colour: Colour) -> i32 {
    let of_colour = CardSet::colour(colour);
    size((view.holding().set() & of_colour).len() + (view.holding().twins() & of_colour).len())
}

fn size(cards: u32) -> i32 {
    i32::try_from(cards).unwrap_or(i32::MAX)
}
