//! The cards that a phone holds, each with why it cannot be laid now.

use super::card::sorted;
use super::{AtTable, CardNames, CardPicture};
use crate::rules::Reason;
use crate::view::Words;

/// A card in the holding of whoever looks.
#[derive(Debug, Clone)]
pub struct JudgedCard {
    /// The card.
    pub picture: CardPicture,
    /// Why it cannot be laid now; nothing where it can.
    pub refused: Option<Reason>,
}

impl AtTable<'_> {
    /// The cards of the phone that looks; none where it holds no seat, or no hand is played.
    pub fn held(&self, words: Words) -> Vec<JudgedCard> {
        let (Some(game), Some(seat)) = (&self.moment.game, self.seat().filter(|_| self.moment.is_open()))
        else {
            return Vec::new();
        };
        let view = game.hand().view_for(seat);
        let names = CardNames::new(words, game.hand().rules());
        let held = |card| JudgedCard { picture: names.picture(card), refused: view.why_not_lay(card) };
        let mut cards = sorted(view.holding().cards());
        cards.dedup();
        cards.into_iter().map(held).collect()
    }
}
