//! Bots that play by simple rules. They see what their seat sees, and nothing else.

mod greedy;
mod playout;

use rand::Rng;
use strum::{Display, EnumString, VariantNames};

use super::choice::HandSize;
use super::hand::{Legal, View};
use super::{Move, Ruleset, below};

pub use playout::{MOST_MOVES, play_out, step};

/// A kind of bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Bot {
    /// Any move except mistakes, all equally likely.
    Random,
    /// Sheds points, keeps the Wild Draw Four, calls UNO, and challenges players with many cards.
    #[default]
    Greedy,
}

impl Bot {
    /// Chooses how many cards to deal (R-DEAL-1). With more than six players, the greedy bot deals six
    /// instead of seven.
    pub fn hand_size(self, players: usize, rng: &mut impl Rng) -> HandSize {
        let six = match self {
            Self::Random => below(rng, 2) == 0,
            Self::Greedy => players > 6,
        };
        if six { HandSize::Six } else { HandSize::Seven }
    }

    /// Returns the rules of a hand that this bot deals.
    #[must_use]
    pub fn deals_by(self, rules: Ruleset, players: usize, rng: &mut impl Rng) -> Ruleset {
        if rules.asks_dealer() { rules.dealt_with(self.hand_size(players, rng)) } else { rules }
    }

    /// Chooses a move for a seat that has to move, or returns `None` if there is nothing to do.
    pub fn decide(self, view: &View<'_>, rng: &mut impl Rng) -> Option<Move> {
        match self {
            Self::Random => any_move(&view.legal(), rng),
            Self::Greedy => greedy::best(view, rng),
        }
    }

    /// Chooses a move out of turn, or returns `None` to do nothing.
    pub fn react(self, view: &View<'_>, rng: &mut impl Rng) -> Option<Move> {
        let legal = view.legal();
        match self {
            Self::Random => {
                let choices = legal.into_reactions().count();
                legal.into_reactions().nth(below(rng, u32::try_from(choices).unwrap_or(0) + 1) as usize)
            }
            Self::Greedy => legal.into_reactions().next(),
        }
    }
}

/// Returns a random move for a player who has to move; all moves are equally likely.
fn any_move(legal: &Legal<'_>, rng: &mut impl Rng) -> Option<Move> {
    if let Some(plain) = legal.one_plain(|count| below(rng, count)) {
        return Some(plain);
    }
    let count = u32::try_from(legal.into_play().count()).ok()?;
    legal.into_play().nth(below(rng, count) as usize)
}

#[cfg(test)]
mod tests;
