//! The cards that a phone holds, each with the reason why it cannot be laid now.

use lastcard_rules::Reason;

use crate::played_hands::at_table::PlayContext;
use crate::ui::{
    card::{CardNames, CardPicture, sorted},
    translator::Translator,
};

/// A card in the viewer's holding.
#[derive(Debug, Clone)]
pub struct CardLegality {
    /// The card as it is drawn.
    pub picture: CardPicture,
    /// Reason why it cannot be laid now; `None` if it can.
    pub refused: Option<Reason>,
}

impl PlayContext<'_> {
    /// Returns the cards of the viewing phone, or none if it holds no seat or no hand is being played.
    pub fn held_cards(&self, words: Translator) -> Vec<CardLegality> {
        let (Some(game), Some(seat)) = (&self.moment.game, self.seat().filter(|_| self.moment.is_open()))
        else {
            return Vec::new();
        };
        let view = game.hand().view_for(seat);
        let names = CardNames::new(words, game.hand().rules());
        let held = |card| CardLegality { picture: names.picture(card), refused: view.why_not_lay(card) };
        let mut cards = sorted(view.holding().cards());
        cards.dedup();
        cards.into_iter().map(held).collect()
    }
}
